import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { appendPage, LoadMoreButton } from 'kit/lists';
import { useUser } from 'kit/session';
import { Table } from 'kit/table';
import { Card, EmptyState } from 'kit/ui';
import { useState } from 'react';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatPaymentFileFragmentDoc,
  SecretariatPaymentFilesDocument,
  SecretariatPaymentFileStateFragmentDoc,
} from '../../gql/graphql';
import { type FileAction, type PaymentFile, paymentFileColumns } from './paymentFileColumns';
import { PaymentFileDialog } from './PaymentFileDialogs';

/** The payment files that were made: to fetch again, to agree with, to note as paid, or to turn back. */
export function PaymentFiles() {
  const query = useQuery(SecretariatPaymentFilesDocument, { fetchPolicy: 'cache-and-network' });
  const { id: userId } = useUser();
  const [open, setOpen] = useState<{ action: FileAction; id: string }>();
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
        {({ paymentFiles: { edges, pageInfo } }) => {
          const files = edges.map(({ node }): PaymentFile => {
            return {
              ...getFragmentData(SecretariatPaymentFileFragmentDoc, node),
              ...getFragmentData(SecretariatPaymentFileStateFragmentDoc, node),
            };
          });
          const file = open && files.find(({ id }) => id === open.id);
          return files.length === 0 ? (
            <EmptyState title="Er zijn nog geen betaalbestanden." text="Maak hierboven het eerste." />
          ) : (
            <>
              <Table
                caption="Betaalbestanden"
                columns={paymentFileColumns(userId, (action, { id }) => setOpen({ action, id }))}
                rows={files}
                rowKey={({ id }) => id}
              />
              <LoadMoreButton pageInfo={pageInfo} onMore={more} />
              {file && (
                <PaymentFileDialog file={file} action={open.action} onClose={() => setOpen(undefined)} />
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
