import type { SessionUser } from '../../identity/people/requestContext';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { storeFile } from '../../platform/files/files.service';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { threadWork } from '../../platform/threads/threads';
import {
  type OpenReceivable,
  ReceivableReminderModel,
  type ReminderLetters,
} from '../claims/openReceivable.type';
import { listReceivables, type Receivable } from '../claims/receivable';
import { linkUrls } from '../paymentLinks/receivableLink.service';
import { keyOf, listOpenReceivables, mustBePossible, noteReminder } from './reminder.service';
import type * as reminderThread from './reminderLetters.thread';

/** Where the letters are. */
export const LETTERS_FOLDER = 'herinneringen';

const REMINDERS = threadWork<typeof reminderThread>(require.resolve('./reminderLetters.thread'));

/** A letter that is to be made. */
interface Letter {
  key: string;
  step: number;
  receivable: Receivable;
}

/**
 * Makes letters for those of them that are late enough for a next step, in one pdf; each counts as that step, as a mail does.
 * Who is reminded of it by another at the same moment is not in the pdf. Safe to repeat. @throws BAD_USER_INPUT
 */
export async function makeReminderLetters(
  portal: PortalContext,
  actor: SessionUser,
  ids: readonly string[],
): Promise<ReminderLetters> {
  mustBePossible(portal, ids);
  const wanted = new Set(ids);
  const letters = await dueLetters(portal, ids);
  if (letters.length === 0) return { file: null, made: 0, skipped: wanted.size };
  // First the pdf: after a crash between two notes it is found at those that were noted.
  const urls = await linkUrls(
    portal,
    letters.map(({ receivable }) => receivable),
  );
  const file = await draw(portal, letters, urls);
  const mine: Letter[] = [];
  for (const letter of letters) {
    const { key, step } = letter;
    if (await noteReminder(actor, { key, step, to: '', file })) mine.push(letter);
  }
  const outcome = { made: mine.length, skipped: wanted.size - mine.length };
  if (mine.length === letters.length) return { ...outcome, file };
  const rest = mine.length > 0 ? await draw(portal, mine, urls) : null;
  if (rest) await ReceivableReminderModel.updateMany({ 'file.id': file.id }, { $set: { file: rest } });
  await portal.files.release(file);
  return { ...outcome, file: rest };
}

async function dueLetters(portal: PortalContext, keys: readonly string[]): Promise<Letter[]> {
  const today = todayInAmsterdam();
  const [open, receivables] = await Promise.all([
    listOpenReceivables(portal, keys),
    listReceivables(portal, keys),
  ]);
  const byKey = new Map(receivables.map((one) => [keyOf(one), one]));
  return open.flatMap(({ id: key, nextLetter: from, reminders }: OpenReceivable) => {
    const receivable = byKey.get(key);
    if (!receivable || from === null || from > today) return [];
    return [{ key, step: (reminders.at(-1)?.step ?? 0) + 1, receivable }];
  });
}

async function draw(
  { settings, threads }: PortalContext,
  letters: readonly Letter[],
  urls: ReadonlyMap<string, string>,
): Promise<StoredFile> {
  const date = todayInAmsterdam();
  const title = `Herinneringen ${date}.pdf`;
  const sheets = letters.map(({ key, step, receivable }) => {
    const { name, address, label, reference, amount, dueDate } = receivable;
    const owed = { name, address, label, reference, amount, dueDate };
    return { owed, facts: { step, date, url: urls.get(key) ?? '' } };
  });
  const { foundation } = settings;
  const bytes = await threads.run(REMINDERS, 'printReminders', { title, foundation, letters: sheets });
  return storeFile(LETTERS_FOLDER, { name: title, type: 'pdf', bytes });
}
