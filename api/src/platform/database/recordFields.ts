import { searchable } from '../text/plainText';

/** All that a service says of one text field that people edit. */
export interface TextField {
  /** As the change log calls it. */
  log: string;
  /** What is stored of what was sent, which has no spaces around it; absent: that. */
  clean?: (sent: string) => string;
  /** Whether a search looks at it. */
  searched: boolean;
  /** Kept when the record is removed or anonymised, or cleared because it is personal. */
  whenErased: 'kept' | 'cleared';
}

/**
 * The text fields of an input, each in one entry. To be written as an object that
 * `satisfies TextFields<Input, Stored>`: a field that is left out, or that the record does not have, does not compile.
 */
export type TextFields<Input, Stored> = {
  readonly [Name in keyof Input]-?: Name extends keyof Stored ? TextField : never;
};

/**
 * All that a service says of one field that is no plain text, such as a date, a choice or yes or no. What is stored of it
 * the service says itself; when it is cleared, that is null.
 */
export type OtherField = Pick<TextField, 'log' | 'whenErased'>;

/**
 * As `TextFields`, of an input with other fields too: what is stored as text, which is never null, has a `TextField`, the
 * others an `OtherField`.
 */
export type EditedFields<Input, Stored> = {
  readonly [Name in keyof Input]-?: Name extends keyof Stored
    ? IsText<Stored[Name]> extends true
      ? TextField
      : OtherField
    : never;
};

type IsText<Value> = [Value, string] extends [string, Value] ? true : false;
type AnyFields = Record<string, TextField | OtherField>;
type Named<Fields> = { [Name in keyof Fields]: string };
type Texts<Fields> = {
  [Name in keyof Fields as Fields[Name] extends TextField ? Name : never]: string;
};

/** What is stored of the texts of an input: '' for what was left out. */
export function storedTexts<Fields extends AnyFields>(
  fields: Fields,
  input: { readonly [Name in keyof Texts<Fields>]?: string | null },
): Texts<Fields> {
  const sent: Partial<Record<string, string | null>> = input;
  const stored = textsOf(fields).map(([name, { clean = (text: string) => text }]) => [
    name,
    clean((sent[name] ?? '').trim()),
  ]);
  return Object.fromEntries(stored) as Texts<Fields>;
}

/** These fields of a record that has more. */
export function pickTexts<Fields extends AnyFields>(
  fields: Fields,
  record: Readonly<Texts<Fields>>,
): Texts<Fields> {
  const all: Readonly<Record<string, string>> = record;
  return Object.fromEntries(textsOf(fields).map(([name]) => [name, all[name]])) as Texts<Fields>;
}

/** What an erased record keeps of its fields: '' or null for those that are personal; those that stay are not named. */
export function erased<Fields extends AnyFields>(
  fields: Fields,
): { [Name in keyof Fields]?: Fields[Name] extends TextField ? string : null } {
  const cleared = Object.entries(fields).filter(([, { whenErased }]) => whenErased === 'cleared');
  return Object.fromEntries(cleared.map(([name, field]) => [name, isText(field) ? '' : null])) as {
    [Name in keyof Fields]?: Fields[Name] extends TextField ? string : null;
  };
}

/** What a search looks at. @param more what the record has beside these fields, such as its number */
export function searchTextOf<Fields extends AnyFields>(
  fields: Fields,
  record: Readonly<Texts<Fields>>,
  ...more: readonly (string | number)[]
): string {
  const all: Readonly<Record<string, string>> = record;
  const searched = textsOf(fields).filter(([, { searched: isSearched }]) => isSearched);
  return searchable([...more, ...searched.map(([name]) => all[name])].join(' '));
}

/** How the change log calls the fields. */
export function logNames<Fields extends AnyFields>(fields: Fields): Named<Fields> {
  return Object.fromEntries(Object.entries(fields).map(([name, { log }]) => [name, log])) as Named<Fields>;
}

/** A line of the change log: which fields changed, not what was in them. @param names of all fields that are looked at */
export function changedFields<Record_ extends object>(
  names: { readonly [Name in keyof Record_]?: string },
  before: Record_,
  after: Partial<Record_>,
): string {
  const changed = changedNames(names, before, after);
  return changed.length > 0 ? `gewijzigd: ${changed.join(', ')}` : 'opgeslagen';
}

/** The names of the fields that changed. @param names of all fields that are looked at */
export function changedNames<Record_ extends object>(
  names: { readonly [Name in keyof Record_]?: string },
  before: Record_,
  after: Partial<Record_>,
): string[] {
  return (Object.entries(names) as [keyof Record_, string][])
    .filter(([field]) => (before[field] ?? null) !== (after[field] ?? null))
    .map(([, name]) => name);
}

const isText = (field: TextField | OtherField): field is TextField => 'searched' in field;

function textsOf(fields: AnyFields): [string, TextField][] {
  return Object.entries(fields).flatMap(([name, field]): [string, TextField][] =>
    isText(field) ? [[name, field]] : [],
  );
}
