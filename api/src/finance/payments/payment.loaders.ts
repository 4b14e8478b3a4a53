import DataLoader from 'dataloader';

import { leanWithId } from '../../platform/database/reading/leanFind';
import { perRequest } from '../../platform/schema/allow';
import { describeEnum } from '../../platform/schema/describeEnum';
import { PaymentFileModel } from '../claims/directDebit.model';
import { paidByBank } from '../claims/settling';

/** How far the payment of a declaration is. */
export enum PaymentState {
  none = 'none',
  inFile = 'inFile',
  paid = 'paid',
}

describeEnum({ PaymentState }, 'How far the payment of a declaration is.', {
  none: 'In no payment file.',
  inFile: 'In betaalbestand: in a payment file that was not turned back.',
  paid: 'Betaald: a line of the bank shows it, or its file was noted as paid.',
});

/** Declaration id → the day a line of the bank paid it, YYYY-MM-DD, or null. */
export const bankedLoader = perRequest(
  () =>
    new DataLoader<string, string | null>(async (ids) => {
      const banked = await paidByBank('declaration', ids);
      return ids.map((id) => banked.get(id) ?? null);
    }),
);

/** Declaration id → how far its payment is. */
export const paymentLoader = perRequest(
  () =>
    new DataLoader<string, PaymentState>(async (ids) => {
      const [files, banked] = await Promise.all([
        PaymentFileModel.find({ paid: { $in: ids } })
          .select({ paid: 1, paidOn: 1 })
          .lean(leanWithId),
        paidByBank('declaration', ids),
      ]);
      const states = new Map(
        files.flatMap(({ paid = [], paidOn }) =>
          paid.map((id) => [id, paidOn ? PaymentState.paid : PaymentState.inFile]),
        ),
      );
      return ids.map((id) => (banked.has(id) ? PaymentState.paid : (states.get(id) ?? PaymentState.none)));
    }),
);
