import { demoId } from './lib/api.mjs';
import { benchDocument } from './lib/documents.mjs';

const PRODUCT = demoId('product 0');
const FIELDS = { title: 1, price: 1, stock: 1, reservations: 1 };
const byTitle = { locale: 'nl', strength: 1 };
const sum = (parts) => parts.reduce((total, { amount }) => total + amount, 0);

/**
 * What stock and volunteers ask; with 5,000 users there are 20,000 movements and 4,000 volunteers.
 * @type {import('./operations.mjs').Operation[]}
 */
export const stockOperations = [
  {
    name: 'products, 200',
    database: 'large',
    budget: 'list',
    document: benchDocument('BenchProducts'),
    peer: async ({ db }) => {
      const [products, internal] = await Promise.all([
        db
          .collection('products')
          .find({}, { projection: FIELDS })
          .sort({ title: 1 })
          .collation(byTitle)
          .toArray(),
        db
          .collection('stockLocations')
          .find({ internal: true }, { projection: { _id: 1 } })
          .toArray(),
      ]);
      const ids = new Set(internal.map(({ _id }) => _id.toHexString()));
      return { products: products.map((product) => offered(product, ids)) };
    },
  },
  {
    name: 'movements of a product, 100',
    database: 'large',
    budget: 'list',
    document: benchDocument('BenchMovements'),
    variables: { productId: PRODUCT },
  },
  {
    name: 'turnover of a season, 20,000 movements',
    database: 'large',
    document: benchDocument('BenchTurnover'),
  },
  {
    name: 'volunteers, 100 of all',
    database: 'large',
    budget: 'list',
    document: benchDocument('BenchVolunteers'),
  },
  {
    name: 'volunteers per activity and season',
    database: 'large',
    document: benchDocument('BenchCounts'),
  },
];

function offered({ _id, title, price, stock, reservations }, internal) {
  const reserved = sum(reservations);
  return {
    id: _id.toHexString(),
    title,
    price,
    amount: sum(stock),
    reserved,
    available: sum(stock.filter(({ locationId }) => !internal.has(locationId))) - reserved,
  };
}
