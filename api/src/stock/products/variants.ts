import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { badInput } from '../../platform/errors/appError';
import { LINE } from '../../platform/text/inputFields';
import { stockTexts } from '../stock.texts';
import type { Product } from './product.model';

/**
 * What a variant is sold as: 'Shirt (maat L)'. @param field of the input that is too long when the two are
 * @throws BAD_USER_INPUT when it would be longer than a title can be
 */
export function variantTitle(family: string, variant: string, field: string): string {
  const title = titleOf(family, variant);
  if (title.length > LINE) throw badInput({ [field]: stockTexts.longVariant });
  return title;
}

/** The same, no longer than a title can be. */
export const cutTitle = (family: string, variant: string): string => titleOf(family, variant).slice(0, LINE);

const titleOf = (family: string, variant: string) => `${family} (${variant})`;

/** Refuses a variant that its family has already. @throws BAD_USER_INPUT for that, and whatever else it was */
export function refuseSame(error: unknown): never {
  if (isDuplicateKey(error, 'variant')) throw badInput({ variant: stockTexts.sameVariant });
  throw error;
}

/** From small to large. */
const SIZES = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', 'xxxxl'];
const collator = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/** Variants as people look for them: sizes from small to large, numbers by what they are, the rest by letter. */
function compareVariants(left: string, right: string): number {
  const [a, b] = [wordsOf(left), wordsOf(right)];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const [one = '', other = ''] = [a[at], b[at]];
    const [size, otherSize] = [sizeOf(one), sizeOf(other)];
    const order = size === otherSize ? collator.compare(one, other) : size - otherSize;
    if (order !== 0) return order;
  }
  return 0;
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** '3xl' is 'xxxl'. @returns its position; what is no size comes after them */
function sizeOf(word: string): number {
  const at = SIZES.indexOf(word.replace(/^([2-4])x/, (_all, count: string) => 'x'.repeat(Number(count))));
  return at < 0 ? SIZES.length : at;
}

type InFamily = Pick<Product, 'familyId' | 'variant'>;

/** A list with the variants of one product behind each other (K55), where the first of them stood. */
export function byFamily<T extends InFamily>(products: readonly T[]): T[] {
  const families = new Map<string, T[]>();
  for (const product of products) {
    if (!product.familyId) continue;
    const family = families.get(product.familyId);
    if (family) family.push(product);
    else families.set(product.familyId, [product]);
  }
  return products.flatMap((product) => {
    const family = families.get(product.familyId ?? '');
    if (!family) return [product];
    if (family[0] !== product) return [];
    return family.toSorted((a, b) => compareVariants(a.variant ?? '', b.variant ?? ''));
  });
}
