import type { TextFields } from '../../platform/database/recordFields';
import type { __Entity__Input } from './__entity__.input';
import type { __Entity__ } from './__entity__.model';

/**
 * What is filled in of __a_word__, one entry for each field: what is stored, logged and searched comes from here
 * (CONTRIBUTING.md, "Adding a field").
 */
export const __entity__Fields = {
  name: { log: 'naam', searched: true, whenErased: 'kept' },
  note: { log: 'notitie', searched: true, whenErased: 'kept' },
} satisfies TextFields<__Entity__Input, __Entity__>;
