import type { TextFields } from '../../platform/database/recordFields';
import { searchable } from '../../platform/text/plainText';
import type { AdvertiserDetailsInput } from './advertiser.input';
import type { Advertiser } from './advertiser.model';

/**
 * What a seller may change of an advertiser, one entry for each field: what is stored, logged, searched and erased comes
 * from here (CONTRIBUTING.md, "Adding a field").
 */
export const advertiserFields = {
  name: { log: 'naam', searched: true, whenErased: 'kept' },
  adres: { log: 'adres', searched: true, whenErased: 'cleared' },
  postalCode: {
    log: 'postcode',
    clean: (sent) => sent.toUpperCase(),
    searched: false,
    whenErased: 'cleared',
  },
  city: { log: 'plaats', searched: true, whenErased: 'cleared' },
  email: { log: 'e-mail', searched: true, whenErased: 'cleared' },
  phone: { log: 'telefoon', searched: true, whenErased: 'cleared' },
  notes: { log: 'notities', searched: false, whenErased: 'cleared' },
} satisfies TextFields<Omit<AdvertiserDetailsInput, 'requestId'>, Advertiser>;

/** What an advertisement copies of its advertiser. */
export function copiesOf({ name, advertiserUserId, contactId, sortName }: Advertiser) {
  return {
    name,
    advertiserUserId,
    contactId: contactId ?? null,
    sortName,
    searchText: searchable(`${advertiserUserId} ${name}`),
  };
}

/** What an invoice says of its advertiser, and where it goes; to compare. */
export function printedOf(advertiser: Advertiser): string {
  const { advertiserUserId, name, adres, postalCode, city, email } = advertiser;
  return JSON.stringify([advertiserUserId, name, adres, postalCode, city, email]);
}

/** What {@link printedOf} noted, to print it again on a credit note. */
export function readPrinted(printed: string): Pick<Advertiser, 'name' | 'adres' | 'postalCode' | 'city'> {
  const [, name = '', adres = '', postalCode = '', city = ''] = JSON.parse(printed) as [number, ...string[]];
  return { name, adres, postalCode, city };
}
