import { Zip, ZipPassThrough } from 'fflate';
import { fetchFile } from 'kit/download';

/** A zip that is being made. */
export interface ZipMaker {
  /** Puts a file into it as it is: documents, pictures and workbooks do not become smaller. */
  add: (name: string, bytes: Uint8Array, modified?: string) => void;
  /** The whole. */
  end: () => Blob;
}

/** Begins a zip. What was added is kept as parts of a Blob, which a browser may keep on disk. */
export function startZip(): ZipMaker {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  return {
    add(name, bytes, modified) {
      const entry = new ZipPassThrough(name);
      if (modified) entry.mtime = modified;
      zip.add(entry);
      entry.push(bytes, true);
    },
    end() {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}

/** A stored file to put into a zip. @throws ApiError, or the reason of `signal` */
export async function bytesOf(file: { url: string }, signal: AbortSignal): Promise<Uint8Array> {
  const blob = await fetchFile(file, signal);
  return new Uint8Array(await blob.arrayBuffer());
}
