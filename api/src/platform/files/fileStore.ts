import { Types } from 'mongoose';

import { logError } from '../log/logError';
import { type StoredFolder, findFolder } from './fileFolder';
import { folderOf, hideFiles, removeFile, showFiles } from './files.service';
import type { StoredFile } from './storedFile.type';
import { sweepFiles } from './sweepFiles';

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
