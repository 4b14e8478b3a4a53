import { formatEuro } from 'kit/format';
import { Card, EmptyState, ErrorState, loadDialogPanel, PageTitle, Spinner, Stack } from 'kit/ui';
import { useEffect } from 'react';
import styled from 'styled-components';

import { Chips } from '../Chips';
import type { KrantOwnQuery } from '../gql/graphql';
import { OwnList } from './OwnList';
import { OwnNotices } from './OwnNotices';
import { type OwnAdvertisers, useOwnAdvertisers } from './useOwnAdvertisers';

/** The own advertisers of a seller, in the sale season. */
export function OwnPage() {
  const own = useOwnAdvertisers();
  // Without a connection it could not be fetched any more.
  useEffect(() => void loadDialogPanel().catch(() => undefined), []);
  return (
    <>
      <PageTitle>Mijn advertenties</PageTitle>
      <Stack>
        <OwnNotices own={own} />
        <Content own={own} />
      </Stack>
    </>
  );
}

function Content({ own }: { own: OwnAdvertisers }) {
  const { data, error, reload } = own;
  if (!data) {
    if (!error) return <Spinner text="Inladen adverteerders" />;
    return (
      <ErrorState
        title="Je adverteerders kunnen niet worden geladen"
        text={error}
        onRetry={() => void reload()}
      />
    );
  }
  const { ownPaperSale: sale } = data;
  if (!sale) {
    return (
      <Card>
        <EmptyState
          title="Er worden nu geen advertenties verkocht."
          text="Zodra de verkoop voor de krant begint, staan je adverteerders hier."
        />
      </Card>
    );
  }
  return (
    <>
      <Totals sale={sale} />
      <OwnList own={own} data={data} editionId={sale.editionId} />
    </>
  );
}

function Totals({ sale }: { sale: NonNullable<KrantOwnQuery['ownPaperSale']> }) {
  const { title, open, sold, notSold, revenue, openQuestions } = sale;
  const all = open + sold + notSold;
  const done = sold + notSold;
  return (
    <>
      <Chips
        label={`Totalen van ${title}`}
        chips={[
          { label: 'Verkocht', value: sold },
          { label: 'Open', value: open },
          { label: 'Niet verkocht', value: notSold },
          { label: 'Bedrag', value: formatEuro(revenue) },
          { label: 'Open vragen', value: openQuestions },
        ]}
      />
      {all > 0 && (
        <Progress>
          <span>{`Afgehandeld: ${done} van ${all}`}</span>
          <progress value={done} max={all} aria-label="Afgehandeld" />
        </Progress>
      )}
    </>
  );
}

const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  progress {
    flex: 1 1 120px;
    max-width: 420px;
    height: 12px;
    accent-color: var(--ok);
  }
`;
