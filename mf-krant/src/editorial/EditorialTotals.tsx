import { toApiError, useQuery } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { Alert, Button } from 'kit/ui';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { Chips } from '../Chips';
import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import {
  type KrantEditorialTotalsFragment,
  KrantEditorialTotalsFragmentDoc,
  KrantTotalsDocument,
} from '../gql/graphql';
import { widthLabels } from '../labels';

interface EditorialTotalsProps {
  edition: Edition;
  /** Reads the list below anew. */
  onRefresh: () => Promise<unknown>;
  /** Other buttons. */
  children?: ReactNode;
}

/** How far the editors are, and the refresh button. */
export function EditorialTotals({ edition, onRefresh, children }: EditorialTotalsProps) {
  const { data, error } = useQuery(KrantTotalsDocument, { variables: { id: edition.id } });
  const totals = getFragmentData(KrantEditorialTotalsFragmentDoc, data?.paperEdition.totals);
  const [busy, setBusy] = useState(false);
  // With what is open below the rows.
  const reload = useRefetch(['KrantTotals', 'KrantAdDetails', 'KrantSettings']);
  const refresh = async () => {
    setBusy(true);
    // What fails is said where it is shown.
    await Promise.all([reload(), onRefresh().catch(() => undefined)]);
    setBusy(false);
  };
  return (
    <Row>
      <Figures data-no-print>
        {totals && <Chips label={`Totalen van ${edition.title}`} chips={chipsOf(totals)} />}
        {error && !totals && (
          <Alert kind="warning">{`De totalen ontbreken: ${toApiError(error).message}`}</Alert>
        )}
      </Figures>
      {children}
      <Button
        variant="ghost"
        size="small"
        icon={<RefreshCw aria-hidden />}
        pending={busy}
        onClick={() => void refresh()}
      >
        Vernieuwen
      </Button>
    </Row>
  );
}

function chipsOf(totals: KrantEditorialTotalsFragment) {
  const { initial, editing, placement, sold, placed, openQuestions, widths } = totals;
  return [
    { label: 'Te beoordelen', value: initial },
    { label: 'Te verwerken', value: editing },
    { label: 'Te plaatsen', value: placement },
    { label: 'Geplaatst', value: `${placed} van ${sold}` },
    ...widths.map(({ width, count, toPlace }) => ({
      label: `${widthLabels[width]} te plaatsen`,
      value: `${toPlace} van ${count}`,
    })),
    { label: 'Open vragen', value: openQuestions },
  ];
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
`;

const Figures = styled.div`
  flex: 1 1 320px;
  min-width: 0;
  min-height: 36px;
`;
