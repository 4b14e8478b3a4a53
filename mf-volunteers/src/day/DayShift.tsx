import { todayInAmsterdam } from 'kit/format';
import { toApiError } from 'kit/graphql';
import { MutedText, telHref } from 'kit/lists';
import { type OutboxState, WaitingMark } from 'kit/offline';
import { Alert, Button, ButtonRow, Card, Stack, useSnackbar } from 'kit/ui';
import { Phone, UserPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import type { Attendance, VolunteersDayQuery } from '../gql/graphql';
import { answers, shiftName, timesText } from '../shifts/shift';
import { AskReplacement } from '../shifts/ShiftItem';
import type { WaitingNote } from './dayOutbox';
import { ExtraDialog } from './ExtraDialog';

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
  const snackbar = useSnackbar();
  const attendance = noted(person, shift, outbox);
  const note = async (tapped: Attendance) => {
    try {
      // The same again takes it back.
      const next = attendance === tapped ? null : tapped;
      await outbox.post({ shiftId: shift.id, volunteerId, name, attendance: next });
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
  };
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
