import { Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import { FormDateField } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { Form, FormError, requiredText, SubmitButton } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { ExpandedRow, LinedList, LoadMoreButton, moreOf, MutedText, useRefetch } from 'kit/lists';
import { useUser } from 'kit/session';
import { type Column, Table } from 'kit/table';
import { Alert, Card, Checkbox, EmptyState, Stack, Tag, type TagTone, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type DirectDebitState,
  SecretariatApproveDirectDebitDocument,
  SecretariatCollectableDocument,
  type SecretariatCollectableQuery,
  SecretariatDirectDebitFileFragmentDoc,
  SecretariatDirectDebitFilesDocument,
  SecretariatDirectDebitFileStateFragmentDoc,
  SecretariatMakeDirectDebitDocument,
  SecretariatReverseDirectDebitDocument,
  SecretariatWithdrawDirectDebitApprovalDocument,
} from '../../gql/graphql';
import { formatIban } from '../formatIban';
import type { BankFileAction } from '../payments/bankFiles';
import {
  countOf,
  directDebitColumns,
  type DirectDebitFile,
  endedIn,
  useDirectDebitXml,
} from './directDebitColumns';

/** Collecting what people owe, for the DB: a new file for the bank, and what became of those that were made. */
export function DirectDebitsTab() {
  return (
    <Stack>
      <MakeDirectDebit />
      <DirectDebitFiles />
    </Stack>
  );
}

/** The direct debit files that were made: to fetch again, to follow, to agree with, or to turn back. */
function DirectDebitFiles() {
  const query = useQuery(SecretariatDirectDebitFilesDocument);
  const { id: userId } = useUser();
  const [open, setOpen] = useState<{ action: BankFileAction; id: string }>();
  const more = moreOf(query, 'directDebitFiles');
  return (
    <Card title="Incassobestanden">
      <Loaded query={query} subject="De lijst met incassobestanden">
        {({ directDebitFiles: { edges, pageInfo } }) => {
          const files = edges.map(({ node }): DirectDebitFile => {
            return {
              ...getFragmentData(SecretariatDirectDebitFileFragmentDoc, node),
              ...getFragmentData(SecretariatDirectDebitFileStateFragmentDoc, node),
            };
          });
          const file = open && files.find(({ id }) => id === open.id);
          return files.length === 0 ? (
            <EmptyState
              title="Er zijn nog geen incassobestanden."
              text="Ze komen hier te staan, met wat de bank ervan laat zien."
            />
          ) : (
            <>
              <Table
                caption="Incassobestanden"
                columns={directDebitColumns(userId, (action, { id }) => setOpen({ action, id }))}
                rows={files}
                details={{
                  name: ({ collectionDate }) => `de incasso van ${formatDate(collectionDate)}`,
                  render: (one) => <DirectDebitDetails file={one} />,
                }}
              />
              <LoadMoreButton pageInfo={pageInfo} onMore={more} />
              {file && (
                <DirectDebitDialog file={file} action={open.action} onClose={() => setOpen(undefined)} />
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

const states: Readonly<Record<DirectDebitState, { label: string; tone: TagTone }>> = {
  collecting: { label: 'In incasso', tone: 'neutral' },
  paid: { label: 'Geïncasseerd', tone: 'ok' },
  returned: { label: 'Gestorneerd', tone: 'no' },
  otherwise: { label: 'Intussen anders betaald', tone: 'warn' },
  dropped: { label: 'Eruit: machtiging beëindigd', tone: 'no' },
};

/** What a file collects, with what became of each and who was told. */
function DirectDebitDetails({ file }: { file: DirectDebitFile }) {
  const { debits, states: each, reversed, takenOn } = file;
  const unreachable = debits
    .filter(({ email }, at) => !email && each[at] !== 'dropped')
    .map(({ name }) => name);
  const ended = endedIn(file).map(({ name, amount }) => `${name} (${formatEuro(amount)})`);
  return (
    <ExpandedRow>
      {unreachable.length > 0 && !reversed && (
        <Alert kind="warning" title="Geen mailadres">
          {`Laat het zelf weten aan: ${unreachable.join(', ')}.`}
        </Alert>
      )}
      {ended.length > 0 && (
        <Alert kind="warning" title="Machtiging beëindigd">
          {takenOn
            ? `Dit bestand is al opgehaald. Haal deze incasso's bij de bank weg, of betaal ze terug: ${ended.join(', ')}.`
            : `Deze incasso's gaan eruit bij het akkoord of het downloaden: ${ended.join(', ')}.`}
        </Alert>
      )}
      <List>
        {debits.map(({ thing, description, amount, iban, mandate, announcedOn, withdrawnOn, email }, at) => {
          const { label, tone } = states[each[at] ?? 'collecting'];
          return (
            <li key={thing}>
              <div>
                <b>{description}</b>
                <MutedText as="div">
                  {[
                    formatIban(iban),
                    `machtiging ${mandate}`,
                    announcedOn
                      ? `gemaild op ${formatDate(announcedOn)}`
                      : email
                        ? 'nog niet gemaild'
                        : 'geen mailadres',
                    ...(withdrawnOn ? [`afgemeld op ${formatDate(withdrawnOn)}`] : []),
                  ].join(' · ')}
                </MutedText>
              </div>
              <span>{formatEuro(amount)}</span>
              {!reversed && <Tag tone={tone}>{label}</Tag>}
            </li>
          );
        })}
      </List>
    </ExpandedRow>
  );
}

const List = styled(LinedList)`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s1) var(--s4);
    padding: var(--s2) 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  li > div {
    flex: 1 1 260px;
  }
`;

interface DirectDebitDialogProps {
  file: DirectDebitFile;
  action: BankFileAction;
  onClose: () => void;
}

const questions = {
  reverse: { question: 'Incassobestand terugdraaien?', confirmLabel: 'Terugdraaien' },
  approve: { question: 'Akkoord met dit incassobestand?', confirmLabel: 'Akkoord' },
  withdraw: { question: 'Akkoord intrekken?', confirmLabel: 'Intrekken' },
} as const;

/** Asks before something is done with a direct debit file. */
function DirectDebitDialog({ file, action, onClose }: DirectDebitDialogProps) {
  const reload = useRefetch(['SecretariatCollectable', 'SecretariatReceivables']);
  const reversing = useSave(SecretariatReverseDirectDebitDocument, { done: 'Incassobestand teruggedraaid' });
  const approving = useSave(SecretariatApproveDirectDebitDocument, { done: 'Akkoord gegeven' });
  const withdrawing = useSave(SecretariatWithdrawDirectDebitApprovalDocument, {
    done: 'Akkoord ingetrokken',
  });
  const { id } = file;
  const saves = {
    reverse: () => reversing.save({ id }),
    approve: () => approving.save({ id }),
    withdraw: () => withdrawing.save({ id }),
  };
  const confirm = async () => {
    await saves[action]();
    await reload();
  };
  return (
    <ConfirmActionDialog {...questions[action]} onConfirm={confirm} onClose={onClose}>
      {meaning(action, file)}
    </ConfirmActionDialog>
  );
}

function meaning(action: BankFileAction, file: DirectDebitFile): string {
  const what = `${countOf(file)} van samen ${formatEuro(file.total)}`;
  return {
    reverse: `${what} staan dan weer open en kunnen in een volgend bestand. Doe dit alleen als de bank dit bestand niet uitvoert. Wie al een aankondiging kreeg, krijgt een mail dat het niet doorgaat.`,
    approve: `${what}, gemaakt door ${file.creator}, te incasseren op ${formatDate(file.collectionDate)}. Daarna wordt iedereen gemaild en kan het bestand naar de bank.`,
    withdraw: `${what}. Het bestand kan dan niet meer worden gedownload; wat al bij de bank ligt, blijft daar.`,
  }[action];
}

const LISTS = ['SecretariatDirectDebitFiles', 'SecretariatCollectable', 'SecretariatReceivables'];

/** A file for the bank of what is shown and ticked: what people owe who gave a mandate. */
function MakeDirectDebit() {
  const query = useQuery(SecretariatCollectableDocument);
  return (
    <Card title="Incassobestand maken">
      <Loaded query={query} subject="Wat er te incasseren is">
        {({ collectable }) => {
          if (collectable.missing.length > 0) {
            return (
              <Alert kind="warning" title="Incasseren kan nog niet">
                {collectable.missing.join(' ')} Vraag het de beheerder van de server.
              </Alert>
            );
          }
          return (
            <>
              <LapsedMandates lapsed={collectable.lapsed} />
              {collectable.receivables.length === 0 ? (
                <EmptyState
                  title="Er is niets te incasseren."
                  text="Wat openstaat van wie een machtiging gaf, is betaald of staat al in een incassobestand."
                />
              ) : (
                <MakeForm collectable={collectable} />
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** What cannot be collected any more, with why. */
function LapsedMandates({ lapsed }: Pick<SecretariatCollectableQuery['collectable'], 'lapsed'>) {
  if (lapsed.length === 0) return null;
  return (
    <Lapsed>
      <Alert
        kind="warning"
        title={
          lapsed.length === 1 ? '1 machtiging is vervallen' : `${lapsed.length} machtigingen zijn vervallen`
        }
      >
        Na 36 maanden zonder incasso geldt een machtiging niet meer. Vraag een nieuwe, of laat het anders
        betalen.
        <details>
          <summary>Van wie</summary>
          <ul>
            {lapsed.map(({ id, name, mandate, amount, signedOn, lastCollectedOn, lastDay }) => (
              <li key={id}>
                {`${name}, ${formatEuro(amount)}: ${mandate}, ${
                  lastCollectedOn
                    ? `laatste incasso op ${formatDate(lastCollectedOn)}`
                    : `getekend op ${formatDate(signedOn)}`
                }, tot en met ${formatDate(lastDay)}`}
              </li>
            ))}
          </ul>
        </details>
      </Alert>
    </Lapsed>
  );
}

function MakeForm({ collectable }: { collectable: SecretariatCollectableQuery['collectable'] }) {
  const { earliest, receivables } = collectable;
  // What was unticked: all is collected unless somebody says otherwise.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const snackbar = useSnackbar();
  const { save } = useSave(SecretariatMakeDirectDebitDocument);
  const saveXml = useDirectDebitXml();
  const reload = useRefetch(LISTS);
  const chosen = receivables.filter(({ id }) => !left.has(id));
  const unreachable = chosen.filter(({ email }) => !email).map(({ name }) => name);
  const schema = object({
    collectionDate: requiredText().test(
      'ahead',
      `Kies een dag vanaf ${formatDate(earliest)}`,
      (day) => !day || day >= earliest,
    ),
  });
  const make = async ({ collectionDate }: { collectionDate: string }) => {
    const total = chosen.reduce((sum, { amount }) => sum + amount, 0);
    try {
      const directDebit = { ids: chosen.map(({ id }) => id), total, collectionDate };
      const { makeDirectDebit: file } = await save({ directDebit });
      if (!file.waitsForApproval) await saveXml(file);
      snackbar.show(file.waitsForApproval ? 'Incassobestand wacht op akkoord' : 'Incassobestand gemaakt');
    } finally {
      // Also after a refusal: somebody else may have made the file.
      await reload();
    }
  };
  return (
    <Form initialValues={{ collectionDate: earliest }} schema={schema} onSubmit={make}>
      <Day>
        <FormDateField name="collectionDate" label="Incasseren op" min={earliest} />
      </Day>
      <CollectableTable receivables={receivables} left={left} onLeft={setLeft} />
      <Below>
        <p>
          Wie een mailadres heeft, krijgt een mail met het bedrag, de dag en de machtiging. Daarom ligt de dag
          minstens twee weken vooruit, op een dag dat banken werken.
        </p>
        {unreachable.length > 0 && (
          <Alert kind="warning" title="Geen mailadres">
            {`Laat het zelf weten aan: ${unreachable.join(', ')}.`}
          </Alert>
        )}
        <div>
          <SubmitButton disabled={chosen.length === 0}>Incassobestand maken</SubmitButton>
        </div>
        <FormError />
      </Below>
    </Form>
  );
}

const Lapsed = styled.div`
  margin-bottom: var(--s4);
  ul {
    margin: var(--s2) 0 0;
    padding-left: var(--s5);
  }
  summary {
    padding-block: var(--s2);
    cursor: pointer;
  }
`;

const Day = styled.div`
  max-width: 260px;
  margin-bottom: var(--s4);
`;

const Below = styled.div`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s4);
  p {
    margin: 0;
    color: var(--ink-2);
  }
`;

type Collectable = SecretariatCollectableQuery['collectable']['receivables'][number];

interface CollectableTableProps {
  receivables: readonly Collectable[];
  /** The ids of what was unticked. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
}

/** What a file would collect, all of it ticked at first, with the total of what is ticked. */
function CollectableTable({ receivables, left, onLeft }: CollectableTableProps) {
  const chosen = receivables.filter(({ id }) => !left.has(id));
  const tick = (id: string, isTicked: boolean) => {
    const after = new Set(left);
    if (isTicked) after.delete(id);
    else after.add(id);
    onLeft(after);
  };
  const columns: Column<Collectable>[] = [
    {
      id: 'chosen',
      header: 'Incasseren',
      cell: ({ id, label }) => (
        <Checkbox
          label=""
          aria-label={`${label} incasseren`}
          checked={!left.has(id)}
          onChange={({ target }) => tick(id, target.checked)}
        />
      ),
      footer: `${chosen.length} van ${receivables.length}`,
    },
    { id: 'label', header: 'Waarvoor', keepWords: true, cell: ({ label }) => label, footer: 'Totaal' },
    { id: 'mandate', header: 'Machtiging', nowrap: true, cell: ({ mandate }) => mandate },
    { id: 'holder', header: 'Rekeninghouder', keepWords: true, cell: ({ holder }) => holder },
    { id: 'iban', header: 'Rekeningnummer', cell: ({ iban }) => formatIban(iban) },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
      footer: formatEuro(chosen.reduce((sum, { amount }) => sum + amount, 0)),
    },
  ];
  return <Table caption="Te incasseren" columns={columns} rows={receivables} />;
}
