import { type ConflictRow, differingRows } from 'kit/conflict';
import { formatEuro } from 'kit/format';
import { mixed, object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type AdvertisementInput,
  type AdvPaymentMethod,
  type AdvState,
  type AdvType,
  type AdWorkInput,
  type KrantCategoriesQuery,
  type KrantPreviousSaleFragment,
  type KrantSaleFragment,
  KrantSaleFragmentDoc,
} from '../gql/graphql';
import { colorLabels, paymentLabels, stateLabels, typeLabels } from '../labels';

/** A price with its colour and formats. */
export type Category = KrantCategoriesQuery['paperEdition']['prices'][number];

type SaleFields = Pick<
  KrantSaleFragment,
  'advState' | 'advPrice' | 'advFormat' | 'advColor' | 'advPaymentMethod' | 'advType' | 'advNotes'
>;

/** The sale of an advertisement as it was read; at revision 0 there may be none yet, which counts as open. */
export type Sale = SaleFields &
  Pick<
    KrantSaleFragment,
    'revision' | 'invoiceCreated' | 'stage' | 'placedOnPage' | 'assigned' | 'signature'
  >;

/** The form of a sale: what is not chosen is ''. */
export interface SaleValues {
  advState: AdvState;
  /** Cents, of a category. */
  advPrice: string;
  advFormat: string;
  advPaymentMethod: AdvPaymentMethod | '';
  advType: AdvType | '';
  advNotes: string;
  /** Somebody signs for it; drafts of before say nothing of it. */
  isSigning?: boolean;
  signName?: string;
  /** Of each movement x and y in turn; empty: by name alone. */
  signStrokes?: number[][];
  /** The editors' work that goes with it, as it was seen. */
  loses?: AdWorkInput;
}

/** The sale of an advertisement that may not be there yet. */
export function saleOrOpen(ad: FragmentType<typeof KrantSaleFragmentDoc> | null | undefined): Sale {
  return (
    getFragmentData(KrantSaleFragmentDoc, ad) ?? {
      revision: 0,
      advState: 'open',
      advPrice: null,
      advFormat: null,
      advColor: null,
      advPaymentMethod: null,
      advType: null,
      advNotes: '',
      invoiceCreated: false,
      stage: null,
      placedOnPage: '',
      assigned: '',
      signature: null,
    }
  );
}

/** The form for a version of the sale. */
export function valuesOf(sale: SaleFields): SaleValues {
  return {
    advState: sale.advState,
    advPrice: String(sale.advPrice ?? ''),
    advFormat: sale.advFormat ?? '',
    advPaymentMethod: sale.advPaymentMethod ?? '',
    advType: sale.advType ?? '',
    advNotes: sale.advNotes,
    ...{ isSigning: false, signName: '', signStrokes: [] },
  };
}

/** What is sent; what is not sold has nothing of a sale. */
export function adInput(values: SaleValues): AdvertisementInput {
  const { advState, advPrice, advFormat, advPaymentMethod, advType, advNotes, loses } = values;
  if (advState !== 'verkocht') return { advState, advNotes, ...(loses && { loses }) };
  return {
    advState,
    advPrice: Number(advPrice),
    advFormat,
    advPaymentMethod: advPaymentMethod || null,
    advType: advType || null,
    advNotes,
    ...(values.isSigning && { signed: signatureOf(values) }),
    ...(loses && { loses }),
  };
}

function signatureOf({ signName = '', signStrokes = [] }: SaleValues): AdvertisementInput['signed'] {
  return { name: signName.trim(), strokes: signStrokes.map((points) => ({ points })) };
}

const whenSold = (message: string) =>
  string().when('advState', ([state], schema) => (state === 'verkocht' ? schema.required(message) : schema));

/** The category of a price as the form holds it. */
export const categoryOf = (categories: readonly Category[], price: string): Category | undefined =>
  categories.find((category) => String(category.price) === price);

/** The table with what was agreed, also when it is sold no more: that can be kept. */
export function withAgreed(categories: readonly Category[], sale: SaleFields): Category[] {
  const { advState, advPrice: price, advColor: color, advFormat: format } = sale;
  if (advState !== 'verkocht' || typeof price !== 'number' || !color || !format) return [...categories];
  const row = categories.find((one) => one.price === price);
  const agreed = { index: row?.index ?? categories.length, price, color: row?.color ?? color };
  const formats = [...new Set([...(row?.formats ?? []), format])];
  return [...categories.filter((one) => one !== row), { ...agreed, formats }].sort(
    (one, other) => one.price - other.price,
  );
}

/** The colour that follows from what is chosen: of what was agreed its own, whatever the table says by now. */
export function chosenColor(
  categories: readonly Category[],
  { advPrice, advFormat }: Pick<SaleValues, 'advPrice' | 'advFormat'>,
  sale: SaleFields,
): Category['color'] | null | undefined {
  const isAgreed =
    sale.advState === 'verkocht' && String(sale.advPrice) === advPrice && sale.advFormat === advFormat;
  return isAgreed ? sale.advColor : categoryOf(categories, advPrice)?.color;
}

