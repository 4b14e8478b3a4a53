import { ifMatched } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import {
  type PaymentRequest,
  PaymentRequestModel,
  type PaymentShare,
  sharesOf,
} from '../claims/paymentRequest.model';
import { listAllOpen, type OnlinePaid, type PayingPortal, sourceOf } from '../claims/receivable';
import type { LinkState } from '../money/paymentProvider';

type Noted = 'paid' | 'twice' | 'erased';
type Outcome = Noted | 'otherAmount';

/**
 * Records what the provider tells of a link: that it was paid, or that this was given back or charged back. The area's own
 * record first, so that after a crash in between it is done again. Repeating it is harmless.
 * @returns whether it was paid
 */
export async function recordLink(
  portal: PayingPortal,
  request: PaymentRequest,
  told: LinkState,
): Promise<boolean> {
  const { paidOn, amount } = told;
  // A late answer may tell less than is known: what came stays.
  if (!paidOn) return false;
  // What the area itself gave back is known to it.
  const undone =
    told.undone === undefined
      ? (request.undoneAmount ?? 0)
      : Math.max(0, told.undone - (told.undone > 0 ? await givenBackOf(portal, request) : 0));
  const isWhole =
    told.undone === undefined
      ? request.state === 'undone'
      : undone > 0 && told.undone >= (amount ?? request.amount);
  if (isWhole) await undo(portal, request, { paidOn, undone: told.undone ?? undone });
  else if (request.state === 'paid') await notePart(request, undone);
  else await pay(portal, request, { ...told, paidOn, undone });
  return true;
}

async function givenBackOf(portal: PayingPortal, request: PaymentRequest): Promise<number> {
  let given = 0;
  for (const share of sharesOf(request)) {
    const { kind, itemId } = partsOf(share);
    given += (await sourceOf(portal, kind)?.givenBackOnline?.(itemId)) ?? 0;
  }
  return given;
}

async function pay(
  portal: PayingPortal,
  request: PaymentRequest,
  { paidOn, amount, undone }: LinkState & { paidOn: string },
): Promise<void> {
  const { id, linkId = '' } = request;
  // What is not the amount that was asked does not count.
  const outcomes = amount === request.amount ? await noteAll(portal, request, { linkId, paidOn }) : [];
  const outcome: Outcome = outcomes.length > 0 ? worst(outcomes) : 'otherAmount';
  const isNoted = 'notePaidOnline' in (sourceOf(portal, partsOf(request).kind) ?? {});
  const counts = outcomes.includes('paid') || (outcome === 'twice' && !isNoted);
  const uncounted = outcome === 'erased' || outcome === 'otherAmount';
  await ifMatched(
    PaymentRequestModel.updateOne(
      { _id: id, state: { $ne: 'paid' } },
      {
        $set: {
          ...{ state: 'paid', paidOn, paidAmount: amount, linkId, uncounted, counts },
          seenBy: null,
          twice: outcome === 'twice',
          ...undoneOf(undone),
        },
        // A letter of a run has one link; what is owed can be asked anew when this does not count.
        ...(!request.round && { $unset: { slot: 1 } }),
      },
    ),
  );
}

/** The area notes it, or else that it was paid is known from this record alone. */
async function note(
  portal: PayingPortal,
  share: PaymentShare,
  paid: Omit<OnlinePaid, 'amount'>,
): Promise<Noted> {
  const { kind, itemId } = partsOf(share);
  const { amount } = share;
  const source = sourceOf(portal, kind);
  if (source?.notePaidOnline) return source.notePaidOnline(itemId, { ...paid, amount }, portal);
  const [open] = await listAllOpen(portal, [`${kind}:${itemId}`]);
  return open?.amount === amount ? 'paid' : 'twice';
}

/** Each thing that it pays is noted, whatever becomes of the others. */
async function noteAll(
  portal: PayingPortal,
  request: PaymentRequest,
  paid: Omit<OnlinePaid, 'amount'>,
): Promise<Noted[]> {
  const outcomes: Noted[] = [];
  for (const share of sharesOf(request)) outcomes.push(await note(portal, share, paid));
  return outcomes;
}

/** What somebody has to look at goes first. */
function worst(outcomes: readonly Noted[]): Noted {
  if (outcomes.includes('twice')) return 'twice';
  return outcomes.includes('erased') ? 'erased' : 'paid';
}

async function undo(
  portal: PayingPortal,
  request: PaymentRequest,
  { paidOn, undone }: { paidOn: string; undone: number },
): Promise<void> {
  const { id, linkId = '', state, undoneAmount } = request;
  if (state === 'undone' && undoneAmount === undone) return;
  for (const share of sharesOf(request)) {
    const { kind, itemId } = partsOf(share);
    await sourceOf(portal, kind)?.undoPaidOnline?.(itemId, { linkId });
  }
  await ifMatched(
    PaymentRequestModel.updateOne(
      { _id: id, $or: [{ state: { $ne: 'undone' } }, { undoneAmount: { $ne: undone } }] },
      {
        $set: {
          ...{ state: 'undone', paidOn, undoneAmount: undone, undoneOn: todayInAmsterdam() },
          ...{ twice: false, uncounted: false, seenBy: null },
        },
        $unset: { slot: 1 },
      },
    ),
  );
}

/** A part that was given back takes nothing away: it is pointed out. */
async function notePart({ id, undoneAmount = 0 }: PaymentRequest, undone: number): Promise<void> {
  if (undone === undoneAmount) return;
  await ifMatched(
    PaymentRequestModel.updateOne(
      { _id: id, state: 'paid' },
      {
        $set: {
          ...undoneOf(undone),
          seenBy: null,
        },
      },
    ),
  );
}

function undoneOf(undone = 0): Pick<PaymentRequest, 'undoneAmount' | 'undoneOn'> {
  return { undoneAmount: undone, undoneOn: undone > 0 ? todayInAmsterdam() : null };
}

/** What a request is about. */
export function partsOf({ thing }: Pick<PaymentRequest, 'thing'>): { kind: string; itemId: string } {
  const at = thing.indexOf(':');
  return { kind: thing.slice(0, at), itemId: thing.slice(at + 1) };
}
