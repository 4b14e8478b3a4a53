import DataLoader from 'dataloader';

import type { RequestContext } from '../../identity/people/requestContext';
import { perRequest } from '../../platform/schema/allow';
import { describeEnum } from '../../platform/schema/describeEnum';
import { paymentNumbers, targetOf, thingOf } from '../claims/bankParts';
import type { DirectDebit, DirectDebitFile } from '../claims/directDebit.model';
import { listReceivables } from '../claims/receivable';
import { endedMandates } from './collectable.service';

/** What became of one thing in a direct debit file. */
export enum DirectDebitState {
  collecting = 'collecting',
  paid = 'paid',
  returned = 'returned',
  otherwise = 'otherwise',
  dropped = 'dropped',
}

describeEnum({ DirectDebitState }, 'What became of one thing in a direct debit file.', {
  collecting: 'No line of the bank shows it yet.',
  paid: 'A line of the bank shows it.',
  returned: 'It was charged back.',
  otherwise: 'It was paid in another way before, or is owed no longer.',
  dropped: 'It was taken out of the file, as its mandate had ended.',
});

/** One thing of a file. */
export interface AskedState {
  file: DirectDebitFile;
  debit: DirectDebit;
}

const { collecting, paid, returned, otherwise, dropped } = DirectDebitState;

/** Something in a file → what became of it. */
export const debitStateLoader = perRequest(
  ({ portal }: RequestContext) =>
    new DataLoader<AskedState, DirectDebitState>(async (asked) => {
      const things = asked.map(({ debit }) => debit.thing);
      const [numbers, receivables] = await Promise.all([
        paymentNumbers(things),
        listReceivables(portal, things),
      ]);
      const open = new Set(receivables.map(targetOf));
      return asked.map(({ file, debit: { thing, slot, droppedOn } }) => {
        if (droppedOn) return dropped;
        const { number } = thingOf({ target: slot });
        const { last = 0, lastDay = '', chargedBack = 0 } = numbers.get(thing) ?? {};
        if (chargedBack >= number) return returned;
        if (last >= number && lastDay >= file.collectionDate) return paid;
        return open.has(thing) || file.reversed ? collecting : otherwise;
      });
    }),
);

/** Something in a file → the day its mandate ended, YYYY-MM-DD; null: it lives. */
export const mandateEndLoader = perRequest(
  ({ portal }: RequestContext) =>
    new DataLoader<DirectDebit, string | null>(async (debits) => {
      const ended = await endedMandates(portal, debits);
      return debits.map(({ mandate }) => ended.get(mandate) ?? null);
    }),
);