type LastYear = Pick<KrantPreviousSaleFragment, 'advState' | 'advPrice' | 'advFormat' | 'advPaymentMethod'>;

/** The sale of last year, in the form. Prices change: what is no longer sold is '', to be chosen anew. */
export function asLastYear(
  previous: LastYear,
  categories: readonly Category[],
): Omit<SaleValues, 'advNotes'> {
  const category = categoryOf(categories, String(previous.advPrice ?? ''));
  const format = previous.advFormat ?? '';
  return {
    advState: 'verkocht',
    advPrice: category ? String(category.price) : '',
    advFormat: category?.formats.includes(format) ? format : '',
    advPaymentMethod: previous.advPaymentMethod ?? '',
    advType: 'idem',
  };
}

/** The same, when all of it can be sold again as it was; otherwise undefined. */
export function soldAgain(
  previous: LastYear | null | undefined,
  categories: readonly Category[],
): Omit<SaleValues, 'advNotes'> | undefined {
  if (previous?.advState !== 'verkocht') return undefined;
  const values = asLastYear(previous, categories);
  return values.advPrice && values.advFormat ? values : undefined;
}

/** Checks the form: what is sold has a price and a format. */
export const saleSchema = object({
  advState: mixed<AdvState>().required(),
  advPrice: whenSold('Kies een prijs uit de lijst'),
  advFormat: whenSold('Kies een formaat dat bij deze prijs hoort'),
  advPaymentMethod: string(),
  advType: string(),
  advNotes: string().trim().max(2000, 'Dit is te lang'),
  signName: string().when(['isSigning', 'advState'], ([isSigning, state], schema) =>
    isSigning && state === 'verkocht' ? schema.trim().required('Vul de naam in van wie tekent') : schema,
  ),
});

const euro = (cents: string) => formatEuro(Number(cents));

/** The fields in words, to compare two versions. */
export const saleLabels = {
  advState: { label: 'Stand', show: (state: AdvState) => stateLabels[state] },
  advPrice: { label: 'Prijs', show: euro },
  advFormat: 'Formaat',
  advPaymentMethod: { label: 'Betaalwijze', show: (method: AdvPaymentMethod) => paymentLabels[method] },
  advType: { label: 'Soort', show: (type: AdvType) => typeLabels[type] },
  advNotes: 'Opmerkingen',
};

/** What was sold, in words: '17x8,9, zwart-wit, € 100,00'; 'niet verkocht'; '' while it is open. */
export function soldText(
  sale: Pick<SaleFields, 'advState' | 'advPrice' | 'advFormat' | 'advColor'> | null | undefined,
): string {
  if (!sale || sale.advState === 'open') return '';
  if (sale.advState === 'nietVerkocht') return stateLabels.nietVerkocht;
  const { advFormat, advColor, advPrice } = sale;
  return [advFormat, advColor && colorLabels[advColor], formatEuro(advPrice ?? 0)].filter(Boolean).join(', ');
}

/**
 * What the editors did that goes with a change: the page with another format, the page and who has it with the sale.
 * Undefined: nothing.
 */
export function lostWork(sale: Sale, { advState, advFormat }: SaleValues): AdWorkInput | undefined {
  if (sale.advState !== 'verkocht') return undefined;
  const isTakenBack = advState !== 'verkocht';
  const placedOnPage = isTakenBack || advFormat !== sale.advFormat ? sale.placedOnPage : '';
  const assigned = isTakenBack ? sale.assigned : '';
  return placedOnPage || assigned ? { placedOnPage, assigned } : undefined;
}

/** What a change of the sale loses, in words: nothing when it stays sold in its format, or was not. */
export function lostFields(sale: Sale, values: SaleValues): string[] {
  const { placedOnPage, assigned } = lostWork(sale, values) ?? {};
  return [
    ...(values.advState === 'verkocht' ? [] : lostSale(sale)),
    placedOnPage && `Op pagina: ${placedOnPage}`,
    assigned && `Toegewezen aan: ${assigned}`,
  ].filter(Boolean) as string[];
}

/** The fields in which two versions differ, with the work that goes by the first. */
export function saleDifferences(mine: SaleValues, theirs: Sale): ConflictRow[] {
  const { placedOnPage, assigned } = lostWork(theirs, mine) ?? {};
  const gone = [
    { label: 'Op pagina', theirs: placedOnPage },
    { label: 'Toegewezen aan', theirs: assigned },
  ].flatMap(({ label, theirs: text }) => (text ? [{ label, mine: '(vervalt)', theirs: text }] : []));
  return [...differingRows<SaleValues>(saleLabels, mine, valuesOf(theirs)), ...gone];
}

function lostSale(sale: Sale): string[] {
  if (sale.advState !== 'verkocht') return [];
  const { advPrice, advFormat, advPaymentMethod, advType } = valuesOf(sale);
  return [
    advPrice && `Prijs: ${euro(advPrice)}`,
    advFormat && `Formaat: ${advFormat}`,
    advPaymentMethod && `Betaalwijze: ${paymentLabels[advPaymentMethod]}`,
    advType && `Soort: ${typeLabels[advType]}`,
  ].filter(Boolean) as string[];
}
