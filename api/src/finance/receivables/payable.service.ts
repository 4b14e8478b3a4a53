import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import type { SessionUser } from '../../identity/people/requestContext';
import { isDB, passes } from '../../identity/permissions/allow';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { counted } from '../../platform/text/inDutch';
import { inOpenYear } from '../books/ledgerSettings.service';
import { bankParts } from '../claims/bankParts';
import { listPayables, PayableEnd, payableSourceOf } from '../claims/payable';
import { type WithSources, receivableTexts } from '../claims/receivable';

/**
 * Notes that money was paid back, or need not be (docs/domain/finance.md, F159). @param key `<kind>:<id>`
 * @throws BAD_USER_INPUT without a reason to write it off, or in a closed year; CONFLICT when it was ended, or the bank pays it
 */
export async function endPayable(
  portal: WithSources,
  actor: SessionUser,
  key: string,
  how: PayableEnd,
  reason: string,
): Promise<string> {
  const [open] = await listPayables(portal, [key]);
  const source = open && payableSourceOf(portal, open.kind);
  const gone = () => new AppError('CONFLICT', receivableTexts.gone);
  if (!source || (await bankParts([key])).has(key)) throw gone();
  const day = todayInAmsterdam();
  if (how === PayableEnd.writtenOff) {
    if (!reason) throw badInput({ reason: texts.required });
  }
  const end = () => source.end(actor, open.id, how, day, reason);
  if (!(await (how === PayableEnd.writtenOff ? inOpenYear(day, end) : end()))) throw gone();
  // A line of the bank may have been matched meanwhile; who matches looks at this in turn.
  if ((await bankParts([key])).has(key)) {
    await source.reopen(actor, open.id);
    throw gone();
  }
  return key;
}

/**
 * Takes back that money was noted as paid back, or written off: it is due again (docs/domain/finance.md, F159). Of what is
 * due already it changes nothing. @param key `<kind>:<id>`
 * @throws BAD_USER_INPUT when its year is in the archive, or the bank pays it; NOT_FOUND
 */
export async function reopenPayable(portal: WithSources, actor: SessionUser, key: string): Promise<string> {
  const [kind = '', ...rest] = key.split(':');
  const source = payableSourceOf(portal, kind);
  const id = rest.join(':');
  const day = await source?.endedByHandOn(id);
  if (source && day) await inOpenYear(day, () => source.reopen(actor, id));
  if ((await listPayables(portal, [key])).length > 0) return key;
  if ((await bankParts([key])).has(key)) throw new AppError('BAD_USER_INPUT', receivableTexts.paidBackByBank);
  throw notFound('Dit bedrag');
}

/** Money that is due back, for the board. */
export const payablesToPay: HomeSource<Waiting> = {
  key: 'payables',
  async of(context) {
    if (!(await passes(context, isDB)) || !(await passes(context, Permission.secFin))) return [];
    const open = await listPayables(context.portal);
    const [oldest] = open;
    if (!oldest) return [];
    return [
      {
        ...{ id: 'payables', kind: WaitingKind.payment, count: open.length, day: oldest.since },
        title: `${counted(open.length, 'bedrag', 'bedragen')} terug te betalen`,
        detail: `${open.length === 1 ? 'Aan' : 'Langst open: aan'} ${oldest.name}, sinds ${formatCalendarDate(oldest.since)}`,
        cents: open.reduce((sum, { amount }) => sum + amount, 0),
        ...{ link: '/financien?tab=openstaand', actionLabel: 'Terugbetalen', urgency: Urgency.othersWait },
      },
    ];
  },
};
