import { lazyPage } from 'kit/data';
import { EmptyState, Skeleton, Stack } from 'kit/ui';
import { Suspense } from 'react';

import { ArchiveNotice } from '../ArchiveNotice';
import { type Edition, useEdition } from '../EditionContext';
import { WithViews } from '../ListFilters';
import { useKeptView } from '../useKeptView';
import { ViewChoice } from '../ViewChoice';
import { FormatView } from './FormatView';
import { MaterialView } from './MaterialView';
import { ProofsView } from './ProofsView';
import { StageView } from './StageView';

// With what drags.
const PlanView = lazyPage(async () => (await import('../plan/PlanView')).PlanView);

const views = [
  { id: 'editing', label: 'Te verwerken advertenties' },
  { id: 'placement', label: 'Te plaatsen advertenties (alleen eindredactie)' },
  { id: 'one', label: 'Formaat 8,5' },
  { id: 'two', label: 'Formaat 17' },
  { id: 'three', label: 'Formaat 25,9' },
  { id: 'material', label: 'Materiaal ontbreekt' },
  { id: 'proofs', label: 'Proeven' },
  { id: 'plan', label: 'Paginaplan' },
] as const;
type View = (typeof views)[number]['id'];

/** The editors' work: processing, placing, formats, what material is missing, proofs and the page plan. */
export function EditorialTab() {
  const { edition } = useEdition();
  const [view, choose] = useKeptView<View>('redactie', views);
  if (!edition) {
    return <EmptyState title="Er is nog geen editie." text="Maak er een bij Overzicht." />;
  }
  const choice = <ViewChoice label="Wat wil je zien?" options={views} value={view} onChange={choose} />;
  const chosen = <Chosen key={`${edition.id} ${view}`} view={view} edition={edition} />;
  return (
    <Stack>
      <ArchiveNotice />
      {view === 'plan' && choice}
      {view === 'plan' ? chosen : <WithViews choice={choice}>{chosen}</WithViews>}
    </Stack>
  );
}

function Chosen({ view, edition }: { view: View; edition: Edition }) {
  if (view === 'editing' || view === 'placement') return <StageView edition={edition} stage={view} />;
  if (view === 'material') return <MaterialView edition={edition} />;
  if (view === 'proofs') return <ProofsView edition={edition} />;
  if (view !== 'plan') return <FormatView edition={edition} width={view} />;
  return (
    <Suspense fallback={<Skeleton rows={4} />}>
      <PlanView />
    </Suspense>
  );
}
