import { pushLogLine } from '../../platform/audit/logLine';
import { AppError } from '../../platform/errors/appError';
import { OrderState } from '../stock.enums';
import { stockTexts, what } from '../stock.texts';
import { OrderModel } from './order.model';
import { getOrder } from './order.service';

/** What the customer of an erased order is called. */
const NOBODY = { firstName: 'Verwijderde', lastName: 'klant', email: '' };

/** An order that has ended: nobody has to be reached about it. */
export const ENDED = {
  state: { $in: [OrderState.collected, OrderState.cancelled] },
  placed: true,
  step: null,
  erased: { $ne: true },
  // Money that is due back has to reach somebody.
  $or: [{ refund: null }, { 'refund.endedOn': { $ne: null } }],
};

/**
 * Takes the customer out of an order that has ended, in one write; what was sold, for how much and when it was paid stays
 * for the books. Twice is once.
 * @throws BAD_USER_INPUT for one that has not ended, NOT_FOUND
 */
export async function eraseOrder(actor: { name: string }, id: string): Promise<void> {
  const { erased } = await getOrder(id);
  if (erased) return;
  const { matchedCount } = await OrderModel.updateOne(
    { _id: id, ...ENDED },
    {
      $set: { ...NOBODY, erased: true, change: null },
      $unset: { links: 1 },
      $inc: { revision: 1 },
      $push: pushLogLine(actor, 'klant geanonimiseerd'),
    },
  );
  if (matchedCount === 0 && !(await getOrder(id)).erased)
    throw new AppError('BAD_USER_INPUT', stockTexts.eraseOpen(what.order));
}
