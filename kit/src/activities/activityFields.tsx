import { FormDateField, FormTextArea } from 'kit/fields';
import { formatDate } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { EditAndDelete } from 'kit/lists';
import type { FormFields } from 'kit/records';
import { type Column, RowActions } from 'kit/table';
import { string } from 'yup';

/** What every activity has. A date is YYYY-MM-DD. */
export interface ActivityValues {
  date: string;
  name: string;
  comment: string;
}

/** How an input of a list differs from that of another. */
interface InputLimits {
  maxLength?: number;
  autoComplete?: 'off';
}

/**
 * The fields that every activity has, in the order of the form; a list spreads them beside its own. Date and name are
 * needed.
 * @param limits of the inputs of this list; absent: none
 */
export function activityFields(limits: { name?: InputLimits; comment?: InputLimits } = {}) {
  return {
    date: {
      label: 'Datum',
      compared: formatDate,
      empty: '',
      schema: requiredText(),
      input: <FormDateField name="date" label="Datum" />,
    },
    name: {
      label: 'Activiteit',
      empty: '',
      schema: requiredText(),
      input: <FormTextField name="name" label="Activiteit" {...limits.name} />,
    },
    comment: {
      label: 'Opmerkingen',
      empty: '',
      schema: string().trim(),
      input: <FormTextArea name="comment" label="Opmerkingen" rows={2} {...limits.comment} />,
    },
  } satisfies FormFields<ActivityValues>;
}

/** The column of a table of activities with what can be done with each. */
export function activityActions<Row extends { name: string }>(
  onEdit: (row: Row) => void,
  onDelete: (row: Row) => void,
): Column<Row> {
  return {
    id: 'actions',
    header: '',
    align: 'right',
    cell: (row) => (
      <RowActions>
        <EditAndDelete name={row.name} onEdit={() => onEdit(row)} onDelete={() => onDelete(row)} />
      </RowActions>
    ),
  };
}
