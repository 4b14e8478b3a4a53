import { formatEuro } from 'kit/format';

/** What is known of a product, or a variant of one, to show it with the others. */
export interface InFamily {
  id: string;
  title: string;
  familyId?: string | null;
  family?: string | null;
  variant?: string | null;
}

/** One product on screen: itself, or its variants behind one name. */
export interface Family<Item> {
  /** Of the product that was there first: a row stays what it is when a variant comes beside it. */
  id: string;
  title: string;
  variants: readonly Item[];
}

/** Products as they are shown: the variants of one as one, where the first of them stands (docs/domain/stock.md, K55). */
export function inFamilies<Item extends InFamily>(products: readonly Item[]): Family<Item>[] {
  const families = new Map<string, Item[]>();
  for (const product of products) {
    const key = product.familyId ?? product.id;
    families.set(key, [...(families.get(key) ?? []), product]);
  }
  return [...families.values()].flatMap((variants) => {
    const [first] = variants;
    if (!first) return [];
    // The last one of a family is shown as any product.
    if (variants.length === 1) return [{ id: first.id, title: first.title, variants }];
    const id = variants.reduce((oldest, one) => (one.id < oldest ? one.id : oldest), first.id);
    return [{ id, title: first.family ?? first.title, variants }];
  });
}

/** The sum of a figure over the variants. */
export const sumOf = <Item>({ variants }: Family<Item>, of: (item: Item) => number): number =>
  variants.reduce((sum, one) => sum + of(one), 0);

/** What a variant is called among the others of its product. */
export const variantName = ({ variant, title }: InFamily): string => variant ?? title;

/** Cents. */
export const lowestPrice = ({ variants }: Family<{ price: number }>): number =>
  Math.min(...variants.map(({ price }) => price));

/** The price of a product; of variants that do not cost the same, from what. */
export function priceText(family: Family<{ price: number }>): string {
  const lowest = lowestPrice(family);
  const isSame = family.variants.every(({ price }) => price === lowest);
  return isSame ? formatEuro(lowest) : `vanaf ${formatEuro(lowest)}`;
}
