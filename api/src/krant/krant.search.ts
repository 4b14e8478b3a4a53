import { Permission } from '../identity/catalogue/permission.enum';
import { MailingAudience, mailingAudiences } from '../identity/mailings/mailingAudiences';
import { actorOf } from '../identity/people/requestContext';
import { passes } from '../identity/permissions/allow';
import {
  type Found,
  searchedIn,
  SearchKind,
  type SearchSource,
  searchSources,
} from '../identity/search/searchSources';
import { findByWords } from '../platform/database/reading/findByWords';
import { leanWithId, possibleIds } from '../platform/database/reading/leanFind';
import type { Extension } from '../platform/extensionPoint';
import { searchable } from '../platform/text/plainText';
import { type Advertiser, AdvertiserModel } from './advertisers/advertiser.model';
import { listOwnAdvertisers } from './advertisers/advertiser.service';
import { readState } from './editions/krantState.service';

/** Those that are not deleted, for editors. */
const advertisers: SearchSource = {
  key: 'advertisers',
  kind: SearchKind.advertiser,
  allowed: (context) => passes(context, Permission.krantRed),
  async find(_context, text, most) {
    const found = await findByWords<Advertiser>(
      {
        ...{ model: AdvertiserModel, there: { deleted: false }, most },
        fields: ['name', 'advertiserUserId', 'city', 'phone', 'email', 'active'],
      },
      text,
    );
    return found.map((advertiser) =>
      asFound(
        advertiser,
        searchedIn('/krant_administratie?tab=adverteerders', advertiser.name, advertiser.id),
      ),
    );
  },
};

/** A seller's own, as long as they see them; what editors find already is found once. */
const ownAdvertisers: SearchSource = {
  key: 'own advertisers',
  kind: SearchKind.advertiser,
  allowed: (context) => passes(context, Permission.krantAdv),
  async find(context, text, most) {
    const words = searchable(text).split(' ');
    const own = await listOwnAdvertisers(actorOf(context), await readState());
    return own
      .filter(({ searchText }) => words.every((word) => searchText.includes(word)))
      .slice(0, most)
      .map((advertiser) => asFound(advertiser, searchedIn('/mijn_adverteerders', advertiser.name)));
  },
};

function asFound(advertiser: Advertiser, link: string): Found {
  const { id, name, advertiserUserId, city, phone, email, active } = advertiser;
  const detail = [`Nummer ${advertiserUserId}`, city, !active && 'niet actief'].filter(Boolean).join(', ');
  return { id: `advertiser ${id}`, title: name, detail, link, phone, email };
}

/** What can be found of the newspaper. */
export const krantSearch: readonly Extension[] = [advertisers, ownAdvertisers].map((source) =>
  searchSources.with(source),
);

/** The advertisers of the newspaper, as whom one can write to: by a selection those that are in it, otherwise the active ones. */
export const krantAudience = mailingAudiences.with({
  audience: MailingAudience.advertisers,
  people: async ({ ids }) => {
    const which = ids ? { _id: { $in: possibleIds(AdvertiserModel as never, ids) } } : { active: true };
    const advertisers = await AdvertiserModel.find({ ...which, deleted: false })
      .select({ name: 1, email: 1 })
      .sort({ advertiserUserId: 1 })
      .lean(leanWithId);
    return {
      title: 'Adverteerders van de krant',
      people: advertisers.map(({ id, name, email }) => ({ id, name, email })),
    };
  },
});
