import { Types } from 'mongoose';

import { logger } from '../log/logger';
import { fileChunks, type FileDocument, fileDocuments } from './bucket';
import { type StoredFolder, findFolder } from './fileFolder';
import { removeFile } from './files.service';
import { sweepFileWords } from './text/fileWords.service';

const DAY = 24 * 3600 * 1000;
const BATCH = 500;

/**
 * Removes what nobody will miss: files that no record has pointed to for a day, and bytes of uploads that a crash cut
 * off. A record that takes a file at the same moment wins.
 */
export async function sweepFiles(folders: readonly StoredFolder[], now = Date.now()): Promise<void> {
  const limit = new Date(now - DAY);
  const old = { uploadDate: { $lt: limit }, 'metadata.takenAt': { $not: { $gte: limit } } };
  let after = new Types.ObjectId('0'.repeat(24));
  for (;;) {
    const batch = await fileDocuments()
      .find({ ...old, _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    const last = batch.at(-1);
    if (!last) break;
    after = last._id;
    for (const file of await unwanted(folders, batch)) await removeFile(file._id, old);
  }
  await sweepChunks(limit);
  await sweepFileWords();
}

/** Those that no record points to. A folder that is not declared (any more) keeps its files. */
async function unwanted(
  folders: readonly StoredFolder[],
  files: readonly FileDocument[],
): Promise<FileDocument[]> {
  const byFolder = group(files);
  const found: FileDocument[] = [];
  for (const [path, inFolder] of byFolder) {
    const declared = findFolder(folders, path.split('/'))?.folder;
    if (!declared) {
      logger.warn({ folder: path, files: inFolder.length }, 'files in a folder that no area declares');
      continue;
    }
    const kept = new Set(await declared.pointedTo(inFolder.map(({ _id }) => _id.toString())));
    found.push(...inFolder.filter(({ _id }) => !kept.has(_id.toString())));
  }
  return found;
}

/** Bytes whose file never came to exist. */
async function sweepChunks(limit: Date): Promise<void> {
  const before = Types.ObjectId.createFromTime(Math.floor(limit.getTime() / 1000));
  const ids = await fileChunks().distinct('files_id', { _id: { $lt: before } });
  for (let at = 0; at < ids.length; at += BATCH) {
    const part = ids.slice(at, at + BATCH);
    const whole = await fileDocuments()
      .find({ _id: { $in: part } }, { projection: { _id: 1 } })
      .toArray();
    const known = new Set(whole.map(({ _id }) => _id.toString()));
    const orphans = part.filter((id) => !known.has(id.toString()));
    if (orphans.length > 0) await fileChunks().deleteMany({ files_id: { $in: orphans } });
  }
}

function group(files: readonly FileDocument[]): Map<string, FileDocument[]> {
  const groups = new Map<string, FileDocument[]>();
  for (const file of files) {
    const { folder } = file.metadata;
    groups.set(folder, [...(groups.get(folder) ?? []), file]);
  }
  return groups;
}
