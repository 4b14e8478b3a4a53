import { searchable } from '../../text/plainText';

const MOST_WORDS = 8;

/** Bare letter → the same with an accent, of the languages around us: Latin-1 and Latin Extended-A. */
const ACCENTED = new Map<string, string>();
for (let code = 0xc0; code <= 0x17f; code += 1) {
  const letter = String.fromCharCode(code);
  const bare = searchable(letter);
  if (bare !== letter && /^[a-z]$/.test(bare)) ACCENTED.set(bare, `${ACCENTED.get(bare) ?? ''}${letter}`);
}

/** The filter for records whose field, kept {@link searchable}, holds every word that is searched; eight at most. */
export function textSearchFilter(field: string, search: string | null | undefined): object[] {
  return searchedWords(search).map((word) => ({ [field]: { $regex: escaped(word) } }));
}

/** The words that are looked for, {@link searchable}; eight at most. */
export function searchedWords(search: string | null | undefined): string[] {
  return searchable(search ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS);
}

/**
 * The filter for records in which every word that is searched is in one of the fields, capitals and accents aside; eight
 * at most.
 */
export function anyHoldsWords(fields: readonly string[], search: string | null | undefined): object[] {
  return searchedWords(search).map((word) => {
    const pattern = { $regex: [...word].map(withAccents).join(''), $options: 'i' };
    return { $or: fields.map((field) => ({ [field]: pattern })) };
  });
}

/** The letters of which this is the bare one: e, é, ë … */
function withAccents(letter: string): string {
  const accented = ACCENTED.get(letter);
  return accented ? `[${letter}${accented}]` : escaped(letter);
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
