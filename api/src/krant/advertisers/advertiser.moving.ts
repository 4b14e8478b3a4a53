import { personIn } from '../../identity/users/invitation/invitation.service';
import { searchTextOf, storedTexts } from '../../platform/database/recordFields';
import { moved } from '../../platform/moving/moving';
import { type Move } from '../../platform/moving/readDump';
import { LINES } from '../../platform/text/inputFields';
import { searchable } from '../../platform/text/plainText';
import { AdvertiserModel } from './advertiser.model';
import { advertiserFields } from './advertiserFields';

/** The name of the file of advertisers, for references to it. */
export const ADVERTISERS = 'advertisers';

const SHORT = 40;

/** The advertisers of the newspaper. Whom the old system names as their contact must be a user. */
export const moveAdvertisers: Move = {
  files: [ADVERTISERS, 'adverteerders'],
  title: 'Adverteerders',
  into: [AdvertiserModel],
  map: (old, moving) => {
    const name = 'advertiserUserId' in old.plain || !('userId' in old.plain) ? 'advertiserUserId' : 'userId';
    const field = old.at(name);
    old.ignore('advertiserUserId', 'userId');
    const number = field.whole({ required: true, min: 1, max: 99_999 }) ?? 0;
    moving.mustBeUnique(old, field, String(number));
    const texts = storedTexts(advertiserFields, {
      name: old.at('name').text({ required: true }),
      adres: old.at('adres').text(),
      postalCode: old.at('postalCode').text({ most: SHORT }),
      city: old.at('city').text(),
      email: old.at('email').email(),
      phone: old.at('phone').text({ most: SHORT }),
      notes: old.at('notes').text({ most: LINES, isLong: true }),
    });
    moving.mayBeDouble(old, [texts.name, texts.postalCode].map(searchable).join('|'));
    const active = old.at('active');
    if (active.isMissing) active.assume('actief ontbreekt: actief');
    // The portal tells it of the advertisements; these may be of editions that are gone.
    const sold = old.lines('salesRecord').map((line) => `Oude verkoop: ${line}`);
    return [
      moved(AdvertiserModel, {
        _id: old.newId,
        advertiserUserId: number,
        ...texts,
        contactId: personIn(old.at('contact'), moving),
        active: active.isMissing || active.yes(),
        deleted: false,
        sortName: String(number).padStart(5, '0'),
        searchText: searchTextOf(advertiserFields, texts, number),
        changeLog: [...old.lines('changeLog'), ...sold],
      }),
    ];
  },
};
