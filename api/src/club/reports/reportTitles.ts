import type { ClubReportType } from '../club.enums';

/** What the reports are called. */
export const reportTitles: Readonly<Record<`${ClubReportType}`, string>> = {
  reception: 'Receptie',
  totalPays: 'Alle betalers',
  homeVisit: 'Huisbezoek',
  backup: 'Back-up',
};
