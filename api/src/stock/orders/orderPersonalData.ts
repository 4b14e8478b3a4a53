import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { formatInAmsterdam } from '../../platform/dates/amsterdam';
import { OrderState } from '../stock.enums';
import { stockTexts, what } from '../stock.texts';
import { type Order, OrderModel } from './order.model';
import { eraseOrder } from './orderErasure.service';
import { type PagadderSuggestion, PagadderSuggestionModel } from './suggestion.model';
import { deleteSuggestion } from './suggestion.service';

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
