import { formatDate } from 'kit/format';

import type { RecurringAction, RecurringState, SecretariatRecurringRowFragment } from '../../gql/graphql';

/** As on the server. */
export const MOST_MONTHS = 24;
/** As on the server. */
export const MOST_TIMES = 200;

const names: Readonly<Record<number, string>> = {
  1: 'Elke maand',
  3: 'Elk kwartaal',
  6: 'Elk half jaar',
  12: 'Elk jaar',
  24: 'Elke 2 jaar',
};

/** How often, in words. */
export function intervalLabel(months: number): string {
  return names[months] ?? `Elke ${months} maanden`;
}

/** What happens on the day. */
export const actionLabels: Readonly<Record<RecurringAction, string>> = {
  propose: 'Klaarzetten: iemand geeft hem uit',
  send: 'Meteen versturen: uitgeven en mailen',
};

/** Whether it goes on. */
export const stateLabels: Readonly<Record<RecurringState, string>> = {
  active: 'Loopt',
  paused: 'Gepauzeerd',
  stopped: 'Gestopt',
  finished: 'Klaar',
};

/** When it began and when it ends, in words. */
export function periodText({
  firstDay,
  lastDay,
  times,
  made,
}: Pick<SecretariatRecurringRowFragment, 'firstDay' | 'lastDay' | 'times' | 'made'>): string {
  const from = `Vanaf ${formatDate(firstDay)}`;
  if (lastDay) return `${from} tot en met ${formatDate(lastDay)}`;
  return times ? `${from}, ${times} keer (${made} geweest)` : from;
}
