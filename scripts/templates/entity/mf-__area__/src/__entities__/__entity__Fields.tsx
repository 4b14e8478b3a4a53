import { FormTextArea } from 'kit/fields';
import { FormTextField, requiredText } from 'kit/forms';
import { notProvided } from 'kit/lists';
import { emptyValues, pickValues, type RecordFields, schemaOf } from 'kit/records';
import { string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type __Entity__Input, __Doc__FieldsFragmentDoc } from '../gql/graphql';

/** What is filled in of __a_word__: every field of the API's input, as text. */
export type __Entity__Values = Record<keyof __Entity__Input, string>;

const LINE = 200;
const LINES = 2000;
const TOO_LONG = 'Maak deze tekst korter';

/**
 * What is filled in of __a_word__, in the order of the form: one entry for each field (CONTRIBUTING.md, "Adding a field").
 */
export const __entity__Fields = {
  name: {
    label: 'Naam',
    empty: '',
    schema: requiredText().max(LINE, TOO_LONG),
    input: <FormTextField name="name" label="Naam" required autoComplete="off" />,
    fact: 'elsewhere',
    exported: 'Naam',
  },
  note: {
    label: 'Notitie',
    empty: '',
    schema: string().trim().max(LINES, TOO_LONG),
    input: <FormTextArea name="note" label="Notitie" rows={3} />,
    fact: { show: (text: string) => text, whenEmpty: notProvided },
    exported: 'Notitie',
  },
} satisfies RecordFields<__Entity__Values>;

/** Checks the form. */
export const __entity__Schema = schemaOf<__Entity__Values>(__entity__Fields);

/** The form of a new one. */
export const new__Entity__ = emptyValues<__Entity__Values>(__entity__Fields);

/** What was filled in of one, as it was read. */
export function valuesOf(__entity__: FragmentType<typeof __Doc__FieldsFragmentDoc>): __Entity__Values {
  return pickValues<__Entity__Values>(
    __entity__Fields,
    getFragmentData(__Doc__FieldsFragmentDoc, __entity__),
  );
}
