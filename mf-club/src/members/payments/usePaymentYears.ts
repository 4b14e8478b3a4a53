import { todayInAmsterdam } from 'kit/format';
import { useQuery } from 'kit/graphql';

import { ClubSettingsDocument } from '../../gql/graphql';

/** The year of the calendar. */
export function thisYear(): number {
  return Number(todayInAmsterdam().slice(0, 4));
}

/** The one year that the club is in: that of its active edition. Undefined until it is known. */
export function useClubYear(): number | undefined {
  return useQuery(ClubSettingsDocument).data?.clubSettings.year;
}

/** The years that can be paid, newest first: 66 of them; this one until they are known. */
export function usePaymentYears(): readonly number[] {
  const { data } = useQuery(ClubSettingsDocument);
  return data ? [...data.clubSettings.paymentYears].reverse() : [thisYear()];
}
