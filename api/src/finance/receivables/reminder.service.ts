import type { SessionUser } from '../../identity/people/requestContext';
import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { daysAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { isMailAddress } from '../../platform/text/inputFields';
import { beingCollected } from '../claims/beingCollected';
import type { OpenReceivable, ReminderOutcome } from '../claims/openReceivable.type';
import { listReceivables, type Receivable, receivableTitles, receivableTexts } from '../claims/receivable';
import { type ReceivableReminder, ReceivableReminderModel } from '../claims/receivableReminder.model';
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
