import { Types } from 'mongoose';

import { logError } from '../log/logError';
import type { StoredFolder } from './fileFolder';
import { folderOf, hideFile, removeFile, showFiles } from './files.service';
import { findFolder } from './findFolder';
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
    if (!file) return;
    try {
      if (await this.isPointedTo(file, true)) return;
      const id = new Types.ObjectId(file.id);
      if (await this.isPointedTo(file)) await hideFile(id);
      else await removeFile(id);
    } catch (error) {
      logError(error, 'file not removed', { file: file.id });
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

  private async isPointedTo({ id, url }: Pick<StoredFile, 'id' | 'url'>, live = false): Promise<boolean> {
    const found = findFolder(this.folders, folderOf(url).split('/'));
    return ((await found?.folder.pointedTo([id], live)) ?? []).length > 0;
  }
}
