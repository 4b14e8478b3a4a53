import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { dateInAmsterdam, daysAfter } from '../../platform/dates/amsterdam';
import { notFound } from '../../platform/errors/appError';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { isInSale } from '../advertisers/access.service';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { AdvPaymentMethod, AdvState, QuestionStatus } from '../krant.enums';
import { what } from '../krant.texts';
import { getEdition, listEditions } from './edition.service';
import type { OwnPaperSale, PaperSalesWeek } from './figures.type';
import { readState } from './krantState.service';

/** A year of weeks, so that a Monday stays one. */
const YEAR = 364;
const MOST_WEEKS = 60;

/**
 * What was sold of an edition in each week, beside the same week for the edition before it, a year earlier; weeks in
 * which nothing was sold are there too, from the first sale to the last. @throws NOT_FOUND
 */
export async function salesByWeek(editionId: string): Promise<PaperSalesWeek[]> {
  const editions = await listEditions();
  const at = editions.findIndex(({ id }) => id === editionId);
  if (at < 0) throw notFound(what.edition);
  const before = editions[at + 1]?.id ?? '';
  const ads = await AdvertisementModel.find({
    editionId: { $in: [editionId, before] },
    advState: AdvState.verkocht,
    soldAt: { $ne: null },
  })
    .select({ editionId: 1, soldAt: 1, advPrice: 1, advPaymentMethod: 1 })
    .lean(leanWithId);
  const weeks = new Map<string, PaperSalesWeek>();
  for (const ad of ads) {
    if (!ad.soldAt) continue;
    const isBefore = ad.editionId === before;
    const monday = mondayOf(dateInAmsterdam(ad.soldAt));
    const week = isBefore ? daysAfter(monday, YEAR) : monday;
    const row = weeks.get(week) ?? { week, sold: 0, revenue: 0, soldBefore: 0, revenueBefore: 0 };
    const amount = ad.advPaymentMethod === AdvPaymentMethod.gratis ? 0 : (ad.advPrice ?? 0);
    row[isBefore ? 'soldBefore' : 'sold'] += 1;
    row[isBefore ? 'revenueBefore' : 'revenue'] += amount;
    weeks.set(week, row);
  }
  return withEmptyWeeks(weeks);
}

function withEmptyWeeks(weeks: ReadonlyMap<string, PaperSalesWeek>): PaperSalesWeek[] {
  const known = [...weeks.keys()].sort();
  const rows: PaperSalesWeek[] = [];
  const last = known.at(-1) ?? '';
  for (let week = known[0] ?? 'none'; week <= last && rows.length < MOST_WEEKS; week = daysAfter(week, 7)) {
    rows.push(weeks.get(week) ?? { week, sold: 0, revenue: 0, soldBefore: 0, revenueBefore: 0 });
  }
  return rows;
}

/** @param date YYYY-MM-DD */
function mondayOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return daysAfter(date, -((day + 6) % 7));
}

/** What a seller has sold, and whose advertisements have an open question. */
interface OwnSale extends OwnPaperSale {
  /** Their names. */
  asked: string[];
  /** How many questions that are. */
  questions: number;
}

/** What a seller has sold, of the active advertisers who are theirs now; null outside the sale season. */
export async function ownSale(seller: SessionUser): Promise<OwnSale | null> {
  const state = await readState();
  const { activeEditionId } = state;
  if (!activeEditionId || !isInSale(state)) return null;
  const [{ title }, ids] = await Promise.all([
    getEdition(activeEditionId),
    AdvertiserModel.distinct('_id', { contactId: seller.id, active: true, deleted: false }),
  ]);
  const ads = await AdvertisementModel.find({
    editionId: activeEditionId,
    advertiserId: { $in: ids.map(String) },
  })
    .select({ name: 1, advState: 1, advPrice: 1, advPaymentMethod: 1, 'advContactQuestions.status': 1 })
    .lean(leanWithId);
  const sold = ads.filter(({ advState }) => advState === AdvState.verkocht);
  const notSold = ads.filter(({ advState }) => advState === AdvState.nietVerkocht).length;
  const paying = sold.filter(({ advPaymentMethod }) => advPaymentMethod !== AdvPaymentMethod.gratis);
  const openIn = ({ advContactQuestions }: (typeof ads)[number]) =>
    advContactQuestions.filter(({ status }) => status === QuestionStatus.open).length;
  const asked = ads.filter((ad) => openIn(ad) > 0);
  return {
    editionId: activeEditionId,
    title,
    open: ids.length - sold.length - notSold,
    sold: sold.length,
    notSold,
    revenue: paying.reduce((sum, { advPrice }) => sum + (advPrice ?? 0), 0),
    openQuestions: asked.length,
    asked: asked.map(({ name }) => name),
    questions: asked.reduce((sum, ad) => sum + openIn(ad), 0),
  };
}
