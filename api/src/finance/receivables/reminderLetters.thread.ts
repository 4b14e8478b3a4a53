import { drawSheets, pdfMeasure } from '../../platform/pdf/sheetPdf';
import type { Foundation } from '../../platform/settings/settings';
import { type LetterFacts, type Owed, reminderLetter } from './reminderLetterLayout';

/** Letters for one pdf. */
export interface ReminderSheets {
  title: string;
  foundation: Foundation;
  letters: readonly { owed: Owed; facts: LetterFacts }[];
}

/** Reminders as one pdf, each on a sheet of its own. */
export async function printReminders({ title, foundation, letters }: ReminderSheets): Promise<Uint8Array> {
  const measure = await pdfMeasure();
  return drawSheets(
    title,
    letters.map(({ owed, facts }) => reminderLetter(owed, facts, foundation, measure)),
  );
}
