import { extensionPoint, itemsOf } from '../../platform/extensionPoint';
import { describeEnum } from '../../platform/schema/describeEnum';
import { lessPaid } from './bankParts';
import { type BankPaid, idsOfKind, type Receivable, type WithSources } from './receivable';

/** How money that is due back came to an end without a line of the bank. */
export enum PayableEnd {
  paidBack = 'paidBack',
  writtenOff = 'writtenOff',
}

describeEnum({ PayableEnd }, 'How money that is due back came to an end.', {
  paidBack: 'Terugbetaald: in cash, or in another way than by a line of the bank.',
  writtenOff: 'Afgeboekt: it need not be paid back, so it is income again.',
});

/** Money that is due back to somebody, such as that of an order that was paid and then cancelled. */
export interface Payable extends Pick<
  Receivable,
  'kind' | 'id' | 'reference' | 'amount' | 'name' | 'label' | 'email'
> {
  /** The day it became due, YYYY-MM-DD. */
  since: string;
}

/** Where an area tells what it owes; it is in the ledger under the same key, as to be paid. */
export interface PayableSource {
  kind: string;
  /** Dutch, for a list: "Webshop". */
  title: string;
  /** What is not ended yet, by an index. @param only the ids that are asked about; all when absent */
  listOpen(only?: readonly string[]): Promise<Payable[]>;
  /** Ends one, in one write. @param day YYYY-MM-DD @param reason of a write-off @returns whether it was open */
  end(
    actor: { id: string; name: string },
    id: string,
    how: PayableEnd,
    day: string,
    reason: string,
  ): Promise<boolean>;
  /** The day one was ended by hand, YYYY-MM-DD; undefined: it is due, or the bank pays it. */
  endedByHandOn(id: string): Promise<string | undefined>;
  /** Takes back that it was ended by hand. */
  reopen(actor: { id: string; name: string }, id: string): Promise<void>;
  /** Brings its records in line with the bank, as that of a receivable does. */
  settle(paid: ReadonlyMap<string, BankPaid | null>): Promise<void>;
}

/** What we owe: each area that may have to pay money back puts its source here. */
export const payableSources = extensionPoint<PayableSource>('payables');

function sourcesOf({ extensions }: WithSources): PayableSource[] {
  return itemsOf(payableSources, extensions);
}

/** The source of a kind, when there is one. */
export function payableSourceOf(portal: WithSources, kind: string): PayableSource | undefined {
  return sourcesOf(portal).find((one) => one.kind === kind);
}

/** The kinds of which there are sources. */
export function payableKinds(portal: WithSources): string[] {
  return sourcesOf(portal).map(({ kind }) => kind);
}

/** What is due back with its area, oldest first; less what lines of the bank paid in parts. @param only `<kind>:<id>` */
export async function listPayables(
  portal: WithSources,
  only?: readonly string[],
): Promise<(Payable & { area: string })[]> {
  const asked = await Promise.all(
    sourcesOf(portal).map(async (source) => {
      const { kind, title } = source;
      const ids = only && idsOfKind(only, kind);
      if (ids?.length === 0) return [];
      return (await source.listOpen(ids)).map((payable) => ({ ...payable, area: title }));
    }),
  );
  const open = await lessPaid(asked.flat().map((one) => ({ ...one, amount: -one.amount })));
  return open.map((one) => ({ ...one, amount: -one.amount })).sort((a, b) => a.since.localeCompare(b.since));
}

/** Whether one of these is due back no more. @param keys `<kind>:<id>`; those of other kinds are left out */
export async function isPayableGone(portal: WithSources, keys: readonly string[]): Promise<boolean> {
  for (const source of sourcesOf(portal)) {
    const ids = idsOfKind(keys, source.kind);
    if (ids.length > 0 && (await source.listOpen(ids)).length < new Set(ids).size) return true;
  }
  return false;
}
