import { Fact } from 'kit/lists';

import { factsOf, type RecordFields } from './recordFields';

/** The facts of a record, for `Facts`: those fields that do not stand elsewhere. */
export function RecordFacts<Values>({ fields, values }: { fields: RecordFields<Values>; values: Values }) {
  return factsOf(fields, values).map(({ name, label, shown }) => (
    <Fact key={name} label={label}>
      {shown}
    </Fact>
  ));
}
