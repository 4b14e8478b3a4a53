import { EmptyState } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { VolunteersOwnShiftsFragmentDoc } from '../gql/graphql';
import { OwnShiftCard } from './OwnShiftCard';

interface OwnShiftsProps {
  token: string;
  /** As they were first read. */
  own: FragmentType<typeof VolunteersOwnShiftsFragmentDoc>;
}

/** The coming shifts of a volunteer, each with an answer that can be changed. */
export function OwnShifts({ token, own }: OwnShiftsProps) {
  const [answered, setOwn] = useState(own);
  const { name, shifts } = getFragmentData(VolunteersOwnShiftsFragmentDoc, answered);
  return (
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
            <OwnShiftCard key={shift.id} token={token} shift={shift} onAnswered={setOwn} />
          ))}
        </List>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s4);
  margin: var(--s4) 0 0;
  padding: 0;
  list-style: none;
`;
