import { Permission } from '../identity/catalogue/permission.enum';
import { inTrash, trashOfHolders } from '../identity/trash/trashSource';
import { type PagadderSuggestion, PagadderSuggestionModel } from './orders/suggestion.model';
import { settleFamily, variantObeys } from './products/family.service';
import { type Product, ProductModel } from './products/product.model';

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
