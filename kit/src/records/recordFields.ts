import type { FieldLabel } from 'kit/conflict';
import type { ExportColumn } from 'kit/export';
import type { ReactNode } from 'react';
import { type AnySchema, object } from 'yup';

/** All that the UI says of one field that people edit. */
export interface RecordField<Value> {
  /** As it is called in forms, facts and comparisons. */
  label: string;
  /** Its value in an empty form. */
  empty: Value;
  /** Checks it in a form. */
  schema: AnySchema;
  /** Its input in a form. */
  input: ReactNode;
  /** Two of these after one another stand side by side. */
  isHalf?: boolean;
  /** Among the facts of a record: what is shown when it is filled in, or where it stands instead. */
  fact: { show: (value: Value) => ReactNode; whenEmpty: ReactNode } | 'elsewhere';
  /** The heading of its column in exports. */
  exported: string;
}

/**
 * The fields of a record that people edit, each in one entry. To be written as an object that
 * `satisfies RecordFields<Values>`: a field that is left out does not compile.
 */
export type RecordFields<Values> = { readonly [Name in keyof Values]-?: RecordField<Values[Name]> };

/** The values of an empty form. */
export function emptyValues<Values>(fields: RecordFields<Values>): Values {
  return mapped(fields, ({ empty }) => empty) as Values;
}

/** What a form starts with, or what is compared: these fields of a version of the record. */
export function pickValues<Values>(fields: RecordFields<Values>, record: Values): Values {
  return mapped(fields, (_field, name) => record[name]) as Values;
}

/** Checks a form of these fields. */
export function schemaOf<Values>(fields: RecordFields<Values>) {
  return object(mapped(fields, ({ schema }) => schema) as Record<string, AnySchema>);
}

/** The names of the fields, for `differingRows`. */
export function labelsOf<Values>(fields: RecordFields<Values>): {
  [Name in keyof Values]: FieldLabel | string;
} {
  return mapped(fields, ({ label }) => label) as { [Name in keyof Values]: string };
}

/** The columns of an export, by field. @param valuesOf the fields of a row */
export function exportColumnsOf<Values extends { [Name in keyof Values]: string | number | null }, Row>(
  fields: RecordFields<Values>,
  valuesOf: (row: Row) => Values,
): { [Name in keyof Values]: ExportColumn<Row> } {
  return mapped(fields, ({ exported }, name) => ({
    header: exported,
    value: (row: Row) => valuesOf(row)[name],
  })) as { [Name in keyof Values]: ExportColumn<Row> };
}

function mapped<Values, To>(
  fields: RecordFields<Values>,
  to: (field: RecordField<Values[keyof Values]>, name: keyof Values) => To,
): Record<string, To> {
  const entries = Object.entries(fields) as [keyof Values & string, RecordField<Values[keyof Values]>][];
  return Object.fromEntries(entries.map(([name, field]) => [name, to(field, name)]));
}
