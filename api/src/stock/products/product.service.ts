import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import type { SessionUser } from '../../identity/people/requestContext';
import { passes } from '../../identity/permissions/allow';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { type Columns, leanWithId, withColumns } from '../../platform/database/reading/leanFind';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { seasonOf, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { claimFile } from '../../platform/files/files.service';
import type { StoredFile } from '../../platform/files/storedFile.type';
import { sentRequestKey } from '../../platform/once/once';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, getRecordAt, removeIf } from '../../platform/records/records';
import { counted, formatCents } from '../../platform/text/inDutch';
import { oneLine, trimmed } from '../../platform/text/plainText';
import { ensureGeneral } from '../locations/location.service';
import { archiveAll } from '../movements/movement.service';
import { StockAction } from '../stock.enums';
import type { NewProductInput, ProductInput } from '../stock.input';
import { stockTexts, what } from '../stock.texts';
import { type Product, ProductModel, type StockMovement } from './product.model';
import { byFamily, refuseSame, variantTitle } from './variants';

/** Where the pictures of products are. */
export const PRODUCT_IMAGES = 'images/products';

/** A season begins in April (docs/domain/stock.md, K15). */
const SEASON_MONTH = 4;

/** What a list reads of a product. */
export const LISTED = { changeLog: 0, movements: 0 } as const;

/** All products by title, the variants of one behind each other (K55). */
export async function listProducts(columns?: Columns): Promise<Product[]> {
  const found = await ProductModel.find()
    .select(columns ? withColumns(columns, 'familyId', 'variant') : LISTED)
    .sort({ title: 1 })
    .collation({ locale: 'nl', strength: 1 })
    .lean(leanWithId)
    .exec();
  return byFamily(found);
}

/** One product. @param columns that are needed; all when not given @throws NOT_FOUND */
export function getProduct(id: string, columns?: Columns): Promise<Product> {
  return getRecord<Product>(ProductModel, id, what.product, columns);
}

/** Adds a product; what there is of it goes to "Algemeen". @throws BAD_USER_INPUT */
export async function addProduct(actor: SessionUser, input: NewProductInput): Promise<Product> {
  const { line, ...stock } = await firstStock(actor, input.initialStock);
  return addRecord<Product>(ProductModel, {
    ...productFields(input),
    image: await claimImage(actor, input.imageId),
    ...stock,
    changeLog: [logLine(actor, `product toegevoegd, ${line}`)],
  });
}

/** What a new product begins with in "Algemeen", and how its log says so. @throws BAD_USER_INPUT while that is locked */
export async function firstStock(actor: SessionUser, amount: number) {
  const general = await ensureGeneral();
  if (general.locked && amount > 0) throw new AppError('BAD_USER_INPUT', stockTexts.locked(general.title));
  const movement = movementOf(actor, {
    ...{ id: sentRequestKey(), action: StockAction.initial, amount, to: general.title },
  });
  return {
    stock: [{ locationId: general.id, amount }],
    movements: amount > 0 ? [movement] : [],
    line: `${amount} in ${general.title}`,
  };
}

/** Changes what is said of a product; its stock is tuned. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function editProduct(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  input: ProductInput,
): Promise<Product> {
  const before = await getRecordAt<Product>(ProductModel, id, revision, what.product);
  const fields = { ...productFields(input), ...variantFields(before, input) };
  const isSame = (input.imageId ?? null) === (before.image?.id ?? null);
  const image = isSame ? (before.image ?? null) : await claimImage(actor, input.imageId);
  const after = await updateAtRevision<Product>({
    model: ProductModel,
    id,
    revision,
    actor,
    what: what.product,
    update: { $set: { ...fields, image }, $push: pushLogLine(actor, changeOf(before, fields)) },
  }).catch(refuseSame);
  if (!isSame) await portal.files.release(before.image);
  return after;
}

/** Removes a product of which nothing is left. Its movements are kept. @throws BAD_USER_INPUT, NOT_FOUND */
export async function deleteProduct(portal: PortalContext, id: string): Promise<string> {
  await getProduct(id);
  await archiveAll(id);
  const empty = { stock: { $not: { $elemMatch: { amount: { $gt: 0 } } } }, reservations: { $size: 0 } };
  const removed = await removeIf<Product>(ProductModel, id, { ...empty, movements: { $size: 0 } });
  if (!removed) {
    const { stock, reservations } = await getProduct(id);
    if (reservations.length > 0) throw new AppError('BAD_USER_INPUT', stockTexts.openOrder);
    const left = stock.reduce((sum, { amount }) => sum + amount, 0);
    if (left > 0) throw new AppError('BAD_USER_INPUT', stockTexts.stockLeft(left));
    // Something was moved just now: try again.
    return deleteProduct(portal, id);
  }
  await portal.files.release(removed.image);
  return id;
}

