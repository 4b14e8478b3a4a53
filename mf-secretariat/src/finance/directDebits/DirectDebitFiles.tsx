import { Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery, useSave } from 'kit/graphql';
import { appendPage, LoadMoreButton, ExpandedRow, LinedList, MutedText, useRefetch } from 'kit/lists';
import { useUser } from 'kit/session';
import { Table } from 'kit/table';
import { Card, EmptyState, Alert, Tag, type TagTone } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatDirectDebitFileFragmentDoc,
  SecretariatDirectDebitFilesDocument,
  SecretariatDirectDebitFileStateFragmentDoc,
  type DirectDebitState,
  SecretariatApproveDirectDebitDocument,
  SecretariatReverseDirectDebitDocument,
  SecretariatWithdrawDirectDebitApprovalDocument,
} from '../../gql/graphql';
import { formatIban } from '../formatIban';
import type { BankFileAction } from '../payments/bankFiles';
import { directDebitColumns, type DirectDebitFile, endedIn, countOf } from './directDebitColumns';

/** The direct debit files that were made: to fetch again, to follow, to agree with, or to turn back. */
export function DirectDebitFiles() {
  const query = useQuery(SecretariatDirectDebitFilesDocument, { fetchPolicy: 'cache-and-network' });
  const { id: userId } = useUser();
  const [open, setOpen] = useState<{ action: BankFileAction; id: string }>();
  const more = (after: string) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        directDebitFiles: appendPage(before.directDebitFiles, next.directDebitFiles),
      }),
    });
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
                rowKey={({ id }) => id}
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
    <ConfirmActionDialog isOpen {...questions[action]} onConfirm={confirm} onClose={onClose}>
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
