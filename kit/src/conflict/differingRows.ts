import type { ReactNode } from 'react';

import type { ConflictRow } from './VersionsTable';

/** How a field is called and shown in the comparison of two versions. */
export type FieldLabel = { label: string; show?: (value: never) => ReactNode };

/**
 * The fields in which two versions differ, in words.
 * @param fields which fields are compared, with their names; `show` for what is no text
 */
export function differingRows<Values extends object>(
  fields: { [Name in keyof Values]?: FieldLabel | string },
  mine: Values,
  theirs: Values,
): ConflictRow[] {
  return (Object.entries(fields) as [keyof Values, FieldLabel | string][])
    .filter(([name]) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
    .map(([name, words]) => {
      const { label, show } = typeof words === 'string' ? { label: words, show: undefined } : words;
      const text = (value: unknown) => {
        if (value === '' || value === null || value === undefined) return '(leeg)';
        if (show) return show(value as never);
        return Array.isArray(value) ? value.join(',') : String(value as string | number | boolean);
      };
      return { label, mine: text(mine[name]), theirs: text(theirs[name]) };
    });
}
