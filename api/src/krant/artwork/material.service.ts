import { WITHOUT_LOG } from '../../platform/audit/logLine';
import type { Columns } from '../../platform/database/reading/columns';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { daysAfter, dateInAmsterdam } from '../../platform/dates/amsterdam';
import { type Advertisement, AdvertisementModel } from '../advertisements/advertisement.model';
import { type PaperEdition, PaperEditionModel } from '../editions/edition.model';
import { readState } from '../editions/krantState.service';
import { AdvState, AdvType } from '../krant.enums';

/** Of a sold advertisement there is nothing to print: no document, and it is not the same as last year. */
export const WITHOUT_MATERIAL = {
  advState: AdvState.verkocht,
  advType: { $ne: AdvType.idem },
  'docs.0': { $exists: false },
};

/** The sold advertisements of an edition of which there is nothing to print, who waits longest first (N78). */
export function listWithoutMaterial(editionId: string, columns?: Columns): Promise<Advertisement[]> {
  return AdvertisementModel.find({ editionId, ...WITHOUT_MATERIAL })
    .select(columns ?? WITHOUT_LOG)
    .sort({ soldAt: 1, sortName: 1, _id: 1 })
    .lean(leanWithId)
    .exec();
}

/** From how many days before the deadline each mail goes; below zero: after it. */
const STEPS = [14, 7, 1, -1];
/** So many days after the deadline nobody is asked any more. */
const LAST = 14;

/** The active edition while its material is asked for, and how far that is; null: it is not, now. */
export interface Asking {
  edition: PaperEdition & { materialBy: string };
  /** Of {@link STEPS}: the last one whose day has come. */
  step: number;
}

/** Whether, and in which step, material of the active edition is asked for on a day. @param today YYYY-MM-DD */
export async function askedNow(today: string): Promise<Asking | null> {
  const { activeEditionId } = await readState();
  const edition = activeEditionId
    ? await PaperEditionModel.findById(activeEditionId).select(WITHOUT_LOG).lean(leanWithId)
    : null;
  const { materialBy } = edition ?? {};
  if (!edition || !materialBy || today > daysAfter(materialBy, LAST)) return null;
  const step = STEPS.findLast((days) => today >= daysAfter(materialBy, -days));
  return step === undefined ? null : { edition: { ...edition, materialBy }, step };
}

/** Those of which material is asked today: who bought today has that talk still in mind. */
export async function askedAbout({ edition }: Asking, today: string): Promise<Advertisement[]> {
  const ads = await listWithoutMaterial(edition.id);
  return ads.filter(({ soldAt }) => !soldAt || dateInAmsterdam(soldAt) < today);
}
