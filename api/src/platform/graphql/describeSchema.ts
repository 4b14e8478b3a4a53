import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';

/**
 * Describes what has no description of its own: by the words that mean the same everywhere, by the record that an id is of,
 * and a value of an input or enum type by what that type says. What is found in none of them stays without, for a test to
 * find.
 */
export function describeSchema(schema: GraphQLSchema, words: readonly SchemaWords[]): GraphQLSchema {
  const { types, inputs, fields, nouns } = mergeWords([commonWords, ...words]);
  const nounIn = nounFinder(nouns);
  const idOf = (noun: string | undefined) => noun && `The id of the ${noun}.`;
  const idNamed = (name: string) =>
    name.endsWith('Id') ? idOf(nouns[typeCase(name.slice(0, -2))]) : undefined;

  const describeArguments = ({ name: operation, args }: GraphQLField<unknown, unknown>): void => {
    for (const arg of args) {
      const { name, type } = arg;
      arg.description ??=
        inputs[name] ?? (name === 'id' ? idOf(nounIn(operation)) : idNamed(name)) ?? saidByType(type);
    }
  };
  for (const type of Object.values(schema.getTypeMap()).filter(isOurs)) {
    type.description ??= types[type.name];
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        field.description ??= inputs[field.name] ?? idNamed(field.name) ?? saidByType(field.type);
      }
    }
    if (!isObjectType(type)) continue;
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    for (const field of Object.values(type.getFields())) {
      describeArguments(field);
      // What an operation does is said at the operation.
      if (isRoot) continue;
      const { name } = field;
      field.description ??=
        fields[name] ?? (name === 'id' ? idOf(nouns[type.name]) : idNamed(name)) ?? saidByType(field.type);
    }
  }
  return schema;
}

/** Those of the introspection belong to all schemas of the process. */
function isOurs({ name }: GraphQLNamedType): boolean {
  return !name.startsWith('__');
}

/** Of one value, not of a list: a type speaks of one. */
function saidByType(type: GraphQLInputType | GraphQLOutputType): string | undefined {
  if (isListType(getNullableType(type))) return undefined;
  const named = getNamedType(type);
  return isEnumType(named) || isInputObjectType(named) ? (named.description ?? undefined) : undefined;
}

/** Finds the longest noun in the name of an operation: that of `deleteDraaiboekItem` is not `Draaiboek`. */
function nounFinder(nouns: Readonly<Record<string, string>>): (operation: string) => string | undefined {
  const longestFirst = Object.entries(nouns)
    .sort(([one], [other]) => other.length - one.length)
    .map(([word, noun]) => ({ pattern: new RegExp(`${word}(?![a-z])`), noun }));
  return (operation) => longestFirst.find(({ pattern }) => pattern.test(typeCase(operation)))?.noun;
}

function typeCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

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
const commonWords: SchemaWords = {
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
    changeLog: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.',
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
