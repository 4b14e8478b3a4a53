import { inOpenYear } from '../../finance/books/ledgerSettings.service';
import { bankParts, targetOf } from '../../finance/claims/bankParts';
import type { ReceivableSource } from '../../finance/claims/receivable';
import { reachProvider, paymentLinkTexts } from '../../finance/money/paymentProvider';
import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine, PORTAL } from '../../platform/audit/logLine';
import { leanWithId, possibleIds } from '../../platform/database/reading/leanFind';
import { ifMatched, stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { logError } from '../../platform/log/logger';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import { getRecordAt } from '../../platform/records/records';
import { formatCents } from '../../platform/text/inDutch';
import { OrderState } from '../stock.enums';
import { stockTexts, what } from '../stock.texts';
import { type GivenBack, type Order, OrderModel } from './order.model';
import { givenBackOf, mailOf, totalOf } from './order.service';
import { KIND, refundId } from './orderRefunds';
import { NO_STEP } from './stockStep.service';

const { new: isNew, paid, cancelled } = OrderState;
/** An order that changes while its payment is noted. */
const TRIES = 5;

/** Whether it can be paid: not yet, and there is something to pay. What was collected and charged back can be paid again. */
export function isUnpaid(order: Order): boolean {
  return order.placed && order.state !== cancelled && !order.paidOn && totalOf(order) > 0;
}

/**
 * Orders that can be paid online (docs/domain/stock.md, K49). They are told only to who asks for one of them: nobody is reminded of an
 * order, and no line of the bank is looked for (K35).
 */
export const orderPayments: ReceivableSource = {
  kind: KIND,
  title: 'Webshop',
  listOpen: async (only) => {
    if (!only) return [];
    const orders = await OrderModel.find({ _id: { $in: possibleIds(OrderModel, only) } }).lean(leanWithId);
    return orders.filter(isUnpaid).map((order) => {
      const { id, number, firstName, lastName, email } = order;
      const name = `${firstName} ${lastName}`.trim();
      return {
        ...{ kind: KIND, id, reference: number, amount: totalOf(order), name, email },
        ...{ label: `Bestelling ${number}, ${name}`, returnPage: '/publiek/bestelling' },
      };
    });
  },
  notePaidOnline: async (id, { paidOn, linkId, amount }, portal) => {
    const outcome = await change(id, (order) => {
      if (order.onlineLink === linkId) return 'paid';
      if (order.erased) return 'erased';
      if (!isUnpaid(order) || totalOf(order) !== amount) return 'twice';
      const state = order.state === isNew ? paid : order.state;
      return {
        $set: { state, paidOn, onlineLink: linkId, change: null },
        $push: {
          ...pushLogLine(PORTAL, `online betaald op ${formatCalendarDate(paidOn)}`),
          ...mailsIn(mailOf('orderPaid', order)),
        },
      };
    });
    if (outcome !== null && outcome !== 'done') return outcome;
    if (outcome === null) return 'twice';
    await portal.mail.sendFrom(OrderModel, id);
    return 'paid';
  },
  undoPaidOnline: async (id, { linkId }) => {
    await change(id, (order) => {
      if (order.onlineLink !== linkId) return 'paid';
      const { state, refund } = order;
      // What was paid back beside it stays paid back.
      const isEnded = refund?.endedOn && refund.how !== 'online';
      return {
        $set: {
          ...{ state: state === paid ? isNew : state, paidOn: null, onlineLink: null, givenBack: [] },
          ...{ change: null, refund: isEnded ? refund : null },
        },
        $push: pushLogLine(PORTAL, 'niet meer betaald: online teruggeboekt'),
      };
    });
  },
  givenBackOnline: async (id) => {
    const [orderId = ''] = possibleIds(OrderModel, [id]);
    const order = await OrderModel.findOne({ _id: orderId }).select({ givenBack: 1 }).lean();
    return (order?.givenBack ?? []).reduce((sum, { amount }) => sum + amount, 0);
  },
};

type Outcome = 'paid' | 'twice' | 'erased';

/** Changes an order as it is now, whoever else changes it meanwhile. @returns null when it is gone; the outcome when there is nothing to change */
async function change(id: string, how: (order: Order) => Outcome | object): Promise<Outcome | 'done' | null> {
  const [orderId] = possibleIds(OrderModel, [id]);
  for (let at = 0; at < TRIES; at += 1) {
    const order = orderId ? await OrderModel.findById(orderId).lean(leanWithId) : null;
    if (!order) return null;
    const update = how(order);
    if (typeof update === 'string') return update;
    const { $set, ...others } = update as { $set: object };
    const { matchedCount } = await OrderModel.updateOne(
      { _id: order.id, revision: order.revision, ...NO_STEP },
      { ...others, $set: { ...$set, ...stamp(PORTAL) }, $inc: { revision: 1 } },
    );
    if (matchedCount > 0) return 'done';
  }
  // It is being collected. Whoever tells it tells it again.
  throw new AppError('CONFLICT', stockTexts.orderBusy);
}

/** Cents that can be given back by the payment provider. */
export function canGiveBack(order: Order): number {
  const { onlineLink, state, refund } = order;
  if (!onlineLink) return 0;
  if (state === cancelled) return refund && !refund.endedOn ? refund.amount : 0;
  return totalOf(order) - givenBackOf(order);
}

/**
 * Has the payment provider give money back of an order that was paid online: of one that is cancelled what is due, of another
 * what is asked, never more than is left. It is in the books in the write; a provider that cannot be reached is asked again.
 * @param amount cents @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function giveBack(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  amount: number,
): Promise<void> {
  if (!portal.settings.payments) throw new AppError('BAD_USER_INPUT', paymentLinkTexts.noProvider);
  const order = await getRecordAt<Order>(OrderModel, id, revision, what.order);
  const most = canGiveBack(order);
  if (most === 0) throw new AppError('BAD_USER_INPUT', stockTexts.notPaidOnline);
  if (amount < 1 || amount > most) throw badInput({ amount: stockTexts.giveBack(formatCents(most)) });
  const isDue = order.state === cancelled;
  if (isDue && amount !== most) throw badInput({ amount: stockTexts.giveBackAll(formatCents(most)) });
  const isPaidByBank = async () =>
    isDue && (await bankParts([targetOf({ kind: KIND, id: refundId(id) })])).size > 0;
  if (await isPaidByBank()) throw new AppError('BAD_USER_INPUT', stockTexts.refunded);
  const on = todayInAmsterdam();
  const given: GivenBack = { key: `${id}-${revision}`, amount, on, asked: true, ...(isDue && { isDue }) };
  await inOpenYear(on, () =>
    updateAtRevision<Order>({
      ...{ model: OrderModel, id, revision, actor, what: what.order },
      condition: { ...NO_STEP, onlineLink: order.onlineLink, 'refund.endedOn': null },
      update: {
        $set: { change: null, ...(isDue && { 'refund.endedOn': on, 'refund.how': 'online' }) },
        $push: { givenBack: given, ...pushLogLine(actor, `${formatCents(amount)} online teruggegeven`) },
      },
    }),
  );
  // A line of the bank may have been matched meanwhile; who matches looks at the order in turn.
  if (await isPaidByBank()) {
    await takeBack(id, given, 'al terugbetaald via de bank');
    throw new AppError('BAD_USER_INPUT', stockTexts.refunded);
  }
  const outcome = await askProvider(portal, order, given).catch((error: unknown) => {
    if (error instanceof AppError && error.extensions.code === 'UNAVAILABLE') return 'asked';
    throw error;
  });
  if (outcome === 'refused') throw new AppError('BAD_USER_INPUT', stockTexts.giveBackRefused);
}

/** Asks the provider what became of what is on its way, or asks it for the first time after a crash. Safe to repeat. */
export async function followGivenBack(portal: PortalContext): Promise<void> {
  if (!portal.settings.payments) return;
  const orders = await OrderModel.find({ 'givenBack.asked': true }).lean(leanWithId);
  for (const order of orders)
    for (const given of order.givenBack ?? [])
      if (given.asked)
        await askProvider(portal, order, given).catch((error: unknown) => {
          // One does not keep the others.
          logError(error, 'giving money of an order back failed');
        });
}

async function askProvider(
  portal: PortalContext,
  { id, number, onlineLink }: Order,
  given: GivenBack,
): Promise<'asked' | 'done' | 'refused'> {
  const { key, amount } = given;
  const asked = { linkId: onlineLink ?? '', amount, key, description: `Bestelling ${number}` };
  const outcome = await reachProvider(portal.settings, (provider) => provider.giveBack(asked));
  if (outcome === 'refused') await takeBack(id, given, 'teruggeven geweigerd door de betaaldienst');
  if (outcome === 'done') {
    await ifMatched(
      OrderModel.updateOne(
        { _id: id, givenBack: { $elemMatch: { key, asked: true } } },
        { $unset: { 'givenBack.$.asked': 1 } },
      ),
    );
  }
  return outcome;
}

/** It was not given back after all. */
async function takeBack(id: string, { key, amount, isDue }: GivenBack, why: string): Promise<void> {
  await ifMatched(
    OrderModel.updateOne(
      { _id: id, 'givenBack.key': key },
      {
        $pull: { givenBack: { key } },
        $inc: { revision: 1 },
        ...(isDue && { $unset: { 'refund.endedOn': 1, 'refund.how': 1 } }),
        $push: pushLogLine(PORTAL, `${formatCents(amount)} niet teruggegeven: ${why}`),
      },
    ),
  );
}
