import { searchable } from '../../platform/text/plainText';
import type { Advertiser } from './advertiser.model';

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
