import { ComparisonChart } from 'kit/charts';
import { Select } from 'kit/fields';
import { Card } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import type { Year } from './year';

const subjects = [
  { value: 'expenses', label: 'Uitgaven' },
  { value: 'income', label: 'Inkomsten' },
] as const;
type Subject = (typeof subjects)[number]['value'];

/** Budget against actual per committee as a picture; the table of the committees says the same in figures. */
export function ChartCard({ year }: { year: Year }) {
  const [subject, setSubject] = useState<Subject>('expenses');
  const what = subject === 'expenses' ? 'uitgaven' : 'inkomsten';
  const rows = year.workgroups.map(({ index, title, ...group }) => ({
    label: `${index} - ${title}`,
    first: subject === 'expenses' ? group.expencesBudget : group.incomeBudget,
    second: subject === 'expenses' ? group.expences : group.income,
  }));
  return (
    <Card title="Begroting en werkelijk" data-no-print>
      <Choice>
        <Select
          label="Toon"
          value={subject}
          options={subjects}
          onChange={({ target }) => setSubject(target.value as Subject)}
        />
      </Choice>
      <ComparisonChart
        description={`Staafdiagram: begrote en werkelijke ${what} per commissie. De tabel met commissies geeft dezelfde cijfers.`}
        rows={rows}
        first={{ name: 'Begroot', legend: `Begrote ${what}` }}
        second={{ name: 'Werkelijk', legend: `Werkelijke ${what}` }}
      />
    </Card>
  );
}

const Choice = styled.div`
  max-width: 240px;
  margin-bottom: var(--s4);
`;
