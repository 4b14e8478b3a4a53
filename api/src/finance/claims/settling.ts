import type { PortalContext } from '../../platform/portalContext';
import { bankParts, bankPartsOfKind, paidInParts, settledOn, targetOf } from './bankParts';
import { payableKinds, payableSourceOf } from './payable';
import { type BankPaid, settledKinds, settleReceivables } from './receivable';

/** Tells the areas again what is matched: a crash may have come between a match and that. Safe to repeat. */
export async function settleAll(portal: PortalContext): Promise<void> {
  for (const kind of toldKinds(portal)) await tell(portal, kind, await wholePayments(kind));
}

/**
 * Tells the areas what has become of these payments. The lines are read again: they say what is so now.
 * @param things `<kind>:<id>`
 */
export async function settle(portal: PortalContext, things: readonly string[]): Promise<void> {
  for (const kind of toldKinds(portal)) {
    const ids = things.flatMap((thing) => (thing.startsWith(`${kind}:`) ? thing.slice(kind.length + 1) : []));
    if (ids.length === 0) continue;
    const paid = await wholePayments(kind, ids);
    await tell(portal, kind, new Map(ids.map((one) => [one, paid.get(one) ?? null])));
  }
}

const toldKinds = (portal: PortalContext) => [...settledKinds(portal), ...payableKinds(portal)];

async function tell(
  portal: PortalContext,
  kind: string,
  paid: ReadonlyMap<string, BankPaid | null>,
): Promise<void> {
  await settleReceivables(portal, kind, paid);
  await payableSourceOf(portal, kind)?.settle(paid);
}

/**
 * The ids of one kind that lines pay, the last of it too, with the day of that line; all when none are given. What is paid
 * in part, or was charged back, is not among them.
 */
export async function paidByBank(kind: string, ids?: readonly string[]): Promise<Map<string, string>> {
  const paid = await wholePayments(kind, ids);
  return new Map([...paid].map(([id, { paidOn }]) => [id, paidOn]));
}

/** The same with what the lines come to. */
async function wholePayments(kind: string, ids?: readonly string[]): Promise<Map<string, BankPaid>> {
  const parts = ids ? await bankParts(ids.map((id) => targetOf({ kind, id }))) : await bankPartsOfKind(kind);
  return new Map(
    [...parts].flatMap(([thing, some]) => {
      const paidOn = thing.startsWith(`${kind}:`) && settledOn(some);
      if (!paidOn) return [];
      const amount = some.some((part) => part.amount === null) ? null : paidInParts(some);
      return [[thing.slice(kind.length + 1), { paidOn, amount }] as const];
    }),
  );
}
