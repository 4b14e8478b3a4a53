import { reportDocument, type ReportMember } from './reportDocument';

/** What a report is made of. */
export interface ReportContent {
  type: Parameters<typeof reportDocument>[0];
  edition: Parameters<typeof reportDocument>[1];
  /** All, by last name. */
  members: readonly ReportMember[];
}

/** A report as Word. */
export function makeReport({ type, edition, members }: ReportContent): Promise<Uint8Array> {
  return reportDocument(type, edition, members);
}
