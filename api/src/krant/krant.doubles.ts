import { Permission } from '../identity/catalogue/permission.enum';
import { doubleKinds } from '../identity/doubles/doubles.types';
import { mergingOf } from '../identity/doubles/merging';
import { TOUCH } from '../platform/database/reading/blockSums';
import { leanWithId } from '../platform/database/reading/leanFind';
import { ifMatched } from '../platform/database/updateAtRevision';
import { addressKey, businessName } from '../platform/text/alike';
import { counted } from '../platform/text/inDutch';
import { advertiserIsBack, leaveAdvertisement } from './advertisements/activeAds';
import { type Advertisement, AdvertisementModel, blockOfAd } from './advertisements/advertisement.model';
import { ensureAdvertisement } from './advertisements/advertisement.service';
import { type Advertiser, AdvertiserModel } from './advertisers/advertiser.model';
import { derived, FORGOTTEN } from './advertisers/advertiser.service';
import { copiesOf } from './advertisers/advertiserFields';
import { follow } from './advertisers/follow.service';
import { PaperEditionModel } from './editions/edition.model';
import { readState } from './editions/krantState.service';
import { AdvState } from './krant.enums';
import { krantTexts, what } from './krant.texts';

/** Advertisers who are kept twice: their advertisements move (docs/domain/krant.md, N100). */
export const advertiserDoubles = doubleKinds.with(
  mergingOf<Advertiser>({
    ...{ kind: 'Advertiser', permission: Permission.krantRed, what: what.advertiser, model: AdvertiserModel },
    ...{ there: { deleted: false }, hiddenBy: 'deleted', forgotten: FORGOTTEN },
    fields: {
      name: { label: 'Naam', parts: ['name'] },
      address: { label: 'Adres', parts: ['adres', 'postalCode', 'city'] },
      email: { label: 'E-mail', parts: ['email'] },
      phone: { label: 'Telefoon', parts: ['phone'] },
      notes: { label: 'Notities', parts: ['notes'], canBeBoth: true },
    },
    compared: ['adres', 'postalCode', 'email', 'phone'],
    comparable: ({ id, name, adres, postalCode, email, phone }) => ({
      ...{ id, email, phone, bday: '', ...businessName(name) },
      address: addressKey({ adres, postalCode, country: '' }),
    }),
    details: async (ids) => {
      const [advertisers, sold] = await Promise.all([
        AdvertiserModel.find({ _id: { $in: [...ids] } })
          .select({ advertiserUserId: 1 })
          .lean(leanWithId),
        AdvertisementModel.aggregate<{ _id: string; count: number }>([
          { $match: { advertiserId: { $in: [...ids] }, advState: AdvState.verkocht } },
          { $group: { _id: '$advertiserId', count: { $sum: 1 } } },
        ]),
      ]);
      const counts = new Map(sold.map(({ _id, count }) => [_id, count]));
      return new Map(
        advertisers.map(({ id, advertiserUserId }) => {
          const weight = counts.get(id) ?? 0;
          const ads = counted(weight, 'verkochte advertentie', 'verkochte advertenties');
          return [id, { detail: `nummer ${advertiserUserId}, ${ads}`, weight }];
        }),
      );
    },
    derived: (advertiser) => derived(advertiser.advertiserUserId, advertiser),
    refusal: refusalOf,
    references: [
      {
        name: 'Advertisement.advertiserId',
        model: () => AdvertisementModel as never,
        path: 'advertiserId',
        // One of each edition: that of the other stays where it was, and has nothing in it.
        only: async ({ id }) => ({ editionId: { $nin: await editionsOf(id) } }),
        also: ({ editionId, advertiserUserId }, to, from) => ({
          block: blockOfAd(String(editionId), to.id),
          // What followed the other while its edition was active is theirs again.
          ...(from.mergedIds?.includes(to.id) && advertiserUserId === from.advertiserUserId && copiesOf(to)),
        }),
        moved: async (ads, from) => {
          for (const { editionId } of ads)
            await ifMatched(
              AdvertisementModel.updateOne(
                { block: blockOfAd(String(editionId), from.id) } as never,
                TOUCH as never,
              ),
            );
        },
      },
    ],
    give: async ({ id }, kept) => {
      const visits = await visitsOf(id);
      // Once: the first of them is enough to know.
      await ifMatched(
        AdvertiserModel.updateOne({ _id: kept.id, 'visits._id': { $nin: visits.map(({ _id }) => _id) } }, {
          $push: { visits: { $each: visits, $sort: { creationDate: 1 } } },
        } as never),
      );
    },
    giveBack: async ({ id }, kept) => {
      await advertiserIsBack(id);
      const ids = (await visitsOf(id)).map(({ _id }) => _id);
      await ifMatched(
        AdvertiserModel.updateOne({ _id: kept.id }, { $pull: { visits: { _id: { $in: ids } } } } as never),
      );
    },
    changed: follow,
  }),
);

/** What was noted of visits, as it is stored. */
async function visitsOf(id: string): Promise<{ _id: unknown }[]> {
  const found = await AdvertiserModel.findById(id).select({ visits: 1 }).lean();
  return (found?.visits ?? []) as unknown as { _id: unknown }[];
}

function editionsOf(advertiserId: string): Promise<string[]> {
  return AdvertisementModel.distinct('editionId', { advertiserId });
}

/** Why an advertiser cannot go: in an edition where the other has an advertisement too, something is in theirs. */
async function refusalOf(kept: Advertiser, gone: Advertiser): Promise<string | null> {
  const { activeEditionId } = await readState();
  const both = await editionsOf(kept.id);
  // With one that is open nobody can sell it at this moment.
  const active =
    activeEditionId && both.includes(activeEditionId)
      ? await ensureAdvertisement(activeEditionId, gone)
      : null;
  const isFree = active === null || (await leaveAdvertisement(active));
  const ads = (await AdvertisementModel.find({ advertiserId: gone.id, editionId: { $in: both } }).lean(
    leanWithId,
  )) as Advertisement[];
  const full = isFree ? ads.find(hasSomething) : active;
  if (!full) return null;
  const edition = await PaperEditionModel.findById(full.editionId).select({ title: 1 }).lean();
  return krantTexts.mergeBoth(gone.name, edition?.title ?? '');
}

function hasSomething({
  advState,
  invoice,
  docs,
  advRedactieNotes,
  advContactQuestions,
}: Advertisement): boolean {
  const parts = docs.length + advRedactieNotes.length + advContactQuestions.length;
  return advState === AdvState.verkocht || Boolean(invoice) || parts > 0;
}
