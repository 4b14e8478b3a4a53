import { searchable } from './plainText';

/** A word of so many letters behind the number of a house is an addition: a, bis, hs. */
const ADDITION = 4;

/**
 * What two addresses have in common that are the same in any spelling (docs/domain/club.md, C70): postal code and house number
 * with its addition. A Belgian postal code is that of a town, so that the street counts too; so it does without a number.
 * '': no address is known.
 */
export function addressKey({
  adres,
  postalCode,
  country,
}: {
  adres: string;
  postalCode: string;
  country: string;
}): string {
  const words = searchable(adres).match(/\d+|[a-z]+/g) ?? [];
  const isPart = (word: string) => /\d/.test(word) || word.length <= ADDITION;
  const street = words.findLastIndex((word) => !isPart(word));
  const behind = words.slice(street + 1);
  // "De Dam 5": what stands before the number is no addition.
  const number = behind.slice(
    Math.max(
      0,
      behind.findIndex((word) => /\d/.test(word)),
    ),
  );
  const code = searchable(postalCode).replace(/[^a-z0-9]/g, '');
  if (code === '' || words.length === 0) return '';
  const hasNumber = number.some((word) => /\d/.test(word));
  if (!hasNumber) return `${code}:${words.join('')}`;
  const place = country === 'België' ? words.slice(0, words.length - number.length).join('') : '';
  return [code, place, number.join('-')].filter(Boolean).join(':');
}
