import type { ExportColumn } from 'kit/export';
import { formatDate } from 'kit/format';
import { exportColumnsOf } from 'kit/records';

import type { ClubMemberRowFragment } from '../gql/graphql';
import { memberFields, type MemberValues, valuesOf } from './memberFields';
import { endReasonText } from './membershipEnd';
import { liveMandateOf } from './payments/mandates';

const { gender, firstName, lastName, address, postalCode, city, country, active, todo, notes, ...others } =
  exportColumnsOf<MemberValues, ClubMemberRowFragment>(memberFields, valuesOf);

/** All that is kept of a member, under headings that the import knows too. */
export const exportedColumns: ExportColumn<ClubMemberRowFragment>[] = [
  { header: 'Lidnummer', value: ({ membershipNumber }) => membershipNumber },
  { header: 'Lid sinds', value: ({ joined }) => joined },
  ...[gender, firstName, lastName, address, postalCode, city, country],
  ...Object.values(others),
  { header: 'Betaalde jaren', value: ({ paidYears }) => paidYears.join(', ') },
  { header: 'Aantal jaren met het clubjaar', value: ({ jubileeCount }) => jubileeCount },
  { header: 'Jubileum', value: ({ jubilee }) => (jubilee ? 'ja' : 'nee') },
  { header: 'Machtiging', value: (member) => liveMandateOf(member)?.reference ?? '' },
  { header: 'Rekening van de machtiging', value: (member) => liveMandateOf(member)?.iban ?? '' },
  active,
  { header: 'Geen lid meer sinds', value: ({ endedOn }) => (endedOn ? formatDate(endedOn) : '') },
  { header: 'Reden', value: ({ endReason }) => endReasonText(endReason) },
  ...[todo, notes],
];
