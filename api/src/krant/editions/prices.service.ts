import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, type FieldErrors } from '../../platform/errors/appError';
import { getRecord } from '../../platform/records/records';
import { formatCents } from '../../platform/text/inDutch';
import { adCategories, type AdCategory, type AdPriceInput, colorText, prefixOf } from '../adCategories';
import { type Advertisement, AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvState, AdWidth } from '../krant.enums';
import { krantTexts, what } from '../krant.texts';
import { type PaperEdition, PaperEditionModel } from './edition.model';
import { readState } from './krantState.service';

const MOST_PRICE = 1_000_000;
const MOST_ROWS = 40;
const MOST_FORMATS = 12;
/** The height of a page, in cm. */
const PAGE_HEIGHT = 38.6;

/** The price table of an edition; of one that has none, or that is not there, the foundation's first one. */
export function tableOf(edition: Pick<PaperEdition, 'prices'> | null | undefined): AdCategory[] {
  return (edition?.prices ?? adCategories).map(({ price, color, formats }, index) => ({
    ...{ index, price, color, formats },
  }));
}

/** The price table of an edition by its id; null: there is none. */
export async function pricesOf(editionId: string | null | undefined): Promise<AdCategory[]> {
  if (!editionId) return tableOf(null);
  return tableOf(await PaperEditionModel.findById(editionId).select({ prices: 1 }).lean(leanWithId));
}

/**
 * Changes the price table of an edition that is no archive. What was sold keeps what was agreed; whoever changes a row by
 * which something was sold says how many were (docs/domain/krant.md, N71 and N72).
 * @throws BAD_USER_INPUT, also when `touches` is not what it is by now; NOT_FOUND, CONFLICT
 */
export async function savePrices(
  actor: SessionUser,
  id: string,
  revision: number,
  rows: readonly AdPriceInput[],
  touches: number,
): Promise<PaperEdition> {
  const prices = checkedTable(rows);
  const edition = await getRecord<PaperEdition>(PaperEditionModel, id, what.edition);
  const { activeEditionId } = await readState();
  // Ids are in order of time.
  if (activeEditionId && id < activeEditionId) throw new AppError('BAD_USER_INPUT', krantTexts.archived);
  const before = tableOf(edition);
  const touched = edition.revision === revision ? await countTouched(id, before, prices) : touches;
  if (touched !== touches) throw badInput({ touches: krantTexts.tableTouches(touched) });
  return updateAtRevision<PaperEdition>({
    model: PaperEditionModel,
    id,
    revision,
    actor,
    what: what.edition,
    update: { $set: { prices }, $push: pushLogLine(actor, changeText(before, prices, touched)) },
  });
}

/** By price, with formats as the lists write them. @throws BAD_USER_INPUT at the row: prices.3.formats */
function checkedTable(rows: readonly AdPriceInput[]): Omit<AdCategory, 'index'>[] {
  if (rows.length === 0 || rows.length > MOST_ROWS) throw badInput({ prices: krantTexts.tableSize });
  const errors: FieldErrors = {};
  const table = rows.map(({ price, color, formats: typed }, at) => {
    const formats = typed.slice(0, MOST_FORMATS + 1).map((format) => format.trim());
    const wrong = formats.find((format) => !isFormat(format));
    if (price < 1 || price > MOST_PRICE) errors[`prices.${at}.price`] = krantTexts.tablePrice;
    else if (rows.findIndex((row) => row.price === price) < at)
      errors[`prices.${at}.price`] = krantTexts.tablePriceTwice;
    if (wrong !== undefined) errors[`prices.${at}.formats`] = krantTexts.tableFormat(wrong.slice(0, 20));
    else if (formats.length === 0 || formats.length > MOST_FORMATS || new Set(formats).size < formats.length)
      errors[`prices.${at}.formats`] = krantTexts.tableFormats;
    return { price, color, formats };
  });
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return table.sort((one, other) => one.price - other.price);
}

/** Whether it is so many columns wide, and fits a page. */
function isFormat(format: string): boolean {
  const prefix = Object.values(AdWidth)
    .map(prefixOf)
    .find((width) => format.startsWith(width));
  const height = format.slice(prefix?.length);
  if (!prefix || !/^[1-9]?\d(,\d)?$/.test(height)) return false;
  const centimetres = Number(height.replace(',', '.'));
  return centimetres > 0 && centimetres <= PAGE_HEIGHT;
}

type Rows = readonly Pick<AdCategory, 'price' | 'color' | 'formats'>[];

/** Whether what was sold is what a row of the table sells. */
function fits(rows: Rows, { advPrice, advColor, advFormat }: Partial<Advertisement>): boolean {
  return rows.some(
    ({ price, color, formats }) =>
      price === advPrice && color === advColor && formats.includes(advFormat ?? ''),
  );
}

/** How many were sold by a row that is there before and not after. */
async function countTouched(editionId: string, before: Rows, after: Rows): Promise<number> {
  const sold = await AdvertisementModel.find({ editionId, advState: AdvState.verkocht })
    .select({ advPrice: 1, advColor: 1, advFormat: 1 })
    .lean(leanWithId);
  return sold.filter((ad) => fits(before, ad) && !fits(after, ad)).length;
}

/** What of the table changed, in words. */
function changeText(before: Rows, after: Rows, touched: number): string {
  const [gone, added] = [without(before, after), without(after, before)];
  return [
    'prijzen gewijzigd',
    gone.length > 0 && `vervalt: ${gone.join('; ')}`,
    added.length > 0 && `nieuw: ${added.join('; ')}`,
    touched > 0 && `${touched} verkocht voor wat er was, dat blijft`,
  ]
    .filter(Boolean)
    .join('. ');
}

function without(rows: Rows, others: Rows): string[] {
  const known = new Set(others.map(rowText));
  return rows.map(rowText).filter((text) => !known.has(text));
}

function rowText({ price, color, formats }: Rows[number]): string {
  return `${formatCents(price)}, ${colorText(color)}, ${formats.join(' of ')}`;
}
