import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { eraseTrash } from '../../identity/trash/eraseTrash';
import { PORTAL, pushLogLine } from '../../platform/audit/logLine';
import { formatInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError } from '../../platform/errors/appError';
import { retentionOf } from '../../platform/privacy/collectionPrivacy';
import { OrderState } from '../stock.enums';
import { stockTexts, what } from '../stock.texts';
import { deleteSuggestion } from './counter.service';
import { type Order, OrderModel } from './order.model';
import { getOrder } from './order.service';
import { type PagadderSuggestion, PagadderSuggestionModel } from './suggestion.model';

/** What the customer of an erased order is called. */
const NOBODY = { firstName: 'Verwijderde', lastName: 'klant', email: '' };

/** An order that has ended: nobody has to be reached about it. */
const ENDED = {
  state: { $in: [OrderState.collected, OrderState.cancelled] },
  placed: true,
  step: null,
  erased: { $ne: true },
  // Money that is due back has to reach somebody.
  $or: [{ refund: null }, { 'refund.endedOn': { $ne: null } }],
};

/**
 * Takes the customer out of an order that has ended, in one write; what was sold, for how much and when it was paid stays
 * for the books. Twice is once.
 * @throws BAD_USER_INPUT for one that has not ended, NOT_FOUND
 */
export async function eraseOrder(actor: { name: string }, id: string): Promise<void> {
  const { erased } = await getOrder(id);
  if (erased) return;
  const { matchedCount } = await OrderModel.updateOne(
    { _id: id, ...ENDED },
    {
      $set: { ...NOBODY, erased: true, change: null },
      $unset: { links: 1 },
      $inc: { revision: 1 },
      $push: pushLogLine(actor, 'klant geanonimiseerd'),
    },
  );
  if (matchedCount === 0 && !(await getOrder(id)).erased)
    throw new AppError('BAD_USER_INPUT', stockTexts.eraseOpen(what.order));
}

const hasEnded = ({ state, step }: Order) =>
  (state === OrderState.collected || state === OrderState.cancelled) && !step;

/** Customers of the webshop, and who was named in a suggestion. */
export const stockPersonalData = [
  personalDataOf<Order>({
    key: 'webshopOrders',
    title: 'Bestellingen',
    stays: 'Wat is verkocht, voor hoeveel en wanneer het is betaald blijft zonder naam, voor de boeken.',
    model: OrderModel,
    what: what.order,
    searched: ['firstName', 'lastName', 'email'],
    only: { placed: true, counter: null, erased: { $ne: true } },
    tell: (order) => ({
      name: `${order.firstName} ${order.lastName}`.trim(),
      detail: `${order.number}, ${order.email}`,
      refusal: hasEnded(order) ? null : stockTexts.eraseOpen(what.order),
    }),
    erase: (_portal, actor, id) => eraseOrder(actor, id),
  }),
  personalDataOf<PagadderSuggestion>({
    key: 'pagadderSuggestions',
    title: 'Suggesties voor pagadder',
    stays: '',
    model: PagadderSuggestionModel,
    what: what.suggestion,
    searched: ['who', 'by'],
    tell: ({ who, by, createdAt }) => ({
      name: who,
      detail: `door ${by}, ${formatInAmsterdam(createdAt)}`,
    }),
    erase: async (_portal, _actor, id) => {
      await deleteSuggestion(id);
    },
  }),
] as const;

/** Customers of orders that ended long ago, and suggestions of long ago. */
export const stockRetention = [
  retentionOf({
    key: 'webshopOrders',
    title: 'Bestellingen',
    term: 'Twee jaar na de laatste wijziging van een bestelling die is afgehaald of geannuleerd',
    outcome: 'De klant gaat eruit; wat is verkocht blijft voor de boeken',
    model: OrderModel as never,
    years: 2,
    filter: (until) => ({
      ...ENDED,
      counter: null,
      $expr: { $lt: [{ $ifNull: ['$modifiedAt', '$placedAt'] }, until] },
    }),
    keep: (_portal, id) => eraseOrder(PORTAL, id),
  }),
  retentionOf({
    key: 'pagadderSuggestions',
    title: 'Suggesties voor pagadder',
    term: 'Twee jaar na het insturen',
    outcome: 'Wordt verwijderd',
    model: PagadderSuggestionModel as never,
    years: 2,
    filter: (until) => ({ createdAt: { $lt: until } }),
    keep: async (portal, id) => {
      await deleteSuggestion(id);
      await eraseTrash(portal, PagadderSuggestionModel as never, id);
    },
  }),
] as const;
