import { type Aggregate, type PipelineStage, type Query, Schema } from 'mongoose';

import { currentAuditScope } from '../audit/auditScope';
import { PORTAL } from '../audit/logLine';
import { type InTrash, NOT_DELETED, NOT_IN_TRASH, seesTrash, setInTrash } from '../database/trashOptions';

/** What a record in the trash has. The fields are hidden: a query that wants them selects them. */
export interface Trashed {
  deletedAt?: Date;
  /** The id of the account. */
  deletedBy?: string;
  deletedByName?: string;
}

/** The fields of {@link Trashed}, for a `select` of a query that has them along. */
export const TRASHED_FIELDS = '+deletedAt +deletedBy +deletedByName';

const QUERIES = [
  ...['find', 'findOne', 'distinct', 'findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'],
  ...['updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany'],
] as never;

/**
 * Lets records of a schema lie in the trash, where no query finds them: each leaves them out, unless its filter says
 * something of `deletedAt` itself or it has the options {@link WITH_TRASH}. Unique indexes hold for them.
 */
export function trashedRecords(schema: Schema, inTrash: InTrash): void {
  setInTrash(schema, inTrash);
  if (inTrash !== 'record') {
    // Hidden: what was taken out of the lists of the record.
    schema.add({ trash: { type: [Schema.Types.Mixed], select: false, default: undefined } });
    schema.index({ 'trash._id': 1 }, { sparse: true });
  }
  if (inTrash === 'parts') return;
  schema.add({
    deletedAt: { type: Date, select: false },
    deletedBy: { type: String, select: false },
    deletedByName: { type: String, select: false },
  });
  schema.index({ deletedAt: 1 }, { sparse: true });
  schema.pre(QUERIES, { document: false, query: true }, function (this: Query<unknown, unknown>) {
    if (!seesTrash(this)) this.where(NOT_DELETED);
  } as never);
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    const options = this.options as { withTrash?: boolean };
    // The database does not know it.
    if (options.withTrash) delete options.withTrash;
    else this.pipeline().unshift({ $match: NOT_IN_TRASH } as PipelineStage.Match as never);
  });
}

/** The update that puts a record in the trash, in the name of who does the operation under way. */
export function intoTrash(): { $set: Required<Trashed>; $unset: Record<string, 1> } {
  // Its requests go: what was deleted can be added again with the same one.
  return { $set: { deletedAt: new Date(), ...deleter() }, $unset: { keptRequests: 1 } };
}

/** The update that takes it out again. */
export const OUT_OF_TRASH = { $unset: { deletedAt: 1, deletedBy: 1, deletedByName: 1 } } as const;

/** Who does the operation under way; the portal itself outside one. */
export function deleter(): { deletedBy: string; deletedByName: string } {
  const { userId, userName } = currentAuditScope()?.actor ?? {};
  return { deletedBy: userId ?? PORTAL.id, deletedByName: userName ?? PORTAL.name };
}
