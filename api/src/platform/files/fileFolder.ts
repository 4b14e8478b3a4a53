import type { Model } from 'mongoose';

import { isPlain } from '../audit/changedValues';
import { hasTrashedParts, WITH_TRASH } from '../database/trashOptions';
import type { Settings } from '../settings/settings';
import type { StoredFile } from './storedFile.type';

/** Who asks for which file of a folder. */
export interface FolderRequest<User> {
  /** Null: nobody is signed in. */
  user: User | null;
  settings: Settings;
  /** What stands for the `{name}` parts of the folder's path. */
  params: Readonly<Record<string, string>>;
  /** The file; absent when one is uploaded. */
  fileId?: string;
}

/** Whether somebody may; for what must be looked up, a promise. Can throw an AppError that says why not. */
export type FolderRule<User> = (request: FolderRequest<User>) => boolean | Promise<boolean>;

/**
 * What a folder takes: documents (pdf, doc, docx, xml, xls, xlsx; 20 MB), images (png, jpeg, bmp; 10 MB), receipts
 * (pdf, an image, or what a phone makes of one: heic; 20 MB) or artwork to print (pdf, image, doc, docx; 20 MB).
 */
export type FileKind = 'document' | 'image' | 'receipt' | 'artwork';

/** What the file store knows of a folder. */
export interface StoredFolder {
  /** Such as `images/news` or `docs/C{commissionId}`. A file's address is /files/<path>/<id>. */
  path: string;
  kind: FileKind;
  /**
   * Those of the ids that a record points to, also one in the trash. The others are removed after a day.
   * @param live true: without what lies in the trash
   */
  pointedTo: (fileIds: readonly string[], live?: boolean) => Promise<string[]>;
}

/** A folder of the file store and who may read and write in it. */
export interface Folder<User> extends StoredFolder {
  read: FolderRule<User>;
  write: FolderRule<User>;
}

/** Anybody, without a session. */
export const everybody: FolderRule<unknown> = () => true;

/** Whether a folder takes pictures that everybody sees: these are made anew (docs/domain/portal.md, P413). */
export function isPublicPicture({ kind, read }: Pick<Folder<never>, 'kind' | 'read'>): boolean {
  return kind === 'image' && read === everybody;
}

/** Nobody: only the server itself writes here. */
export const nobody: FolderRule<unknown> = () => false;

/** A folder with what stands for the `{name}` parts of its path. */
export interface FoundFolder<F extends StoredFolder> {
  folder: F;
  params: Record<string, string>;
  /** The path with the params filled in. */
  path: string;
}

/** The folder with this path, or undefined. `{name}` stands for letters and digits only. */
export function findFolder<F extends StoredFolder>(
  folders: readonly F[],
  segments: readonly string[],
): FoundFolder<F> | undefined {
  const path = segments.join('/');
  for (const folder of folders) {
    const pattern = folder.path.replace(/\{(\w+)\}/g, '(?<$1>[0-9a-zA-Z]+)');
    const match = new RegExp(`^${pattern}$`).exec(path);
    if (match) return { folder, params: { ...match.groups }, path };
  }
  return undefined;
}

/** Which files the records of a model point to. @param paths of stored files in the records */
export function pointedToBy<T>(model: Model<T>, ...paths: string[]): StoredFolder['pointedTo'] {
  return async (fileIds, live = false) => {
    const idsAt = (path: string): Promise<unknown[]> =>
      model
        .distinct(`${path}.id`, { [`${path}.id`]: { $in: fileIds } } as never)
        .setOptions(live ? {} : WITH_TRASH);
    const all = live ? paths : paths.flatMap((path) => [path, ...trashedPath(model, path)]);
    const ids = (await Promise.all(all.map(idsAt))).flat();
    // Of a list, the database also tells the other files.
    return fileIds.filter((id) => ids.includes(id));
  };
}

/** Where the file of a part in a list is while that lies in the trash of its record. */
function trashedPath<T>(model: Model<T>, path: string): string[] {
  const [, ...inPart] = path.split('.');
  return hasTrashedParts(model) && inPart.length > 0 ? [['trash.parts.part', ...inPart].join('.')] : [];
}

/** The stored files that a record, a part of one, or a list of them has. */
export function filesIn(value: unknown): Pick<StoredFile, 'id' | 'url'>[] {
  if (Array.isArray(value)) return value.flatMap(filesIn);
  if (!isPlain(value)) return [];
  const { id, url } = value;
  if (typeof id === 'string' && typeof url === 'string' && url.startsWith('/files/')) return [{ id, url }];
  return Object.values(value).flatMap(filesIn);
}
