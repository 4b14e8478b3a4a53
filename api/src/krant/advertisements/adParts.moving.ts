import type { Moving } from '../../platform/moving/moving';
import { type OldRecord, newIdOf } from '../../platform/moving/oldRecord';
import { LINES } from '../../platform/text/inputFields';
import { QuestionStatus } from '../krant.enums';
import { documentsFolder } from './adParts.service';
import type { AdDocument, AdNote, AdQuestion, Advertisement } from './advertisement.model';

const STATUSES = { open: QuestionStatus.open, opgelost: QuestionStatus.opgelost } as const;
/** Who wrote it, when that was not kept. */
const UNKNOWN = 'onbekend';

type Parts = Pick<Advertisement, 'advRedactieNotes' | 'advContactQuestions' | 'docs'>;

/** The notes, questions and documents of an old advertisement. */
export async function movedParts(
  old: OldRecord,
  moving: Moving,
  editionTitle: string,
  number: number,
): Promise<Parts> {
  const note = old.at('advRedactieNote').text({ most: LINES, isLong: true });
  const moment = old.newId.getTimestamp();
  return {
    advRedactieNotes: [
      ...(note ? [{ _id: old.newId, text: note, creator: UNKNOWN, creationDate: moment }] : []),
      ...notesOf(old, moment),
    ] as unknown as AdNote[],
    advContactQuestions: old.parts('advContactQuestions').map((question) => ({
      _id: question.newId,
      msg: question.at('msg').text({ required: true, most: LINES, isLong: true }),
      status: question.at('status').choice(STATUSES) ?? QuestionStatus.open,
      creator: question.at('creator').text() || UNKNOWN,
      creationDate: question.at('creationDate').moment() ?? moment,
    })) as unknown as AdQuestion[],
    docs: await docsOf(old, moving, documentsFolder(editionTitle, number)),
  };
}

/** Notes are texts, or parts with a text. */
function notesOf(old: OldRecord, moment: Date) {
  const isParts =
    Array.isArray(old.plain.advRedactieNotes) && typeof old.plain.advRedactieNotes[0] === 'object';
  if (!isParts) {
    return old.lines('advRedactieNotes').map((text, at) => ({
      _id: newIdOf('advRedactieNotes', `${old.id} ${at}`),
      text,
      creator: UNKNOWN,
      creationDate: moment,
    }));
  }
  return old.parts('advRedactieNotes').map((note) => ({
    _id: note.newId,
    text: note.at('text').text({ required: true, most: LINES, isLong: true }),
    creator: note.at('creator').text() || UNKNOWN,
    creationDate: note.at('creationDate').moment() ?? moment,
  }));
}

async function docsOf(old: OldRecord, moving: Moving, folder: string): Promise<AdDocument[]> {
  const docs: unknown[] = [];
  for (const doc of old.parts('docs')) {
    const field = doc.at('doc_id').isMissing ? doc.at('id') : doc.at('doc_id');
    const title = doc.at('title').text();
    const file = field.isMissing ? null : await moving.files.take(field, { folder, kind: 'artwork' });
    if (!file) continue;
    docs.push({
      _id: doc.newId,
      title: title || file.name,
      description: doc.at('description').text({ most: LINES, isLong: true }),
      file,
      creator: doc.at('creator').text() || UNKNOWN,
      creationDate: doc.at('creationDate').moment() ?? old.newId.getTimestamp(),
    });
  }
  return docs as AdDocument[];
}
