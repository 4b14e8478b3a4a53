import type { SchemaWords } from '../platform/graphql/commonDescriptions';

export const __area__Words: SchemaWords = {
  nouns: {},
};
