import type { FileLink } from './storedFile';

const files = new Map<string, FileLink>();

/** Keeps how a file is shown: a form holds only its id, and its field may go and come back (a wizard, a conflict). */
export function rememberFile(file: (FileLink & { id?: string }) | null | undefined): void {
  if (file?.id) files.set(file.id, { url: file.url, name: file.name });
}

/** The file with this id, when it was uploaded or shown since the page was opened. */
export function knownFile(id: unknown): FileLink | undefined {
  return typeof id === 'string' ? files.get(id) : undefined;
}
