import { todayInAmsterdam } from 'kit/format';
import { useQuery } from 'kit/graphql';

import { ClubSettingsDocument } from '../gql/graphql';

/** The current year, which somebody pays most often. */
export function thisYear(): number {
  return Number(todayInAmsterdam().slice(0, 4));
}

/** The years that can be paid, newest first: 66 of them; this one until they are known. */
export function usePaymentYears(): readonly number[] {
  const { data } = useQuery(ClubSettingsDocument);
  return data ? [...data.clubSettings.paymentYears].reverse() : [thisYear()];
}
