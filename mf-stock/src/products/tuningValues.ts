import { formatEuro } from 'kit/format';
import { messages } from 'kit/forms';
import { number, object, string } from 'yup';

import { priceSchema } from '../euroSchema';
import type {
  StockAction,
  StockTuningFragment,
  StockTuningInput,
  StockTuningLocationFragment,
} from '../gql/graphql';
import { lastTuning } from './lastTuning';

/** What was done to stock, in words. */
export const actionLabels: Readonly<Record<StockAction, string>> = {
  moved: 'Verplaatst',
  sold: 'Verkocht',
  bought: 'Gekocht',
  broken: 'Kapot',
  used: 'Gebruikt',
  returned: 'Teruggelegd',
  found: 'Meer geteld',
  missing: 'Minder geteld',
  initial: 'Beginvoorraad',
};

/** What can be done. */
const actions = ['moved', 'sold', 'bought', 'broken', 'used'] as const;
export const actionOptions = actions.map((value) => ({
  value,
  label: actionLabels[value],
}));

/** The form of the stock tuning dialog. A number is a text as long as it is being typed. */
export interface TuningValues {
  action: (typeof actions)[number];
  locationId: string;
  targetId: string;
  amount: number | string;
  /** Cents for a piece. */
  price: number | string;
  reason: string;
}

/** At once, when buying. */
const MOST_BOUGHT = 100;
const NO_AMOUNT = 'Vul een geheel getal in, minstens 1';

/** How many of a product lie in a place. */
export function amountAt({ stock }: Pick<StockTuningFragment, 'stock'>, locationId: string): number {
  return stock.find((place) => place.locationId === locationId)?.amount ?? 0;
}

/**
 * As the dialog is opened: what was done last and where, or at the first place from which something can be taken.
 * @param isSale begins with one piece that is sold
 */
export function firstTuning(
  product: StockTuningFragment,
  locations: readonly StockTuningLocationFragment[],
  isSale: boolean,
): TuningValues {
  const last = lastTuning();
  const known = actionOptions.find(({ value }) => value === last.action);
  const open = locations.filter(({ locked }) => !locked);
  const filled = open.filter(({ id }) => amountAt(product, id) > 0);
  const place = filled.find(({ id }) => id === last.locationId) ?? filled[0] ?? open[0];
  return {
    action: isSale ? 'sold' : (known?.value ?? 'moved'),
    locationId: place?.id ?? '',
    targetId: '',
    amount: isSale ? 1 : '',
    price: product.price,
    reason: '',
  };
}

/** Checks a change of the stock. */
export function tuningSchema(product: StockTuningFragment) {
  return object({
    action: string().required(),
    locationId: string().required('Kies een locatie'),
    amount: number()
      .transform((_value, original: unknown) => {
        if (original === '') return undefined;
        return typeof original === 'number' ? original : NaN;
      })
      .typeError(NO_AMOUNT)
      .required(messages.required)
      .integer(NO_AMOUNT)
      .min(1, NO_AMOUNT)
      .test('most', (amount, context) => {
        const { action, locationId } = context.parent as TuningValues;
        const refusal = tooMany(product, action, locationId, amount);
        return refusal ? context.createError({ message: refusal }) : true;
      }),
    targetId: string().when(['action', 'locationId'], ([action, locationId], target) =>
      action === 'moved'
        ? target
            .required('Kies waar het naartoe gaat')
            .notOneOf([locationId as string], 'Kies een andere locatie dan waar het vandaan komt')
        : target,
    ),
    price: priceSchema().when('action', ([action], price) =>
      action === 'sold' ? price.required('Vul de prijs per stuk in') : price,
    ),
    reason: string().trim().max(200),
  });
}

function tooMany(
  product: StockTuningFragment,
  action: StockAction,
  locationId: string,
  amount: number,
): string | undefined {
  if (action === 'bought')
    return amount > MOST_BOUGHT ? `Koop er hoogstens ${MOST_BOUGHT} tegelijk` : undefined;
  const there = amountAt(product, locationId);
  if (amount <= there) return undefined;
  return there === 0 ? 'Op deze locatie ligt hier niets van' : `Op deze locatie liggen er maar ${there}`;
}

/** What is sent. The schema made the numbers. */
export function tuningInput(values: TuningValues): Omit<StockTuningInput, 'requestId'> {
  const { action, locationId, targetId, amount, price, reason } = values;
  return {
    action,
    locationId,
    amount: Number(amount),
    targetId: action === 'moved' ? targetId : null,
    price: action === 'sold' ? Number(price) : null,
    reason,
  };
}

/** What will happen, in a line: 'Van Algemeen naar Tent: 12'. Undefined as long as that cannot be said. */
export function whatHappens(
  values: TuningValues,
  locations: readonly StockTuningLocationFragment[],
): string | undefined {
  const { action, locationId, targetId, amount, price } = values;
  const nameOf = (id: string) => locations.find((location) => location.id === id)?.title;
  const [place, target] = [nameOf(locationId), nameOf(targetId)];
  if (!place || typeof amount !== 'number' || amount < 1) return undefined;
  if (action === 'moved') return target && `Van ${place} naar ${target}: ${amount}`;
  if (action === 'bought') return `Erbij in ${place}: ${amount}`;
  const total = typeof price === 'number' ? `, samen ${formatEuro(price * amount)}` : '';
  const how = { sold: `verkocht${total}`, broken: 'kapot', used: 'gebruikt' }[action];
  return `Uit ${place}: ${amount} ${how}`;
}
