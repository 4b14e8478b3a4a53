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

import { commonWords, mergeWords, type SchemaWords } from './commonDescriptions';

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
