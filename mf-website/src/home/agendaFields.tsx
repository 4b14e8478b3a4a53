import { activityFields } from 'kit/activities';
import { type FormFields, pickValues } from 'kit/records';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type AgendaEntryInput, WebsiteAgendaFieldsFragmentDoc } from '../gql/graphql';

/** What is filled in of a row: every field of the API's input, as text. */
export type AgendaValues = Record<keyof AgendaEntryInput, string>;

/**
 * What is filled in of a row, in the order of the form: one entry for each field (CONTRIBUTING.md, "Adding a field"). The
 * table shows them.
 */
export const agendaFields = { ...activityFields() } satisfies FormFields<AgendaValues>;

/** What was filled in of a row, as it was read. */
export function valuesOf(row: FragmentType<typeof WebsiteAgendaFieldsFragmentDoc>): AgendaValues {
  return pickValues<AgendaValues>(agendaFields, getFragmentData(WebsiteAgendaFieldsFragmentDoc, row));
}
