import { Fact } from 'kit/lists';

import type { RecordField, RecordFields } from './recordFields';

/** The facts of a record, for `Facts`: those fields that do not stand elsewhere. */
export function RecordFacts<Values>({ fields, values }: { fields: RecordFields<Values>; values: Values }) {
  const entries = Object.entries(fields) as [keyof Values & string, RecordField<Values[keyof Values]>][];
  return entries.map(([name, { label, fact }]) => {
    if (fact === 'elsewhere') return null;
    const value = values[name];
    const isFilled = value !== '' && value !== null && value !== undefined;
    const shown = isFilled ? fact.show(value) : fact.whenEmpty;
    return shown === null ? null : (
      <Fact key={name} label={label}>
        {shown}
      </Fact>
    );
  });
}
