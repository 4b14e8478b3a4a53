import type { Types } from 'mongoose';

import { anyHoldsWords, eachBegins, findSome, type Wanted } from '../../database/reading/findByWords';
import { searchWordsOf } from '../../database/reading/searchWords';
import { ifMatched } from '../../database/updateAtRevision';
import type { JobRun } from '../../jobs/job.model';
import { logger } from '../../log/logger';
import { type Threads, threadWork } from '../../threads/threads';
import { bucket, fileDocuments, type FileMetadata } from '../bucket';
import { type FileWords, FileWordsModel } from './fileWords.model';
import type * as textThread from './text.thread';

/** More words of one file are not kept. */
const MOST_WORDS = 5000;
const MOST_TRIES = 3;
/** In one go of the job. */
const MOST_FILES = 25;
/** More files are not looked at for one search. */
const MOST_FOUND = 200;

/** Has the text of a file read, soon. */
export async function askForWords(
  id: Types.ObjectId,
  { folder, type }: Pick<FileMetadata, 'folder' | 'type'>,
): Promise<void> {
  if (!hasText(type)) return;
  await ifMatched(
    FileWordsModel.updateOne(
      { _id: id },
      { $setOnInsert: { folder, isWaiting: true } },
      { upsert: true, setDefaultsOnInsert: true },
    ),
  );
}

/**
 * Reads the files that wait for it. One that cannot be read is found by its name alone, and not tried again; nor is one with
 * which this process ended three times.
 * @param progress of the job, told after each file
 */
export async function readWaitingFiles(
  threads: Threads,
  progress: JobRun['progress'] = async () => undefined,
): Promise<void> {
  const waiting = await FileWordsModel.find({ isWaiting: true }).select('_id').limit(MOST_FILES).lean();
  for (const [at, { _id }] of waiting.entries()) {
    // Counted before it is read: what ends the process leaves no other trace.
    const begun = await FileWordsModel.findOneAndUpdate(
      { _id, isWaiting: true },
      { $inc: { tries: 1 } },
      { returnDocument: 'after', lean: true },
    );
    const words = begun && (begun.tries ?? 0) <= MOST_TRIES ? await wordsOf(threads, _id) : [];
    await ifMatched(
      FileWordsModel.updateOne(
        { _id, isWaiting: true },
        { $set: { words }, $unset: { isWaiting: 1, tries: 1 } },
      ),
    );
    await progress(at + 1, waiting.length);
  }
}

/**
 * The files of which each word of a text begins a word in them.
 * @param folders the paths in which they may be, with their params filled in
 * @returns their ids
 */
async function filesHolding(folders: readonly string[], text: string): Promise<string[]> {
  const found = await findSome<FileWords>(
    {
      model: FileWordsModel,
      there: { folder: { $in: folders } },
      most: MOST_FOUND,
      fields: [],
    },
    eachBegins('words', text),
  );
  return found.map(({ _id }) => String(_id));
}

/** Forgets the words of files that are gone. */
export async function sweepFileWords(): Promise<void> {
  const gone = await FileWordsModel.aggregate<{ _id: Types.ObjectId }>([
    { $lookup: { from: fileDocuments().collectionName, localField: '_id', foreignField: '_id', as: 'file' } },
    { $match: { file: [] } },
    { $project: { _id: 1 } },
  ]);
  if (gone.length > 0) await FileWordsModel.deleteMany({ _id: { $in: gone.map(({ _id }) => _id) } });
}

async function wordsOf(threads: Threads, id: Types.ObjectId): Promise<string[]> {
  const file = await fileDocuments().findOne({ _id: id });
  if (!file) return [];
  const chunks: Buffer[] = [];
  for await (const chunk of bucket().openDownloadStream(id)) chunks.push(chunk as Buffer);
  try {
    const bytes = new Uint8Array(Buffer.concat(chunks));
    const text = await readText(threads, { type: file.metadata.type, bytes });
    return searchWordsOf(text, MOST_WORDS);
  } catch {
    // The reason may quote the file.
    logger.warn({ file: id.toString() }, 'the text of a file could not be read');
    return [];
  }
}

/** Those whose text can be read. */
const READ = ['pdf', 'docx'];

const LIMIT_MS = 30_000;
const TEXT = threadWork<typeof textThread>(require.resolve('./text.thread'));

/** Whether the text of such a file can be read. @param type its extension */
function hasText(type: string): boolean {
  return READ.includes(type);
}

/**
 * The text in a pdf or a Word file (docx), in a thread of its own, which is ended when it takes more than half a minute or
 * 256 MB. Its bytes move there: they are gone here.
 * @throws when the file cannot be read, or takes too much
 */
function readText(threads: Threads, request: textThread.TextRequest): Promise<string> {
  const transfer = [request.bytes.buffer];
  return threads.run(TEXT, 'textOf', request, { isAlone: true, limitMs: LIMIT_MS, transfer });
}

/** By what documents are found. */
interface SearchedDocuments {
  text: string;
  /** The fields that say what a document is, such as its title. */
  by: readonly string[];
  /** Where their files are: paths with their params filled in. */
  folders: readonly string[];
}

/** A document, and whether only the text in its file holds what was looked for. */
type FoundDocument<Stored> = Stored & { inText: boolean };

/** Records with a `file`, by what they are called, and after those by the text in it. */
export async function findDocuments<Stored extends { id: string }>(
  wanted: Wanted<Stored>,
  { text, by, folders }: SearchedDocuments,
): Promise<FoundDocument<Stored>[]> {
  const named = await findSome<Stored>(wanted, anyHoldsWords(by, text));
  if (text.trim() === '' || named.length >= wanted.most)
    return named.map((found) => ({ ...found, inText: false }));
  const files = await filesHolding(folders, text);
  const known = new Set(named.map(({ id }) => id));
  const read = files.length > 0 ? await findSome<Stored>(wanted, [{ 'file.id': { $in: files } }]) : [];
  return [
    ...named.map((found) => ({ ...found, inText: false })),
    ...read.filter(({ id }) => !known.has(id)).map((found) => ({ ...found, inText: true })),
  ].slice(0, wanted.most);
}

/** What is told beside the name of a document. */
export function detailOfFound(detail: string, { inText }: { inText: boolean }): string {
  return inText ? `${detail} (in de tekst)` : detail;
}
