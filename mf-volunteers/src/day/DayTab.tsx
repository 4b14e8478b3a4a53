import { Select } from 'kit/fields';
import { KEPT, useQuery } from 'kit/graphql';
import { useAddressChoice } from 'kit/lists';
import { formatTime, type OutboxState, WaitingLine } from 'kit/offline';
import { EmptyState, Stack, Button } from 'kit/ui';

import {
  VolunteersDayDocument,
  VolunteersShiftDaysDocument,
  type VolunteersShiftDaysQuery,
} from '../gql/graphql';
import { Loaded } from '../Loading';
import { useSeason } from '../seasons';
import { dayText } from '../shifts/shift';
import { useDayOutbox, type WaitingNote } from './dayOutbox';
import { DayShift } from './DayShift';

type ShiftDay = VolunteersShiftDaysQuery['shiftDays'][number];

const keyOf = ({ day, activityId }: ShiftDay) => `${day}-${activityId}`;

/** On the day: of an activity who is on its shifts, to note down who is there. It begins with what is now, or comes next. */
export function DayTab() {
  const season = useSeason();
  const query = useQuery(VolunteersShiftDaysDocument, {
    variables: { season },
    context: KEPT,
  });
  const [chosen, choose] = useAddressChoice<string>('dag', '');
  return (
    <Loaded query={query} subject="De lijst met dagen">
      {({ shiftDays }) => {
        const shown = shiftDays.find((one) => keyOf(one) === chosen) ?? nextOf(shiftDays);
        return shown ? (
          <Stack>
            <Select
              label="Activiteit en dag"
              value={keyOf(shown)}
              options={shiftDays.map((one) => ({
                value: keyOf(one),
                label: `${one.activity}, ${dayText(one.day)}`,
              }))}
              onChange={({ target }) => choose(target.value)}
            />
            <Day key={keyOf(shown)} activityId={shown.activityId} day={shown.day} season={season} />
          </Stack>
        ) : (
          <EmptyState title="Er zijn nog geen diensten." text="Maak ze bij Activiteiten." />
        );
      }}
    </Loaded>
  );
}

/** What is not over yet, or else the last one. @param days by time */
function nextOf(days: readonly ShiftDay[]): ShiftDay | undefined {
  const now = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }).replace(' ', 'T');
  return days.find(({ end }) => end >= now) ?? days.at(-1);
}

function Day({ activityId, day, season }: { activityId: string; day: string; season: number }) {
  const query = useQuery(VolunteersDayDocument, {
    variables: { activityId, season },
    context: KEPT,
  });
  const reload = () => query.refetch().catch(() => undefined);
  const outbox = useDayOutbox(reload);
  return (
    <Stack>
      <WaitingNotes outbox={outbox} />
      <Loaded query={query} subject="De diensten van deze dag">
        {({ shifts }) => (
          <Stack>
            {shifts
              .filter((shift) => shift.day === day)
              .map((shift) => (
                <DayShift key={shift.id} shift={shift} outbox={outbox} onDone={reload} />
              ))}
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

/** What I noted down and has no answer: it waits for a connection, or was refused and can be thrown away. */
export function WaitingNotes({
  outbox: { waiting, isSending, flush, drop },
}: {
  outbox: OutboxState<WaitingNote>;
}) {
  const refused = waiting.filter(({ refusal }) => refusal);
  const [first, ...more] = waiting.filter(({ refusal }) => !refusal);
  return (
    <Stack>
      {first && (
        <>
          <WaitingLine
            entry={first}
            what={more.length > 0 ? `${first.name} en nog ${more.length}` : first.name}
          />
          <div>
            <Button variant="ghost" size="small" pending={isSending} onClick={() => void flush()}>
              Nu versturen
            </Button>
          </div>
        </>
      )}
      {refused.map((entry) => (
        <Stack key={entry.requestId}>
          <WaitingLine entry={entry} what={`${entry.name}, van ${formatTime(entry.savedAt)}`} />
          <div>
            <Button variant="text" size="small" onClick={() => drop(entry.requestId)}>
              {`${entry.name} weghalen`}
            </Button>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
