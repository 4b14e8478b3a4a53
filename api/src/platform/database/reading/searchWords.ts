import { type Query, Schema, type UpdateQuery } from 'mongoose';

import { searchable } from '../../text/plainText';

/** More of a text is not looked at. */
const MOST_WORDS = 60;
const LONGEST = 40;

/**
 * The words by which a text is found: as they are, and their parts, such as of a name or an address with a dash.
 * @param most how many
 */
export function searchWordsOf(text: string, most = MOST_WORDS): string[] {
  const words = searchable(text).split(' ');
  const parts = words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]);
  const found = parts.map((word) => word.slice(0, LONGEST)).filter((word) => word !== '');
  return [...new Set(found)].slice(0, most);
}

/**
 * Keeps beside a text of a record the words by which it is found, in the hidden and indexed `searchWords`: each write of
 * that text writes them too.
 * @param source the text; updates set it as it is, and do not have the database compute it
 */
export function searchWords(schema: Schema, source: string): void {
  schema.add({
    searchWords: {
      type: [String],
      select: false,
      default(this: { get?: (field: string) => unknown } | null) {
        const text = this?.get?.(source);
        return typeof text === 'string' ? searchWordsOf(text) : undefined;
      },
    },
  } as never);
  schema.index({ searchWords: 1 });
  schema.pre(
    ['findOneAndUpdate', 'updateOne', 'updateMany'] as never,
    { document: false, query: true },
    function (this: Query<unknown, unknown>) {
      const update = this.getUpdate() as UpdateQuery<Record<string, unknown>> | null;
      const text: unknown =
        (update?.$set as Record<string, unknown> | undefined)?.[source] ?? update?.[source];
      if (typeof text === 'string') this.set({ searchWords: searchWordsOf(text) });
    } as never,
  );
}
