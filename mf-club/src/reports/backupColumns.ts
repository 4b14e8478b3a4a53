import type { ExportColumn } from 'kit/export';

import { getFragmentData } from '../gql/fragment-masking';
import { type ClubBackupMemberFragment, ClubMemberRowFragmentDoc } from '../gql/graphql';
import { exportedColumns } from '../members/exportedColumns';
import { howPaid } from '../members/paidYears';

/** Every field of a member: what the list exports, and the rest. */
export const backupColumns: readonly ExportColumn<ClubBackupMemberFragment>[] = [
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
