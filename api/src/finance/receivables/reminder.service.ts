import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import type { RequestContext, SessionUser } from '../../identity/people/requestContext';
import { isDB, passes } from '../../identity/permissions/allow';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { daysAfter, daysBetween, formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { PortalContext } from '../../platform/portalContext';
import { counted } from '../../platform/text/inDutch';
import { isMailAddress } from '../../platform/text/inputFields';
import { inOpenYear } from '../books/ledgerSettings.service';
import { bankParts } from '../claims/bankParts';
import {
  type OpenReceivable,
  type ReceivableReminder,
  ReceivableReminderModel,
  type ReminderOutcome,
} from '../claims/openReceivable.type';
import { listPayables, PayableEnd, payableSourceOf } from '../claims/payable';
import {
  beingCollected,
  listLate,
  listReceivables,
  type Receivable,
  receivableTexts,
  receivableTitles,
  type WithSources,
} from '../claims/receivable';
import type { LinkPortal } from '../paymentLinks/paymentLink.service';
import { openLinks } from '../paymentLinks/receivableLink.service';

/** So many times somebody is reminded. */
const STEPS = 3;
/** After the day it was to be paid by, and after each reminder. */
const DAYS_BETWEEN = 14;
const MOST_AT_ONCE = 500;
const DAY = 24 * 3600 * 1000;

/** What something that is owed is known by among all areas. */
export function keyOf({ kind, id }: Pick<Receivable, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

/** Everything that people owe, of all areas, what is to be paid first at the top. @param only their keys; all when absent */
export async function listOpenReceivables(
  portal: LinkPortal,
  only?: readonly string[],
): Promise<OpenReceivable[]> {
  const [open, reminders, collected] = await Promise.all([
    listReceivables(portal, only),
    remindersByKey(only),
    beingCollected(),
  ]);
  const canLink = Boolean(portal.settings.payments);
  const links = canLink ? await openLinks(open) : new Map<string, string>();
  const titles = receivableTitles(portal);
  const today = todayInAmsterdam();
  return open
    .map((receivable): OpenReceivable => {
      const { kind, id, reference, name, label, amount, dueDate = null, email } = receivable;
      const sent = reminders.get(keyOf(receivable)) ?? [];
      const collectedOn = collected.get(keyOf(receivable))?.file.collectionDate ?? null;
      const next = collectedOn ? null : nextStep(receivable, sent);
      return {
        ...{ id: keyOf(receivable), kind, itemId: id, area: titles.get(kind) ?? kind },
        ...{ reference, name, label, amount, dueDate },
        daysLate: dueDate && dueDate < today ? (Date.parse(today) - Date.parse(dueDate)) / DAY : 0,
        email: email && isMailAddress(email) ? email.trim() : null,
        reminders: sent,
        nextReminder: email && isMailAddress(email) ? next : null,
        nextLetter: next,
        collectedOn,
        link: links.get(keyOf(receivable)) ?? null,
        canLink: canLink && !collectedOn,
      };
    })
    .sort((a, b) => (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9') || a.name.localeCompare(b.name, 'nl'));
}

/** From which day a next reminder can be sent, YYYY-MM-DD; null: there is no day, or no step left. */
function nextStep({ dueDate }: Receivable, sent: readonly ReceivableReminder[]): string | null {
  if (!dueDate || sent.length >= STEPS) return null;
  return daysAfter(sent.at(-1)?.day ?? dueDate, DAYS_BETWEEN);
}

/**
 * Reminds by mail those of them that are late enough for a next step. Who was reminded for a step is not reminded for it
 * again, also by two at once; what was paid meanwhile is skipped, here and when the mail is sent. Safe to repeat.
 * @throws BAD_USER_INPUT
 */
export async function remindReceivables(
  portal: PortalContext,
  actor: SessionUser,
  ids: readonly string[],
): Promise<ReminderOutcome> {
  mustBePossible(portal, ids);
  const today = todayInAmsterdam();
  const wanted = new Set(ids);
  const due = (await listOpenReceivables(portal, ids)).filter(
    ({ nextReminder: from }) => from !== null && from <= today,
  );
  let sent = 0;
  for (const receivable of due) if (await remind(portal, actor, receivable)) sent += 1;
  return { sent, skipped: wanted.size - sent };
}

/** @throws BAD_USER_INPUT when nothing or too much is chosen, or a reminder could not say whom to pay */
export function mustBePossible({ settings }: PortalContext, ids: readonly string[]): void {
  if (ids.length === 0) throw badInput({ ids: receivableTexts.nothingChosen });
  if (ids.length > MOST_AT_ONCE) throw badInput({ ids: receivableTexts.tooMany });
  const { name, accounts } = settings.foundation;
  if (!name || !accounts[0]) throw new AppError('BAD_USER_INPUT', receivableTexts.notSet);
}

/** @returns whether it is this one who reminded */
async function remind(
  { mail }: PortalContext,
  actor: SessionUser,
  { id: key, kind, itemId, email, reminders }: OpenReceivable,
): Promise<boolean> {
  const step = (reminders.at(-1)?.step ?? 0) + 1;
  const to = email ?? '';
  // First the mail, of which the outbox takes one for each step: a crash after it leaves a step that is taken again.
  await mail.enqueueOnce(`receivableReminder ${key} ${step}`, {
    template: 'receivableReminder',
    to,
    data: { kind, itemId, step },
  });
  return noteReminder(actor, { key, step, to });
}

/** Notes a step, once. @returns whether it is this one who did */
export async function noteReminder(
  actor: SessionUser,
  reminder: Pick<ReceivableReminder, 'key' | 'step' | 'to' | 'file'>,
): Promise<boolean> {
  try {
    const day = todayInAmsterdam();
    await ReceivableReminderModel.create({ ...reminder, day, by: actor.id, byName: actor.name });
    return true;
  } catch (error) {
    if (isDuplicateKey(error, 'key')) return false;
    throw error;
  }
}

async function remindersByKey(only?: readonly string[]): Promise<Map<string, ReceivableReminder[]>> {
  const all = await ReceivableReminderModel.find(only ? { key: { $in: only } } : {})
    .sort({ key: 1, step: 1 })
    .lean(leanWithId);
  const byKey = new Map<string, ReceivableReminder[]>();
  for (const reminder of all) byKey.set(reminder.key, [...(byKey.get(reminder.key) ?? []), reminder]);
  return byKey;
}

/** Where who asks sees what is late, and of which kind; null: nowhere. */
async function placeFor(context: RequestContext): Promise<Place | null> {
  if ((await passes(context, isDB)) && (await passes(context, Permission.secFin))) {
    return { link: '/financien?tab=openstaand', actionLabel: 'Herinneren' };
  }
  if (!(await passes(context, Permission.secFact))) return null;
  return { link: '/facturen?tab=overzicht&status=overdue', actionLabel: 'Bekijken', kind: 'invoice' };
}

interface Place {
  link: string;
  actionLabel: string;
  /** Of all that is late they see this kind alone. */
  kind?: string;
}

/** What was not paid in time: for the board of all areas, for who makes invoices those. */
export const lateReceivables: HomeSource<Waiting> = {
  key: 'late receivables',
  async of(context) {
    const place = await placeFor(context);
    return place ? lateItem(context, 'late', place) : [];
  },
};

/** The item of what is late, or none. @param id of the item */
export async function lateItem(
  { portal }: RequestContext,
  id: string,
  { link, actionLabel, kind }: Place,
): Promise<Waiting[]> {
  const today = todayInAmsterdam();
  const late = await listLate(portal, today, kind);
  const [longest] = late;
  if (!longest) return [];
  return [
    {
      ...{ id, kind: WaitingKind.late, count: late.length, link, actionLabel },
      title: `${counted(late.length, 'factuur', 'facturen')} te laat`,
      detail: `${late.length === 1 ? 'Van' : 'Langst open:'} ${longest.name}`,
      cents: late.reduce((sum, { amount }) => sum + amount, 0),
      tag: counted(daysBetween(longest.dueDate, today), 'dag', 'dagen'),
      ...{ urgency: Urgency.late, day: longest.dueDate },
    },
  ];
}

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
