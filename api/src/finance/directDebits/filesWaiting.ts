import type { Model } from 'mongoose';

import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import { actorOf, type RequestContext } from '../../identity/people/requestContext';
import { isDB, passes } from '../../identity/permissions/allow';
import { dateInAmsterdam } from '../../platform/dates/amsterdam';
import { counted } from '../../platform/text/inDutch';
import { DirectDebitFileModel, PaymentFileModel } from '../claims/directDebit.model';
import { firstTold } from './collectable.service';

const MOST = 3;

interface Found {
  _id: unknown;
  creator: string;
  creationDate: Date;
  count: number;
  /** Cents. */
  amount: number;
}

/** Files for the bank that another of the board made and this one has to agree with. */
export const filesToApprove: HomeSource<Waiting> = {
  key: 'files to approve',
  async of(context) {
    if (!context.settings.paymentApproval) return [];
    if (!(await passes(context, isDB)) || !(await passes(context, Permission.secFin))) return [];
    const [payments, debits] = await Promise.all([
      madeByOthers(PaymentFileModel as never, context, { paidOn: null }, '$payments'),
      madeByOthers(
        DirectDebitFileModel as never,
        context,
        { collectionDate: { $gte: firstTold() } },
        '$debits',
      ),
    ]);
    return [
      ...payments.map((file) => itemOf(file, 'Betaalbestand', 'betaling', 'betalingen', 'betalingen')),
      ...debits.map((file) => itemOf(file, 'Incassobestand', 'incasso', 'incasso’s', 'incasso')),
    ];
  },
};

/** Nobody has agreed with them yet; the oldest first. @param lines what they hold */
function madeByOthers(
  model: Model<object>,
  context: RequestContext,
  only: object,
  lines: string,
): Promise<Found[]> {
  const createdBy = { $type: 'string', $ne: actorOf(context).id };
  return model.aggregate<Found>([
    { $match: { 'approval.at': null, reversed: false, createdBy, ...only } },
    { $sort: { _id: 1 } },
    { $limit: MOST },
    {
      $project: {
        ...{ creator: 1, creationDate: 1 },
        lines: { $filter: { input: lines, cond: { $not: ['$$this.droppedOn'] } } },
      },
    },
    { $set: { count: { $size: '$lines' }, amount: { $sum: '$lines.amount' } } },
    { $unset: 'lines' },
  ]);
}

function itemOf(
  { _id, creator, creationDate, count, amount }: Found,
  name: string,
  one: string,
  several: string,
  tab: string,
): Waiting {
  return {
    ...{ id: `file ${String(_id)}`, kind: WaitingKind.payment, count: 1, cents: amount },
    title: `${name} wacht op je akkoord`,
    detail: `Klaargezet door ${creator}, ${counted(count, one, several)}`,
    ...{ link: `/financien?tab=${tab}`, actionLabel: 'Nakijken', urgency: Urgency.othersWait },
    day: dateInAmsterdam(creationDate),
  };
}
