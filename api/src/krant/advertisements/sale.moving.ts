import type { OldRecord } from '../../platform/moving/oldRecord';
import { formatCents } from '../../platform/text/inDutch';
import { LINES } from '../../platform/text/inputFields';
import { adCategories, type AdCategory, categoryOf } from '../adCategories';
import { AdvColor, AdvPaymentMethod, AdvState, AdvType } from '../krant.enums';
import type { Sale } from './sale';

/** The words of the old system for what became of the sale. */
export const STATES = {
  open: AdvState.open,
  verkocht: AdvState.verkocht,
  'niet verkocht': AdvState.nietVerkocht,
} as const;
const METHODS = {
  factuur: AdvPaymentMethod.factuur,
  contant: AdvPaymentMethod.contant,
  gratis: AdvPaymentMethod.gratis,
} as const;
const TYPES = {
  'idem vorig jaar': AdvType.idem,
  'aanpassing nodig / nieuw': AdvType.nieuw,
} as const;
const COLORS = {
  'zwart-wit': AdvColor.zwartWit,
  'zwart wit': AdvColor.zwartWit,
  zwartwit: AdvColor.zwartWit,
  'black and white': AdvColor.zwartWit,
  'full colour': AdvColor.fullColour,
  'full color': AdvColor.fullColour,
  kleur: AdvColor.fullColour,
} as const;
const UNSOLD = {
  advPrice: null,
  advFormat: null,
  advColor: null,
  advPaymentMethod: null,
  advType: null,
} as const;
/** Euros; above it, somebody entered cents. */
const MOST_PRICE = 1000;

/** The sale of an old advertisement, and whether it was answered that it is paid. Only what is sold has a price. */
export function movedSale(old: OldRecord): Sale & { paidByHand: boolean | null } {
  const advState = old.at('advState').choice(STATES, { required: true }) ?? AdvState.open;
  const advNotes = old.at('advNotes').text({ most: LINES, isLong: true });
  const price = old.at('advPrice');
  if (advState !== AdvState.verkocht) {
    if (!price.isMissing) price.assume('niet verkocht: prijs en wat erbij hoort vervallen');
    old.ignore('advFormat', 'advColor', 'advPaymentMethod', 'advType', 'advPaid');
    return { advState, ...UNSOLD, advNotes, paidByHand: null };
  }
  const advPrice = price.cents({ required: true, most: MOST_PRICE });
  const category = categoryOf(adCategories, advPrice);
  if (advPrice !== null && !category)
    price.fault(
      `geen prijs uit de lijst: ${adCategories.map(({ price: cents }) => formatCents(cents)).join(', ')}`,
    );
  const paid = old.at('advPaid');
  return {
    advState,
    advPrice,
    advFormat: formatOf(old, category),
    advColor: colorOf(old, category),
    advPaymentMethod: old.at('advPaymentMethod').choice(METHODS),
    advType: old.at('advType').choice(TYPES),
    advNotes,
    paidByHand: paid.isMissing ? null : paid.yes(),
  };
}

/** '8.5 x 3.5 cm' is 8,5x3,5. */
function formatOf(old: OldRecord, category: AdCategory | undefined): string | null {
  const field = old.at('advFormat');
  if (field.isMissing) {
    field.assume('formaat ontbreekt');
    return null;
  }
  const format = field
    .text()
    .replaceAll('.', ',')
    .replace(/\s*[x×]\s*/i, 'x')
    .replace(/\s*cm$/i, '');
  if (category && !category.formats.includes(format))
    field.ask(`hoort niet bij deze prijs: ${category.formats.join(', ')}`);
  return format;
}

/** The price says it. */
function colorOf(old: OldRecord, category: AdCategory | undefined): AdvColor | null {
  const field = old.at('advColor');
  const said = field.choice(COLORS);
  if (said && category && said !== category.color)
    field.assume('past niet bij de prijs: de kleur van de prijs geldt');
  return category?.color ?? said;
}
