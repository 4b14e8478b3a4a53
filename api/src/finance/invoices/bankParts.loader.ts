import DataLoader from 'dataloader';

import { perRequest } from '../../platform/schema/perRequest';
import { type BankPart, bankParts, targetOf } from '../claims/bankParts';

/** Invoice id → what lines of the bank pay of it, in their order. */
export const bankPartsLoader = perRequest(
  () =>
    new DataLoader<string, readonly BankPart[]>(async (ids) => {
      const things = ids.map((id) => targetOf({ kind: 'invoice', id }));
      const parts = await bankParts(things);
      return things.map((thing) => parts.get(thing) ?? []);
    }),
);
