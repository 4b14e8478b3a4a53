import { Loaded } from 'kit/data';
import { ExportButtons } from 'kit/export';
import { Select } from 'kit/fields';
import { todayInAmsterdam } from 'kit/format';
import { LoadMoreButton, useDebouncedValue } from 'kit/lists';
import { Card, EmptyState, SearchField, VisuallyHidden } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import type { InvoiceState } from '../gql/graphql';
import { exportedColumns } from './invoiceColumns';
import { stateLabels } from './InvoiceStateTag';
import { InvoiceTable } from './InvoiceTable';
import { useInvoices } from './useInvoices';

const states = [
  { value: '', label: 'Alle' },
  ...(['open', 'overdue', 'paid', 'credited'] as const).map((value) => ({
    value,
    label: stateLabels[value],
  })),
];

/** All invoices: searching them, what became of them, and what can be done with them (spec 2, section 2, "Overzicht"). */
export function InvoiceOverview() {
  const [text, setText] = useState('');
  const [state, setState] = useState<InvoiceState | ''>('');
  const search = useDebouncedValue(text.trim());
  const { query, isStale, more, reload, loadAll } = useInvoices({
    search: search || null,
    state: state || null,
  });
  const isFiltered = search !== '' || state !== '';
  return (
    <>
      <Tools data-no-print>
        <SearchField label="Zoek in de facturen" value={text} onChange={setText} />
        <Select
          label="Status"
          hideLabel
          value={state}
          options={states}
          onChange={({ target }) => setState(target.value as InvoiceState | '')}
        />
      </Tools>
      <Loaded query={query} subject="De lijst met facturen">
        {({ invoices: { edges, pageInfo, totalCount } }) => {
          const rows = edges.map(({ node }) => node);
          return (
            <Card
              title={totalCount === 1 ? '1 factuur' : `${totalCount} facturen`}
              aria-busy={isStale}
              actions={
                <ExportButtons
                  fileName={`facturen-${todayInAmsterdam()}`}
                  columns={exportedColumns}
                  rows={rows}
                  allRows={pageInfo.hasNextPage ? loadAll : undefined}
                />
              }
            >
              <VisuallyHidden role="status">
                {isFiltered && !isStale && `${totalCount} gevonden`}
              </VisuallyHidden>
              {rows.length > 0 && <InvoiceTable invoices={rows} onChanged={reload} />}
              {rows.length === 0 && <NoInvoices isFiltered={isFiltered} />}
              {!isStale && <LoadMoreButton pageInfo={pageInfo} onMore={more} />}
            </Card>
          );
        }}
      </Loaded>
    </>
  );
}

function NoInvoices({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="Geen factuur gevonden" text="Zoek op iets anders, of kies een andere status." />
  ) : (
    <EmptyState title="Er zijn nog geen facturen." text="Wat je onder 'Facturen maken' opslaat, komt hier." />
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-bottom: var(--s4);
`;
