import { newRequestId } from 'kit/graphql';
import { Alert, Button, EmptyState, Tag } from 'kit/ui';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';

import {
  type ShiftAnswer,
  VisitorAnswerShiftDocument,
  VisitorAskOthersDocument,
  VisitorOwnShiftsDocument,
  type VisitorOwnShiftsFragment,
} from '../gql/visitors/graphql';
import { ask } from './ask';
import { dayText, timesText } from './times';
import { failureOf, useAsked } from './useAsked';
import { LinkPage } from './VisitorPage';

const texts = {
  title: 'Je diensten',
  loading: 'Je diensten worden opgehaald …',
  gone: 'Vraag de Boerenploeg om een nieuwe mail met je link. Dan kun je je diensten weer bekijken.',
  failed: 'Je diensten kunnen niet worden geladen',
};

const given: Record<ShiftAnswer, { text: string; tone: 'ok' | 'no' | 'warn' }> = {
  asked: { text: 'Nog geen antwoord', tone: 'warn' },
  confirmed: { text: 'Je komt', tone: 'ok' },
  declined: { text: 'Je komt niet', tone: 'no' },
  held: { text: 'Nog bevestigen', tone: 'warn' },
  requested: { text: 'Je hoort nog of je bent ingedeeld', tone: 'warn' },
  waiting: { text: 'Je staat op de wachtlijst', tone: 'warn' },
  invited: { text: 'Kun je invallen?', tone: 'warn' },
};

type Shift = VisitorOwnShiftsFragment['shifts'][number];

/** The own shifts behind the private link of a volunteer: what was signed up for is confirmed, and each answer can be changed. */
export function OwnShiftsPage({ token }: { token: string }) {
  const asked = useAsked(VisitorOwnShiftsDocument, { token });
  const { giving, refusals, answer } = useAnswers(token, (ownShifts) => asked.take({ ownShifts }));
  return (
    <LinkPage texts={texts} asked={asked}>
      {({ ownShifts: { name, shifts } }) => {
        const unconfirmed = shifts.filter(({ until }) => until);
        return (
          <>
            <p>{greeting(name, shifts)}</p>
            {unconfirmed.length > 0 && (
              <Button
                wide
                pending={giving !== undefined}
                onClick={() => void answer(unconfirmed, 'confirmed')}
              >
                {unconfirmed.length === 1
                  ? 'Aanmelding bevestigen'
                  : `${unconfirmed.length} diensten bevestigen`}
              </Button>
            )}
            {shifts.length === 0 && (
              <EmptyState
                title="Je hebt geen diensten die nog komen."
                text="Word je ingedeeld, dan zie je dat hier."
              />
            )}
            <List>
              {shifts.map((shift) => (
                <OwnShift
                  key={shift.id}
                  shift={shift}
                  giving={giving?.shifts.includes(shift.id) ? giving.answer : undefined}
                  refusal={refusals[shift.id]}
                  onAnswer={(wanted) => void answer([shift], wanted)}
                >
                  {shift.canAsk && <AskOthers token={token} shift={shift} />}
                </OwnShift>
              ))}
            </List>
          </>
        );
      }}
    </LinkPage>
  );
}

function greeting(name: string, shifts: readonly Shift[]): string {
  if (shifts.some(({ until }) => until))
    return `Hallo ${name}, leuk dat je wilt helpen. Bevestig je dat nog even?`;
  return shifts.length > 0
    ? `Hallo ${name}, kun je op deze diensten? Je kunt je antwoord later nog veranderen.`
    : `Hallo ${name}`;
}

type Wanted = 'confirmed' | 'declined';

