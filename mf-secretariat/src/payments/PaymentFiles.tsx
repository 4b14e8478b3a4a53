import { Loaded } from 'kit/data';
import { ConfirmActionDialog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery, useSave } from 'kit/graphql';
import { appendPage, LoadMoreButton, useRefetch } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, Card, EmptyState, Tag } from 'kit/ui';
import { useState } from 'react';

import {
  SecretariatPaymentFilesDocument,
  type SecretariatPaymentFilesQuery,
  SecretariatReversePaymentFileDocument,
} from '../gql/graphql';
import { DownloadXml } from './DownloadXml';

type PaymentFile = SecretariatPaymentFilesQuery['paymentFiles']['edges'][number]['node'];

/** The payment files that were made, to fetch again or to turn back. */
export function PaymentFiles() {
  const query = useQuery(SecretariatPaymentFilesDocument, { fetchPolicy: 'cache-and-network' });
  const [reversing, setReversing] = useState<PaymentFile>();
  const more = (after: string) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        paymentFiles: appendPage(before.paymentFiles, next.paymentFiles),
      }),
    });
  return (
    <Card title="Betaalbestanden">
      <Loaded query={query} subject="De lijst met betaalbestanden">
        {({ paymentFiles: { edges, pageInfo } }) =>
          edges.length === 0 ? (
            <EmptyState title="Er zijn nog geen betaalbestanden." text="Maak hierboven het eerste." />
          ) : (
            <>
              <Table
                caption="Betaalbestanden"
                columns={columnsFor(setReversing)}
                rows={edges.map(({ node }) => node)}
                rowKey={({ id }) => id}
              />
              <LoadMoreButton pageInfo={pageInfo} onMore={more} />
            </>
          )
        }
      </Loaded>
      <ReverseDialog file={reversing} onClose={() => setReversing(undefined)} />
    </Card>
  );
}

function ReverseDialog({ file, onClose }: { file: PaymentFile | undefined; onClose: () => void }) {
  const reload = useRefetch(['SecretariatPayableDeclarations']);
  const { save } = useSave(SecretariatReversePaymentFileDocument, { done: 'Betaalbestand teruggedraaid' });
  const reverse = async () => {
    if (file) await save({ id: file.id });
    await reload();
  };
  return (
    <ConfirmActionDialog
      isOpen={file !== undefined}
      question="Betaalbestand terugdraaien?"
      confirmLabel="Terugdraaien"
      onConfirm={reverse}
      onClose={onClose}
    >
      {file &&
        `${count(file)} van samen ${formatEuro(file.total)} gelden dan weer als niet betaald en kunnen in een volgend bestand. Doe dit alleen als de bank dit bestand niet heeft uitgevoerd.`}
    </ConfirmActionDialog>
  );
}

const count = ({ payments }: PaymentFile) =>
  payments.length === 1 ? '1 betaling' : `${payments.length} betalingen`;

function columnsFor(onReverse: (file: PaymentFile) => void): Column<PaymentFile>[] {
  return [
    { id: 'date', header: 'Gemaakt', nowrap: true, cell: ({ creationDate }) => formatDate(creationDate) },
    { id: 'creator', header: 'Door', keepWords: true, cell: ({ creator }) => creator },
    {
      id: 'execution',
      header: 'Uitvoeren op',
      nowrap: true,
      cell: ({ executionDate }) => formatDate(executionDate),
    },
    { id: 'count', header: 'Betalingen', align: 'right', cell: ({ payments }) => payments.length },
    { id: 'total', header: 'Totaal', align: 'right', nowrap: true, cell: ({ total }) => formatEuro(total) },
    {
      id: 'state',
      header: 'Status',
      cell: ({ reversed }) => (reversed ? <Tag tone="no">Teruggedraaid</Tag> : <Tag tone="ok">Betaald</Tag>),
    },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (file) => (
        <RowActions>
          {!file.reversed && <DownloadXml file={file} />}
          {!file.reversed && (
            <Button
              variant="text"
              size="small"
              aria-label={`Betaalbestand van ${formatDate(file.creationDate)} terugdraaien`}
              onClick={() => onReverse(file)}
            >
              Terugdraaien
            </Button>
          )}
        </RowActions>
      ),
    },
  ];
}
