import { toApiError, useSave } from 'kit/graphql';
import { Alert, Button, Tag } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type ShiftAnswer,
  VolunteersAnswerShiftDocument,
  VolunteersOwnShiftCardFragmentDoc,
  type VolunteersOwnShiftsFragmentDoc,
} from '../gql/graphql';
import { dayText, shiftName, timesText } from '../shifts/shift';

const given: Record<ShiftAnswer, { text: string; tone: 'ok' | 'no' | 'warn' }> = {
  asked: { text: 'Nog geen antwoord', tone: 'warn' },
  confirmed: { text: 'Je komt', tone: 'ok' },
  declined: { text: 'Je komt niet', tone: 'no' },
};

interface OwnShiftCardProps {
  token: string;
  shift: FragmentType<typeof VolunteersOwnShiftCardFragmentDoc>;
  /** Takes over all own shifts as they are after the answer. */
  onAnswered: (own: FragmentType<typeof VolunteersOwnShiftsFragmentDoc>) => void;
}

/** One own shift, with the present answer and both possible ones. */
export function OwnShiftCard({ token, shift: masked, onAnswered }: OwnShiftCardProps) {
  const shift = getFragmentData(VolunteersOwnShiftCardFragmentDoc, masked);
  const { save } = useSave(VolunteersAnswerShiftDocument);
  const [giving, setGiving] = useState<ShiftAnswer>();
  const [refusal, setRefusal] = useState<string>();
  const answer = async (wanted: 'confirmed' | 'declined') => {
    if (giving) return;
    setGiving(wanted);
    setRefusal(undefined);
    try {
      const { answerShift } = await save({ token, shiftId: shift.id, accept: wanted === 'confirmed' });
      onAnswered(answerShift);
    } catch (error) {
      setRefusal(toApiError(error).message);
    } finally {
      setGiving(undefined);
    }
  };
  const buttonOf = (wanted: 'confirmed' | 'declined', text: string) => ({
    variant: 'ghost' as const,
    wide: true,
    pending: giving === wanted,
    'aria-pressed': shift.answer === wanted,
    'aria-label': `${text}: ${shift.activity} ${shiftName(shift)}`,
    onClick: () => void answer(wanted),
    children: text,
  });
  return (
    <Root>
      <b>{shift.activity}</b>
      <span>{dayText(shift.day)}</span>
      <span>{timesText(shift)}</span>
      <div role="status">
        <Tag tone={given[shift.answer].tone}>{given[shift.answer].text}</Tag>
      </div>
      {refusal && <Alert kind="error">{refusal}</Alert>}
      <Answers>
        <Button {...buttonOf('confirmed', 'Ik kom')} />
        <Button {...buttonOf('declined', 'Ik kan niet')} />
      </Answers>
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  gap: var(--s1);
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r);
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
