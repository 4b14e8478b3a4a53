import { searchable } from '../text/plainText';

const MOST_WORDS = 8;

/** The filter for records whose field, kept {@link searchable}, holds every word that is searched; eight at most. */
export function textSearchFilter(field: string, search: string | null | undefined): object[] {
  const words = searchable(search ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  return words.map((word) => ({ [field]: { $regex: escaped(word) } }));
}

/** The filter for records in which every word that is searched is in one of the fields, capitals aside; eight at most. */
export function anyHoldsWords(fields: readonly string[], search: string | null | undefined): object[] {
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return words.map((word) => {
    const pattern = { $regex: escaped(word), $options: 'i' };
    return { $or: fields.map((field) => ({ [field]: pattern })) };
  });
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
