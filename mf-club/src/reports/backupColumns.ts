import type { ExportColumn } from 'kit/export';

import { exportedColumns } from '../members/exportedColumns';
import { howPaid } from '../members/paidYears';
import type { Member } from '../members/useMembers';

/** Every field of a member (spec 3, section 3, "Club member"): what the list exports, and the rest. */
export const backupColumns: readonly ExportColumn<Member>[] = [
  ...exportedColumns,
  {
    header: 'Betalingen',
    value: ({ payments }) => payments.map((payment) => `${payment.year}: ${howPaid(payment)}`).join('\n'),
  },
  { header: 'Geanonimiseerd', value: ({ erased }) => (erased ? 'ja' : 'nee') },
  { header: 'Geschiedenis', value: ({ changeLog }) => changeLog.join('\n') },
];
