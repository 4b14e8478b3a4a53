import { makerCalled } from '../../identity/users/invitation/invitation.service';
import { PORTAL } from '../../platform/audit/logLine';
import { moved } from '../../platform/moving/moving';
import type { OldField } from '../../platform/moving/oldField';
import type { OldRecord } from '../../platform/moving/oldRecord';
import { type Move } from '../../platform/moving/readDump';
import { LINES, webAddress } from '../../platform/text/inputFields';
import { searchable } from '../../platform/text/plainText';
import { type Beer, BreweryModel } from './brewery.model';

const UNKNOWN = 'onbekend';

/** The breweries of the beer festival with their beers. */
export const moveBreweries: Move = {
  files: ['breweries', 'brouwerijen'],
  title: 'Brouwerijen',
  into: [BreweryModel],
  map: (old, moving) => {
    const name = old.at('name').text({ required: true });
    moving.mayBeDouble(old, searchable(name));
    const creater = old.at('creater').text() || UNKNOWN;
    return [
      moved(BreweryModel, {
        _id: old.newId,
        name,
        website: addressOf(old.at('website')),
        intro: old.at('intro').text({ required: true, most: LINES, isLong: true }),
        creater,
        createdBy: makerCalled(creater, moving) ?? PORTAL.id,
        beers: old.parts('beers').map(beerOf),
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
};

function beerOf(beer: OldRecord): Beer {
  return {
    _id: beer.newId,
    name: beer.at('name').text({ required: true }),
    alcoholPercentage: percentageOf(beer.at('alcoholPercentage')),
    IBU: beer.at('IBU').whole({ min: 0 }),
    intro: beer.at('intro').text({ most: LINES, isLong: true }),
    revision: 1,
  } as unknown as Beer;
}

/** '6,5 %' is 6.5. */
function percentageOf(field: OldField): number | null {
  if (field.isMissing) return null;
  const value = Number(
    String(field.raw as string | number)
      .replace(/[%\s]/g, '')
      .replace(',', '.'),
  );
  if (value >= 0 && value <= 100) return value;
  field.fault('geen percentage');
  return null;
}

function addressOf(field: OldField): string {
  const text = field.text({ required: true, most: LINES });
  const address = text === '' ? null : webAddress(text);
  if (text !== '' && !address) field.fault('geen webadres');
  return address ?? '';
}
