import type { FieldLabel } from 'kit/conflict';
import type { ExportColumn } from 'kit/export';
import type { ReactNode } from 'react';
import { type AnySchema, object } from 'yup';

/** What a form says of one field. */
export interface FormField<Value> {
  /** As it is called in forms, facts and comparisons. */
  label: string;
  /** In comparisons: its value in words, when that is no text. */
  compared?: (value: Value) => ReactNode;
  /** Its value in an empty form. */
  empty: Value;
  /** Checks it in a form. */
  schema: AnySchema;
  /** Its input in a form. */
  input: ReactNode;
  /** Two of these after one another stand side by side. */
  isHalf?: boolean;
}

/** All that the UI says of one field that people edit. */
export interface RecordField<Value> extends FormField<Value> {
  /** Among the facts of a record: what is shown when it is filled in, or where it stands instead. */
  fact: { show: (value: Value) => ReactNode; whenEmpty: ReactNode } | 'elsewhere';
  /** The heading of its column in exports; with its value in there, when that is another. */
  exported: Exported<Value>;
}

type Cell = string | number | null;
type Exported<Value> =
  | { header: string; value: (value: Value) => Cell }
  | ([Value] extends [Cell] ? string : never);

/**
 * The fields of a form, each in one entry. To be written as an object that `satisfies FormFields<Values>`: a field that is
 * left out does not compile.
 */
export type FormFields<Values> = { readonly [Name in keyof Values]-?: FormField<Values[Name]> };

/** The same of a record that people edit, with all that is shown of it: `satisfies RecordFields<Values>`. */
export type RecordFields<Values> = { readonly [Name in keyof Values]-?: RecordField<Values[Name]> };

/** The values of an empty form. */
export function emptyValues<Values>(fields: FormFields<Values>): Values {
  return mapped<Values, FormField<Values[keyof Values]>>(fields, ({ empty }) => empty) as Values;
}

/** What a form starts with, or what is compared: these fields of a version of the record. What is null is empty. */
export function pickValues<Values>(
  fields: FormFields<Values>,
  record: { readonly [Name in keyof Values]: Values[Name] | null },
): Values {
  return mapped<Values, FormField<Values[keyof Values]>>(
    fields,
    ({ empty }, name) => record[name] ?? empty,
  ) as Values;
}

/** Checks a form of these fields. */
export function schemaOf<Values>(fields: FormFields<Values>) {
  return object(
    mapped<Values, FormField<Values[keyof Values]>>(fields, ({ schema }) => schema) as Record<
      string,
      AnySchema
    >,
  );
}

/** The names of the fields, for `differingRows`. */
export function labelsOf<Values>(fields: FormFields<Values>): {
  [Name in keyof Values]: FieldLabel | string;
} {
  return mapped<Values, FormField<Values[keyof Values]>>(fields, ({ label, compared }) =>
    compared ? { label, show: compared } : label,
  ) as { [Name in keyof Values]: FieldLabel | string };
}

/** The facts of a record: what is shown of those fields that do not stand elsewhere. */
export function factsOf<Values>(
  fields: RecordFields<Values>,
  values: Values,
): { name: string; label: string; shown: ReactNode }[] {
  const entries = Object.entries(fields) as [keyof Values & string, RecordField<Values[keyof Values]>][];
  return entries.flatMap(([name, { label, fact }]) => {
    if (fact === 'elsewhere') return [];
    const value = values[name];
    const isFilled = value !== '' && value !== null && value !== undefined;
    const shown = isFilled ? fact.show(value) : fact.whenEmpty;
    return shown === null ? [] : [{ name, label, shown }];
  });
}

/** The columns of an export, by field. @param valuesOf the fields of a row */
export function exportColumnsOf<Values, Row>(
  fields: RecordFields<Values>,
  valuesOf: (row: Row) => Values,
): { [Name in keyof Values]: ExportColumn<Row> } {
  return mapped<Values, RecordField<Values[keyof Values]>>(fields, ({ exported }, name) =>
    typeof exported === 'string'
      ? { header: exported, value: (row: Row) => valuesOf(row)[name] }
      : { header: exported.header, value: (row: Row) => exported.value(valuesOf(row)[name]) },
  ) as { [Name in keyof Values]: ExportColumn<Row> };
}

function mapped<Values, Field>(
  fields: { readonly [Name in keyof Values]: unknown },
  to: (field: Field, name: keyof Values) => unknown,
): Record<string, unknown> {
  const entries = Object.entries(fields) as [keyof Values & string, Field][];
  return Object.fromEntries(entries.map(([name, field]) => [name, to(field, name)]));
}
