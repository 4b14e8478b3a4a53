import { leanWithId } from '../../platform/database/reading/leanFind';
import { seasonOf, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { ArchivedMovementModel, ProductModel } from '../products/product.model';
import { byFamily } from '../products/variants';
import { StockAction } from '../stock.enums';
import type { StockReportRow } from './report.type';

/** A row a product: few enough to come in one answer of the database, where its own first one has 101. */
const ALL = 2000;

/** What was sold, less what of it came back. */
const COUNTED = [StockAction.sold, StockAction.returned];

interface Sold extends Pick<StockReportRow, 'familyId' | 'family' | 'variant'> {
  _id: string;
  title: string;
  sold: number;
  turnover: number;
}

/** Per product what lies in stock now and what it is worth, and what was sold in a season. @param season its first year */
export async function stockReport(season: number): Promise<StockReportRow[]> {
  const [products, sold] = await Promise.all([
    ProductModel.find()
      .select({ title: 1, familyId: 1, family: 1, variant: 1, price: 1, stock: 1 })
      .sort({ title: 1 })
      .collation({ locale: 'nl', strength: 1 })
      .batchSize(ALL)
      .lean(leanWithId),
    soldIn(season),
  ]);
  const rows = products.map((product) => {
    const { id, title, familyId = null, family = null, variant = null, price, stock } = product;
    const pieces = stock.reduce((sum, { amount }) => sum + amount, 0);
    const { sold: count = 0, turnover = 0 } = sold.get(id) ?? {};
    return {
      ...{ productId: id, title, familyId, family, variant },
      ...{ stock: pieces, value: pieces * price, sold: count, turnover },
    };
  });
  // What was sold of products that no longer exist; of a variant beside the others, under the name that those have by now.
  const isThere = new Set(rows.map(({ productId }) => productId));
  const names = new Map(rows.map(({ familyId, family }) => [familyId, family]));
  const gone = [...sold.values()]
    .filter(({ _id }) => !isThere.has(_id))
    .map(({ _id: productId, title, familyId, family, variant, sold: count, turnover }) => ({
      ...{ productId, title, familyId, family: names.get(familyId) ?? family, variant },
      ...{ stock: 0, value: 0, sold: count, turnover },
    }));
  return byFamily([...rows, ...gone]);
}

/** The seasons in which something was sold, and this one; newest first. */
export async function stockSeasons(): Promise<number[]> {
  const [inProducts, archived] = await Promise.all([
    ProductModel.distinct('movements.season', { 'movements.action': StockAction.sold }),
    ArchivedMovementModel.distinct('season', { action: StockAction.sold }),
  ]);
  const seasons = [seasonOf(todayInAmsterdam(), 4), ...inProducts, ...archived];
  return [...new Set(seasons)].sort((a, b) => b - a);
}

/** By product, less what came back; a movement that a crash left in both places counts once. */
async function soldIn(season: number): Promise<Map<string, Sold>> {
  const isSold = { season, action: { $in: COUNTED }, undone: { $ne: true } };
  const fields = { productId: 1, familyId: 1, family: 1, variant: 1, id: 1, action: 1, amount: 1, price: 1 };
  const ofFamily = Object.fromEntries(
    ['familyId', 'family', 'variant'].map((field) => [field, { $max: `$${field}` }]),
  );
  const rows = await ProductModel.aggregate<Sold>([
    { $match: { movements: { $elemMatch: isSold } } },
    { $unwind: '$movements' },
    {
      $match: {
        'movements.season': season,
        'movements.action': { $in: COUNTED },
        'movements.undone': { $ne: true },
      },
    },
    {
      $project: {
        _id: 0,
        productId: { $toString: '$_id' },
        title: 1,
        familyId: 1,
        family: 1,
        variant: 1,
        id: '$movements.id',
        action: '$movements.action',
        amount: '$movements.amount',
        price: '$movements.price',
      },
    },
    {
      $unionWith: {
        coll: ArchivedMovementModel.collection.name,
        pipeline: [{ $match: isSold }, { $project: { _id: 0, ...fields, title: '$productTitle' } }],
      },
    },
    {
      $group: {
        _id: { productId: '$productId', id: '$id' },
        title: { $last: '$title' },
        ...ofFamily,
        amount: {
          $first: {
            $cond: [{ $eq: ['$action', StockAction.returned] }, { $multiply: ['$amount', -1] }, '$amount'],
          },
        },
        price: { $first: '$price' },
      },
    },
    {
      $group: {
        _id: '$_id.productId',
        title: { $last: '$title' },
        ...ofFamily,
        sold: { $sum: '$amount' },
        turnover: { $sum: { $multiply: ['$amount', { $ifNull: ['$price', 0] }] } },
      },
    },
  ]).option({ batchSize: ALL });
  return new Map(rows.map((row) => [row._id, row]));
}
