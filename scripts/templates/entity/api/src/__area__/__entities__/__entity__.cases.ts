import type { RecordCases } from '../../testing/recordCases';
import { __Entity__Model } from './__entity__.model';

/** The __words__, for the tests of all operations. */
export const __entity__Cases: RecordCases = {
  model: __Entity__Model,
  added: { by: 'add__Entity__', given: (number) => ({ __entity__: { name: `Eerste ${number}` } }) },
  changed: {
    by: 'edit__Entity__',
    fields: (number) => ({ name: `Tweede ${number}`, note: 'Ligt in de kast' }),
  },
  deletedBy: 'delete__Entity__',
};
