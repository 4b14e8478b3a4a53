import { formatDate } from 'kit/format';

import type { ClubEndReason } from '../gql/graphql';

/** Why somebody leaves, in the order in which it is offered. */
export const endReasons: readonly { value: ClubEndReason; label: string }[] = [
  { value: 'resigned', label: 'Opgezegd' },
  { value: 'deceased', label: 'Overleden' },
  { value: 'moved', label: 'Verhuisd' },
  { value: 'other', label: 'Anders' },
];

/** 'Opgezegd'; '' when nobody knows. */
export function endReasonText(reason: ClubEndReason | null | undefined): string {
  return endReasons.find(({ value }) => value === reason)?.label ?? '';
}

/** '01/02/2026, opgezegd'. @param endedOn YYYY-MM-DD */
export function endText(endedOn: string, reason: ClubEndReason | null | undefined): string {
  return [formatDate(endedOn), endReasonText(reason).toLowerCase()].filter(Boolean).join(', ');
}
