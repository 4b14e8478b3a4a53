/**
 * kit/records: one list of the fields of a record that people edit, from which its form, checks, facts, comparison and
 * export come. No shared module: each area bundles what it uses of it.
 */
export {
  emptyValues,
  exportColumnsOf,
  factsOf,
  type FormField,
  type FormFields,
  labelsOf,
  pickValues,
  type RecordField,
  type RecordFields,
  schemaOf,
} from './recordFields';
export { RecordInputs, RecordFacts } from './RecordParts';
export { SameRecord, type SameRecordProps } from './SameRecord';
