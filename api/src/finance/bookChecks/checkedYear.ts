import DataLoader from 'dataloader';

import type { RequestContext } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { perRequest } from '../../platform/schema/allow';
import { BankLineModel } from '../claims/bankLine.model';
import { bankParts } from '../claims/bankParts';
import type { LedgerEntry } from '../ledger/ledger.service';
import { ledgerOf } from '../ledger/ledgerView.service';
import { LedgerAccount } from '../money/ledgerSource';
import type { BookCheck, BookDraw } from './bookCheck.model';
import { bookCheckTexts } from './bookCheck.texts';
import type { EntryBankLine } from './bookCheck.type';

/** The source whose entries are lines of the bank themselves. */
const BOOKED = 'bankLine';
/** So much of the number of an account is told. */
const TOLD = 4;

/** An entry with its place in the ledger of its year, the oldest is 1. */
export type NumberedEntry = LedgerEntry & { number: number };

/** The entries of a year, oldest first: as the records are now, or as they were when it was closed. @throws NOT_FOUND */
export async function entriesOf(context: RequestContext, yearId: string): Promise<NumberedEntry[]> {
  const { entries } = await ledgerOf(context)(yearId);
  return entries.toReversed().map((entry, at) => ({ ...entry, number: at + 1 }));
}

/** Which entries somebody has seen, as they are now. @returns whether an entry is among them, and since when */
export function seenIn({ seen }: Pick<BookCheck, 'seen'>): (entry: LedgerEntry) => Date | null {
  const marks = new Map(seen.map((mark) => [mark._id, mark]));
  return ({ id, amount }) => {
    const mark = marks.get(id);
    return mark?.amount === amount ? mark.at : null;
  };
}

/** The draws of a checker with how far each was looked at, oldest first. */
export function drawsOf(check: BookCheck, entries: readonly LedgerEntry[]): BookDraw[] {
  const seenAt = seenIn(check);
  const seen = new Set(entries.filter(seenAt).map(({ id }) => id));
  return check.draws.map((draw) => ({
    ...draw,
    size: draw.entries.length,
    seen: draw.entries.filter((id) => seen.has(id)).length,
  }));
}

/** An entry → the line of the bank that paid it; null: none did, or no one line alone. */
export const bankLineLoader = perRequest(
  () =>
    new DataLoader<LedgerEntry, EntryBankLine | null, string>(
      async (entries) => {
        const paid = entries.filter(({ account, kind }) => account === LedgerAccount.bank && kind !== BOOKED);
        const parts = await bankParts(paid.map(({ id }) => thingOf(id)));
        const lineIds = entries.map((entry) => {
          if (entry.kind === BOOKED) return thingOf(entry.id).slice(BOOKED.length + 1);
          if (entry.account !== LedgerAccount.bank) return undefined;
          const number = Number(entry.id.split('#')[1] ?? 0);
          const all = parts.get(thingOf(entry.id)) ?? [];
          return (number ? all.find((part) => part.number === number) : all[0])?.lineId;
        });
        const lines = await BankLineModel.find({ _id: { $in: lineIds.filter((id) => id !== undefined) } })
          .select({ date: 1, amount: 1, name: 1, iban: 1, matches: 1, booking: 1 })
          .lean(leanWithId);
        const told = new Map(
          lines.map(({ id, date, amount, name, iban, matches = [], booking }) => [
            id,
            {
              ...{ date, amount, name, accountEnd: iban.slice(-TOLD) },
              isShared: matches.length + (booking ? 1 : 0) > 1,
            },
          ]),
        );
        return lineIds.map((id) => told.get(id ?? '') ?? null);
      },
      { cacheKeyFn: ({ id }) => id },
    ),
);

/** `<kind>:<id>` of an entry, without which payment of it that is. */
function thingOf(entryId: string): string {
  return entryId.split('#')[0] ?? '';
}

/** How a checker is called. */
export function nameOf({ name }: Pick<BookCheck, 'name'>): string {
  return name || bookCheckTexts.nobody;
}
