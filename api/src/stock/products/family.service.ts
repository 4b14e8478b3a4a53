import { Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, PORTAL, pushLogLine } from '../../platform/audit/logLine';
import type { Obeys } from '../../platform/database/obeys';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecordAt } from '../../platform/records/records';
import { oneLine } from '../../platform/text/plainText';
import { stockTexts, what } from '../stock.texts';
import type { FirstVariantInput, NewVariantInput } from './family.input';
import { type Product, ProductModel, SAME_VARIANT } from './product.model';
import { firstStock, getProduct } from './product.service';
import { byFamily, cutTitle, refuseSame, variantTitle } from './variants';

/** Others may change a variant while its family gets a name: so often it is tried. */
const TRIES = 5;

/** What makes a product a variant. */
type Place = Pick<Product, 'familyId' | 'family' | 'variant' | 'familyNamed' | 'title'>;

/** A product that has no variants becomes the first of its own family (K53). @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export function beginFamily(
  actor: SessionUser,
  id: string,
  revision: number,
  input: FirstVariantInput,
): Promise<Product> {
  const family = oneLine(input.family);
  const variant = oneLine(input.variant);
  return intoFamily(actor, id, revision, {
    ...{ familyId: new Types.ObjectId().toHexString(), family, variant, familyNamed: namedNow() },
    title: variantTitle(family, variant, 'variant'),
  });
}

/**
 * A product that has no variants becomes one of another's (K53). @param variant which one it is
 * @throws BAD_USER_INPUT, also for a variant that is there, NOT_FOUND, CONFLICT
 */
export async function joinFamily(
  actor: SessionUser,
  id: string,
  revision: number,
  { productId, variant }: { productId: string; variant: string },
): Promise<Product> {
  const after = await intoFamily(actor, id, revision, placeBeside(await variantOf(productId), variant));
  return settled(after);
}

async function intoFamily(actor: SessionUser, id: string, revision: number, place: Place): Promise<Product> {
  const before = await getRecordAt<Product>(ProductModel, id, revision, what.product);
  if (before.familyId) throw new AppError('BAD_USER_INPUT', stockTexts.hasVariants);
  const line = `variant ${place.variant} van ${place.family}, voorheen ${before.title}`;
  return updateAtRevision<Product>({
    ...{ model: ProductModel, id, revision, actor, what: what.product },
    update: { $set: place, $push: pushLogLine(actor, line) },
  }).catch(refuseSame);
}

/**
 * A variant becomes a product of its own, called as said (K59); the others stay what they are.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function leaveFamily(
  actor: SessionUser,
  id: string,
  revision: number,
  title: string,
): Promise<Product> {
  const before = await getRecordAt<Product>(ProductModel, id, revision, what.product);
  if (!before.familyId) throw new AppError('BAD_USER_INPUT', stockTexts.noVariants);
  return updateAtRevision<Product>({
    ...{ model: ProductModel, id, revision, actor, what: what.product },
    update: {
      $set: { title: oneLine(title) },
      $unset: { familyId: 1, family: 1, variant: 1, familyNamed: 1 },
      $push: pushLogLine(actor, `los van ${before.family}, voorheen ${before.title}`),
    },
  });
}

/**
 * Adds a variant beside one that is there, with what is said of that one (K54); its stock begins in "Algemeen".
 * @throws BAD_USER_INPUT, also for a variant that is there, NOT_FOUND
 */
export async function addVariant(actor: SessionUser, input: NewVariantInput): Promise<Product> {
  const { productId, price, lowStock, initialStock } = input;
  const beside = await variantOf(productId);
  const { description, suppliers, deliveryPrice, image } = beside;
  const { line, ...stock } = await firstStock(actor, initialStock);
  const added = await addRecord<Product>(ProductModel, {
    ...{ description, suppliers, deliveryPrice, image, price, lowStock: lowStock ?? null },
    ...placeBeside(beside, input.variant),
    ...stock,
    changeLog: [logLine(actor, `variant van ${beside.family} toegevoegd, ${line}`)],
  }).catch(refuseSame);
  return settled(added);
}

