import type { SchemaWords } from '../platform/graphql/describeSchema';

export const websiteWords: SchemaWords = {
  nouns: {
    AgendaEntry: 'row of the agenda',
    Beer: 'beer',
    Brewery: 'brewery',
    CarouselItem: 'item of the carousel',
    NewsItem: 'news item',
    ParadeEntry: 'group',
    Participant: 'participant',
    PublicDocument: 'document',
  },
};
