import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { useQuery } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { Card, EmptyState, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type BankLineState, SecretariatBankLinesDocument } from '../gql/graphql';
import { BankLine } from './BankLine';
import { ImportCard } from './ImportCard';

const states: { value: BankLineState; label: string; empty: string }[] = [
  { value: 'todo', label: 'Nog te koppelen', empty: 'Alles wat binnenkwam, is gekoppeld.' },
  { value: 'matched', label: 'Gekoppeld', empty: 'Er is nog niets gekoppeld.' },
  { value: 'ignored', label: 'Terzijde gelegd', empty: 'Er is niets terzijde gelegd.' },
];

/** What came in on the bank, for the DB: taken in from a statement, and matched to what had to be paid. */
export function BankTab() {
  const [state, setState] = useState<BankLineState>('todo');
  const query = useQuery(SecretariatBankLinesDocument, {
    variables: { state },
    fetchPolicy: 'cache-and-network',
  });
  const chosen = states.find(({ value }) => value === state);
  return (
    <Stack>
      <ImportCard />
      <Card title="Ontvangen betalingen">
        <Filter>
          <Select
            label="Toon"
            value={state}
            options={states}
            onChange={({ target }) => setState(target.value as BankLineState)}
          />
        </Filter>
        <Loaded query={query} subject="De ontvangen betalingen">
          {({ bankLines }) =>
            bankLines.length === 0 ? (
              <EmptyState title={chosen?.empty ?? ''} />
            ) : (
              <PlainList>
                {bankLines.map((line) => (
                  <BankLine key={line.id} line={line} />
                ))}
              </PlainList>
            )
          }
        </Loaded>
      </Card>
    </Stack>
  );
}

const Filter = styled.div`
  max-width: 260px;
  margin-bottom: var(--s4);
`;
