import type { Option } from 'kit/fields';

import type { Month, TimeType } from '../../gql/graphql';

const TIME_TYPES: Readonly<Record<TimeType, string>> = {
  upFront: 'Vooraf',
  duringEvent: 'Tijdens',
  afterEvent: 'Achteraf',
};

/** The months of a season, June to May. */
const MONTHS: readonly Month[] = [
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
];

/** What can be chosen as 'Moment', in the order of an event. */
export const timeTypeOptions: Option<TimeType>[] = [
  { value: 'upFront', label: TIME_TYPES.upFront },
  { value: 'duringEvent', label: TIME_TYPES.duringEvent },
  { value: 'afterEvent', label: TIME_TYPES.afterEvent },
];

/** What can be chosen as 'Maand'. */
export const monthOptions: Option<Month>[] = MONTHS.map((month) => ({
  value: month,
  label: month.charAt(0).toUpperCase() + month.slice(1),
}));

/** What a person reads for a time type. */
export const timeTypeLabel = (timeType: TimeType): string => TIME_TYPES[timeType];

/** When something is to be done: 'Vooraf · september'; '' when nothing is said. */
export function momentText(when: { timeType: TimeType | null; period: Month | null }): string {
  return [when.timeType && timeTypeLabel(when.timeType), when.period].filter(Boolean).join(' · ');
}
