import type { Option } from 'kit/fields';
import { daysBetween, formatDate } from 'kit/format';
import { mixed, number } from 'yup';

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

const monthOptions: Option<Month>[] = MONTHS.map((month) => ({
  value: month,
  label: month.charAt(0).toUpperCase() + month.slice(1),
}));

/** What a person reads for a time type. */
export const timeTypeLabel = (timeType: TimeType): string => TIME_TYPES[timeType];

/** What can be chosen as 'Wanneer': a month, or days from the Sunday of carnival. */
export const whenOptions: Option<When>[] = [
  { value: 'before', label: 'Dagen voor carnaval' },
  { value: 'after', label: 'Dagen na carnavalszondag' },
  ...monthOptions,
];

/** A month, or on which side of carnival the days are. */
export type When = Month | 'before' | 'after';

/** The fields of a form that say when; '' for what is not said. */
export type WhenValues = { when: When | ''; days: number | string };

/** What is stored of a month or of days from carnival. */
export interface StoredWhen {
  period?: Month | null;
  /** Below 0: before its Sunday. */
  daysFromCarnival?: number | null;
}

/** As the form has it. */
export function whenValues({ period, daysFromCarnival: days }: StoredWhen): WhenValues {
  if (days === null || days === undefined) return { when: period ?? '', days: '' };
  return { when: days > 0 ? 'after' : 'before', days: Math.abs(days) };
}

/** What is sent of it: days decide, so there is no month beside them. */
export function whenInput({ when, days }: WhenValues): Required<StoredWhen> {
  const isDays = when === 'before' || when === 'after';
  if (!isDays) return { period: when || null, daysFromCarnival: null };
  return { period: null, daysFromCarnival: when === 'before' ? 0 - Number(days) : Number(days) };
}

/** What stays within a season, June to May, whenever Easter is. */
const [MOST_BEFORE, MOST_AFTER] = [245, 85];

/** Days are needed when they are what was chosen, no more than stay within a season. */
export const daysSchema = mixed().when('when', ([when], schema) =>
  when === 'before' || when === 'after' ? daysWithin(when === 'before' ? MOST_BEFORE : MOST_AFTER) : schema,
);

function daysWithin(most: number) {
  const message = `Kies 0 tot ${most} dagen`;
  return number().typeError(message).required().integer(message).min(0, message).max(most, message);
}

/** How far a day is from the Sunday of carnival: '30 dagen voor carnaval'. @param days below 0: before it */
export function carnivalText(days: number): string {
  if (days === 0) return 'op carnavalszondag';
  const count = Math.abs(days) === 1 ? '1 dag' : `${Math.abs(days)} dagen`;
  return days < 0 ? `${count} voor carnaval` : `${count} na carnavalszondag`;
}

/** A date, and how far it is from carnival. @param date, carnival YYYY-MM-DD */
export function datedText(date: string, carnival: string): string {
  return `${formatDate(date)}, ${carnivalText(daysBetween(carnival, date))}`;
}

/** When something is to be done: 'Vooraf · september', or with the date of days from carnival; '' when nothing is said. */
export function momentText(
  when: StoredWhen & { timeType: TimeType | null; /** YYYY-MM-DD. */ dueDate?: string | null },
): string {
  const { timeType, period, daysFromCarnival: days, dueDate } = when;
  const isDays = days !== null && days !== undefined;
  const day = isDays && [dueDate && formatDate(dueDate), carnivalText(days)].filter(Boolean).join(', ');
  return [timeType && timeTypeLabel(timeType), day || period].filter(Boolean).join(' · ');
}

/** What two versions differ in, for the comparison of them. */
export const whenLabels = {
  when: {
    label: 'Wanneer',
    show: (when: When) => whenOptions.find(({ value }) => value === when)?.label ?? when,
  },
  days: 'Aantal dagen',
} as const;
