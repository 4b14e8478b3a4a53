import type { ExportColumn } from 'kit/export';
import { formatDate } from 'kit/format';

import type { ClubBackupQuery } from '../gql/graphql';

/** A member with everything. */
export type BackupMember = ClubBackupQuery['clubMembers']['edges'][number]['node'];

const yesNo = (is: boolean) => (is ? 'ja' : 'nee');
const genders = { m: 'm', f: 'v' } as const;
const vias = { manual: 'met de hand', imported: 'ingelezen', bank: 'bank', online: 'betaallink' } as const;

/** Every field of a member (spec 3, section 3, "Club member"). */
export const backupColumns: readonly ExportColumn<BackupMember>[] = [
  { header: 'Lidnummer', value: ({ membershipNumber }) => membershipNumber },
  { header: 'Lid sinds', value: ({ joined }) => joined },
  { header: 'Geslacht', value: ({ gender }) => (gender ? genders[gender] : '') },
  { header: 'Voornaam', value: ({ firstName }) => firstName },
  { header: 'Achternaam', value: ({ lastName }) => lastName },
  { header: 'Adres', value: ({ adres }) => adres },
  { header: 'Postcode', value: ({ postalCode }) => postalCode },
  { header: 'Plaats', value: ({ city }) => city },
  { header: 'Land', value: ({ country }) => country },
  { header: 'E-mail', value: ({ email }) => email },
  { header: 'Telefoon', value: ({ phone }) => phone },
  { header: 'Geboortedatum', value: ({ bday }) => formatDate(bday) },
  { header: 'Actief', value: ({ active }) => yesNo(active) },
  { header: 'Betaalde jaren', value: ({ paidYears }) => paidYears.join(', ') },
  { header: 'Betalingen', value: ({ payments }) => payments.map(paymentText).join('\n') },
  { header: 'Jubileumjaren', value: ({ jubileeCount }) => jubileeCount },
  { header: 'Jubilaris', value: ({ jubilee }) => yesNo(jubilee) },
  { header: 'Te doen', value: ({ todo }) => todo },
  { header: 'Opmerkingen', value: ({ notes }) => notes },
  { header: 'Geanonimiseerd', value: ({ erased }) => yesNo(erased) },
  { header: 'Geschiedenis', value: ({ changeLog }) => changeLog.join('\n') },
];

function paymentText({ year, via, paidOn }: BackupMember['payments'][number]): string {
  return `${year}: ${vias[via]}${paidOn ? ` op ${formatDate(paidOn)}` : ''}`;
}
