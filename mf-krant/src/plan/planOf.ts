import type { KrantPlanAdFragment } from '../gql/graphql';
import { type PackedPage, packPage } from './packPage';
import { type Box, boxOf, pageOf } from './paper';

/** An advertisement, as the plan shows it. */
export type PlanAd = KrantPlanAdFragment;

/** A page of the plan. */
export interface PlanPage extends PackedPage {
  number: number;
  boxes: Box[];
}

/** The pages of an edition with what stands on them. */
export interface Plan {
  pages: PlanPage[];
  /** Sold, and on no page yet. */
  toPlace: PlanAd[];
  /** Placed somewhere that is no page, such as 'achterkant'. */
  elsewhere: PlanAd[];
}

/** The pages as the lists have them: the text is the source, the plan only draws it. */
export function planOf(ads: readonly PlanAd[], pageCount: number): Plan {
  const boxes = new Map<number, Box[]>();
  const elsewhere: PlanAd[] = [];
  for (const ad of ads) {
    if (ad.placedOnPage === '') continue;
    const [page, box] = [pageOf(ad.placedOnPage, pageCount), boxOf(ad.id, ad.advFormat)];
    if (page && box) boxes.set(page, [...(boxes.get(page) ?? []), box]);
    else elsewhere.push(ad);
  }
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const onPage = boxes.get(index + 1) ?? [];
    return { number: index + 1, boxes: onPage, ...packPage(onPage) };
  });
  return { pages, toPlace: ads.filter(({ placedOnPage }) => placedOnPage === ''), elsewhere };
}

/** The pages as they lie open: 1, 2 and 3, 4 and 5 … and the last. */
export function spreadsOf<Page>(pages: readonly Page[]): Page[][] {
  const count = Math.floor(pages.length / 2) + 1;
  return Array.from({ length: count }, (_, at) => pages.slice(Math.max(0, at * 2 - 1), at * 2 + 1)).filter(
    (spread) => spread.length > 0,
  );
}

/** How much room a page has, in words. */
export function roomOf({ placed, over, freePercent, freeArea }: PackedPage): string {
  if (over.length > 0) return 'Overvol';
  if (placed.length === 0) return `Leeg (${freeArea} cm²)`;
  return freeArea === 0 ? 'Vol' : `${freePercent}% vrij (${freeArea} cm²)`;
}

/** Whether an advertisement is prepared for its page. */
export const isPrepared = ({ stage }: Pick<PlanAd, 'stage'>): boolean => stage === 'placement';
