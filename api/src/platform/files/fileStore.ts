import { Types } from 'mongoose';

import { logError, logger } from '../log/logger';
import { fileChunks, type FileDocument, fileDocuments } from './bucket';
import { findFolder, type StoredFolder } from './fileFolder';
import { folderOf, hideFiles, removeFile, showFiles } from './files.service';
import type { StoredFile } from './storedFile.type';
import { sweepFileWords } from './text/fileWords.service';

/** The files of one portal: what its areas declared about their folders decides which ones are still wanted. */
export class FileStore {
  constructor(private readonly folders: readonly StoredFolder[]) {}

  /**
   * Removes the file of a record that is gone or has another one now; not when a second record points to it. While one in
   * the trash does, nobody reads it. Never fails: what stays behind is swept after a day.
   */
  async release(file: Pick<StoredFile, 'id' | 'url'> | null | undefined): Promise<void> {
    if (file) await this.releaseAll([file]);
  }

  /** The same of many at once, such as all letters of a contact moment. */
  async releaseAll(files: readonly Pick<StoredFile, 'id' | 'url'>[]): Promise<void> {
    const byFolder = new Map<StoredFolder | undefined, string[]>();
    for (const { id, url } of files) {
      const folder = findFolder(this.folders, folderOf(url).split('/'))?.folder;
      const ids = byFolder.get(folder);
      if (ids) ids.push(id);
      else byFolder.set(folder, [id]);
    }
    for (const [folder, ids] of byFolder) {
      try {
        await releaseIn(folder, ids);
      } catch (error) {
        logError(error, 'files not removed', { files: ids });
      }
    }
  }

  /** Files of what was taken out of the trash: they are read again without a look at who points to them. */
  show(files: readonly Pick<StoredFile, 'id'>[]): Promise<void> {
    return showFiles(files.map(({ id }) => new Types.ObjectId(id)));
  }

  /** Removes what no record has pointed to for a day. @param now for tests: the moment to count from */
  sweep(now?: number): Promise<void> {
    return sweepFiles(this.folders, now);
  }
}

async function releaseIn(folder: StoredFolder | undefined, ids: readonly string[]): Promise<void> {
  const shown = (await folder?.pointedTo(ids, true)) ?? [];
  const rest = ids.filter((id) => !shown.includes(id));
  if (rest.length === 0) return;
  const kept = (await folder?.pointedTo(rest)) ?? [];
  await hideFiles(kept.map((id) => new Types.ObjectId(id)));
  for (const id of rest) if (!kept.includes(id)) await removeFile(new Types.ObjectId(id));
}

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
