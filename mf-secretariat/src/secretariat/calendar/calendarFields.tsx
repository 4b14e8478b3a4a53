import { activityFields } from 'kit/activities';
import { FormSelect } from 'kit/fields';
import { formatDate } from 'kit/format';
import { FormTextField, useFormField } from 'kit/forms';
import { useQuery } from 'kit/graphql';
import { pickValues, type RecordFields } from 'kit/records';
import { string } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type CalendarEntryInput,
  SecretariatCalendarCommissionsDocument,
  SecretariatCalendarFieldsFragmentDoc,
} from '../../gql/graphql';

/** What is filled in of a row: every field of the API's input, as text. */
export type CalendarValues = Record<keyof CalendarEntryInput, string>;

const { date, name, comment } = activityFields({
  name: { maxLength: 200, autoComplete: 'off' },
  comment: { maxLength: 2000 },
});

const timeSchema = string().trim();

function useCommissions() {
  const { data } = useQuery(SecretariatCalendarCommissionsDocument);
  return (data?.calendarCommittees ?? []).map(({ id, index, name }) => ({
    value: id,
    label: `${index} - ${name}`,
  }));
}

/** Whose activity it is. One that was archived since stays until another is chosen. */
function CommissionField() {
  const options = useCommissions();
  const { value } = useFormField('commissionId');
  const isKnown = !value || options.some((option) => option.value === value);
  return (
    <FormSelect
      name="commissionId"
      label="Commissie"
      placeholder="Geen"
      options={isKnown ? options : [...options, { value: value as string, label: 'Zoals het was' }]}
    />
  );
}

const CommissionName = ({ id }: { id: string }) =>
  useCommissions().find(({ value }) => value === id)?.label ?? 'Een andere commissie';

/**
 * What is filled in of a row, in the order of form, export and search: one entry for each field (CONTRIBUTING.md,
 * "Adding a field"). The table shows them.
 */
export const calendarFields = {
  date: { ...date, fact: 'elsewhere', exported: { header: 'Datum', value: formatDate } },
  name: { ...name, fact: 'elsewhere', exported: 'Activiteit' },
  from: {
    ...{ label: 'Van', empty: '', schema: timeSchema, isHalf: true, fact: 'elsewhere', exported: 'Van' },
    input: <FormTextField name="from" label="Van" type="time" description="Leeg: de hele dag." />,
  },
  to: {
    ...{ label: 'Tot', empty: '', schema: timeSchema, isHalf: true, fact: 'elsewhere', exported: 'Tot' },
    input: <FormTextField name="to" label="Tot" type="time" />,
  },
  place: {
    ...{ label: 'Plaats', empty: '', schema: string().trim(), fact: 'elsewhere', exported: 'Plaats' },
    input: <FormTextField name="place" label="Plaats" maxLength={200} autoComplete="off" />,
  },
  commissionId: {
    ...{ label: 'Commissie', empty: '', schema: string(), fact: 'elsewhere', exported: 'Commissie' },
    compared: (id) => <CommissionName id={id} />,
    input: <CommissionField />,
  },
  comment: { ...comment, fact: 'elsewhere', exported: 'Opmerkingen' },
} satisfies RecordFields<CalendarValues>;

/** What was filled in of a row, as it was read. */
export function valuesOf(row: FragmentType<typeof SecretariatCalendarFieldsFragmentDoc>): CalendarValues {
  return pickValues<CalendarValues>(
    calendarFields,
    getFragmentData(SecretariatCalendarFieldsFragmentDoc, row),
  );
}
