import { formatDate, todayInAmsterdam } from 'kit/format';

import type { SecretariatReceivableFragment } from '../../gql/graphql';

/** What somebody owes. */
export type Receivable = SecretariatReceivableFragment;

/** How late something is, from not at all to very. */
export const ages = [
  { id: 'onTime', label: 'Niet vervallen', most: 0 },
  { id: 'first', label: '1 tot 30 dagen', most: 30 },
  { id: 'second', label: '31 tot 60 dagen', most: 60 },
  { id: 'old', label: '61 dagen of meer', most: Infinity },
] as const;

/** One of them. */
export type Age = (typeof ages)[number]['id'];

/** How late it is. */
export function ageOf({ daysLate }: Pick<Receivable, 'daysLate'>): Age {
  return ages.find(({ most }) => daysLate <= most)?.id ?? 'old';
}

/** Cents. */
export function sumOf(receivables: readonly Pick<Receivable, 'amount'>[]): number {
  return receivables.reduce((sum, { amount }) => sum + amount, 0);
}

/** From when a next reminder can be sent, or that it can now; '': not by mail. */
export function nextText({ nextReminder }: Pick<Receivable, 'nextReminder'>): string {
  if (nextReminder === null) return '';
  return nextReminder <= todayInAmsterdam() ? 'Kan nu' : `Vanaf ${formatDate(nextReminder)}`;
}

/** Those that can be reminded by letter today, and not by mail: nobody knows their mail address. */
export function dueForLetter(receivables: readonly Receivable[]): Receivable[] {
  return receivables.filter((receivable) => !receivable.email && canBeWritten(receivable));
}

/** Whether it can be reminded by letter today: late enough for a next step. */
export function canBeWritten({ nextLetter }: Pick<Receivable, 'nextLetter'>): boolean {
  return nextLetter !== null && nextLetter <= todayInAmsterdam();
}

/** Those that can be reminded by mail today: late enough for a next step. */
export function dueForReminder(receivables: readonly Receivable[]): Receivable[] {
  const today = todayInAmsterdam();
  return receivables.filter(({ nextReminder }) => nextReminder !== null && nextReminder <= today);
}