/**
 * Gives all variants of a product another name: each its own write, and of two names at once the later one on all of them (K57).
 * @returns the variants @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function renameFamily(actor: SessionUser, familyId: string, name: string): Promise<Product[]> {
  const family = oneLine(name);
  const variants = await variantsIn(familyId);
  if (variants.length === 0) throw notFound(stockTexts.family);
  for (const { variant } of variants) variantTitle(family, variant ?? '', 'name');
  await giveName(actor, familyId, { family, familyNamed: namedNow() });
  return variantsIn(familyId);
}

/**
 * Gives the other variants of a product the description, suppliers, price for sending and picture of this one, and its price
 * when that is asked (K56). Each its own write; again it changes nothing. @returns the variants @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function shareWithFamily(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  withPrice: boolean,
): Promise<Product[]> {
  const { familyId = '', variant, ...from } = await variantOf(id);
  const { description, suppliers, deliveryPrice = null, image = null } = from;
  const shared = { description, suppliers, deliveryPrice, image, ...(withPrice && { price: from.price }) };
  for (const other of await variantsIn(familyId)) {
    const isSame = (Object.keys(shared) as (keyof typeof shared)[]).every(
      (field) => contentOf(other[field]) === contentOf(shared[field]),
    );
    if (other.id === id || isSame) continue;
    const before = await ProductModel.findOneAndUpdate(
      { _id: other.id, familyId },
      {
        $set: { ...shared, ...stamp(actor) },
        $inc: { revision: 1 },
        $push: pushLogLine(actor, `gegevens overgenomen van ${variant}`),
      },
      { returnDocument: 'before', lean: leanWithId },
    );
    if (before?.image && before.image.id !== image?.id) await portal.files.release(before.image);
  }
  return variantsIn(familyId);
}

/** Gives each variant of which a crash, or the trash, kept the name of before, the one of its family. Safe to repeat. */
export async function settleFamilies(): Promise<void> {
  const apart = await ProductModel.aggregate<{ _id: string }>([
    { $match: { familyId: { $gt: '' } } },
    { $group: { _id: '$familyId', names: { $addToSet: '$familyNamed' } } },
    { $match: { 'names.1': { $exists: true } } },
  ]);
  for (const { _id } of apart) await settleFamily(_id);
}

/** The same of one family. */
export async function settleFamily(familyId: string): Promise<void> {
  const [newest] = (await variantsIn(familyId)).sort((a, b) => (namedOf(a) < namedOf(b) ? 1 : -1));
  if (newest) await giveName(PORTAL, familyId, { family: newest.family, familyNamed: newest.familyNamed });
}

/** What a variant obeys when it comes back: there is no other one of the same name. */
export const variantObeys: Obeys<Product> = {
  inTheWay: async ({ familyId, variant }) => {
    if (!familyId || !variant) return null;
    const taken = await ProductModel.findOne({ familyId, variant }).collation(SAME_VARIANT).lean();
    return taken && { message: stockTexts.variantBack(taken.family ?? '', variant) };
  },
};

/** Each its own write, on what is older than the name; whatever is done to one meanwhile is kept. */
async function giveName(
  actor: { id: string; name: string },
  familyId: string,
  name: Pick<Product, 'family' | 'familyNamed'>,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const older = (await variantsIn(familyId)).filter((one) => namedOf(one) < namedOf(name));
    if (older.length === 0) return;
    for (const { id, revision, title, variant } of older)
      await ifMatched(
        ProductModel.updateOne(
          { _id: id, familyId, revision },
          {
            // A name that is too long for one that came back meanwhile is cut: its form then says so.
            $set: { ...name, title: cutTitle(name.family ?? '', variant ?? ''), ...stamp(actor) },
            $inc: { revision: 1 },
            $push: pushLogLine(actor, `hernoemd van ${title}`),
          },
        ),
      );
  }
  throw new AppError('CONFLICT', stockTexts.busy);
}

/** With the name that its family got while it came. */
async function settled(product: Product): Promise<Product> {
  await settleFamily(product.familyId ?? '');
  return getProduct(product.id);
}

function placeBeside({ familyId, family = '', familyNamed }: Product, asked: string): Place {
  const variant = oneLine(asked);
  const title = variantTitle(family ?? '', variant, 'variant');
  return { familyId, family, familyNamed, variant, title };
}

/** @throws BAD_USER_INPUT for a product without variants, NOT_FOUND */
async function variantOf(id: string): Promise<Product> {
  const product = await getProduct(id);
  if (!product.familyId) throw new AppError('BAD_USER_INPUT', stockTexts.noVariants);
  return product;
}

async function variantsIn(familyId: string | null): Promise<Product[]> {
  const found = familyId ? await ProductModel.find({ familyId }).sort({ title: 1 }).lean(leanWithId) : [];
  return byFamily(found);
}

/** They sort by when it was. */
const namedNow = () => `${new Date().toISOString()} ${new Types.ObjectId().toHexString()}`;

const namedOf = ({ familyNamed }: Pick<Product, 'familyNamed'>) => familyNamed ?? '';

const contentOf = (value: unknown) => JSON.stringify(value ?? null);
