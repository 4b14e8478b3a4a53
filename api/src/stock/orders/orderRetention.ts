import { eraseTrash } from '../../identity/trash/eraseTrash';
import { PORTAL } from '../../platform/audit/logLine';
import { retentionOf } from '../../platform/privacy/retentionRule';
import { OrderModel } from './order.model';
import { ENDED, eraseOrder } from './orderErasure.service';
import { PagadderSuggestionModel } from './suggestion.model';
import { deleteSuggestion } from './suggestion.service';

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
