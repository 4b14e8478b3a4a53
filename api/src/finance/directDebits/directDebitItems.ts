import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { paymentNumbers, targetOf, thingOf } from '../claims/bankParts';
import type { DirectDebit, DirectDebitFile } from '../claims/directDebit.model';
import { type Receivable, type BankItem, writtenOff } from '../claims/receivable';

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
