import type { Folder, FolderRequest, FolderRule } from '../../platform/files/fileFolder';
import type { PermissionId } from '../catalogue/catalogue';
import type { SessionUser } from '../people/requestContext';
import { hasDbPermission } from './userRights';

/** A folder of the file store whose rules look at the signed-in user. */
export type FileFolder = Folder<SessionUser>;
/** Whether this user may read or write there. */
export type FileRule = FolderRule<SessionUser>;
/** Who asks for which file. */
export type FileRequest = FolderRequest<SessionUser>;

/** Whoever holds at least one of these permissions. */
export function holders(...anyOf: PermissionId[]): FileRule {
  return ({ user }) => user !== null && anyOf.some((id) => user.permissions.general.includes(id));
}

/** Whoever has the DB permission. */
export const dbHolders: FileRule = ({ user, settings }) => user !== null && hasDbPermission(user, settings);
