import { ComparisonChart } from 'kit/charts';
import { Card } from 'kit/ui';
import styled from 'styled-components';

/** More bars than these nobody reads. */
const MOST = 12;

interface ChartRow {
  title: string;
  /** Cents. */
  value: number;
  /** Cents. */
  turnover: number;
}

/** Stock value and turnover per product as a picture; the table below it says the same in figures. */
export function ChartCard({ rows }: { rows: readonly ChartRow[] }) {
  const sized = rows.filter(({ value, turnover }) => value > 0 || turnover > 0);
  if (sized.length === 0) return null;
  const largest = [...sized].sort((a, b) => largerOf(b) - largerOf(a)).slice(0, MOST);
  return (
    <Card title="Waarde en omzet" data-no-print>
      <ComparisonChart
        description="Staafdiagram: waarde van de voorraad en omzet per product. De tabel geeft dezelfde cijfers."
        rows={largest.map(({ title, value, turnover }) => ({ label: title, first: value, second: turnover }))}
        first={{ name: 'Waarde nu', legend: 'Waarde van de voorraad nu' }}
        second={{ name: 'Omzet', legend: 'Omzet in het seizoen' }}
      />
      {sized.length > MOST && <Note>{`De ${MOST} grootste. De tabel noemt alle producten.`}</Note>}
    </Card>
  );
}

const largerOf = ({ value, turnover }: ChartRow) => Math.max(value, turnover);

const Note = styled.p`
  margin: var(--s2) 0 0;
  color: var(--ink-2);
`;
