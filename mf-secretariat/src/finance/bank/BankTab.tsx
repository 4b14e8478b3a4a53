import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { useQuery } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { Card, EmptyState, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  type BankLineState,
  SecretariatBankLinesDocument,
  type SecretariatBankLinesQuery,
  SecretariatBankYearsDocument,
} from '../../gql/graphql';
import { BankLine } from './BankLine';
import type { BankYears } from './bankYears';
import { ImportCard } from './ImportCard';
import { LinesToDo } from './LinesToDo';
import { ReconciliationCard } from './ReconciliationCard';

const states: { value: BankLineState; label: string; empty: string }[] = [
  { value: 'todo', label: 'Nog te doen', empty: 'Alles is gekoppeld of geboekt.' },
  { value: 'matched', label: 'Gekoppeld of geboekt', empty: 'Er is nog niets gekoppeld of geboekt.' },
  { value: 'ignored', label: 'Terzijde gelegd', empty: 'Er is niets terzijde gelegd.' },
];

/** The bank, for the DB: taken in from statements, and brought into the books line by line. */
export function BankTab() {
  const [state, setState] = useState<BankLineState>('todo');
  const query = useQuery(SecretariatBankLinesDocument, {
    variables: { state },
    fetchPolicy: 'cache-and-network',
  });
  const { data: books } = useQuery(SecretariatBankYearsDocument, { fetchPolicy: 'cache-and-network' });
  const years = books?.accountancyYears ?? [];
  return (
    <Stack>
      <ImportCard />
      <ReconciliationCard />
      <Card title="Regels van de bank">
        <Filter>
          <Select
            label="Toon"
            value={state}
            options={states}
            onChange={({ target }) => setState(target.value as BankLineState)}
          />
        </Filter>
        <Loaded query={query} subject="De regels van de bank">
          {({ bankLines }) => <Lines state={state} lines={bankLines} years={years} />}
        </Loaded>
      </Card>
    </Stack>
  );
}

interface LinesProps {
  state: BankLineState;
  lines: SecretariatBankLinesQuery['bankLines'];
  years: BankYears;
}

function Lines({ state, lines, years }: LinesProps) {
  if (lines.length === 0) {
    return <EmptyState title={states.find(({ value }) => value === state)?.empty ?? ''} />;
  }
  if (state === 'todo') return <LinesToDo lines={lines} years={years} />;
  return (
    <PlainList>
      {lines.map((line) => (
        <BankLine key={line.id} line={line} years={years} />
      ))}
    </PlainList>
  );
}

const Filter = styled.div`
  max-width: 260px;
  margin-bottom: var(--s4);
`;
