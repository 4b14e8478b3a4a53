/** What words of the schema mean wherever nothing is written at the place itself. */
export interface SchemaWords {
  /** By the name of a type. */
  types?: Readonly<Record<string, string>>;
  /** By the name of an argument or of a field of an input type. */
  inputs?: Readonly<Record<string, string>>;
  /** By the name of a field. */
  fields?: Readonly<Record<string, string>>;
  /**
   * What a record is called, by the word that operations, types and ids have for it. With `Advertiser` the argument `id` of
   * `saveAdvertiser`, the field `id` of `Advertiser` and every `advertiserId` are 'The id of the advertiser.'
   */
  nouns?: Readonly<Record<string, string>>;
}

const SEASON = 'The season, by the year in which it begins: 2026 is 2026-2027.';

/** A word stands here when it means the same in all areas; what an area alone says stands in its `<area>.words.ts`. */
export const commonWords: SchemaWords = {
  types: {
    Query: 'What can be read.',
    Mutation: 'What can be done. What succeeded is in the log.',
  },
  inputs: {
    revision:
      'The revision that was read. When it is another one by now, nothing is changed and the answer is CONFLICT.',
    name: 'The name: not blank, 200 characters at most.',
    season: SEASON,
    title: 'The title: not blank, 200 characters at most.',
    description: 'A description, 2,000 characters at most; it may be empty.',
  },
  fields: {
    name: 'The name.',
    title: 'The title.',
    description: "The description; '': none.",
    season: SEASON,
    creationDate: 'When it was added.',
  },
};

/** The tables as one. @throws Error when two of them say something else about the same word */
export function mergeWords(tables: readonly SchemaWords[]): Required<SchemaWords> {
  const merged = { types: {}, inputs: {}, fields: {}, nouns: {} };
  for (const table of tables) {
    for (const part of ['types', 'inputs', 'fields', 'nouns'] as const)
      addTo(merged[part], table[part] ?? {});
  }
  return merged;
}

function addTo(words: Record<string, string>, others: Readonly<Record<string, string>>): void {
  for (const [word, meaning] of Object.entries(others)) {
    if ((words[word] ?? meaning) !== meaning) {
      throw new Error(`The schema word "${word}" has two meanings: write its description at each place.`);
    }
    words[word] = meaning;
  }
}
