import { leanWithId } from '../../platform/database/reading/leanWithId';
import { badInput } from '../../platform/errors/appError';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvState } from '../krant.enums';
import { krantTexts } from '../krant.texts';

/** The page that a text such as '12 boven' begins with; null: it names none, such as 'achterkant'. */
export function pageNumberOf(text: string): number | null {
  const [, digits] = /^\s*(\d+)/.exec(text) ?? [];
  return digits ? Number(digits) : null;
}

/** Whether a text begins with a page that is there, or has no number at all: 'N63' is a page that was typed wrong. */
export function isWithin(text: string, pageCount: number): boolean {
  const page = pageNumberOf(text);
  return page === null ? !/\d/.test(text) : page >= 1 && page <= pageCount;
}

/** @throws BAD_USER_INPUT for a page that the edition does not have (docs/domain/krant.md, N63) */
export function mustBeWithin(text: string, pageCount: number): void {
  if (!isWithin(text, pageCount)) throw badInput({ page: krantTexts.noPage(pageCount) });
}

/** @throws BAD_USER_INPUT that says what stands on pages that would be no more */
export async function mustBeFree(editionId: string, before: number, pageCount: number): Promise<void> {
  if (pageCount >= before) return;
  const placed = await AdvertisementModel.find({ editionId, advState: AdvState.verkocht, placed: true })
    .select({ name: 1, placedOnPage: 1 })
    .lean(leanWithId);
  // What names a page beyond those there were is at fault already: it does not stand in the way.
  const lost = placed
    .map(({ name, placedOnPage }) => ({ name, page: pageNumberOf(placedOnPage) ?? 0 }))
    .filter(({ page }) => page > pageCount && page <= before)
    .sort((a, b) => a.page - b.page);
  const [first] = lost;
  if (first) throw badInput({ pageCount: krantTexts.pageInUse(first.page, first.name, lost.length - 1) });
}
