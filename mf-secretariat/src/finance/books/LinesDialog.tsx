import { Loaded } from 'kit/data';
import { LoadMoreButton } from 'kit/lists';
import { Table } from 'kit/table';
import { Dialog, EmptyState } from 'kit/ui';

import { getFragmentData } from '../../gql/fragment-masking';
import { SecretariatLedgerEntryFragmentDoc } from '../../gql/graphql';
import { entryColumns } from '../ledger/entryColumns';
import { useLedgerEntries } from '../ledger/ledgerEntries';
import type { Year, YearRow } from './year';

interface LinesDialogProps {
  year: Pick<Year, 'id' | 'title' | 'workgroups'> | { id: string; title: string; workgroups: [] };
  row: Pick<YearRow, 'index' | 'title'>;
  onClose: () => void;
}

/** What the sums of a committee are made of, or those of none: its part of the ledger. */
export function LinesDialog({ year, row: { index, title }, onClose }: LinesDialogProps) {
  const { query, more } = useLedgerEntries({ yearId: year.id, wg: index });
  // The committee is in the title, what kind of entry it is in its description.
  const columns = entryColumns(year, new Map()).filter(({ id }) => id !== 'wg' && id !== 'kind');
  return (
    <Dialog onClose={onClose} title={`${index ? `${index} - ` : ''}${title}, ${year.title}`} size={900}>
      <Loaded query={query} subject="De lijst met boekingen">
        {({ ledgerEntries: { edges, pageInfo } }) =>
          edges.length === 0 ? (
            <EmptyState title="Er zijn nog geen boekingen." />
          ) : (
            <>
              <Table
                caption="Boekingen"
                columns={columns}
                rows={getFragmentData(
                  SecretariatLedgerEntryFragmentDoc,
                  edges.map(({ node }) => node),
                )}
              />
              <LoadMoreButton pageInfo={pageInfo} onMore={more} />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}
