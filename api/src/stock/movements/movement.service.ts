import { leanWithId } from '../../platform/database/reading/leanFind';
import { noCursor, type Page, type PageRequest } from '../../platform/database/reading/readPage';
import { ifMatched } from '../../platform/database/updateAtRevision';
import {
  type ArchivedMovement,
  ArchivedMovementModel,
  type Product,
  ProductModel,
  type StockMovement,
} from '../products/product.model';
import { StockAction } from '../stock.enums';

const NORMAL = 20;
/** How many movements stay in a product; when there are twice as many the older half goes. */
const KEPT = 100;

/** Of one that was a variant when it was removed before, and is none now. */
const NO_FAMILY = { familyId: 1, family: 1, variant: 1 } as const;

/** What has to be known of a product to archive its movements. */
type Moved = Pick<Product, 'id' | 'title' | 'movements'>;

/** What this request did before, or null. */
export async function movementOfRequest(productId: string, requestId: string): Promise<StockMovement | null> {
  const [product, archived] = await Promise.all([
    ProductModel.findOne({ _id: productId, 'movements.id': requestId })
      .select({ movements: { $elemMatch: { id: requestId } } })
      .lean(),
    ArchivedMovementModel.findById(`${productId}:${requestId}`).lean(),
  ]);
  return product?.movements[0] ?? archived;
}

/** The movements of a product, newest first: those in it and those that were archived. */
export async function pageOfMovements(
  product: Moved,
  { first, after }: PageRequest,
): Promise<Page<StockMovement>> {
  const size = first ?? NORMAL;
  const before = after ? cursorOf(after) : null;
  const inProduct = product.movements.map(({ id }) => id);
  const archived = { productId: product.id, id: { $nin: inProduct } };
  const [older, archivedCount] = await Promise.all([
    ArchivedMovementModel.find({ ...archived, ...(before && { at: { $lte: before.at } }) })
      .sort({ at: -1, _id: -1 })
      .limit(size + 1 + (before ? KEPT : 0))
      .lean(),
    ArchivedMovementModel.countDocuments(archived),
  ]);
  const found = [...product.movements, ...(older as ArchivedMovement[])]
    .sort(newestFirst)
    .filter((movement) => !before || newestFirst(before, movement) < 0);
  const nodes = found.slice(0, size);
  const edges = nodes.map((node) => ({ cursor: `${node.at.getTime()}.${node.id}`, node }));
  return {
    edges,
    pageInfo: { hasNextPage: found.length > size, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: product.movements.length + archivedCount,
  };
}

/** Brings older movements to their own collection when there are many. @returns the product */
export async function archiveOld<T extends Moved>(product: T): Promise<T> {
  if (product.movements.length >= 2 * KEPT) await archive(product, product.movements.slice(0, -KEPT));
  return product;
}

/** Archives all movements of a product, before it is removed; of a variant they tell its family from then on (K58). */
export async function archiveAll(productId: string): Promise<void> {
  const product = await ProductModel.findById(productId)
    .select({ title: 1, movements: 1, familyId: 1, family: 1, variant: 1 })
    .lean(leanWithId);
  if (!product) return;
  await archive(product, product.movements);
  const { familyId, family, variant } = product;
  const told = familyId ? { $set: { familyId, family, variant } } : { $unset: NO_FAMILY };
  const which = { productId, ...(!familyId && { familyId: { $gt: '' } }) };
  await ArchivedMovementModel.updateMany(which, told);
}

/** Archives what a crash left behind. Safe to repeat. */
export async function archiveEverywhere(): Promise<void> {
  const many = await ProductModel.find({ [`movements.${2 * KEPT}`]: { $exists: true } })
    .select({ title: 1, movements: 1 })
    .lean(leanWithId);
  for (const product of many) await archiveOld(product);
}

/** First a copy, then out of the product: after a crash in between it is in both, and counted once. */
async function archive({ id: productId, title }: Moved, movements: readonly StockMovement[]): Promise<void> {
  if (movements.length === 0) return;
  await ArchivedMovementModel.bulkWrite(
    movements.map((movement) => ({
      updateOne: {
        filter: { _id: `${productId}:${movement.id}` },
        update: { $setOnInsert: { ...movement, productId, productTitle: title } },
        upsert: true,
        setDefaultsOnInsert: false,
      },
    })) as never,
    { ordered: false },
  );
  const ids = movements.map(({ id }) => id);
  await ifMatched(ProductModel.updateOne({ _id: productId }, { $pull: { movements: { id: { $in: ids } } } }));
}

type Place = Pick<StockMovement, 'id' | 'at'>;

function newestFirst(a: Place, b: Place): number {
  return b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

function cursorOf(cursor: string): Place {
  const [, time, id] = /^(\d+)\.(.+)$/.exec(cursor) ?? [];
  if (!time || !id) throw noCursor();
  return { at: new Date(Number(time)), id };
}

/** What was done, in the logs. */
export const VERBS: Readonly<Record<StockAction, string>> = {
  [StockAction.moved]: 'verplaatst',
  [StockAction.sold]: 'verkocht',
  [StockAction.bought]: 'gekocht',
  [StockAction.broken]: 'kapot',
  [StockAction.used]: 'gebruikt',
  [StockAction.returned]: 'teruggelegd',
  [StockAction.found]: 'meer geteld',
  [StockAction.missing]: 'minder geteld',
  [StockAction.initial]: 'begonnen met',
};
