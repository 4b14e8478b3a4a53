import type { ExportColumn } from 'kit/export';
import { formatDate } from 'kit/format';

import type { ClubMemberRowFragment } from '../gql/graphql';

const yesNo = (value: boolean) => (value ? 'ja' : 'nee');

/** All that is kept of a member, under headings that the import knows too. */
export const exportedColumns: ExportColumn<ClubMemberRowFragment>[] = [
  { header: 'Lidnummer', value: ({ membershipNumber }) => membershipNumber },
  { header: 'Lid sinds', value: ({ joined }) => joined },
  { header: 'Geslacht', value: ({ gender }) => gender ?? '' },
  { header: 'Voornaam', value: ({ firstName }) => firstName },
  { header: 'Achternaam', value: ({ lastName }) => lastName },
  { header: 'Adres', value: ({ address }) => address },
  { header: 'Postcode', value: ({ postalCode }) => postalCode },
  { header: 'Plaats', value: ({ city }) => city },
  { header: 'Land', value: ({ country }) => country },
  { header: 'E-mail', value: ({ email }) => email },
  { header: 'Telefoon', value: ({ phone }) => phone },
  { header: 'Geboortedatum', value: ({ bday }) => formatDate(bday) },
  { header: 'Betaalde jaren', value: ({ paidYears }) => paidYears.join(', ') },
  { header: 'Aantal jaren met dit jaar', value: ({ jubileeCount }) => jubileeCount },
  { header: 'Jubileum', value: ({ jubilee }) => yesNo(jubilee) },
  { header: 'Actief', value: ({ active }) => yesNo(active) },
  { header: 'Te doen', value: ({ todo }) => todo },
  { header: 'Opmerkingen', value: ({ notes }) => notes },
];
