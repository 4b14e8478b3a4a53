import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId, canBeId } from '../../platform/database/reading/leanFind';
import { ifMatched, stamp } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { isWithin, mustBeWithin } from '../editions/blockCounts';
import { getEdition } from '../editions/edition.service';
import { mustBeActive, readState } from '../editions/krantState.service';
import { AdStage, AdvState } from '../krant.enums';
import { krantTexts, what } from '../krant.texts';
import { type Advertisement, AdvertisementModel } from './advertisement.model';
import { getAdvertisement } from './advertisement.service';

const LONGEST_PAGE = 60;
const SOLD = { advState: AdvState.verkocht };

const flags = {
  [AdStage.initial]: { readyForEditing: false, readyForPlacement: false },
  [AdStage.editing]: { readyForEditing: true, readyForPlacement: false },
  [AdStage.placement]: { readyForEditing: true, readyForPlacement: true },
} as const;
const order = [AdStage.initial, AdStage.editing, AdStage.placement];
const names = {
  [AdStage.initial]: 'te beoordelen',
  [AdStage.editing]: 'te verwerken',
  [AdStage.placement]: 'te plaatsen',
} as const;

/** Where a sold advertisement is (docs/domain/krant.md, N31). */
function stageOf({ readyForEditing, readyForPlacement }: Advertisement): AdStage {
  if (readyForPlacement) return AdStage.placement;
  return readyForEditing ? AdStage.editing : AdStage.initial;
}

/** The same, or null for what is not sold. */
export function stageIfSold(ad: Advertisement): AdStage | null {
  return ad.advState === AdvState.verkocht ? stageOf(ad) : null;
}

/** The filter for a stage. */
export function inStage(stage: AdStage): object {
  if (stage === AdStage.placement) return { ...SOLD, readyForPlacement: true };
  return { ...SOLD, ...flags[stage] };
}

/**
 * Moves a sold advertisement one stage on or back; a step back takes it off its page. @param from the stage in which it
 * was seen: pressed twice, or by two, it moves once @param page on which it was seen, for a step back
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when it is in another stage or on another page by now
 */
export async function moveStage(
  actor: SessionUser,
  id: string,
  from: AdStage,
  step: 1 | -1,
  page = '',
): Promise<Advertisement> {
  const to = order[order.indexOf(from) + step];
  if (!to) throw new AppError('BAD_USER_INPUT', texts.badInput);
  const isBack = step < 0;
  const offPage = page === '' ? '' : `, van pagina ${page} gehaald`;
  const after = await changeSold(id, isBack ? { ...inStage(from), placedOnPage: page } : inStage(from), {
    $set: { ...flags[to], ...(isBack && { placed: false, placedOnPage: '' }), ...stamp(actor) },
    $push: pushLogLine(actor, isBack ? `terug naar ${names[to]}${offPage}` : `door naar ${names[to]}`),
  });
  if (after) return after;
  const current = await getSold(id);
  if (stageOf(current) === to) return current;
  if (isBack && stageOf(current) === from) {
    const { placedOnPage } = current;
    throw new AppError(
      'CONFLICT',
      placedOnPage ? krantTexts.onPage(placedOnPage) : krantTexts.placedElsewhere(''),
    );
  }
  throw new AppError('CONFLICT', krantTexts.moved);
}

/**
 * Notes on which page it stands; an empty text: on none. @param from what the page was when it was seen
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when somebody placed it elsewhere since
 */
export async function place(
  actor: SessionUser,
  id: string,
  page: string,
  from: string,
): Promise<Advertisement> {
  const placedOnPage = page.trim();
  if (placedOnPage.length > LONGEST_PAGE) throw badInput({ page: texts.tooLong });
  const { editionId } = await getAdvertisement(id);
  mustBeWithin(placedOnPage, (await getEdition(editionId)).pageCount);
  const after = await changeSold(
    id,
    { placedOnPage: from },
    {
      $set: { placedOnPage, placed: placedOnPage !== '', ...stamp(actor) },
      $push: pushLogLine(
        actor,
        placedOnPage ? `geplaatst op pagina ${placedOnPage}` : 'van de pagina gehaald',
      ),
    },
  );
  if (after) {
    await mustStillBeThere(after);
    return after;
  }
  const current = await getSold(id);
  if (current.placedOnPage === placedOnPage) return current;
  throw new AppError('CONFLICT', krantTexts.placedElsewhere(current.placedOnPage));
}

/**
 * Assigns it to an editor; an empty name: to nobody. @param from to whom it was when it was seen
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when somebody assigned it otherwise since
 */
export async function assign(
  actor: SessionUser,
  id: string,
  assigned: string,
  from: string,
): Promise<Advertisement> {
  const { editors } = await readState();
  if (assigned !== '' && !editors.includes(assigned)) throw badInput({ assigned: krantTexts.editor });
  const after = await changeSold(
    id,
    { assigned: from },
    {
      $set: { assigned, ...stamp(actor) },
      $push: pushLogLine(actor, assigned ? `toegewezen aan ${assigned}` : 'aan niemand meer toegewezen'),
    },
  );
  if (after) return after;
  const current = await getSold(id);
  if (current.assigned === assigned) return current;
  throw new AppError('CONFLICT', krantTexts.assignedElsewhere(current.assigned));
}

/** The edition may have got fewer pages in the meantime: then it stands on none. @throws BAD_USER_INPUT */
async function mustStillBeThere({ id, editionId, placedOnPage }: Advertisement): Promise<void> {
  const { pageCount } = await getEdition(editionId);
  if (isWithin(placedOnPage, pageCount)) return;
  await ifMatched(
    AdvertisementModel.updateOne({ _id: id, placedOnPage }, { $set: { placed: false, placedOnPage: '' } }),
  );
  mustBeWithin(placedOnPage, pageCount);
}

/** One write on a sold advertisement of the active edition that is still as it was seen; else null. */
async function changeSold(id: string, seen: object, update: object): Promise<Advertisement | null> {
  if (!canBeId(AdvertisementModel as never, id)) throw notFound(what.advertisement);
  const { editionId } = await getAdvertisement(id);
  await mustBeActive(editionId);
  return AdvertisementModel.findOneAndUpdate({ ...SOLD, ...seen, _id: id }, update, {
    returnDocument: 'after',
    lean: leanWithId,
  });
}

async function getSold(id: string): Promise<Advertisement> {
  const ad = await getAdvertisement(id);
  if (ad.advState !== AdvState.verkocht) throw new AppError('BAD_USER_INPUT', krantTexts.notSold);
  return ad;
}
