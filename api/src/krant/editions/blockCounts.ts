import {
  addedUp,
  type Block,
  BlockSums,
  byBlock,
  mergedOnce,
} from '../../platform/database/reading/blockSums';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { badInput } from '../../platform/errors/appError';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { type AdvPaymentMethod, AdvState, QuestionStatus } from '../krant.enums';
import { krantTexts } from '../krant.texts';

/** Advertisements that are alike in all that is counted. */
export interface AdGroup {
  editionId: string;
  contactId: string | null;
  advState: AdvState;
  method: AdvPaymentMethod | null;
  /** The first part of the format: 8,5, 17 or 25,9. */
  width: string | null;
  paid: boolean;
  editing: boolean;
  placement: boolean;
  placed: boolean;
  question: boolean;
  count: number;
  /** Cents. */
  amount: number;
}

/** What is counted of a block of advertisements. */
export interface CountedAds {
  groups: AdGroup[];
  /** The ids of the advertisers with an outcome in the active edition. */
  decided: string[];
}

/** An active advertiser, and who is responsible. */
export interface ActiveAdvertiser {
  id: string;
  contactId: string | null;
}

/** The advertisements of all editions, block by block, for the edition that is active. */
export const adSums = new BlockSums<CountedAds, string | null>(() => AdvertisementModel as never, countAds);
/** The active advertisers, block by block. */
export const advertiserSums = new BlockSums<ActiveAdvertiser[]>(
  () => AdvertiserModel as never,
  async (names) =>
    byBlock(
      await AdvertiserModel.aggregate<ActiveAdvertiser & { block?: Block }>([
        { $match: { block: { $in: names }, active: true, deleted: false } },
        {
          $project: {
            _id: 0,
            block: 1,
            id: { $toString: '$_id' },
            contactId: { $ifNull: ['$contactId', null] },
          },
        },
      ]),
    ),
);

async function countAds(names: readonly Block[], activeId: string | null): Promise<Map<Block, CountedAds>> {
  const [groups, decided] = await Promise.all([
    AdvertisementModel.aggregate<AdGroup & { block?: Block }>(groupedBy(names)),
    AdvertisementModel.aggregate<{ block?: Block; id: string }>([
      { $match: { block: { $in: names }, editionId: activeId, advState: { $ne: AdvState.open } } },
      { $project: { _id: 0, block: 1, id: '$advertiserId' } },
    ]),
  ]);
  const groupsIn = byBlock(groups);
  const decidedIn = byBlock(decided);
  return new Map(
    names.map((block) => [
      block,
      { groups: groupsIn.get(block) ?? [], decided: (decidedIn.get(block) ?? []).map(({ id }) => id) },
    ]),
  );
}

const mergedGroups = mergedOnce<CountedAds, AdGroup[]>((parts) =>
  addedUp(
    parts.flatMap(({ groups }) => groups),
    ['count', 'amount'],
  ),
);

/** The groups of an edition, of all its blocks together. */
export function groupsOf(editionId: string, counted: readonly CountedAds[]): AdGroup[] {
  // Those without a block are of any edition.
  const isOfEdition = (group: AdGroup) => group.editionId === editionId;
  const own = counted.filter(({ groups }) => groups.some(isOfEdition));
  return mergedGroups(editionId, own).filter(isOfEdition);
}

const mergedOpen = mergedOnce<CountedAds | ActiveAdvertiser[], Map<string | null, number>>((parts) => {
  const decided = new Set(parts.flatMap((part) => ('decided' in part ? part.decided : [])));
  const open = new Map<string | null, number>();
  for (const { id, contactId } of parts.flatMap((part) => ('decided' in part ? [] : part))) {
    if (!decided.has(id)) open.set(contactId, (open.get(contactId) ?? 0) + 1);
  }
  return open;
});

/** How many active advertisers have no outcome in the active edition yet, by responsible user (null: nobody). */
export function openOf(
  counted: readonly CountedAds[],
  advertisers: readonly ActiveAdvertiser[][],
): ReadonlyMap<string | null, number> {
  return mergedOpen('', [...counted, ...advertisers]);
}

function groupedBy(names: readonly Block[]) {
  return [
    { $match: { block: { $in: names } } },
    {
      $group: {
        _id: {
          block: '$block',
          editionId: '$editionId',
          contactId: { $ifNull: ['$contactId', null] },
          advState: '$advState',
          method: { $ifNull: ['$advPaymentMethod', null] },
          width: { $arrayElemAt: [{ $split: [{ $ifNull: ['$advFormat', ''] }, 'x'] }, 0] },
          paid: {
            $or: [
              { $eq: ['$paidByHand', true] },
              { $eq: [{ $type: '$bankPaidOn' }, 'string'] },
              { $eq: [{ $type: '$onlinePaidOn' }, 'string'] },
            ],
          },
          editing: '$readyForEditing',
          placement: '$readyForPlacement',
          placed: '$placed',
          question: { $in: [QuestionStatus.open, { $ifNull: ['$advContactQuestions.status', []] }] },
        },
        count: { $sum: 1 },
        amount: { $sum: { $ifNull: ['$advPrice', 0] } },
      },
    },
    { $replaceWith: { $mergeObjects: ['$_id', { count: '$count', amount: '$amount' }] } },
  ];
}

/** The page that a text such as '12 boven' begins with; null: it names none, such as 'achterkant'. */
function pageNumberOf(text: string): number | null {
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
