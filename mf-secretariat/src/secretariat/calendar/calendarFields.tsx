import { activityFields } from 'kit/activities';
import { formatDate } from 'kit/format';
import { pickValues, type RecordFields } from 'kit/records';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { type CalendarEntryInput, SecretariatCalendarFieldsFragmentDoc } from '../../gql/graphql';

/** What is filled in of a row: every field of the API's input, as text. */
export type CalendarValues = Record<keyof CalendarEntryInput, string>;

const { date, name, comment } = activityFields({
  name: { maxLength: 200, autoComplete: 'off' },
  comment: { maxLength: 2000 },
});

/**
 * What is filled in of a row, in the order of form, export and search: one entry for each field (CONTRIBUTING.md,
 * "Adding a field"). The table shows them.
 */
export const calendarFields = {
  date: { ...date, fact: 'elsewhere', exported: { header: 'Datum', value: formatDate } },
  name: { ...name, fact: 'elsewhere', exported: 'Activiteit' },
  comment: { ...comment, fact: 'elsewhere', exported: 'Opmerkingen' },
} satisfies RecordFields<CalendarValues>;

/** What was filled in of a row, as it was read. */
export function valuesOf(row: FragmentType<typeof SecretariatCalendarFieldsFragmentDoc>): CalendarValues {
  return pickValues<CalendarValues>(
    calendarFields,
    getFragmentData(SecretariatCalendarFieldsFragmentDoc, row),
  );
}
