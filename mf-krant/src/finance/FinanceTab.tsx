import { Card, EmptyState, Stack } from 'kit/ui';

import { ArchiveNotice } from '../ArchiveNotice';
import { type Edition, useEdition } from '../EditionContext';
import { WithViews } from '../ListFilters';
import { useKeptView } from '../useKeptView';
import { ViewChoice } from '../ViewChoice';
import { CashView } from './CashView';
import { CheckDataView } from './CheckDataView';
import { InvoicingView } from './InvoicingView';

const views = [
  { id: 'check', label: 'Controle gegevens' },
  { id: 'invoicing', label: 'Facturatieoverzicht' },
  { id: 'cash', label: 'Contantoverzicht' },
] as const;
type View = (typeof views)[number]['id'];

/** The financial overview of the newspaper has three views. */
export function FinanceTab() {
  const { edition } = useEdition();
  if (!edition) {
    return (
      <Card>
        <EmptyState title="Er zijn nog geen edities." text="Maak de eerste in het overzicht." />
      </Card>
    );
  }
  return (
    <Stack>
      <ArchiveNotice />
      <Views key={edition.id} edition={edition} />
    </Stack>
  );
}

function Views({ edition }: { edition: Edition }) {
  const [view, setView] = useKeptView<View>('financieel', views);
  return (
    <WithViews choice={<ViewChoice label="Weergave" options={views} value={view} onChange={setView} />}>
      {view === 'check' && <CheckDataView edition={edition} />}
      {view === 'invoicing' && (
        <InvoicingView edition={edition} onCheck={() => setView('check', 'onvolledig=ja')} />
      )}
      {view === 'cash' && <CashView edition={edition} />}
    </WithViews>
  );
}
