import { referenceSources } from '../identity/references/references';
import { ParadeEntryModel } from './parades/paradeEntry.model';

/** What refers to records of the website: who comes back out of the trash has its place and number again. */
export const websiteReferences = [
  referenceSources.with({
    to: ParadeEntryModel.modelName,
    fields: ['ParadeLineUp.order', 'ParadeLineUp.numbers.id'],
    fate: 'stays',
  }),
];
