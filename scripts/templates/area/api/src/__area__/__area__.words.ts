import type { SchemaWords } from '../platform/graphql/describeSchema';

export const __area__Words: SchemaWords = {
  nouns: {},
};
