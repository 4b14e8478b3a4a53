import { badInput, type FieldErrors } from '../../platform/errors/appError';
import { formatCents } from '../../platform/text/inDutch';
import { type AdCategory, categoryOf, colorText } from '../adCategories';
import { AdvState } from '../krant.enums';
import { krantTexts } from '../krant.texts';
import { type AdSignature, type AdSignatureInput, signatureOf } from './adSignature';
import type { AdvertisementInput } from './advertisement.input';
import type { Advertisement } from './advertisement.model';
import type { TakenBackSale } from './takenBackSale';

/** What became of selling an advertisement, and its notes. Prices are cents; the colour follows from the price. */
export type Sale = Pick<
  Advertisement,
  'advState' | 'advPrice' | 'advFormat' | 'advColor' | 'advPaymentMethod' | 'advType' | 'advNotes'
>;

/** What was agreed of an advertisement. */
type Agreed = Pick<Advertisement, 'advState' | 'advPrice' | 'advFormat' | 'advColor'>;

/**
 * The sale as it is stored (docs/domain/krant.md, N15, N22): what is not sold has no price, format, colour, payment or type.
 * @param categories the price table of its edition
 * @param before as it was: a price and format that were agreed stay, with their colour, whatever the table says now (N72)
 * @throws BAD_USER_INPUT on `advPrice`, `advFormat` when they are not of one category
 */
export function saleOf(input: AdvertisementInput, categories: readonly AdCategory[], before?: Agreed): Sale {
  const advNotes = (input.advNotes ?? '').trim();
  const { advState } = input;
  if (advState !== AdvState.verkocht) {
    const nothing = {
      advPrice: null,
      advFormat: null,
      advColor: null,
      advPaymentMethod: null,
      advType: null,
    };
    return { advState, ...nothing, advNotes };
  }
  const { advPrice, advFormat, advPaymentMethod, advType } = input;
  const category = agreedCategory(input, before) ?? categoryOf(categories, advPrice);
  const errors: FieldErrors = {};
  if (!category) errors.advPrice = krantTexts.price;
  if (!advFormat || (category && !category.formats.includes(advFormat))) errors.advFormat = krantTexts.format;
  if (!category || Object.keys(errors).length > 0) throw badInput(errors);
  return {
    advState,
    advPrice: category.price,
    advFormat: advFormat ?? null,
    advColor: category.color,
    advPaymentMethod: advPaymentMethod ?? null,
    advType: advType ?? null,
    advNotes,
  };
}

/** The row of what was sold before, when the same is saved again. */
function agreedCategory(
  { advPrice, advFormat }: AdvertisementInput,
  before?: Agreed,
): Pick<AdCategory, 'price' | 'color' | 'formats'> | undefined {
  const isAgreed =
    before?.advState === AdvState.verkocht && before.advPrice === advPrice && before.advFormat === advFormat;
  const { advPrice: price, advColor: color, advFormat: format } = before ?? {};
  return isAgreed && typeof price === 'number' && color && format
    ? { price, color, formats: [format] }
    : undefined;
}

/** Whether what is to be paid, and how, has changed. */
export function isOtherSale(before: Advertisement, sale: Sale): boolean {
  return (['advState', 'advPrice', 'advFormat', 'advPaymentMethod'] as const).some(
    (field) => (before[field] ?? null) !== (sale[field] ?? null),
  );
}

/** Whether something else is to be printed than a proof that was sent shows. */
export function isOtherPrint(before: Advertisement, sale: Sale): boolean {
  return (
    before.advState === AdvState.verkocht &&
    (['advState', 'advFormat', 'advColor'] as const).some((field) => before[field] !== sale[field])
  );
}

const START = {
  readyForEditing: false,
  readyForPlacement: false,
  placed: false,
  placedOnPage: '',
  assigned: '',
} as const;

