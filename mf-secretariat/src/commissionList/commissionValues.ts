import { requiredText } from 'kit/forms';
import { ApiError, toApiError } from 'kit/graphql';
import { type AnySchema, number, object, string } from 'yup';

import type {
  CommissionInput,
  SecretariatCommissionFormFragment,
  SecretariatCommissionListQuery,
} from '../gql/graphql';

/** A committee as the list has it. */
export type ListedCommission = SecretariatCommissionListQuery['commissions'][number];

/** The fields of a committee's form; '' for a number that is not filled in. */
export type CommissionValues = {
  [Name in keyof CommissionInput]-?: CommissionInput[Name] extends number ? number | '' : string;
};

/** What is said when a number or name is missing. */
export const INCOMPLETE = 'Please fill in all required fields.';

const SAVE_FAILED = 'An error occurred while saving the commission';
const NO_NUMBER = 'Vul een geheel getal van 1 tot en met 999 in';

/** A committee: number and name are needed. */
export const commissionSchema = object({
  index: number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(NO_NUMBER)
    .required()
    .integer(NO_NUMBER)
    .min(1, NO_NUMBER)
    .max(999, NO_NUMBER),
  name: requiredText().max(200),
  description: string().trim().max(2000),
} satisfies Record<keyof CommissionValues, AnySchema>);

/** The values of a stored committee. */
export function commissionValues({
  index,
  name,
  description,
}: SecretariatCommissionFormFragment): CommissionValues {
  return { index, name, description };
}

/** What is sent of a committee; the schema has seen to it that there is a number. */
export function commissionInput({ index, name, description }: CommissionValues): CommissionInput {
  return { index: Number(index), name, description: description ?? '' };
}

/** A save that fails in the foundation's words when the server said nothing. @throws ApiError */
export async function withFailure<Data>(save: Promise<Data>): Promise<Data> {
  try {
    return await save;
  } catch (error) {
    const refusal = toApiError(error);
    throw refusal.code === 'NETWORK' || !refusal.message ? new ApiError(SAVE_FAILED, refusal.code) : refusal;
  }
}
