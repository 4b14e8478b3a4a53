import type { SecretariatMeetingDocumentsQuery, SecretaryDocumentKind } from '../../gql/graphql';

/** An agenda or minutes. */
export type MeetingDocument = SecretariatMeetingDocumentsQuery['secretaryDocuments'][number];

/** The words of a list. */
export interface MeetingKind {
  kind: SecretaryDocumentKind;
  title: string;
  add: string;
  added: string;
  search: string;
  empty: string;
}

/** The two lists of the page, in their order. */
export const meetingKinds: readonly MeetingKind[] = [
  {
    kind: 'agenda',
    title: "Agenda's",
    add: 'Agenda toevoegen',
    added: 'Agenda toegevoegd',
    search: "Zoek in de agenda's",
    empty: "Er zijn nog geen agenda's.",
  },
  {
    kind: 'notulen',
    title: 'Notulen',
    add: 'Notulen toevoegen',
    added: 'Notulen toegevoegd',
    search: 'Zoek in de notulen',
    empty: 'Er zijn nog geen notulen.',
  },
];

/** The documents of one year. */
export interface MeetingYear {
  year: string;
  documents: readonly MeetingDocument[];
}

/** The documents by the year of their meeting, in the order they have. */
export function byYear(documents: readonly MeetingDocument[]): MeetingYear[] {
  const years = new Map<string, MeetingDocument[]>();
  for (const document of documents) {
    const year = document.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), document]);
  }
  return [...years].map(([year, ofYear]) => ({ year, documents: ofYear }));
}