/** A line about something that is done to stock now. */
export function movementOf(
  actor: { name: string },
  movement: Pick<StockMovement, 'id' | 'action' | 'amount'> & Partial<StockMovement>,
): StockMovement {
  return {
    reason: '',
    ...movement,
    by: actor.name,
    at: new Date(),
    season: seasonOf(todayInAmsterdam(), SEASON_MONTH),
  };
}

/** All of a product that is filled in, as it is stored; its picture is a file. */
type StoredProduct = Required<Pick<Product, Exclude<keyof ProductInput, 'imageId' | 'variant'>>>;

/** Of a variant which one it is, and the title that follows from it. @throws BAD_USER_INPUT for what does not fit (K54) */
function variantFields(before: Product, input: ProductInput): Partial<Pick<Product, 'variant' | 'title'>> {
  const variant = oneLine(input.variant ?? '');
  if (!before.familyId && variant !== '') throw badInput({ variant: stockTexts.noVariants });
  if (!before.familyId) return {};
  if (variant === '') throw badInput({ variant: stockTexts.variant });
  if (input.title.trim() !== before.title) throw badInput({ title: stockTexts.variantTitle });
  return { variant, title: variantTitle(before.family ?? '', variant, 'variant') };
}

function productFields(input: Omit<ProductInput, 'variant'>): StoredProduct {
  const { title, description, price, suppliers, deliveryPrice, lowStock } = trimmed(input);
  return {
    title,
    description: description ?? '',
    price,
    suppliers: suppliers ?? '',
    deliveryPrice: deliveryPrice ?? null,
    lowStock: lowStock ?? null,
  };
}

function claimImage(actor: SessionUser, imageId: string | null | undefined): Promise<StoredFile> | null {
  return imageId ? claimFile({ folder: PRODUCT_IMAGES, fileId: imageId, field: 'imageId', by: actor }) : null;
}

function changeOf(before: Product, { title, price }: StoredProduct): string {
  const changes = [
    before.title !== title && `hernoemd van ${before.title}`,
    before.price !== price && `prijs van ${formatCents(before.price)} naar ${formatCents(price)}`,
  ].filter(Boolean);
  return changes.length > 0 ? changes.join(', ') : 'gewijzigd';
}

/** So many are named. */
const NAMED = 3;

/** Products of which there are fewer than somebody wanted to be warned of (docs/domain/stock.md, K42). */
export const lowProducts: HomeSource<Waiting> = {
  key: 'products running low',
  async of(context) {
    if (!(await passes(context, Permission.stockAdmin))) return [];
    const low = await ProductModel.aggregate<{ title: string; left: number }>([
      { $match: { lowStock: { $gt: 0 } } },
      { $project: { title: 1, lowStock: 1, left: { $sum: '$stock.amount' } } },
      { $match: { $expr: { $lt: ['$left', '$lowStock'] } } },
      { $sort: { left: 1, title: 1 } },
    ]);
    if (low.length === 0) return [];
    const named = low.slice(0, NAMED).map(({ title, left }) => `${title} nog ${left}`);
    return [
      {
        ...{ id: 'lowProducts', kind: WaitingKind.order, count: low.length, day: null },
        title: `${counted(low.length, 'product raakt', 'producten raken')} op`,
        detail: [...named, ...(low.length > NAMED ? [`en ${low.length - NAMED} meer`] : [])].join(', '),
        tag: null,
        ...{ link: '/voorraad/producten?welke=bijna-op', actionLabel: 'Bekijken' },
        urgency: Urgency.toDo,
      },
    ];
  },
};
