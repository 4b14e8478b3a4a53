import { claimFile } from '../platform/files/files.service';
import type { StoredFile } from '../platform/files/storedFile.type';
import type { PortalContext } from '../platform/portalContext';

interface Choice {
  /** Who fills in the form. */
  actor: { id: string };
  /** Where it was uploaded to. */
  folder: string;
  /** The file that a form chose; none: no file. */
  fileId?: string | null;
  /** The input field, for the message. */
  field: string;
  /** The file that the record has now. */
  current?: StoredFile | null;
}

/** The file a record gets: none, the one it has, or a new one. @throws BAD_USER_INPUT when there is no such file */
export async function chooseFile({
  actor,
  folder,
  fileId,
  field,
  current,
}: Choice): Promise<StoredFile | null> {
  if (!fileId) return null;
  return fileId === current?.id ? current : claimFile({ folder, fileId, field, by: actor });
}

/** Releases the file that a record had before a write and no longer has after it. */
export async function dropReplaced(
  portal: PortalContext,
  before?: StoredFile | null,
  after?: StoredFile | null,
): Promise<void> {
  if (before && before.id !== after?.id) await portal.files.release(before);
}
