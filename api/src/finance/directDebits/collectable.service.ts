import { daysAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import type { Foundation } from '../../platform/settings/settings';
import { isSepaIban } from '../../platform/text/iban';
import { isMailAddress } from '../../platform/text/inputFields';
import { targetOf } from '../bank/bankParts';
import {
  type DebitMandate,
  listReceivables,
  type Receivable,
  type WithSources,
} from '../receivables/receivable';
import { beingCollected } from './beingCollected';
import type { Collectable } from './collectable.type';
import { directDebitTexts } from './directDebit.texts';

/** Who pays is told this many days before, as the rules of SEPA have it. */
export const DAYS_AHEAD = 14;

/** Something that is owed with the mandate to collect it by. */
export type Owed = Receivable & { mandate: DebitMandate };

/** The first day on which can be collected, YYYY-MM-DD. */
export function earliestDay(): string {
  return daysAfter(todayInAmsterdam(), DAYS_AHEAD);
}

/** Dutch: what has to be set before anything can be collected. */
export function missingSettings({ name, accounts, creditorId }: Foundation): string[] {
  const { noName, noAccount, noCreditorId } = directDebitTexts;
  return [
    ...(name ? [] : [noName]),
    ...(accounts[0] ? [] : [noAccount]),
    ...(creditorId ? [] : [noCreditorId]),
  ];
}

/**
 * What can be collected: open, with a mandate that lives, and in no file that collects it now. Of what was paid in part it
 * is the rest (docs/domain/finance.md, F143).
 */
export async function listOwed(portal: WithSources): Promise<Owed[]> {
  const [open, collected] = await Promise.all([listReceivables(portal), beingCollected()]);
  return open
    .filter((one): one is Owed => Boolean(one.mandate && isSepaIban(one.mandate.iban)))
    .filter((one) => !collected.has(targetOf(one)))
    .sort((a, b) => a.name.localeCompare(b.name, 'nl') || targetOf(a).localeCompare(targetOf(b)));
}

/** The same as it is shown. */
export async function listCollectable(portal: WithSources, foundation: Foundation): Promise<Collectable> {
  const owed = await listOwed(portal);
  return {
    missing: missingSettings(foundation),
    earliest: earliestDay(),
    receivables: owed.map((one) => ({
      ...{ id: targetOf(one), name: one.name, label: one.label, amount: one.amount },
      ...{ holder: one.mandate.holder, iban: one.mandate.iban, mandate: one.mandate.reference },
      email: mailAddressOf(one) || null,
    })),
  };
}

/** Where somebody is written to; '' when no address is known. */
export function mailAddressOf({ email }: Receivable): string {
  return email && isMailAddress(email) ? email.trim() : '';
}
