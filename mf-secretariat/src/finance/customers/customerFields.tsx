import { FormTextField, optionalEmail, requiredText } from 'kit/forms';
import { emptyValues, type FormFields, pickValues, schemaOf } from 'kit/records';
import { string } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  type CustomerInput,
  type SecretariatCustomerFieldsFragmentDoc as FieldsDoc,
  SecretariatCustomerFieldsFragmentDoc,
  type SecretariatCustomerFormFragment,
} from '../../gql/graphql';

/** What is filled in of a customer: every field of the API's input, as text. */
export type CustomerTexts = Record<Exclude<keyof CustomerInput, 'allowDuplicate'>, string>;

/** A customer in a form. */
export interface CustomerValues extends CustomerTexts {
  /** The name that is kept although somebody has it already. */
  agreed: string;
}

const LINE = 200;
const optionalText = () => string().trim().max(LINE, 'Maak deze tekst korter');
const off = { autoComplete: 'off' } as const;

/**
 * What is filled in of a customer, in the order of the form: one entry for each field (CONTRIBUTING.md, "Adding a field").
 */
export const customerFields = {
  name: {
    label: 'Naam',
    empty: '',
    schema: requiredText().max(LINE, 'Maak deze tekst korter'),
    input: <FormTextField name="name" label="Naam" required {...off} />,
  },
  address: {
    label: 'Adres',
    empty: '',
    schema: optionalText(),
    input: <FormTextField name="address" label="Adres" {...off} />,
  },
  postalCode: {
    label: 'Postcode en plaats',
    empty: '',
    schema: optionalText(),
    input: <FormTextField name="postalCode" label="Postcode en plaats" {...off} />,
  },
  email: {
    label: 'E-mail',
    empty: '',
    schema: optionalEmail('E-mail moet een geldig formaat hebben'),
    input: <FormTextField name="email" label="E-mail" type="email" {...off} />,
  },
  phone: {
    label: 'Telefoon',
    empty: '',
    schema: optionalText(),
    input: <FormTextField name="phone" label="Telefoon" type="tel" {...off} />,
  },
} satisfies FormFields<CustomerTexts>;

/** Checks the form. */
export const customerSchema = schemaOf<CustomerTexts>(customerFields).shape({ agreed: string() });

/** The form of a new customer. */
export const newCustomer: CustomerValues = { ...emptyValues<CustomerTexts>(customerFields), agreed: '' };

/** The form of a customer. */
export const valuesOf = (customer: SecretariatCustomerFormFragment): CustomerValues => ({
  ...textsOf(customer),
  agreed: '',
});

function textsOf(customer: FragmentType<typeof FieldsDoc>): CustomerTexts {
  return pickValues<CustomerTexts>(
    customerFields,
    getFragmentData(SecretariatCustomerFieldsFragmentDoc, customer),
  );
}

/** What somebody agrees to when it is said that this looks like another customer. */
export const agreementOf = ({ name }: Pick<CustomerValues, 'name'>): string => name.trim();

/** What is sent. */
export function customerInput(values: CustomerValues): CustomerInput {
  const texts = pickValues<CustomerTexts>(customerFields, values);
  return { ...texts, ...(values.agreed === agreementOf(values) && { allowDuplicate: true }) };
}
