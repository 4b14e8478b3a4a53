import type { SessionUser } from '../../../identity/people/requestContext';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { saveAtRevision } from '../../../platform/database/updateAtRevision';
import { mustBeOpen } from '../../books/accountancyYear.service';
import { withEntry } from '../../books/yearEntry.service';
import { type AnnualNote, AnnualNoteModel } from './annualNote.model';

/** After every character that is in a key. */
const END = '\uffff';

/** What the treasurer said of the lines of a year. */
export async function listNotes(yearId: string): Promise<AnnualNote[]> {
  return AnnualNoteModel.find({ _id: { $gte: `${yearId}:`, $lt: `${yearId}:${END}` } })
    .sort({ _id: 1 })
    .lean(leanWithId);
}

/**
 * Says something of a line, while its year stays open (docs/domain/finance.md, F166).
 * @throws BAD_USER_INPUT when the year is in the archive, NOT_FOUND, CONFLICT when somebody else was first
 */
export async function saveNote(
  actor: SessionUser,
  yearId: string,
  { line, revision, text }: Pick<AnnualNote, 'line' | 'revision' | 'text'>,
): Promise<AnnualNote> {
  const write = () =>
    saveAtRevision<AnnualNote>({
      model: AnnualNoteModel,
      id: `${yearId}:${line}`,
      revision,
      actor,
      what: 'Deze toelichting',
      update: { $set: { line, text: text.trim() } },
    });
  return withEntry({ yearId }, () => mustBeOpen(yearId), write);
}
