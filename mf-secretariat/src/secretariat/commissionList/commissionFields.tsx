import { FormNumberField, FormTextArea } from 'kit/fields';
import { FormTextField, requiredText } from 'kit/forms';
import type { FormFields } from 'kit/records';
import { number, string } from 'yup';

import type { CommissionInput } from '../../gql/graphql';

/** The fields of a committee's form; '' for a number that is not filled in. */
export type CommissionValues = {
  [Name in keyof CommissionInput]-?: CommissionInput[Name] extends number ? number | '' : string;
};

const NO_NUMBER = 'Vul een geheel getal van 1 tot en met 999 in';

/**
 * What is filled in of a committee, in the order of the form: one entry for each field (CONTRIBUTING.md, "Adding a
 * field"). Number and name are needed.
 */
export const commissionFields = {
  index: {
    label: 'Nummer',
    empty: '',
    schema: number()
      .transform((value: number, original: unknown) => (original === '' ? undefined : value))
      .typeError(NO_NUMBER)
      .required()
      .integer(NO_NUMBER)
      .min(1, NO_NUMBER)
      .max(999, NO_NUMBER),
    input: <FormNumberField name="index" label="Nummer" inputMode="numeric" />,
  },
  name: {
    label: 'Naam',
    empty: '',
    schema: requiredText().max(200),
    input: <FormTextField name="name" label="Naam" />,
  },
  description: {
    label: 'Omschrijving',
    empty: '',
    schema: string().trim().max(2000),
    input: <FormTextArea name="description" label="Omschrijving" rows={3} />,
  },
} satisfies FormFields<CommissionValues>;
