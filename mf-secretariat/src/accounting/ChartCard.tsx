import { Select } from 'kit/fields';
import { Button, Card, Skeleton } from 'kit/ui';
import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';

import type { Year } from '../finance/transactions';
import type { BudgetChartProps } from './BudgetChart';

const subjects = [
  { value: 'expences', label: 'Uitgaven' },
  { value: 'income', label: 'Inkomsten' },
] as const;
type Subject = (typeof subjects)[number]['value'];

/** Budget against actual per committee as a picture; the table of the committees says the same in figures. */
export function ChartCard({ year }: { year: Year }) {
  const [subject, setSubject] = useState<Subject>('expences');
  const { Chart, failed, retry } = useChart();
  const rows = year.workgroups.map(({ index, title, ...group }) => ({
    label: `${index} - ${title}`,
    budget: subject === 'expences' ? group.expencesBudget : group.incomeBudget,
    actual: group[subject],
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
      {failed && (
        <p>
          De grafiek kan niet worden geladen.{' '}
          <Button variant="text" size="small" onClick={retry}>
            Opnieuw proberen
          </Button>
        </p>
      )}
      {!Chart && !failed && <Skeleton rows={4} />}
      {Chart && <Chart rows={rows} what={subject === 'expences' ? 'uitgaven' : 'inkomsten'} />}
    </Card>
  );
}

/** The chart with its library, which no other page needs. Without it the page is whole but for a picture. */
function useChart() {
  const [Chart, setChart] = useState<ComponentType<BudgetChartProps>>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    import('./BudgetChart').then(
      (loaded) => void (!isGone && setChart(() => loaded.BudgetChart)),
      () => void (!isGone && setFailed(true)),
    );
    return () => void (isGone = true);
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { Chart, failed, retry };
}

const Choice = styled.div`
  max-width: 240px;
  margin-bottom: var(--s4);
`;
