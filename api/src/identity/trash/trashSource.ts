import { GraphQLDateTime } from 'graphql-scalars';
import type { Model, UpdateQuery } from 'mongoose';
import { Field, ID } from 'type-graphql';

import type { Deletion } from '../../platform/audit/auditScope';
import type { Plain } from '../../platform/audit/changedValues';
import type { Obeys } from '../../platform/database/obeys';
import { extensionPoint, itemsOf } from '../../platform/extensionPoint';
import { filesIn } from '../../platform/files/fileFolder';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { AnswerType } from '../../platform/schema/answerType';
import type { Settings } from '../../platform/settings/settings';
import { commissionIdsOf, type PermissionId } from '../catalogue/catalogue';
import { CommissionModel } from '../people/commission.model';
import type { SessionUser } from '../people/requestContext';
import { hasDbPermission } from '../permissions/userRights';

/** Something in the trash. */
@AnswerType('Something in the trash.')
export class DeletedRecord {
  @Field(() => ID, { description: 'Of the record; of what was inside one, of its place in the trash.' })
  id: string;

  @Field({ description: 'What kind it is; goes along when it is restored.' })
  entity: string;

  @Field({ description: 'The same in Dutch.' })
  label: string;

  @Field({ description: 'Which one it is.' })
  title: string;

  @Field(() => GraphQLDateTime, { description: 'When it was deleted.' })
  deletedAt: Date;

  @Field({ description: 'The name of that moment.' })
  deletedBy: string;

  @Field(() => GraphQLDateTime, { description: 'After this moment it goes for good.' })
  until: Date;
}

/** A kind of thing that can lie in the trash. */
@AnswerType('A kind of thing that can lie in the trash.')
export class DeletedKind {
  @Field({ description: 'What kind it is, as in `entity` of a deleted record.' })
  entity: string;

  @Field({ description: 'In Dutch.' })
  label: string;
}

/** Who looks in the trash. */
export interface TrashViewer {
  user: SessionUser;
  settings: Settings;
}

/** A kind of record, or of part of a record, that lies in the trash after somebody deleted it. */
export interface TrashSource<T, Comes = T> {
  /** Unique in the portal. */
  entity: string;
  /** What it is, in Dutch: 'Nieuwsbericht'. */
  label: string;
  /** The operations that put it there. */
  operations: readonly string[];
  /** Of the record itself, or of the one that it is a part of. */
  model: Model<T>;
  /** It is a part in a list of the record. */
  isPart?: true;
  /** The filter of the records that somebody may delete, or delete parts of; null: none. The same rule as of the operations. */
  of: (viewer: TrashViewer) => object | null | Promise<object | null>;
  /** How the trash calls one. @param record as it was @param parts of an entry, in their order; none for a record */
  title: (record: T, parts: readonly Plain[]) => string | Promise<string>;
  /** What adding obeys, it obeys when it comes back: each part of the list that was deleted from, or the record as it was. */
  obeys?: Obeys<Comes, T>;
  /** The fields that another title changes, where that helps. @throws BAD_USER_INPUT */
  titled?: (title: string) => Partial<T>;
  /** Files that are not in the record itself. */
  files?: (record: T) => Promise<Pick<StoredFile, 'id' | 'url'>[]>;
  /** Asks whether it can go back now, around the write that does so. @throws AppError when not */
  around?: <R>(record: T, write: () => Promise<R>) => Promise<R>;
  /** What must hold besides of the record in the write that puts it back; else its place is gone. */
  condition?: object;
  /** What that write changes besides. @param record as it was */
  also?: (record: T) => Promise<UpdateQuery<T>> | UpdateQuery<T>;
  /** What follows after it. Safe to repeat. */
  restored?: (portal: PortalContext, record: T) => Promise<void>;
  /** What follows after it went for good. Safe to repeat. */
  gone?: (portal: PortalContext, record: T) => Promise<void>;
}

/** Where areas say what of theirs can be restored. */
export const trashSources = extensionPoint<TrashSource<object>>('trash');

/** What an area lists among its `extensions`. */
export function inTrash<T, Comes = T>(source: TrashSource<T, Comes>) {
  return trashSources.with(source as unknown as TrashSource<object>);
}

/** The rule of an operation for holders of one of these permissions. */
export function trashOfHolders(...anyOf: readonly PermissionId[]): TrashSource<object>['of'] {
  return ({ user }) => (anyOf.some((id) => user.permissions.general.includes(id)) ? {} : null);
}

/** The same for who has the DB permission. */
export const trashOfDB: TrashSource<object>['of'] = ({ user, settings }) =>
  hasDbPermission(user, settings) ? {} : null;

/**
 * The rule of an operation for members or chairs of a committee that is not archived.
 * @param field that has the id of the committee @param may as of the operation
 */
export function trashOfCommissions(
  field: string,
  may: (entries: readonly string[], commissionId: string) => boolean,
): TrashSource<object>['of'] {
  return async ({ user }) => {
    const { commissions } = user.permissions;
    const ids = commissionIdsOf(commissions).filter((id) => may(commissions, id));
    if (ids.length === 0) return null;
    const open = await CommissionModel.find({ _id: { $in: ids }, archived: false })
      .select({ _id: 1 })
      .lean();
    return { [field]: { $in: open.map(({ _id }) => String(_id)) } };
  };
}

/** All files of a record: those in it, and those that its source names. */
export async function filesOf(source: TrashSource<object>, record: object) {
  return [...filesIn(record), ...((await source.files?.(record)) ?? [])];
}

/** What `restoreRecord` takes to put something back. */
interface Undoable {
  entity: string;
  id: string;
}

/**
 * What an operation deleted, for whoever wants it back at once (P176).
 * @param deletions all that it put in the trash; what it took along with that comes back by the same restoring
 */
export function undoableOf(
  portal: PortalContext,
  operation: string,
  deletions: readonly Deletion[],
): Undoable | undefined {
  const source = itemsOf(trashSources, portal.extensions).find(({ operations }) =>
    operations.includes(operation),
  );
  const own = deletions.find(
    ({ model, entity }) => model === source?.model && (!source?.isPart || entity === source.entity),
  );
  return source && own && { entity: source.entity, id: own.id };
}
