import type { PermissionId } from '../../identity/permissions/catalogue';
import { hasDbPermission } from '../../identity/permissions/dbPermission';
import type { AreaSettings } from '../area';
import type { SessionUser } from '../graphql/requestContext';

/** Who asks for which file of a folder. */
export interface FileRequest {
  /** Null: nobody is signed in. */
  user: SessionUser | null;
  settings: AreaSettings;
  /** What stands for the `{name}` parts of the folder's path. */
  params: Readonly<Record<string, string>>;
  /** The file; absent when one is uploaded. */
  fileId?: string;
}

/** Whether somebody may; for what must be looked up, a promise. Can throw an AppError that says why not. */
export type FileRule = (request: FileRequest) => boolean | Promise<boolean>;

/**
 * What a folder takes: documents (pdf, doc, docx, xml, xls, xlsx; 20 MB), images (png, jpeg, bmp; 10 MB), receipts
 * (pdf, an image, or what a phone makes of one: heic; 20 MB) or artwork to print (pdf, image, doc, docx; 20 MB).
 */
export type FileKind = 'document' | 'image' | 'receipt' | 'artwork';

/** A folder of the file store (spec 2, section 7, "File storage locations"); its area declares it beside its rules. */
export interface FileFolder {
  /** Such as `images/news` or `docs/C{commissionId}`. A file's address is /files/<path>/<id>. */
  path: string;
  kind: FileKind;
  read: FileRule;
  write: FileRule;
  /** Those of the ids that a record points to. The others are removed after a day. */
  pointedTo: (fileIds: readonly string[]) => Promise<string[]>;
}

/** Anybody, without a session. */
export const everybody: FileRule = () => true;

/** Nobody: only the server itself writes here. */
export const nobody: FileRule = () => false;

/** Whoever holds at least one of these permissions. */
export function holders(...anyOf: PermissionId[]): FileRule {
  return ({ user }) => user !== null && anyOf.some((id) => user.permissions.general.includes(id));
}

/** Whoever has the DB permission (spec 2, section 6). */
export const dbHolders: FileRule = ({ user, settings }) => user !== null && hasDbPermission(user, settings);
