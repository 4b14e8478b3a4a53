import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { Types } from 'mongoose';

import { fileChunks } from '../files/bucket';
import type { FileKind } from '../files/fileFolder';
import { findFile, storeFile, storePublicPicture } from '../files/files.service';
import { PICTURE_TYPE, cleanFileName } from '../files/fileTypes';
import { InspectUpload, UploadRefused } from '../files/inspectUpload';
import { publicPicture } from '../files/publicPicture';
import type { StoredFile } from '../files/storedFile.type';
import type { OldField } from './oldField';
import { idText } from './oldRecord';

interface Wanted {
  file: StoredFile;
  /** Of the bytes in the dump. */
  type: string;
  folder: string;
  kind: FileKind;
  path: string;
}

interface Place {
  /** The folder's path with its params filled in. */
  folder: string;
  kind: FileKind;
  /** What it is called; absent: as in the dump. */
  name?: string;
}

/** The files of a dump, in its folder `files`: each is named by the id that its document has for it, with an extension or not. */
export class OldFiles {
  private readonly wanted = new Map<string, Wanted>();
  private readonly claimed = new Set<string>();

  private constructor(private readonly paths: ReadonlyMap<string, string>) {}

  static async in(dump: string): Promise<OldFiles> {
    const folder = join(dump, 'files');
    const found = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
    const files = found.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    return new OldFiles(
      new Map(
        files.flatMap((path) => [
          [parse(path).base, path],
          [parse(path).name, path],
        ]),
      ),
    );
  }

  /**
   * The file that a field names, as the record keeps it. Its type is what its bytes say.
   * @returns null, with a doubt, when it is not there or its folder does not take it
   */
  async take(field: OldField, { folder, kind, name }: Place): Promise<StoredFile | null> {
    const oldId = idText(field.raw);
    const path = this.paths.get(oldId);
    if (!path) {
      field.ask(`het bestand ${oldId} zit niet in de map files; vul - in om het weg te laten`);
      return null;
    }
    this.claimed.add(path);
    try {
      const type = await typeOf(path, kind);
      const bytes = await readFile(path);
      const id = idOf(folder, oldId, bytes);
      // All folders of pictures are for everybody.
      const [picture] = kind === 'image' ? await publicPicture(bytes, type) : [];
      const kept = { type: picture ? PICTURE_TYPE : type, size: (picture?.bytes ?? bytes).length };
      const shown = cleanFileName(name ?? parse(path).base, kept.type);
      const file = { id, url: `/files/${folder}/${id}`, name: shown, ...kept };
      this.wanted.set(id, { file, type, folder, path, kind });
      return file;
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      field.ask(`${error.message} Vul - in om het weg te laten`);
      return null;
    }
  }

  /** Files that no record has. */
  get unclaimed(): string[] {
    return [...new Set(this.paths.values())]
      .filter((path) => !this.claimed.has(path))
      .map((path) => parse(path).base);
  }

  get count(): number {
    return this.wanted.size;
  }

  /** Stores those that are not in the file store yet. */
  async store(files: readonly string[]): Promise<void> {
    for (const id of files) {
      const one = this.wanted.get(id);
      if (!one || (await findFile(one.folder, id))) continue;
      const fileId = new Types.ObjectId(id);
      // Of a run that was cut off.
      await fileChunks().deleteMany({ files_id: fileId });
      const { folder, type, kind } = one;
      const kept = { id: fileId, name: one.file.name, type, bytes: await readFile(one.path) };
      if (kind === 'image') await storePublicPicture(folder, kept);
      else await storeFile(folder, { ...kept, isSearched: kind === 'document' });
    }
  }

  /** The ids of all that was taken. */
  get ids(): string[] {
    return [...this.wanted.keys()];
  }
}

/** Always the same for the same file, and not to be guessed without having it. */
function idOf(folder: string, oldId: string, bytes: Buffer): string {
  return createHash('sha256').update(`${folder} ${oldId} `).update(bytes).digest('hex').slice(0, 24);
}

/** @throws UploadRefused for what the folder does not take */
async function typeOf(path: string, kind: FileKind): Promise<string> {
  let type = '';
  const extension = parse(path).ext.slice(1).toLowerCase();
  const inspect = new InspectUpload(kind, extension, (found) => (type = found));
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(path), inspect, nowhere);
  return type;
}
