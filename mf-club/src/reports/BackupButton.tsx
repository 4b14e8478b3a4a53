import { saveBlob } from 'kit/download';
import { toWorkbook, type ExportColumn } from 'kit/export';
import { todayInAmsterdam } from 'kit/format';
import { type ApolloClient, useApolloClient } from 'kit/graphql';
import { Button } from 'kit/ui';
import { FileSpreadsheet } from 'lucide-react';

import { getFragmentData } from '../gql/fragment-masking';
import {
  ClubBackupDocument,
  type ClubBackupMemberFragment,
  ClubBackupMemberFragmentDoc,
  type ClubBackupQuery,
  ClubMemberRowFragmentDoc,
} from '../gql/graphql';
import { LongWorkDialog } from '../LongWorkDialog';
import { exportedColumns } from '../members/exportedColumns';
import { howPaid } from '../members/payments/paidYears';
import { useLongWork, type WorkWatch } from '../useLongWork';

/** Every field of a member: what the list exports, and the rest. */
const backupColumns: readonly ExportColumn<ClubBackupMemberFragment>[] = [
  ...exportedColumns.map(({ header, value }) => ({
    header,
    value: (member: ClubBackupMemberFragment) => value(getFragmentData(ClubMemberRowFragmentDoc, member)),
  })),
  {
    header: 'Betalingen',
    value: ({ payments }) => payments.map((payment) => `${payment.year}: ${howPaid(payment)}`).join('\n'),
  },
  { header: 'Geanonimiseerd', value: ({ erased }) => (erased ? 'ja' : 'nee') },
  { header: 'Geschiedenis', value: ({ changeLog }) => changeLog.join('\n') },
];

/** Every member with every field as a workbook. */
export function BackupButton() {
  const client = useApolloClient();
  const work = useLongWork(async (watch) => {
    const members = await allMembers(client, watch);
    const fileName = `club-back-up-${todayInAmsterdam()}`;
    const workbook = await toWorkbook({ fileName, columns: backupColumns, rows: members });
    watch.signal.throwIfAborted();
    saveBlob(workbook, `${fileName}.xlsx`);
  });
  return (
    <>
      <Button
        variant="ghost"
        icon={<FileSpreadsheet aria-hidden />}
        aria-label="Back-up als Excel"
        onClick={work.start}
      >
        Excel
      </Button>
      <LongWorkDialog title="Back-up als Excel" unit="leden" work={work} />
    </>
  );
}

/** Page by page, as many as the server gives at once. */
async function allMembers(
  client: ApolloClient,
  { onProgress, signal }: WorkWatch,
): Promise<ClubBackupMemberFragment[]> {
  const members: ClubBackupMemberFragment[] = [];
  let after: string | null = null;
  do {
    const page: ClubBackupQuery['clubMembers'] | undefined = (
      await client.query({
        query: ClubBackupDocument,
        variables: { after },
        fetchPolicy: 'no-cache',
      })
    ).data?.clubMembers;
    signal.throwIfAborted();
    if (!page) throw new Error('The list of members has no answer.');
    members.push(...page.edges.map(({ node }) => getFragmentData(ClubBackupMemberFragmentDoc, node)));
    onProgress(members.length, page.totalCount);
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after);
  return members;
}