/** What is not sold leaves the pipeline; what was prepared in another format goes back to the editors. */
export function pipelineAfter(before: Advertisement, { advState, advFormat }: Sale): Partial<Advertisement> {
  if (advState !== AdvState.verkocht) return { ...START, paidByHand: null };
  if (!isOtherFormat(before, { advState, advFormat })) return {};
  return { readyForPlacement: false, placed: false, placedOnPage: '' };
}

function isOtherFormat(before: Advertisement, { advState, advFormat }: Pick<Sale, 'advState' | 'advFormat'>) {
  const wasSold = before.advState === AdvState.verkocht;
  return wasSold && advState === AdvState.verkocht && before.advFormat !== advFormat;
}

/** What the editors did that goes with a change of the sale; '': nothing. */
export type LostWork = Pick<Advertisement, 'placedOnPage' | 'assigned'>;

/** The page goes with another format, and both go with the sale. */
export function lostWork(before: Advertisement, sale: Sale): LostWork {
  const { placedOnPage, assigned } = before;
  if (isTakenBack(before, sale)) return { placedOnPage, assigned };
  return { placedOnPage: isOtherFormat(before, sale) ? placedOnPage : '', assigned: '' };
}

/** That in words: 'op pagina 12, toegewezen aan Riet'; '': nothing. */
export function lostText({ placedOnPage, assigned }: LostWork): string {
  return [placedOnPage && `op pagina ${placedOnPage}`, assigned && `toegewezen aan ${assigned}`]
    .filter(Boolean)
    .join(', ');
}

function isTakenBack(before: Advertisement, { advState }: Sale): boolean {
  return before.advState === AdvState.verkocht && advState !== AdvState.verkocht;
}

/** What is kept of a sale that is taken back, until it is sold again. */
export function takenBackAfter(before: Advertisement, sale: Sale, by: string): TakenBackSale | null {
  if (sale.advState === AdvState.verkocht) return null;
  if (!isTakenBack(before, sale)) return before.takenBack ?? null;
  const { advPrice, advFormat, advColor, advPaymentMethod, advType, readyForEditing, readyForPlacement } =
    before;
  const { placedOnPage, assigned, soldAt: since, signature } = before;
  if (typeof advPrice !== 'number' || !advFormat || !advColor) return null;
  return {
    ...{ advPrice, advFormat, advColor, advPaymentMethod, advType, readyForEditing, readyForPlacement },
    ...{ placedOnPage, assigned, soldAt: since, signature, by, at: new Date() },
  };
}

/** The signature after a save: a new one, or that for what is sold still. @param actor who sells @throws BAD_USER_INPUT */
export function signatureAfter(
  actor: { name: string },
  before: Advertisement,
  sale: Sale,
  given: AdSignatureInput | null | undefined,
): AdSignature | null {
  if (sale.advState !== AdvState.verkocht) return null;
  if (given) return signatureOf(actor, given);
  return given === null || isOtherSale(before, sale) ? null : (before.signature ?? null);
}

/** When it was sold: the first time that it was saved as such. */
export function soldAt(before: Advertisement, { advState }: Sale): Date | null {
  if (advState !== AdvState.verkocht) return null;
  return before.soldAt ?? new Date();
}

/** The sale as the change log says it. */
export function saleText({ advState, advPrice, advFormat, advColor, advPaymentMethod }: Sale): string {
  if (advState === AdvState.open) return 'staat open';
  if (advState === AdvState.nietVerkocht) return 'niet verkocht';
  return ['verkocht', soldText({ advPrice, advFormat, advColor }), advPaymentMethod]
    .filter(Boolean)
    .join(', ');
}

/** What was sold, in words: 17x8,9, zwart-wit, € 100,00. */
export function soldText({
  advPrice,
  advFormat,
  advColor,
}: Pick<Advertisement, 'advPrice' | 'advFormat' | 'advColor'>): string {
  return [advFormat, advColor && colorText(advColor), formatCents(advPrice ?? 0)].filter(Boolean).join(', ');
}
