import { Loaded } from 'kit/data';
import { DeleteDialog } from 'kit/editing';
import { Select } from 'kit/fields';
import { useSave } from 'kit/graphql';
import { LoadMoreButton } from 'kit/lists';
import { useUser } from 'kit/session';
import { Table } from 'kit/table';
import { Card, EmptyState } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatClosedDeclarationFragment,
  SecretariatClosedDeclarationFragmentDoc,
  type SecretariatDeclarationYearFragment,
  SecretariatDeleteTransactionDocument,
} from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';
import { closedColumns } from './closedColumns';
import { CorrectionDialogs } from './CorrectionDialogs';
import { stateLabels } from './StateTag';
import { useTransactions } from './transactions';
import type { MakeZip, ZippedYear } from './useYearZip';
import { YearZipButton } from './YearZipButton';

const make: MakeZip = async (...args) => (await import('./receiptsZip')).receiptsZip(...args);

/** All receipts of a year in one zip. */
export function ReceiptsButton({ year }: { year: ZippedYear }) {
  return <YearZipButton year={year} label="Alle bonnen downloaden" what="Bonnen" make={make} />;
}

const states = (['approved', 'declined', 'withdrawn'] as const).map((value) => ({
  value,
  label: stateLabels[value],
}));
const questions = {
  declaration: 'Declaratie verwijderen? Deze actie is onomkeerbaar.',
  mutation: 'Mutatie verwijderen? Deze actie is onomkeerbaar.',
} as const;
type Closed = (typeof states)[number]['value'];

/** What was decided in a year; mutations are approved from the begin. */
export function ClosedDeclarations({ years }: { years: readonly SecretariatDeclarationYearFragment[] }) {
  const [yearId, setYearId] = useState(years[0]?.id);
  const [state, setState] = useState<Closed>('approved');
  const year = years.find(({ id }) => id === yearId) ?? years[0];
  if (!year) return null;
  return (
    <Card title="Afgehandeld" actions={<ReceiptsButton key={year.id} year={year} />}>
      <Filters>
        <Select
          label="Boekjaar"
          value={year.id}
          options={years.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ target }) => setYearId(target.value)}
        />
        <Select
          label="Besluit"
          value={state}
          options={states}
          onChange={({ target }) => setState(target.value as Closed)}
        />
      </Filters>
      <ClosedList key={`${year.id} ${state}`} year={year} state={state} />
    </Card>
  );
}

function ClosedList({ year, state }: { year: SecretariatDeclarationYearFragment; state: Closed }) {
  const { isDB } = useUser();
  const { query, more } = useTransactions({ yearId: year.id, state });
  const { save: remove } = useSave(SecretariatDeleteTransactionDocument, { done: 'Verwijderd' });
  const reload = useReloadFinance();
  const [deleting, setDeleting] = useState<SecretariatClosedDeclarationFragment>();
  const [correcting, setCorrecting] = useState<SecretariatClosedDeclarationFragment>();
  const columns = closedColumns(
    year,
    isDB ? { onDelete: setDeleting, onReverse: setCorrecting, onRestore: setCorrecting } : undefined,
  );
  return (
    <Loaded query={query} subject="De lijst met declaraties">
      {({ transactions: { edges, pageInfo } }) => (
        <>
          {edges.length === 0 ? (
            <EmptyState
              title={`Er zijn geen declaraties ${stateLabels[state].toLowerCase()} in dit boekjaar.`}
            />
          ) : (
            <Table
              caption="Afgehandeld"
              columns={columns}
              rows={getFragmentData(
                SecretariatClosedDeclarationFragmentDoc,
                edges.map(({ node }) => node),
              )}
              rowKey={({ id }) => id}
            />
          )}
          <LoadMoreButton pageInfo={pageInfo} onMore={more} />
          <DeleteDialog
            isOpen={deleting !== undefined}
            question={questions[deleting?.kind ?? 'declaration']}
            onDelete={async () => {
              if (deleting) await remove({ id: deleting.id });
              await reload();
            }}
            onClose={() => setDeleting(undefined)}
          >
            {deleting?.description}
          </DeleteDialog>
          <CorrectionDialogs line={correcting} onDone={reload} onClose={() => setCorrecting(undefined)} />
        </>
      )}
    </Loaded>
  );
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 240px));
  gap: var(--s3);
  margin-bottom: var(--s4);
`;
