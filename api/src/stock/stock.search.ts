import { Permission } from '../identity/catalogue/permission.enum';
import { passes } from '../identity/permissions/allow';
import { searchedIn, SearchKind, searchSources } from '../identity/search/searchSources';
import { findByWords } from '../platform/database/reading/findByWords';
import { formatCents } from '../platform/text/inDutch';
import { type Product, ProductModel } from './products/product.model';

/** Products of the webshop. */
export const stockSearch = searchSources.with({
  key: 'products',
  kind: SearchKind.product,
  allowed: (context) => passes(context, Permission.stockAdmin),
  async find(_context, text, most) {
    const found = await findByWords<Product>(
      { model: ProductModel, there: {}, most, fields: ['title', 'price', 'stock'] },
      text,
    );
    return found.map(({ id, title, price, stock }) => ({
      ...{ id: `product ${id}`, title, link: searchedIn('/voorraad/producten?tab=producten', title, id) },
      detail: `${formatCents(price)}, ${stock.reduce((sum, { amount }) => sum + amount, 0)} op voorraad`,
    }));
  },
});
