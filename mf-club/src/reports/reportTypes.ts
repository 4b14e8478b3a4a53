import type { ClubReportType } from '../gql/graphql';

/** The reports there are, each with what is in it. */
export const reportTypes: readonly { type: ClubReportType; title: string; text: string }[] = [
  {
    type: 'reception',
    title: 'Receptie',
    text: 'De jubilarissen van dit jaar, op aantal jaren: wie je op de receptie in het zonnetje zet.',
  },
  { type: 'totalPays', title: 'Alle betalers', text: 'Wie dit jaar heeft betaald, op achternaam.' },
  {
    type: 'homeVisit',
    title: 'Huisbezoek',
    text: 'Actieve leden die dit jaar nog niet hebben betaald, per straat, met een kolom om af te vinken.',
  },
  { type: 'backup', title: 'Back-up', text: 'Alle leden met alles wat van ze bekend is.' },
];

/** What a report is called. */
export function titleOf(type: ClubReportType): string {
  return reportTypes.find((report) => report.type === type)?.title ?? type;
}
