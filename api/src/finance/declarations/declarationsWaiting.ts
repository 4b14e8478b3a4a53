import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import { actorOf } from '../../identity/people/requestContext';
import { isDB, passes } from '../../identity/permissions/allow';
import type { DutySource } from '../../identity/users/leaving/duty';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { dateInAmsterdam, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { counted, daysAgo } from '../../platform/text/inDutch';
import { TransactionState, TransactionKind, UNDECIDED } from '../books/finance.enums';
import { TransactionModel } from '../books/transaction.model';
import { waiting } from './declaration.service';
import { duplicatesLoader } from './duplicates.loader';

/** Of so many, the oldest, is looked whether they are doubles. */
const LOOKED_AT = 50;

interface ToDecide {
  count: number;
  /** Cents, below 0. */
  amount: number;
  /** Of the oldest. */
  creator: string;
  since: Date;
  ids: unknown[];
}

/** Declarations of others that wait for a decision of the board. */
export const declarationsToDecide: HomeSource<Waiting> = {
  key: 'declarations to decide',
  async of(context) {
    if (!(await passes(context, isDB)) || !(await passes(context, Permission.secFin))) return [];
    const [found] = await TransactionModel.aggregate<ToDecide>([
      { $match: { ...waiting, createdBy: { $ne: actorOf(context).id } } },
      { $sort: { _id: 1 } },
      {
        $group: {
          ...{ _id: null, count: { $sum: 1 }, amount: { $sum: '$amount' }, ids: { $push: '$_id' } },
          ...{ creator: { $first: '$creator' }, since: { $first: '$creationDate' } },
        },
      },
      { $set: { ids: { $slice: ['$ids', LOOKED_AT] } } },
    ]);
    if (!found) return [];
    const { count, amount, creator, since, ids } = found;
    const twins = await duplicatesLoader(context).loadMany(ids.map(String));
    const doubles = twins.filter((others) => Array.isArray(others) && others.length > 0).length;
    const day = dateInAmsterdam(since);
    return [
      {
        ...{ id: 'declarations', kind: WaitingKind.declaration, count, cents: -amount, day },
        title: `${counted(count, 'declaratie', 'declaraties')} om te beoordelen`,
        detail: `${count === 1 ? 'Van' : 'Oudste van'} ${creator}, ${daysAgo(day, todayInAmsterdam())}`,
        tag: doubles > 0 ? `${doubles} ${doubles === 1 ? 'lijkt' : 'lijken'} dubbel` : null,
        ...{ link: '/financien?tab=declaraties', actionLabel: 'Beoordelen', urgency: Urgency.othersWait },
      },
    ];
  },
};

/** One's own declarations about which the board asked something. */
export const declarationsAsked: HomeSource<Waiting> = {
  key: 'declarations asked',
  async of(context) {
    const asked = await TransactionModel.find({
      createdBy: actorOf(context).id,
      state: TransactionState.asked,
    })
      .select({ description: 1, amount: 1, creationDate: 1 })
      .sort({ _id: 1 })
      .lean(leanWithId);
    const [oldest] = asked;
    if (!oldest) return [];
    return [
      {
        ...{ id: 'asked', kind: WaitingKind.question, count: asked.length },
        title: `${counted(asked.length, 'vraag', 'vragen')} over je declaratie${asked.length === 1 ? '' : 's'}`,
        detail: asked.map(({ description }) => description).join(', '),
        cents: asked.reduce((sum, { amount }) => sum - amount, 0),
        day: dateInAmsterdam(oldest.creationDate),
        ...{ link: '/declaraties', actionLabel: 'Antwoorden', urgency: Urgency.othersWait },
      },
    ];
  },
};

/** What somebody declared and nobody decided on: it stays theirs, since the money is. */
export const declarationDuties: DutySource = {
  key: 'declarations',
  title: 'Open declaraties',
  otherwise: 'Ze blijven staan: het bestuur beslist erover en het geld gaat naar wie het declareerde.',
  async of({ id }) {
    const open = await TransactionModel.find({
      createdBy: id,
      kind: TransactionKind.declaration,
      state: { $in: UNDECIDED },
    })
      .select({ description: 1 })
      .sort({ _id: 1 })
      .lean(leanWithId);
    return { items: open.map(({ description }) => description), candidates: [] };
  },
};
