import { Types } from 'mongoose';

import { logError } from '../log/logError';
import type { StoredFolder } from './fileFolder';
import { folderOf, removeFile } from './files.service';
import { findFolder } from './findFolder';
import type { StoredFile } from './storedFile.type';
import { sweepFiles } from './sweepFiles';

/** The files of one portal: what its areas declared about their folders decides which ones are still wanted. */
export class FileStore {
  constructor(private readonly folders: readonly StoredFolder[]) {}

  /**
   * Removes the file of a record that is gone or has another one now; not when a second record points to it. Never
   * fails: what stays behind is swept after a day.
   */
  async release(file: Pick<StoredFile, 'id' | 'url'> | null | undefined): Promise<void> {
    if (!file) return;
    try {
      if (!(await this.isPointedTo(file))) await removeFile(new Types.ObjectId(file.id));
    } catch (error) {
      logError(error, 'file not removed', { file: file.id });
    }
  }

  /** Removes what no record has pointed to for a day. @param now for tests: the moment to count from */
  sweep(now?: number): Promise<void> {
    return sweepFiles(this.folders, now);
  }

  private async isPointedTo({ id, url }: Pick<StoredFile, 'id' | 'url'>): Promise<boolean> {
    const found = findFolder(this.folders, folderOf(url).split('/'));
    return ((await found?.folder.pointedTo([id])) ?? []).length > 0;
  }
}
