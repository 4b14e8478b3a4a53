import { ApiError, toApiError } from 'kit/graphql';
import { emptyValues, pickValues, schemaOf } from 'kit/records';

import type {
  CommissionInput,
  SecretariatCommissionFormFragment,
  SecretariatCommissionListQuery,
} from '../../gql/graphql';
import { commissionFields, type CommissionValues } from './commissionFields';

/** A committee as the list has it. */
export type ListedCommission = SecretariatCommissionListQuery['commissions'][number];

/** What is said when a number or name is missing. */
export const INCOMPLETE = 'Please fill in all required fields.';

const SAVE_FAILED = 'An error occurred while saving the commission';

/** Checks the form of a committee. */
export const commissionSchema = schemaOf<CommissionValues>(commissionFields);

/** The form of a new committee. */
export const newCommission = emptyValues<CommissionValues>(commissionFields);

/** The values of a stored committee. */
export function commissionValues(commission: SecretariatCommissionFormFragment): CommissionValues {
  return pickValues<CommissionValues>(commissionFields, commission);
}

/** What is sent of a committee; the schema has seen to it that there is a number. */
export function commissionInput(values: CommissionValues): CommissionInput {
  const { index, ...texts } = pickValues<CommissionValues>(commissionFields, values);
  return { ...texts, index: Number(index) };
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
