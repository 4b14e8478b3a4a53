import { exportsOf } from './exportsOf';

/** Arguments with a number that was not used before, so that they ask for something new. */
type Arguments = (number: number) => Record<string, unknown>;

/**
 * What the tests of all operations have to know of a record that is added, changed and deleted by its id alone; in the
 * `<entity>.cases.ts` beside its model.
 */
export interface RecordCases {
  model: unknown;
  /** The operation that adds one, and its arguments but the requestId. */
  added: { by: string; given: Arguments };
  /** The operation that changes one, and all fields that are filled in with something in each. */
  changed: { by: string; fields: Arguments };
  deletedBy: string;
}

/** Those of all entities that have them. */
export const recordCases = (): RecordCases[] => exportsOf<RecordCases>('.cases');
