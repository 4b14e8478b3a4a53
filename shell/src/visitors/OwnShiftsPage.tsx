import type { ApiError } from 'kit/graphql';
import { Alert, Button, EmptyState, Tag } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  type ShiftAnswer,
  VisitorAnswerShiftDocument,
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
};

/** The own shifts behind the private link of a volunteer, each with an answer that can be changed. */
export function OwnShiftsPage({ token }: { token: string }) {
  const asked = useAsked(VisitorOwnShiftsDocument, { token });
  return (
    <LinkPage texts={texts} asked={asked}>
      {({ ownShifts: { name, shifts } }) => (
        <>
          <p>
            Hallo {name}
            {shifts.length > 0 && ', kun je op deze diensten? Je kunt je antwoord later nog veranderen.'}
          </p>
          {shifts.length === 0 ? (
            <EmptyState
              title="Je hebt geen diensten die nog komen."
              text="Word je ingedeeld, dan zie je dat hier."
            />
          ) : (
            <List>
              {shifts.map((shift) => (
                <OwnShift
                  key={shift.id}
                  shift={shift}
                  onAnswer={async (accept) => {
                    const variables = { token, shiftId: shift.id, accept };
                    const { answerShift } = await ask(VisitorAnswerShiftDocument, variables);
                    asked.take({ ownShifts: answerShift });
                  }}
                />
              ))}
            </List>
          )}
        </>
      )}
    </LinkPage>
  );
}

interface OwnShiftProps {
  shift: VisitorOwnShiftsFragment['shifts'][number];
  /** Sends an answer. @throws ApiError */
  onAnswer: (accept: boolean) => Promise<void>;
}

function OwnShift({ shift, onAnswer }: OwnShiftProps) {
  const [giving, setGiving] = useState<ShiftAnswer>();
  const [refusal, setRefusal] = useState<ApiError>();
  const answer = async (wanted: ShiftAnswer) => {
    if (giving) return;
    setGiving(wanted);
    setRefusal(undefined);
    try {
      await onAnswer(wanted === 'confirmed');
    } catch (error) {
      setRefusal(failureOf(error));
    }
    setGiving(undefined);
  };
  const buttonOf = (wanted: ShiftAnswer, text: string) => ({
    variant: 'ghost' as const,
    wide: true,
    pending: giving === wanted,
    'aria-pressed': shift.answer === wanted,
    'aria-label': `${text}: ${shift.activity} ${dayText(shift.day)} ${timesText(shift)}`,
    onClick: () => void answer(wanted),
    children: text,
  });
  return (
    <Item>
      <b>{shift.activity}</b>
      <span>{dayText(shift.day)}</span>
      <span>{timesText(shift)}</span>
      <div role="status">
        <Tag tone={given[shift.answer].tone}>{given[shift.answer].text}</Tag>
      </div>
      {refusal && <Alert kind="error">{refusal.message}</Alert>}
      <Answers>
        <Button {...buttonOf('confirmed', 'Ik kom')} />
        <Button {...buttonOf('declined', 'Ik kan niet')} />
      </Answers>
    </Item>
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
  grid-template-columns: 1fr 1fr;
  gap: var(--s2);
  margin-top: var(--s3);
  [aria-pressed='true'] {
    background: color-mix(in srgb, var(--line) 55%, transparent);
    box-shadow: inset 0 0 0 2px var(--line-strong);
  }
`;
