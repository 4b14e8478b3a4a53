import { daysAfter, formatCalendarDate, monthsAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { paymentNumbers, targetOf, thingOf } from '../claims/bankParts';
import { type DirectDebit, type DirectDebitFile, DirectDebitFileModel } from '../claims/directDebit.model';
import { type BankItem, type Receivable, writtenOff } from '../claims/receivable';

const KIND = 'directDebit';

/**
 * What people owe, with what the bank knows it by while it is collected, and each live file as one before them: what no line
 * shows of it yet. What is owed no longer, as it was paid in another way, is among it all the same: it was collected.
 */
export async function withDirectDebits(
  receivables: readonly Receivable[],
  files: readonly DirectDebitFile[],
): Promise<BankItem[]> {
  const all = files.flatMap(({ debits }) => debits);
  if (all.length === 0) return [...receivables];
  const [numbers, off] = await Promise.all([
    paymentNumbers(all.map(({ thing }) => thing)),
    writtenOff(all.map(({ thing }) => thing)),
  ]);
  const isWaiting = ({ thing, slot }: DirectDebit) =>
    (numbers.get(thing)?.last ?? 0) < thingOf({ target: slot }).number && !off.has(thing);
  const open = new Set(receivables.map(targetOf));
  const names = new Map<string, string[]>();
  const items: BankItem[] = [];
  const gone: BankItem[] = [];
  for (const file of files) {
    const waiting = file.debits.filter(isWaiting);
    const [only, second] = waiting;
    if (second) items.push(fileItem(file, waiting, open));
    for (const debit of waiting) {
      // A file of one thing is that thing.
      names.set(debit.thing, [debit.endToEndId, ...(only && !second ? [file.id] : [])]);
      if (!open.has(debit.thing))
        gone.push({ ...debitItem(debit), label: `${debit.description} (niet meer open)` });
    }
  }
  const known = [...receivables, ...gone].map((one): BankItem => {
    const alsoKnownAs = names.get(targetOf(one));
    return alsoKnownAs ? { ...one, alsoKnownAs: [...(one.alsoKnownAs ?? []), ...alsoKnownAs] } : one;
  });
  return [...items, ...known];
}

function fileItem(
  { id, collectionDate, initiator, debits }: DirectDebitFile,
  waiting: readonly DirectDebit[],
  open: ReadonlySet<string>,
): BankItem {
  const count =
    waiting.length === debits.length ? `${waiting.length}` : `${waiting.length} van ${debits.length}`;
  const otherwise = waiting.filter(({ thing }) => !open.has(thing)).length;
  const note = otherwise > 0 ? `, waarvan ${otherwise} niet meer open` : '';
  return {
    ...{ kind: KIND, id, reference: id, name: initiator },
    amount: waiting.reduce((total, { amount }) => total + amount, 0),
    label: `Incasso van ${formatCalendarDate(collectionDate)}, ${count} incasso's${note}`,
    parts: waiting.map((debit) => {
      const { kind, id: item } = debitItem(debit);
      return { kind, id: item, amount: debit.amount };
    }),
  };
}

function debitItem({ thing, reference, amount, name, description }: DirectDebit): BankItem {
  const [kind = '', ...id] = thing.split(':');
  return { kind, id: id.join(':'), reference, amount, name, label: description };
}

/** A mandate that was not used for so many months has lapsed, as the rules of SEPA have it. */
const MONTHS = 36;

/** Until when can be collected by a mandate. Dates are YYYY-MM-DD. */
export interface MandateUse {
  /** The day of the last collection by it, also of one that is still to come or was charged back; null: never. */
  lastCollectedOn: string | null;
  /** The last day on which can be collected by it. */
  lastDay: string;
  /** The first day that it had lapsed; null: it has not, by today. */
  lapsedOn: string | null;
}

/** What is asked of a mandate here. */
interface Signed {
  reference: string;
  /** YYYY-MM-DD. */
  signedOn: string;
}

/**
 * How mandates were used, in the order in which they are asked. What counts is what was presented to the bank: not what was
 * turned back, and also what was charged back after that (docs/domain/finance.md, F154).
 */
export async function mandateUses(
  mandates: readonly Signed[],
  today = todayInAmsterdam(),
): Promise<MandateUse[]> {
  const last = await lastCollections(mandates.map(({ reference }) => reference));
  return mandates.map(({ reference, signedOn }) => useOf(signedOn, last.get(reference) ?? null, today));
}

/** How a mandate was used. @param lastCollectedOn and signedOn, today YYYY-MM-DD */
export function useOf(signedOn: string, lastCollectedOn: string | null, today: string): MandateUse {
  const lastDay = monthsAfter(lastCollectedOn ?? signedOn, MONTHS);
  return { lastCollectedOn, lastDay, lapsedOn: today > lastDay ? daysAfter(lastDay, 1) : null };
}

async function lastCollections(references: readonly string[]): Promise<Map<string, string>> {
  if (references.length === 0) return new Map();
  const used = { 'debits.mandate': { $in: references } };
  const found = await DirectDebitFileModel.aggregate<{ _id: string; day: string }>([
    { $match: { reversed: false, ...used } },
    { $unwind: '$debits' },
    { $match: { ...used, 'debits.droppedOn': null } },
    { $group: { _id: '$debits.mandate', day: { $max: '$collectionDate' } } },
  ]);
  return new Map(found.map(({ _id, day }) => [_id, day]));
}
