import { ConfirmActionDialog } from 'kit/editing';
import { useQuery, useSave } from 'kit/graphql';
import { Button, ButtonRow, EmptyState, useSnackbar } from 'kit/ui';
import { MailQuestion, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import type { Activity, TakingPart } from '../activities/activity';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  VolunteersAskShiftFragmentDoc,
  VolunteersMailShiftLinksDocument,
  VolunteersShiftsDocument,
  type VolunteersShiftsQuery,
} from '../gql/graphql';
import { Loaded } from '../Loading';
import { askedCount, byDay, dayText } from './shift';
import { AddShiftDialog, DeleteShiftDialog, EditShiftDialog } from './ShiftDialogs';
import { ShiftItem } from './ShiftItem';

type Shift = VolunteersShiftsQuery['shifts'][number];
type Doing = { what: 'add' | 'ask' } | { what: 'edit' | 'delete'; shift: Shift };

interface ShiftsProps {
  activity: Activity;
  season: number;
  /** Who takes part, and can be put on a shift. */
  people: readonly TakingPart[];
  onRoster: () => void;
}

/** The shifts of an activity in a season, by day, with who is on them and who is missing. */
export function Shifts({ activity, season, people, onRoster }: ShiftsProps) {
  const { query, read, reload } = useShifts(activity.id, season);
  const [doing, setDoing] = useState<Doing>();
  const shifts = query.data?.shifts ?? [];
  const button = { variant: 'ghost', size: 'small' } as const;
  return (
    <>
      <Loaded query={query} subject="De lijst met diensten">
        {(data) =>
          data.shifts.length === 0 ? (
            <EmptyState
              title="Er zijn nog geen diensten."
              text="Maak een dienst en zet er vrijwilligers op."
            />
          ) : (
            <Days
              shifts={data.shifts}
              people={people}
              onDone={reload}
              onAction={(what, shift) => setDoing({ what, shift })}
            />
          )
        }
      </Loaded>
      <ButtonRow data-no-print>
        <Button {...button} icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'add' })}>
          Dienst toevoegen
        </Button>
        {shifts.length > 0 && (
          <>
            <Button {...button} icon={<MailQuestion aria-hidden />} onClick={() => setDoing({ what: 'ask' })}>
              Vraag om bevestiging
            </Button>
            <Button {...button} icon={<Printer aria-hidden />} onClick={onRoster}>
              Rooster
            </Button>
          </>
        )}
      </ButtonRow>
      {doing && (
        <DoingDialog
          doing={doing}
          activity={activity}
          season={season}
          shifts={shifts}
          read={read}
          onDone={reload}
          onClose={() => setDoing(undefined)}
        />
      )}
    </>
  );
}

interface DaysProps extends Pick<ShiftsProps, 'people'> {
  shifts: VolunteersShiftsQuery['shifts'];
  onDone: () => Promise<unknown>;
  onAction: (what: 'edit' | 'delete', shift: Shift) => void;
}

function Days({ shifts, people, onDone, onAction }: DaysProps) {
  return byDay(shifts).map((one) => (
    <Day key={one.day}>
      <h4>{dayText(one.day)}</h4>
      {one.shifts.map((shift) => (
        <ShiftItem
          key={shift.id}
          shift={shift}
          people={people}
          onDone={onDone}
          onAction={(what) => onAction(what, shift)}
        />
      ))}
    </Day>
  ));
}

interface DoingDialogProps
  extends Pick<ShiftsProps, 'activity' | 'season'>, Pick<ReturnType<typeof useShifts>, 'read'> {
  doing: Doing;
  shifts: readonly Shift[];
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** The dialog of what was begun. */
function DoingDialog({ doing, activity, shifts, read, ...dialog }: DoingDialogProps) {
  switch (doing.what) {
    case 'add':
      return <AddShiftDialog {...dialog} activityId={activity.id} day={shifts.at(-1)?.day} />;
    case 'edit':
      return (
        <EditShiftDialog
          {...dialog}
          shift={doing.shift}
          fetchLatest={async () => (await read()).find(({ id }) => id === doing.shift.id)}
        />
      );
    case 'delete':
      return <DeleteShiftDialog {...dialog} shift={doing.shift} />;
    case 'ask':
      return <AskDialog {...dialog} activity={activity} shifts={shifts} />;
  }
}

const Day = styled.div`
  margin-bottom: var(--s4);
  h4 {
    margin: 0 0 var(--s1);
    font-size: 15px;
    font-weight: 650;
  }
`;

interface AskDialogProps {
  activity: Activity;
  season: number;
  shifts: readonly FragmentType<typeof VolunteersAskShiftFragmentDoc>[];
  onClose: () => void;
}

/** Mails who did not answer yet a private link, by which they confirm or decline without an account. */
function AskDialog({ activity, season, shifts, onClose }: AskDialogProps) {
  const snackbar = useSnackbar();
  const { save } = useSave(VolunteersMailShiftLinksDocument);
  const count = askedCount(getFragmentData(VolunteersAskShiftFragmentDoc, shifts));
  const ask = async () => {
    const { mailShiftLinks: sent } = await save({ activityId: activity.id, season });
    snackbar.show(sent === 1 ? 'Er gaat 1 mail uit' : `Er gaan ${sent} mails uit`);
  };
  return (
    <ConfirmActionDialog
      question={`Vrijwilligers van ${activity.name} om bevestiging vragen?`}
      confirmLabel="Mailen"
      onConfirm={ask}
      onClose={onClose}
    >
      {count === 1
        ? '1 vrijwilliger krijgt een mail'
        : `${count} vrijwilligers krijgen een mail, ieder apart`}
      , met een eigen link om te laten weten of de dienst past. Wie al heeft geantwoord krijgt niets.
    </ConfirmActionDialog>
  );
}

/** The shifts of an activity in a season, by time. */
export function useShifts(activityId: string, season: number) {
  const query = useQuery(VolunteersShiftsDocument, { variables: { activityId, season } });
  const read = async () => (await query.refetch()).data?.shifts ?? [];
  return {
    query,
    read,
    /** What was saved is saved, also when reading it fails. */
    reload: (): Promise<unknown> => read().catch(() => undefined),
  };
}
