import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import type { RequestContext } from '../../identity/people/requestContext';
import { isDB, passes } from '../../identity/permissions/allow';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { daysAfter, formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { counted } from '../../platform/text/inDutch';
import { targetOf } from '../claims/bankParts';
import {
  type DirectDebitFile,
  DirectDebitFileModel,
  type PaymentFile,
  PaymentFileModel,
} from '../claims/directDebit.model';
import { listReceivables } from '../claims/receivable';
import { paidByBank } from '../claims/settling';
import { debitStateLoader, DirectDebitState } from './directDebit.loaders';

/** Days after which the bank should have shown a file, and during which it is told. */
const SHOWN_AFTER = 5;
const TOLD_FOR = 90;

/** What was sent to the bank and does not show there, and what was charged back and is still owed, for the board. */
export const filesAtTheBank: HomeSource<Waiting> = {
  key: 'files at the bank',
  async of(context) {
    if (!(await passes(context, isDB)) || !(await passes(context, Permission.secFin))) return [];
    const today = todayInAmsterdam();
    const days = { $gte: daysAfter(today, -TOLD_FOR), $lt: daysAfter(today, -SHOWN_AFTER) };
    const [payments, debits] = await Promise.all([paymentsNotSeen(context, days), debitsOf(context, days)]);
    const unseen = debits.filter(({ state }) => state === DirectDebitState.collecting);
    const returned = debits.filter(({ state }) => state === DirectDebitState.returned);
    const again = { actionLabel: 'Nakijken', kind: WaitingKind.payment, urgency: Urgency.late };
    return [
      itemOf(payments, {
        ...{ ...again, id: 'paymentsNotSeen', link: '/financien?tab=betalingen' },
        title: `${counted(payments.length, 'betaalbestand', 'betaalbestanden')} niet op de bank gezien`,
      }),
      itemOf(unseen, {
        ...{ ...again, id: 'debitsNotSeen', link: '/financien?tab=incasso' },
        title: `${counted(unseen.length, 'incasso', 'incasso’s')} niet op de bank gezien`,
      }),
      itemOf(returned, {
        ...{ ...again, id: 'debitsReturned', link: '/financien?tab=openstaand' },
        title: `${counted(returned.length, 'incasso', 'incasso’s')} teruggeboekt en nog open`,
      }),
    ].flat();
  },
};

function itemOf(
  some: readonly { day: string }[],
  item: Pick<Waiting, 'id' | 'kind' | 'title' | 'link' | 'actionLabel' | 'urgency'>,
): Waiting[] {
  const day = some.map((one) => one.day).sort()[0];
  if (!day) return [];
  return [{ ...item, count: some.length, day, detail: `Van ${formatCalendarDate(day)}` }];
}

async function paymentsNotSeen({ settings }: RequestContext, days: object): Promise<{ day: string }[]> {
  const files = await PaymentFileModel.find({ executionDate: days, reversed: false, paidOn: null })
    .select({ paid: 1, executionDate: 1, approval: 1 })
    .lean(leanWithId);
  // What nobody agreed with waits for that.
  const sent = files.filter(({ approval }: PaymentFile) => approval || !settings.paymentApproval);
  const seen = await paidByBank(
    'declaration',
    sent.flatMap(({ paid = [] }) => paid),
  );
  return sent
    .filter(({ paid = [] }) => paid.some((id) => !seen.has(id)))
    .map(({ executionDate: day }) => ({ day }));
}

/** What became of each thing that was collected; of what was charged back only what is still owed. */
async function debitsOf(
  context: RequestContext,
  days: object,
): Promise<{ day: string; state: DirectDebitState }[]> {
  const files = await DirectDebitFileModel.find({ collectionDate: days, reversed: false }).lean(leanWithId);
  const sent = files.filter(({ approval }: DirectDebitFile) => approval || !context.settings.paymentApproval);
  const asked = sent.flatMap((file) => file.debits.map((debit) => ({ file, debit })));
  const states = await debitStateLoader(context).loadMany(asked);
  const open = new Set(
    (
      await listReceivables(
        context.portal,
        asked.map(({ debit }) => debit.thing),
      )
    ).map(targetOf),
  );
  return asked.flatMap(({ file, debit }, at) => {
    const state = states[at];
    if (!state || state instanceof Error) return [];
    const isOver = state === DirectDebitState.returned && !open.has(debit.thing);
    return isOver ? [] : [{ day: file.collectionDate, state }];
  });
}
