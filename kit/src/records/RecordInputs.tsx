import { FieldPair } from 'kit/fields';
import { Fragment, type ReactNode } from 'react';

import type { FormField, FormFields } from './recordFields';

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
