const LAST_DIGITS = [...'0123456789abcdef'];

/** The block in which an advertisement is counted: of its edition, by the last digit of the id of its advertiser. */
export function blockOfAd(editionId: string, advertiserId: string): string {
  return `${editionId}/${advertiserId.at(-1)}`;
}

/** All blocks of an edition. */
export function blocksOfEdition(editionId: string): string[] {
  return LAST_DIGITS.map((digit) => `${editionId}/${digit}`);
}
