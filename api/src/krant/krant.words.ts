import type { SchemaWords } from '../platform/graphql/describeSchema';

export const krantWords: SchemaWords = {
  nouns: {
    AdDocument: 'document',
    AdNote: 'note',
    AdProof: 'proof',
    AdProofRound: 'proof',
    AdQuestion: 'question',
    Advertisement: 'advertisement',
    Advertiser: 'advertiser',
    Edition: 'edition',
    Note: 'note',
    PaperEdition: 'edition of the newspaper',
    PaperPrices: 'edition of the newspaper',
    PaperSaleSeason: 'edition of the newspaper',
  },
};
