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

type Named<Fields> = { [Name in keyof Fields]: string };

/** What is stored of an input: every field as text, '' when it was left out. */
export function storedTexts<Fields extends Record<string, TextField>>(
  fields: Fields,
  input: { readonly [Name in keyof Fields]?: string | null },
): Named<Fields> {
  return mapped(fields, ({ clean = (sent) => sent }, name) => clean((input[name] ?? '').trim()));
}

/** What an erased record keeps of its fields: '' for those that are personal; those that stay are not named. */
export function erasedTexts<Fields extends Record<string, TextField>>(
  fields: Fields,
): Partial<Named<Fields>> {
  const cleared = Object.entries(fields).filter(([, { whenErased }]) => whenErased === 'cleared');
  return Object.fromEntries(cleared.map(([name]) => [name, ''])) as Partial<Named<Fields>>;
}

/** What a search looks at. @param more what the record has beside these fields, such as its number */
export function searchTextOf<Fields extends Record<string, TextField>>(
  fields: Fields,
  record: Named<Fields>,
  ...more: readonly (string | number)[]
): string {
  const searched = Object.keys(fields).filter((name) => fields[name]?.searched);
  return searchable([...more, ...searched.map((name) => record[name])].join(' '));
}

/** How the change log calls the fields. */
export function logNames<Fields extends Record<string, TextField>>(fields: Fields): Named<Fields> {
  return mapped(fields, ({ log }) => log);
}

/** A line of the change log: which fields changed, not what was in them. @param names of all fields that are looked at */
export function changedFields<Record_ extends object>(
  names: { readonly [Name in keyof Record_]?: string },
  before: Record_,
  after: Partial<Record_>,
): string {
  const changed = (Object.entries(names) as [keyof Record_, string][])
    .filter(([field]) => (before[field] ?? null) !== (after[field] ?? null))
    .map(([, name]) => name);
  return changed.length > 0 ? `gewijzigd: ${changed.join(', ')}` : 'opgeslagen';
}

function mapped<Fields extends Record<string, TextField>>(
  fields: Fields,
  to: (field: TextField, name: keyof Fields) => string,
): Named<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, to(field, name)]),
  ) as Named<Fields>;
}
