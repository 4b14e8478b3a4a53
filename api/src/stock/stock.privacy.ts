import type { CollectionPrivacy } from '../platform/privacy/collectionPrivacy';
import { StockLocationModel } from './locations/location.model';
import { OrderModel } from './orders/order.model';
import { PagadderSuggestionModel } from './orders/suggestion.model';
import { ArchivedMovementModel, ProductModel } from './products/product.model';

/** Personal data of the stock and the webshop. */
export const stockPrivacy: readonly CollectionPrivacy[] = [
  {
    model: StockLocationModel,
    purpose: 'Where the stock lies.',
    retention: 'For good.',
    actor: ['changeLog'],
    none: ['title', 'description', 'internal', 'locked'],
  },
  {
    model: ProductModel,
    purpose: 'Products, how many there are and how they moved.',
    retention: 'For good.',
    actor: ['movements.by', 'changeLog'],
    none: [
      ...['title', 'description', 'price', 'suppliers', 'category', 'deliveryPrice', 'lowStock', 'image'],
      ...['stock', 'reservations', 'movements'],
      ...['familyId', 'family', 'variant', 'familyNamed'],
    ],
  },
  {
    model: ArchivedMovementModel,
    purpose: 'How the stock moved in seasons that are over.',
    retention: 'For good.',
    actor: ['by'],
    none: [
      ...['id', 'action', 'amount', 'from', 'to', 'price', 'reason', 'at', 'season', 'productId'],
      ...['productTitle', 'fromId', 'toId', 'undone'],
      ...['familyId', 'family', 'variant'],
    ],
  },
  {
    model: OrderModel,
    purpose: 'Orders of the webshop: who collects what, and when it is ready.',
    retention:
      'The customer 2 years after it ended (P240); what was sold, for how much and when it was paid 7 years: the books.',
    personal: ['firstName', 'lastName', 'email', 'links'],
    financial: ['number', 'lines', 'paidOn', 'onlineLink', 'givenBack', 'refund', 'counter'],
    actor: ['step.by', 'step.byName', 'change.by', 'changeLog'],
    none: [
      'collectDate',
      'missedDay',
      'state',
      'placedAt',
      'placed',
      'requestId',
      'step',
      'change',
      'erased',
    ],
  },
  {
    model: PagadderSuggestionModel,
    purpose: 'Who should be pagadder, says a visitor.',
    retention: '2 years; removed by the retention job (P240).',
    personal: ['who', 'why', 'by'],
    none: ['createdAt'],
  },
];
