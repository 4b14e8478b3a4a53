import type { FileLink } from 'kit/download';

import { isWaitingFile } from './upload/waitingFiles';

/** How a file is shown in a field. */
export type ShownFile = FileLink & {
  /** Bytes. */
  size?: number;
  /** It is on this device alone. */
  isWaiting?: boolean;
};

const files = new Map<string, ShownFile>();

/** Keeps how a file is shown: a form holds only its id, and its field may go and come back (a wizard, a conflict). */
export function rememberFile(file: (ShownFile & { id?: string }) | null | undefined): void {
  if (!file?.id) return;
  const { id, url, name, size } = file;
  files.set(id, { url, name, size, isWaiting: isWaitingFile(id) });
}

/** The file with this id, when it was uploaded or shown since the page was opened. */
export function knownFile(id: unknown): ShownFile | undefined {
  return typeof id === 'string' ? files.get(id) : undefined;
}
