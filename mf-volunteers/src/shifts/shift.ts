import { formatDate, todayInAmsterdam } from 'kit/format';

import type { ShiftAnswer, VolunteersAskShiftFragment } from '../gql/graphql';

/** When people are needed for an activity: `to` is on the next day when it is before `from`. */
interface ShiftTimes {
  day: string;
  from: string;
  to: string;
}

/** What a volunteer answered, or how far a sign-up is, in words. */
export const answers: Record<ShiftAnswer, { text: string; tone: 'ok' | 'no' | 'warn' }> = {
  asked: { text: 'gevraagd', tone: 'warn' },
  confirmed: { text: 'komt', tone: 'ok' },
  declined: { text: 'komt niet', tone: 'no' },
  held: { text: 'moet nog bevestigen', tone: 'warn' },
  requested: { text: 'wil graag', tone: 'warn' },
  invited: { text: 'gevraagd om in te vallen', tone: 'warn' },
  waiting: { text: 'op de wachtlijst', tone: 'warn' },
};

const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' });

/** 'zaterdag 14/11/2026' @param day YYYY-MM-DD */
export function dayText(day: string): string {
  return `${weekday.format(new Date(`${day}T00:00:00Z`))} ${formatDate(day)}`;
}

/** '20:00 - 02:00 (volgende dag)' */
export function timesText({ from, to }: Pick<ShiftTimes, 'from' | 'to'>): string {
  return `${from} - ${to}${to < from ? ' (volgende dag)' : ''}`;
}

/** How a shift is called among the others of its activity. */
export function shiftName(shift: ShiftTimes): string {
  return `${formatDate(shift.day)} ${shift.from} - ${shift.to}`;
}

/** The shifts of each day, in the order they come. */
export function byDay<Each extends Pick<ShiftTimes, 'day'>>(
  shifts: readonly Each[],
): { day: string; shifts: Each[] }[] {
  const days = [...new Set(shifts.map(({ day }) => day))];
  return days.map((day) => ({ day, shifts: shifts.filter((each) => each.day === day) }));
}

/** How many get a mail when the answers are asked for: who did not answer, has an address, and a shift to come. */
export function askedCount(
  shifts: readonly VolunteersAskShiftFragment[],
  today = todayInAmsterdam(),
): number {
  const asked = shifts
    .filter((shift) => lastDay(shift) >= today)
    .flatMap(({ volunteers }) => volunteers)
    .filter(({ answer, email }) => answer === 'asked' && email);
  return new Set(asked.map(({ volunteerId }) => volunteerId)).size;
}

function lastDay({ day, from, to }: ShiftTimes): string {
  if (to >= from) return day;
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
