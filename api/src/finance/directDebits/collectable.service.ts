import { daysAfter, targetDayFrom, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { itemsOf } from '../../platform/extensionPoint';
import type { Foundation } from '../../platform/settings/settings';
import { isSepaIban } from '../../platform/text/iban';
import { isMailAddress } from '../../platform/text/inputFields';
import { targetOf } from '../claims/bankParts';
import { type DirectDebit, DirectDebitFileModel } from '../claims/directDebit.model';
import {
  beingCollected,
  type DebitMandate,
  listReceivables,
  type Receivable,
  receivableSources,
  type WithSources,
} from '../claims/receivable';
import { type Collectable, directDebitTexts } from './collectable.type';
import { type MandateUse, mandateUses } from './directDebitItems';

/** Who pays is told this many days before, as the rules of SEPA have it. */
export const DAYS_AHEAD = 14;

/** Something that is owed with the mandate to collect it by. */
export type Owed = Receivable & { mandate: DebitMandate };

/** The first day of which can be told in time, YYYY-MM-DD. */
export function firstTold(): string {
  return daysAfter(todayInAmsterdam(), DAYS_AHEAD);
}

/** The first day on which can be collected: of those the first on which banks settle, YYYY-MM-DD. */
export function earliestDay(): string {
  return targetDayFrom(firstTold());
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
 * What can be collected: open, with a mandate that was not ended, and in no file that collects it now. Of what was paid in
 * part it is the rest (docs/domain/finance.md, F143). Whether the mandate has not lapsed by the day is told with it (F154).
 */
export async function listOwed(portal: WithSources): Promise<{ owed: Owed; use: MandateUse }[]> {
  const [open, collected] = await Promise.all([listReceivables(portal), beingCollected()]);
  const all = open
    .filter((one): one is Owed => Boolean(one.mandate && isSepaIban(one.mandate.iban)))
    .filter((one) => !collected.has(targetOf(one)))
    .sort((a, b) => a.name.localeCompare(b.name, 'nl') || targetOf(a).localeCompare(targetOf(b)));
  const uses = await mandateUses(all.map(({ mandate }) => mandate));
  return all.flatMap((owed, at) => {
    const use = uses[at];
    return use ? { owed, use } : [];
  });
}

/** The same as it is shown. */
export async function listCollectable(portal: WithSources, foundation: Foundation): Promise<Collectable> {
  const all = await listOwed(portal);
  const earliest = earliestDay();
  const lives = ({ use }: (typeof all)[number]) => use.lastDay >= earliest;
  return {
    missing: missingSettings(foundation),
    earliest,
    receivables: all.filter(lives).map(({ owed: { mandate, ...one } }) => ({
      ...{ id: targetOf(one), name: one.name, label: one.label, amount: one.amount },
      ...{ holder: mandate.holder, iban: mandate.iban, mandate: mandate.reference },
      email: mailAddressOf(one) || null,
    })),
    lapsed: all
      .filter((one) => !lives(one))
      .map(({ owed: { mandate, ...one }, use }) => ({
        ...{ id: targetOf(one), name: one.name, label: one.label, amount: one.amount },
        ...{ mandate: mandate.reference, signedOn: mandate.signedOn },
        ...{ lastCollectedOn: use.lastCollectedOn, lastDay: use.lastDay },
      })),
  };
}

/** Where somebody is written to; '' when no address is known. */
export function mailAddressOf({ email }: Receivable): string {
  return email && isMailAddress(email) ? email.trim() : '';
}

/** The mandates of these that ended, with the day, YYYY-MM-DD; the areas tell. */
export async function endedMandates(
  { extensions }: WithSources,
  debits: readonly Pick<DirectDebit, 'thing' | 'mandate'>[],
): Promise<Map<string, string>> {
  const ended = await Promise.all(
    itemsOf(receivableSources, extensions).map(async (source) => {
      const own = debits.filter(({ thing }) => thing.startsWith(`${source.kind}:`));
      return own.length > 0 && source.endedMandates
        ? [...(await source.endedMandates(own.map(({ mandate }) => mandate)))]
        : [];
    }),
  );
  return new Map(ended.flat());
}

/**
 * Tells the files that still can let go of it that a mandate ended: an approval or a first download that is being written
 * with what was read before looks again. Telling again is harmless.
 */
export async function noteEndedMandate(reference: string): Promise<void> {
  await DirectDebitFileModel.updateMany(
    { reversed: false, takenOn: null, 'debits.mandate': reference },
    { $inc: { endings: 1 } },
  );
}
