import type { SchemaWords } from '../platform/graphql/describeSchema';

export const stockWords: SchemaWords = {
  nouns: {
    Location: 'place',
    Order: 'order',
    PagadderSuggestion: 'suggestion',
    Product: 'product',
    StockLocation: 'place',
    WebshopOrder: 'order',
  },
};
