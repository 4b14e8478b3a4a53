import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { isInSale } from '../advertisers/access.service';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { AdvPaymentMethod, AdvState, QuestionStatus } from '../krant.enums';
import { getEdition } from './edition.service';
import type { OwnPaperSale } from './figures.type';
import { readState } from './krantState.service';

/** What a seller has sold, and whose advertisements have an open question. */
export interface OwnSale extends OwnPaperSale {
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
