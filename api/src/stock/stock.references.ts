import { Permission } from '../identity/catalogue/permission.enum';
import { referenceSources } from '../identity/references/references';
import { inTrash, trashOfHolders } from '../identity/trash/trashSource';
import { StockLocationModel } from './locations/location.model';
import { neededIn } from './orders/reservation.service';
import { type PagadderSuggestion, PagadderSuggestionModel } from './orders/suggestion.model';
import { settleFamily, variantObeys } from './products/family.service';
import { type Product, ProductModel } from './products/product.model';

/** What refers to records of the stock. */
export const stockReferences = [
  referenceSources.with({
    to: StockLocationModel.modelName,
    fields: ['Product.stock.locationId'],
    fate: 'blocks',
    hanging: {
      words: ['stuk voor een bestelling', 'stuks voor bestellingen'],
      count: neededIn,
      shownTo: Permission.stockAdmin,
    },
  }),
  referenceSources.with({
    to: 'StockLocation',
    fields: [
      ...['Product.movements.fromId', 'Product.movements.toId'],
      ...['ArchivedMovement.fromId', 'ArchivedMovement.toId'],
      ...['Order.step.places.locationId', 'Order.change.places.locationId'],
    ],
    fate: 'stays',
  }),
  referenceSources.with({
    to: 'Product',
    fields: ['Order.lines.productId', 'Order.step.places.productId', 'Order.change.places.productId'],
    fate: 'blocks',
    hanging: {
      words: ['open bestelling', 'open bestellingen'],
      count: ordersOf,
      shownTo: Permission.stockAdmin,
    },
  }),
  referenceSources.with({ to: 'Product', fields: ['ArchivedMovement.productId'], fate: 'stays' }),
  // What is cancelled gives its pieces free.
  referenceSources.with({ to: 'Order', fields: ['Product.reservations.orderId'], fate: 'along' }),
];

/** For how many orders pieces of a product are kept apart. */
async function ordersOf(productId: string): Promise<number> {
  const product = await ProductModel.findById(productId).select({ reservations: 1 }).lean();
  return product?.reservations.length ?? 0;
}

/** What of the stock can be restored. */
export const stockTrash = [
  inTrash<Product>({
    entity: 'Product',
    label: 'Product',
    operations: ['deleteProduct'],
    model: ProductModel,
    of: trashOfHolders(Permission.stockAdmin),
    title: ({ title }) => title,
    obeys: variantObeys,
    restored: (_portal, { familyId }) => settleFamily(familyId ?? ''),
  }),
  inTrash<PagadderSuggestion>({
    entity: 'PagadderSuggestion',
    label: 'Voordracht Pagadder',
    operations: ['deletePagadderSuggestion'],
    model: PagadderSuggestionModel,
    of: trashOfHolders(Permission.stockAdmin),
    title: ({ who, by }) => `${who}, door ${by}`,
  }),
];
