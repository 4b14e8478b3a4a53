import { Loaded } from 'kit/data';
import { DeleteDialog, ConfirmActionDialog, FormDialog } from 'kit/editing';
import { Select } from 'kit/fields';
import { formatEuro, formatDate } from 'kit/format';
import { FormTextField } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { LoadMoreButton } from 'kit/lists';
import { useUser } from 'kit/session';
import { Table, type Column, RowActions } from 'kit/table';
import { Card, EmptyState, IconButton } from 'kit/ui';
import { Redo2, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatClosedDeclarationFragment,
  SecretariatClosedDeclarationFragmentDoc,
  type SecretariatDeclarationYearFragment,
  SecretariatDeleteTransactionDocument,
  SecretariatRestoreTransactionDocument,
  SecretariatReverseTransactionDocument,
} from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';
import { ReceiptButtons } from './ReceiptButtons';
import { stateLabels, StateTag } from './StateTag';
import { useTransactions, committeeOf } from './transactions';
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

const schema = object({ reason: string().max(500) });

interface CorrectionDialogsProps {
  /** A line that counts: it is corrected by a counter-entry, or that is taken back. */
  line: SecretariatClosedDeclarationFragment | undefined;
  /** Brings the lists up to date. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a line is corrected by a counter-entry, or before that is taken back. */
function CorrectionDialogs({ line, onDone, onClose }: CorrectionDialogsProps) {
  const reversing = useSave(SecretariatReverseTransactionDocument, { done: 'Tegengeboekt' });
  const restoring = useSave(SecretariatRestoreTransactionDocument, { done: 'Tegenboeking teruggenomen' });
  if (!line) return null;
  const what = `${line.description}, ${formatEuro(line.amount)}`;
  if (line.reversal) {
    return (
      <ConfirmActionDialog
        question="Tegenboeking terugnemen?"
        confirmLabel="Terugnemen"
        onConfirm={() => restoring.save({ id: line.id })}
        onDone={onDone}
        onClose={onClose}
      >
        {`${what}. De boeking telt dan weer mee.`}
      </ConfirmActionDialog>
    );
  }
  return (
    <FormDialog<{ reason: string }>
      title="Tegenboeken?"
      submitLabel="Tegenboeken"
      schema={schema}
      initialValues={{ reason: '' }}
      onSubmit={({ reason }) => reversing.save({ id: line.id, correction: { reason } })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{`${what}. De boeking en de bon blijven staan; de tegenboeking maakt haar ongedaan.`}</p>
      <FormTextField name="reason" label="Reden (optioneel)" maxLength={500} autoComplete="off" />
    </FormDialog>
  );
}

/** What the DB does with closed lines. */
interface ClosedActions {
  /** One that never counted goes. */
  onDelete: (transaction: SecretariatClosedDeclarationFragment) => void;
  /** One that counts is corrected by a counter-entry. */
  onReverse: (transaction: SecretariatClosedDeclarationFragment) => void;
  /** Takes that counter-entry back. */
  onRestore: (transaction: SecretariatClosedDeclarationFragment) => void;
}

/** The columns of closed lines. Not sortable: newest first, and there may be more. @param actions only for the DB */
function closedColumns(
  year: SecretariatDeclarationYearFragment,
  actions: ClosedActions | undefined,
): Column<SecretariatClosedDeclarationFragment>[] {
  return [
    { id: 'date', header: 'Datum', nowrap: true, cell: ({ creationDate }) => formatDate(creationDate) },
    { id: 'creator', header: 'Van', keepWords: true, cell: ({ creator }) => creator },
    { id: 'commission', header: 'Commissie', keepWords: true, cell: ({ wg }) => committeeOf(year, wg) },
    { id: 'description', header: 'Omschrijving', keepWords: true, cell: ({ description }) => description },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
    },
    { id: 'state', header: 'Status', cell: (transaction) => <StateTag {...transaction} /> },
    { id: 'decidedBy', header: 'Besluit van', keepWords: true, cell: ({ decidedBy }) => decidedBy },
    { id: 'reason', header: 'Reden', keepWords: true, cell: ({ reason }) => reason },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (transaction) => <Actions transaction={transaction} actions={actions} />,
    },
  ];
}

interface ActionsProps {
  transaction: SecretariatClosedDeclarationFragment;
  actions: ClosedActions | undefined;
}

function Actions({ transaction, actions }: ActionsProps) {
  const { description, receipts, state, reversal } = transaction;
  return (
    <RowActions>
      <ReceiptButtons receipts={receipts} description={description} />
      {actions && state !== 'approved' && (
        <IconButton aria-label={`${description} verwijderen`} onClick={() => actions.onDelete(transaction)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
      {actions && state === 'approved' && !reversal && (
        <IconButton aria-label={`${description} tegenboeken`} onClick={() => actions.onReverse(transaction)}>
          <Undo2 aria-hidden />
        </IconButton>
      )}
      {actions && reversal && (
        <IconButton
          aria-label={`Tegenboeking van ${description} terugnemen`}
          onClick={() => actions.onRestore(transaction)}
        >
          <Redo2 aria-hidden />
        </IconButton>
      )}
    </RowActions>
  );
}
