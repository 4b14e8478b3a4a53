import { FormDialog } from 'kit/editing';
import { todayInAmsterdam } from 'kit/format';
import { FormTextField, requiredText, useFormState } from 'kit/forms';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { MutedText, PlainList, SHORTEST_SEARCH, telHref, useDebouncedValue } from 'kit/lists';
import { type OutboxState, WaitingMark } from 'kit/offline';
import { SameRecord } from 'kit/records';
import { Alert, Button, ButtonRow, Card, Stack, useSnackbar } from 'kit/ui';
import { Phone, UserPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';

import {
  type Attendance,
  VolunteersAddExtraDocument,
  VolunteersChoicesDocument,
  type VolunteersDayQuery,
} from '../gql/graphql';
import { answers, shiftName, timesText } from '../shifts/shift';
import { AskReplacement } from '../shifts/ShiftItem';
import type { WaitingNote } from './dayOutbox';

type Shift = VolunteersDayQuery['shifts'][number];
type Person = Shift['volunteers'][number];

/** Who is no longer expected. */
const NOT_EXPECTED: readonly Person['answer'][] = ['declined', 'waiting', 'invited', 'held'];

interface DayShiftProps {
  shift: Shift;
  outbox: OutboxState<WaitingNote>;
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
}

/** A shift on its day: who is on it, with a tap to call, and whether they are there. */
export function DayShift({ shift, outbox, onDone }: DayShiftProps) {
  const [isAdding, setAdding] = useState(false);
  const people = shift.volunteers.filter(({ answer }) => !NOT_EXPECTED.includes(answer));
  const declined = shift.volunteers.filter(({ answer }) => answer === 'declined');
  const extra = outbox.waiting.filter((one) => one.shiftId === shift.id && one.extra && !one.refusal);
  const present = people.filter((person) => noted(person, shift, outbox) === 'there').length + extra.length;
  // Over midnight it is prepared the evening before.
  const canNote = shift.day <= tomorrow();
  const isWanted = shift.missing > 0 && shift.day >= todayInAmsterdam();
  return (
    <Card title={timesText(shift)} actions={<MutedText>{`${present} van ${shift.needed} er`}</MutedText>}>
      <Stack>
        {people.length + extra.length > 0 ? (
          <List aria-label={`Wie er is op ${shiftName(shift)}`}>
            {people.map((person) => (
              <Row key={person.volunteerId} person={person} shift={shift} outbox={outbox} canNote={canNote} />
            ))}
            {extra.map(({ requestId, name }) => (
              <li key={requestId}>
                <Who>
                  <b>{name}</b>
                </Who>
                <WaitingMark text="Wacht op verbinding" />
              </li>
            ))}
          </List>
        ) : (
          <MutedText>Er staat nog niemand op deze dienst.</MutedText>
        )}
        {declined.length > 0 && (
          <MutedText>{`Afgezegd: ${declined.map(({ name }) => name).join(', ')}`}</MutedText>
        )}
        {!canNote && <MutedText>Op de dag zelf noteer je hier wie er is.</MutedText>}
        {isWanted && (
          <Alert
            kind="warning"
            title={shift.missing === 1 ? 'Eén plaats vrij' : `${shift.missing} plaatsen vrij`}
          />
        )}
        <ButtonRow>
          {canNote && (
            <Button
              variant="ghost"
              icon={<UserPlus aria-hidden />}
              aria-label={`Iemand extra op ${shiftName(shift)}`}
              onClick={() => setAdding(true)}
            >
              Iemand extra
            </Button>
          )}
          {isWanted && <AskReplacement shift={shift} />}
        </ButtonRow>
      </Stack>
      {isAdding && (
        <ExtraDialog shift={shift} outbox={outbox} onDone={onDone} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}

interface RowProps extends Pick<DayShiftProps, 'shift' | 'outbox'> {
  person: Person;
  canNote: boolean;
}

function Row({ person, shift, outbox, canNote }: RowProps) {
  const { volunteerId, name, phone, answer } = person;
  const { attempt } = useAttempt();
  const attendance = noted(person, shift, outbox);
  const note = (tapped: Attendance) =>
    attempt(async () => {
      // The same again takes it back.
      const next = attendance === tapped ? null : tapped;
      await outbox.post({ shiftId: shift.id, volunteerId, name, attendance: next });
    });
  return (
    <li>
      {phone ? (
        <Call href={telHref(phone)} aria-label={`Bel ${name}`}>
          <Phone aria-hidden />
        </Call>
      ) : (
        <NoCall />
      )}
      <Who>
        <b>{name}</b>
        <small>{answer === 'confirmed' ? phone : answers[answer].text}</small>
      </Who>
      {canNote && (
        <Choice role="group" aria-label={`Is ${name} er?`}>
          {choices.map(({ value, text, means }) => (
            <button
              key={value}
              type="button"
              aria-pressed={attendance === value}
              aria-label={`${means}: ${name}`}
              data-value={value}
              onClick={() => void note(value)}
            >
              {text}
            </button>
          ))}
        </Choice>
      )}
    </li>
  );
}

const choices: { value: Attendance; text: string; means: string }[] = [
  { value: 'there', text: 'Er', means: 'Er' },
  { value: 'absent', text: 'Niet', means: 'Niet gekomen' },
];

/** What was noted down of somebody, also what waits for a connection. */
function noted(
  { volunteerId, attendance }: Person,
  { id }: Shift,
  { waiting }: OutboxState<WaitingNote>,
): Attendance | null {
  const last = waiting.findLast(
    (one) => one.volunteerId === volunteerId && one.shiftId === id && !one.refusal,
  );
  return (last ? last.attendance : attendance) ?? null;
}

function tomorrow(): string {
  const next = new Date(`${todayInAmsterdam()}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--s2);
    min-height: 64px;
    padding: var(--s2) 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
`;

const Call = styled.a`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  color: var(--ink);
  border-radius: 50%;
  svg {
    width: 20px;
    height: 20px;
  }
`;

const NoCall = styled.span`
  flex: none;
  width: 44px;
`;

const Who = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    display: block;
    font-weight: 650;
    line-height: 1.25;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
`;

const Choice = styled.span`
  display: inline-flex;
  flex: none;
  border: 1px solid var(--line-strong);
  border-radius: 22px;
  overflow: hidden;
  button {
    min-height: 44px;
    padding: 0 var(--s3);
    font: inherit;
    font-size: 14px;
    font-weight: 650;
    line-height: 1.15;
    color: var(--ink-2);
    background: none;
    border: 0;
    cursor: pointer;
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  [aria-pressed='true'][data-value='there'] {
    color: var(--ok);
    background: var(--ok-soft);
  }
  [aria-pressed='true'][data-value='absent'] {
    color: var(--red-strong);
    background: var(--red-soft);
  }
`;

type Values = { name: string; phone: string; agreed: string };

const agreementOf = ({ name }: Values) => name.trim();
const schema = object({ name: requiredText(), phone: string().trim(), agreed: string() });

interface ExtraDialogProps {
  shift: VolunteersDayQuery['shifts'][number];
  outbox: OutboxState<WaitingNote>;
  /** Brings the list up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Somebody who came to help besides: a volunteer who is found while the name is typed, or a new one, also without a connection. */
function ExtraDialog({ shift, outbox, onDone, onClose }: ExtraDialogProps) {
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const { save, saving } = useSave(VolunteersAddExtraDocument);
  const add = async ({ id, name }: { id: string; name: string }) => {
    if (saving) return;
    await attempt(async () => {
      await save({ shiftId: shift.id, volunteerId: id });
      await onDone();
      snackbar.show(`${name} is er ook`);
      onClose();
    });
  };
  return (
    <FormDialog<Values>
      title={`Iemand extra op ${shiftName(shift)}`}
      onClose={onClose}
      size={400}
      submitLabel="Nieuw toevoegen"
      schema={schema}
      initialValues={{ name: '', phone: '', agreed: '' }}
      onSubmit={async (values) => {
        const { name, phone } = values;
        const isAgreed = values.agreed === agreementOf(values);
        const extra = { name, phone, ...(isAgreed && { allowDuplicate: true }) };
        const outcome = await outbox.post({ shiftId: shift.id, name, extra });
        if (outcome === 'sent') snackbar.show(`${name} is er ook`);
      }}
    >
      <FormTextField name="name" label="Naam" required maxLength={120} autoComplete="off" />
      <Known onPick={(person) => void add(person)} />
      <FormTextField
        name="phone"
        label="Telefoon"
        type="tel"
        inputMode="tel"
        maxLength={40}
        autoComplete="off"
        description="Van iemand die nog geen vrijwilliger is."
      />
      <SameRecord<Values>
        title="Staat deze vrijwilliger er al in?"
        anyway="Toch toevoegen"
        fields={['name']}
        agreementOf={agreementOf}
      />
    </FormDialog>
  );
}

/** Volunteers with the name that is typed. */
function Known({ onPick }: { onPick: (person: { id: string; name: string }) => void }) {
  const { name } = useFormState().values as Values;
  const search = useDebouncedValue(name.trim());
  const { data } = useQuery(VolunteersChoicesDocument, {
    variables: { search },
    skip: search.length < SHORTEST_SEARCH,
  });
  const found = data?.volunteers.edges.slice(0, 5) ?? [];
  if (found.length === 0) return null;
  return (
    <People aria-label="Gevonden vrijwilligers">
      {found.map(({ node }) => (
        <li key={node.id}>
          <Button variant="ghost" wide aria-label={`${node.name} toevoegen`} onClick={() => onPick(node)}>
            {node.name}
          </Button>
        </li>
      ))}
    </People>
  );
}

const People = styled(PlainList)`
  display: grid;
  gap: var(--s2);
`;