/** Sends answers, one after the other; what is refused is said at the shift. */
function useAnswers(token: string, take: (own: VisitorOwnShiftsFragment) => void) {
  const [giving, setGiving] = useState<{ shifts: readonly string[]; answer: Wanted }>();
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const answer = async (shifts: readonly Shift[], wanted: Wanted) => {
    if (giving) return;
    setGiving({ shifts: shifts.map(({ id }) => id), answer: wanted });
    setRefusals({});
    for (const { id: shiftId } of shifts) {
      try {
        const variables = { token, shiftId, accept: wanted === 'confirmed' };
        take((await ask(VisitorAnswerShiftDocument, variables)).answerShift);
      } catch (error) {
        setRefusals((before) => ({ ...before, [shiftId]: failureOf(error).message }));
      }
    }
    setGiving(undefined);
  };
  return { giving, refusals, answer };
}

interface OwnShiftProps {
  shift: Shift;
  /** The answer that is being sent. */
  giving: Wanted | undefined;
  refusal: string | undefined;
  onAnswer: (wanted: Wanted) => void;
  /** What else can be done about it. */
  children: ReactNode;
}

function OwnShift({ shift, giving, refusal, onAnswer, children }: OwnShiftProps) {
  const { id, activity, day, answer, until } = shift;
  const buttonOf = (wanted: Wanted, text: string) => ({
    variant: 'ghost' as const,
    wide: true,
    pending: giving === wanted,
    'aria-pressed': answer === wanted,
    'aria-label': `${text}: ${activity} ${dayText(day)} ${timesText(shift)}`,
    onClick: () => onAnswer(wanted),
    children: text,
  });
  const isOnTheWay = Boolean(until) || answer === 'requested' || answer === 'waiting';
  return (
    <Item aria-labelledby={`${id}-name`}>
      <b id={`${id}-name`}>{activity}</b>
      <span>{dayText(day)}</span>
      <span>{timesText(shift)}</span>
      <div role="status">
        <Tag tone={given[answer].tone}>{until ? given.held.text : given[answer].text}</Tag>
      </div>
      {refusal && <Alert kind="error">{refusal}</Alert>}
      <Answers>
        {isOnTheWay ? (
          <Button {...buttonOf('declined', 'Toch niet')} aria-pressed={undefined} />
        ) : (
          <>
            <Button {...buttonOf('confirmed', 'Ik kom')} />
            <Button {...buttonOf('declined', 'Ik kan niet')} />
          </>
        )}
      </Answers>
      {children}
    </Item>
  );
}

/** Asks at once everybody of the activity who is free then, in the place of who cannot come. */
function AskOthers({ token, shift: { id: shiftId, activity, day } }: { token: string; shift: Shift }) {
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; isDone: boolean }>();
  const requestId = useRef(newRequestId());
  const askThem = async () => {
    if (isAsking) return;
    setAsking(true);
    try {
      const variables = { token, shiftId, requestId: requestId.current };
      const { askOthers: count } = await ask(VisitorAskOthersDocument, variables);
      const who = count === 1 ? '1 ander' : `${count} anderen`;
      setOutcome({
        text: `We hebben ${who} gevraagd. Wie het eerst ja zegt, heeft de plaats.`,
        isDone: true,
      });
    } catch (error) {
      setOutcome({ text: failureOf(error).message, isDone: false });
    }
    setAsking(false);
  };
  return (
    <>
      {outcome && <Alert kind={outcome.isDone ? 'info' : 'error'}>{outcome.text}</Alert>}
      {!outcome?.isDone && (
        <Button
          variant="ghost"
          wide
          pending={isAsking}
          aria-label={`Vraag of iemand anders kan: ${activity} ${dayText(day)}`}
          onClick={() => void askThem()}
        >
          Vraag of iemand anders kan
        </Button>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s3);
  margin: var(--s4) 0 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  gap: var(--s1);
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--card);
  b {
    overflow-wrap: anywhere;
  }
`;

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: var(--s2);
  margin-top: var(--s3);
  [aria-pressed='true'] {
    background: color-mix(in srgb, var(--line) 55%, transparent);
    box-shadow: inset 0 0 0 2px var(--line-strong);
  }
`;
