import { makerCalled } from '../../identity/users/invitation/movedPeople';
import { type Move, sumsBy } from '../../platform/moving/move';
import { moved } from '../../platform/moving/movedRecord';
import type { Moving } from '../../platform/moving/moving';
import { idText, type OldPlain, type OldRecord, newIdOf } from '../../platform/moving/oldRecord';
import { centsOf } from '../../platform/moving/oldValues';
import { type Advertiser, AdvertiserModel } from '../advertisers/advertiser.model';
import { ADVERTISERS } from '../advertisers/advertiser.moving';
import { copiesOf } from '../advertisers/advertiserFields';
import { type PaperEdition, PaperEditionModel } from '../editions/edition.model';
import { PAPER_EDITIONS } from '../editions/edition.moving';
import { AdvState } from '../krant.enums';
import { movedParts } from './adParts.moving';
import { type Advertisement, AdvertisementModel } from './advertisement.model';
import { movedSale, STATES } from './sale.moving';

/** The advertisements of all editions: one of each advertiser in each. */
export const moveAdvertisements: Move = {
  files: ['advertisements', 'advertenties'],
  title: 'Advertenties',
  into: [AdvertisementModel],
  map: async (old, moving) => {
    const [edition, advertiser] = [editionOf(old, moving), advertiserOf(old, moving)];
    if (!edition || !advertiser) return [];
    const [editionId, advertiserId] = [String(edition._id), String(advertiser._id)];
    moving.mustBeUnique(old, old.at('advertiserId'), `${editionId} ${advertiserId}`);
    const sale = movedSale(old);
    const invoice = old.at('invoiceCreated');
    if (invoice.yes()) invoice.assume('de factuur van het oude systeem komt niet mee');
    // Where that invoice went.
    old.ignore('advSendAdress', 'advertiserUserId', 'openQuestion');
    return [
      moved(AdvertisementModel, {
        _id: old.newId,
        editionId,
        advertiserId,
        ...copiesFor(old, advertiser, moving),
        ...sale,
        readyForEditing: old.at('readyForEditing').yes(),
        readyForPlacement: old.at('readyForPlacement').yes(),
        placed: old.at('placed').yes(),
        placedOnPage: old.at('placedOnPage').text(),
        assigned: old.at('assigned').text({ most: 60 }),
        ...(await movedParts(old, moving, String(edition.title), advertiser.advertiserUserId)),
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
  sums: (old, stored, moving) => {
    const titles = new Map(moving.of(PaperEditionModel).map(({ _id, title = '' }) => [String(_id), title]));
    const ads = stored(AdvertisementModel) as unknown as readonly Advertisement[];
    const what = (id: string) => `editie ${titles.get(id) ?? id}`;
    const sold = old.filter(isSold);
    const soldNow = ads.filter(({ advState }) => advState === AdvState.verkocht);
    return [
      ...sumsBy(
        (id) => `Verkocht in ${what(id)}`,
        sold.map((ad) => [keyOf(ad), centsOf(ad.advPrice)?.cents ?? 0] as const),
        soldNow.map(({ editionId, advPrice }) => [editionId, advPrice ?? 0] as const),
      ),
      ...sumsBy(
        (id) => `Advertenties in ${what(id)}`,
        old.map((ad) => [keyOf(ad), 1] as const),
        ads.map(({ editionId }) => [editionId, 1] as const),
        false,
      ),
    ];
  },
};

function isSold({ advState }: OldPlain): boolean {
  return (
    typeof advState === 'string' &&
    STATES[advState.trim().toLowerCase() as keyof typeof STATES] === AdvState.verkocht
  );
}

function keyOf({ editionId }: OldPlain): string {
  return newIdOf(PAPER_EDITIONS, idText(editionId)).toHexString();
}

type Made<T> = T & { _id: unknown };

function editionOf(old: OldRecord, moving: Moving): Made<PaperEdition> | undefined {
  const id = moving.reference(old.at('editionId'), PAPER_EDITIONS, { required: true });
  return moving.of(PaperEditionModel).find(({ _id }) => String(_id) === id) as Made<PaperEdition> | undefined;
}

function advertiserOf(old: OldRecord, moving: Moving): Made<Advertiser> | undefined {
  const id = moving.reference(old.at('advertiserId'), ADVERTISERS, { required: true });
  return moving.of(AdvertiserModel).find(({ _id }) => String(_id) === id) as Made<Advertiser> | undefined;
}

/** As they were then: the name, and who sold it when that is still a user. */
function copiesFor(old: OldRecord, advertiser: Advertiser, moving: Moving) {
  const name = old.at('name').text() || advertiser.name;
  const contactId = makerCalled(old.at('contact').text(), moving) ?? advertiser.contactId;
  return copiesOf({ ...advertiser, name, contactId });
}
