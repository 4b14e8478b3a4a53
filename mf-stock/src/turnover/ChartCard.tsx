import { Button, Card, Skeleton } from 'kit/ui';
import { type ComponentType, useEffect, useState } from 'react';
import styled from 'styled-components';

import type { TurnoverChartProps } from './TurnoverChart';

/** More bars than these nobody reads. */
const MOST = 12;

type ChartRow = TurnoverChartProps['rows'][number];

/** Stock value and turnover per product as a picture; the table below it says the same in figures. */
export function ChartCard({ rows }: { rows: readonly ChartRow[] }) {
  const { Chart, failed, retry } = useChart();
  const sized = rows.filter(({ value, turnover }) => value > 0 || turnover > 0);
  if (sized.length === 0) return null;
  const largest = [...sized].sort((a, b) => largerOf(b) - largerOf(a)).slice(0, MOST);
  return (
    <Card title="Waarde en omzet" data-no-print>
      {failed && (
        <p>
          De grafiek kan niet worden geladen.{' '}
          <Button variant="text" size="small" onClick={retry}>
            Opnieuw proberen
          </Button>
        </p>
      )}
      {!Chart && !failed && <Skeleton rows={4} />}
      {Chart && <Chart rows={largest} />}
      {sized.length > MOST && <Note>{`De ${MOST} grootste. De tabel noemt alle producten.`}</Note>}
    </Card>
  );
}

const largerOf = ({ value, turnover }: ChartRow) => Math.max(value, turnover);

/** The chart with its library, which no other page needs. Without it the page is whole but for a picture. */
function useChart() {
  const [Chart, setChart] = useState<ComponentType<TurnoverChartProps>>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    import('./TurnoverChart').then(
      (loaded) => void (!isGone && setChart(() => loaded.TurnoverChart)),
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

const Note = styled.p`
  margin: var(--s2) 0 0;
  color: var(--ink-2);
`;
