import { Loaded } from 'kit/data';
import { formatDate } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { appendPage, LoadMoreButton } from 'kit/lists';
import { useUser } from 'kit/session';
import { Table } from 'kit/table';
import { Card, EmptyState } from 'kit/ui';
import { useState } from 'react';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatDirectDebitFileFragmentDoc,
  SecretariatDirectDebitFilesDocument,
  SecretariatDirectDebitFileStateFragmentDoc,
} from '../../gql/graphql';
import type { BankFileAction } from '../payments/bankFiles';
import { directDebitColumns, type DirectDebitFile } from './directDebitColumns';
import { DirectDebitDetails } from './DirectDebitDetails';
import { DirectDebitDialog } from './DirectDebitDialog';

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
