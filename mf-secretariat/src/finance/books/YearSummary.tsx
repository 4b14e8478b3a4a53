import { Switch } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { toApiError, useSave } from 'kit/graphql';
import { Figure, Figures } from 'kit/lists';
import { Button, ButtonRow, Card, Tag, useSnackbar } from 'kit/ui';
import styled from 'styled-components';

import { SecretariatLockAccountancyYearDocument } from '../../gql/graphql';
import type { Year, YearDoing } from './year';

interface YearSummaryProps {
  year: Year;
  mayEdit: boolean;
  onDo: (doing: YearDoing) => void;
}

/** What came in, went out and is left of a year, beside what was planned, and whether can be declared in it. */
export function YearSummary({ year, mayEdit, onDo }: YearSummaryProps) {
  return (
    <Card
      title={`Boekjaar ${year.title}`}
      actions={
        mayEdit && (
          <ButtonRow data-no-print>
            <Button variant="ghost" onClick={() => onDo({ what: 'mutation' })}>
              Mutatie toevoegen
            </Button>
            <Button variant="text" onClick={() => onDo({ what: 'archive' })}>
              Archiveren
            </Button>
          </ButtonRow>
        )
      }
    >
      {mayEdit ? <LockSwitch year={year} /> : <LockTag year={year} />}
      <Totals year={year} />
    </Card>
  );
}

function LockTag({ year: { locked, archived } }: { year: Year }) {
  if (archived) return <Tag>In het archief</Tag>;
  return locked ? <Tag tone="no">Geen declaraties</Tag> : <Tag tone="ok">Declaraties toegestaan</Tag>;
}

/** Locked is off. */
function LockSwitch({ year: { id, locked } }: { year: Year }) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(SecretariatLockAccountancyYearDocument, { done: 'Opgeslagen' });
  const change = (isOn: boolean) =>
    save({ id, locked: !isOn }).catch((error: unknown) =>
      snackbar.show(toApiError(error).message, { tone: 'error' }),
    );
  return (
    <Switch
      label="Declaraties toegestaan"
      isOn={!locked}
      pending={saving}
      onChange={(isOn) => void change(isOn)}
    />
  );
}

function Totals({ year }: { year: Year }) {
  const { totalIncome, totalIncomeBudget, totalExpences, totalExpencesBudget } = year;
  return (
    <WideFigures>
      <Total label="Inkomsten" actual={totalIncome} budget={totalIncomeBudget} />
      <Total label="Uitgaven" actual={totalExpences} budget={totalExpencesBudget} />
      <Total
        label="Resultaat"
        actual={totalIncome - totalExpences}
        budget={totalIncomeBudget - totalExpencesBudget}
      />
    </WideFigures>
  );
}

function Total({ label, actual, budget }: { label: string; actual: number; budget: number }) {
  return <Figure label={label} value={formatEuro(actual)} more={`begroot ${formatEuro(budget)}`} />;
}

const WideFigures = styled(Figures)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
`;
