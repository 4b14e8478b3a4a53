import { formatEuro } from 'kit/format';
import { mixed, object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type AdvertisementInput,
  type AdvPaymentMethod,
  type AdvState,
  type AdvType,
  type KrantCategoriesQuery,
  type KrantSaleFragment,
  KrantSaleFragmentDoc,
} from '../gql/graphql';
import { colorLabels, paymentLabels, stateLabels, typeLabels } from '../labels';

/** A price with its colour and formats. */
export type Category = KrantCategoriesQuery['adCategories'][number];

type SaleFields = Pick<
  KrantSaleFragment,
  'advState' | 'advPrice' | 'advFormat' | 'advColor' | 'advPaymentMethod' | 'advType' | 'advNotes'
>;

/** The sale of an advertisement as it was read; at revision 0 there may be none yet, which counts as open. */
export type Sale = SaleFields & Pick<KrantSaleFragment, 'revision' | 'invoiceCreated' | 'stage'>;

/** The form of a sale: what is not chosen is ''. */
export interface SaleValues {
  advState: AdvState;
  /** Cents, of a category. */
  advPrice: string;
  advFormat: string;
  advPaymentMethod: AdvPaymentMethod | '';
  advType: AdvType | '';
  advNotes: string;
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
  };
}

/** What is sent; what is not sold has nothing of a sale. */
export function adInput(values: SaleValues): AdvertisementInput {
  const { advState, advPrice, advFormat, advPaymentMethod, advType, advNotes } = values;
  if (advState !== 'verkocht') return { advState, advNotes };
  return {
    advState,
    advPrice: Number(advPrice),
    advFormat,
    advPaymentMethod: advPaymentMethod || null,
    advType: advType || null,
    advNotes,
  };
}

const whenSold = (message: string) =>
  string().when('advState', ([state], schema) => (state === 'verkocht' ? schema.required(message) : schema));

/** Checks the form: what is sold has a price and a format. */
export const saleSchema = object({
  advState: mixed<AdvState>().required(),
  advPrice: whenSold('Kies een prijs uit de lijst'),
  advFormat: whenSold('Kies een formaat dat bij deze prijs hoort'),
  advPaymentMethod: string(),
  advType: string(),
  advNotes: string().trim().max(2000, 'Dit is te lang'),
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

/** What a sale that is taken back loses, in words; nothing when it stays sold or was not. */
export function lostFields(sale: Sale, { advState }: Pick<SaleValues, 'advState'>): string[] {
  if (sale.advState !== 'verkocht' || advState === 'verkocht') return [];
  const { advPrice, advFormat, advPaymentMethod, advType } = valuesOf(sale);
  return [
    advPrice && `Prijs: ${euro(advPrice)}`,
    advFormat && `Formaat: ${advFormat}`,
    advPaymentMethod && `Betaalwijze: ${paymentLabels[advPaymentMethod]}`,
    advType && `Soort: ${typeLabels[advType]}`,
  ].filter(Boolean) as string[];
}
