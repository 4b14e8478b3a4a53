import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { requiredText } from 'kit/forms';
import { ApiError, toApiError } from 'kit/graphql';
import { object, string } from 'yup';

import type { DeclarationInput, SecretariatDeclarationChoicesQuery } from '../../gql/graphql';
import { centsAboveZero } from '../cents';
import { noReceipts, receiptIdsOf, type ReceiptValues } from './receiptSlots';

/** In SEPA since the list of ibantools was made; the API has the same five. */
const JOINED_SINCE = new Set(['AL', 'MD', 'ME', 'MK', 'RS']);
const isInSepa = (country: string) => isSEPACountry(country) || JOINED_SINCE.has(country);

/** The years and committees for which can be declared, and the account that was used last. */
export type DeclarationChoices = SecretariatDeclarationChoicesQuery['declarationChoices'];

/** What the wizard asks. */
export type DeclarationValues = ReceiptValues & {
  yearId: string;
  wg: string;
  description: string;
  /** Cents; a text that is no amount, as long as it is being typed. */
  amount: number | string;
  /** Who is paid: 0 the supplier, 1 me. */
  directPay: '' | '0' | '1';
  accountName: string;
  /** Of the supplier. */
  accountnumber: string;
  /** Mine: the one that was used last, or a new one. */
  ownAccount: 'last' | 'new';
  newAccountnumber: string;
};

/** Where the wizard begins. @param commissionId of the page, if it is of a committee */
export function newDeclaration(
  { years, accountnumber }: DeclarationChoices,
  commissionId?: string,
): DeclarationValues {
  const yearId = (years.length === 1 && years[0]?.id) || '';
  return {
    yearId,
    wg: booksOf(years, yearId, commissionId),
    description: '',
    amount: '',
    directPay: '',
    accountName: '',
    accountnumber: '',
    ownAccount: accountnumber ? 'last' : 'new',
    newAccountnumber: '',
    ...noReceipts,
  };
}

/** The number under which a committee stands in the books of a year; '' when it does not. */
export function booksOf(years: DeclarationChoices['years'], yearId: string, commissionId?: string): string {
  const groups = years.find(({ id }) => id === yearId)?.workgroups ?? [];
  const own = commissionId ? groups.find((group) => group.commissionId === commissionId) : undefined;
  return own?.index ?? '';
}

const requiredIban = () =>
  requiredText()
    .test(
      'iban',
      'Dit is geen geldig rekeningnummer (IBAN)',
      (text) => !text || isValidIBAN(electronicFormatIBAN(text) ?? ''),
    )
    .test(
      'sepa',
      'Naar dit land kan het portaal niet betalen. Geef een rekening in een SEPA-land.',
      (text) => !text || isInSepa((electronicFormatIBAN(text) ?? '').slice(0, 2)),
    );

/** What must be given, and how. */
export const declarationSchema = object({
  yearId: requiredText('Kies een boekjaar'),
  wg: requiredText('Kies een commissie'),
  description: requiredText().max(200),
  amount: centsAboveZero(),
  directPay: requiredText('Kies wie er betaald wordt'),
  accountName: string()
    .trim()
    .max(70)
    .when('directPay', { is: '0', then: () => requiredText().max(70) }),
  accountnumber: string().when('directPay', { is: '0', then: requiredIban }),
  ownAccount: string(),
  newAccountnumber: string().when(['directPay', 'ownAccount'], {
    is: (directPay: string, ownAccount: string) => directPay === '1' && ownAccount === 'new',
    then: requiredIban,
  }),
  receiptId: string().nullable().required('Voeg de bon toe'),
});

/** What is sent. */
export function declarationInput(
  values: DeclarationValues,
  { accountnumber }: Pick<DeclarationChoices, 'accountnumber'>,
): DeclarationInput {
  const { yearId, wg, description, amount } = values;
  const toSupplier = values.directPay === '0';
  const own = values.ownAccount === 'last' && accountnumber ? accountnumber : values.newAccountnumber;
  return {
    yearId,
    wg,
    description,
    amount: Number(amount),
    directPay: toSupplier ? 0 : 1,
    accountName: toSupplier ? values.accountName : null,
    accountnumber: toSupplier ? values.accountnumber : own,
    receiptIds: receiptIdsOf(values),
  };
}

/** A refusal of the account number or of a receipt at the field where it was given. */
export function atItsField(error: unknown, { directPay, ownAccount }: DeclarationValues): ApiError {
  const refusal = toApiError(error);
  const { accountnumber, receiptIds, ...others } = refusal.fields;
  const fields = { ...others, ...(receiptIds && { receiptId: receiptIds }) };
  if (!accountnumber || directPay === '0') {
    return receiptIds || accountnumber
      ? new ApiError(
          refusal.message,
          refusal.code,
          { ...fields, ...(accountnumber && { accountnumber }) },
          refusal.details,
        )
      : refusal;
  }
  const field = ownAccount === 'new' ? 'newAccountnumber' : 'ownAccount';
  return new ApiError(refusal.message, refusal.code, { ...fields, [field]: accountnumber }, refusal.details);
}
