import type { SchemaWords } from '../platform/graphql/describeSchema';

export const clubWords: SchemaWords = {
  nouns: {
    ClubContactMoment: 'contact moment',
    ClubDetails: 'club member',
    ClubEdition: 'edition of the club',
    ClubHousehold: 'household of the club',
    ClubMember: 'club member',
    ClubReport: 'report',
    ContactMoment: 'contact moment',
    Edition: 'edition',
    Member: 'club member',
  },
};
