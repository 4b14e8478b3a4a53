import { FieldPair } from 'kit/fields';
import { Fact } from 'kit/lists';
import { Fragment, type ReactNode } from 'react';

import { type FormField, type FormFields, factsOf, type RecordFields } from './recordFields';

/** The inputs of these fields, in their order; halves that follow each other stand side by side. */
export function RecordInputs<Values>({ fields }: { fields: FormFields<Values> }) {
  const rows: ReactNode[][] = [];
  let isOpen = false;
  for (const [name, field] of Object.entries<FormField<never>>(fields as never)) {
    const input = <Fragment key={name}>{field.input}</Fragment>;
    if (field.isHalf && isOpen) {
      rows.at(-1)?.push(input);
      isOpen = false;
    } else {
      rows.push([input]);
      isOpen = field.isHalf ?? false;
    }
  }
  return rows.map((row, at) => (row.length > 1 ? <FieldPair key={at}>{row}</FieldPair> : row[0]));
}

/** The facts of a record, for `Facts`: those fields that do not stand elsewhere. */
export function RecordFacts<Values>({ fields, values }: { fields: RecordFields<Values>; values: Values }) {
  return factsOf(fields, values).map(({ name, label, shown }) => (
    <Fact key={name} label={label}>
      {shown}
    </Fact>
  ));
}
