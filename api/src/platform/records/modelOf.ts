import { getModelForClass, plugin, type ReturnModelType } from '@typegoose/typegoose';
import type { Schema } from 'mongoose';

import type { LoggedOptions } from '../audit/copyEvents';
import { loggedWrites } from '../audit/loggedWrites';
import { type BlockOf, blocks } from '../database/reading/blocks';
import { leanFind } from '../database/reading/leanFind';
import { publicReads } from '../database/reading/publicReads';
import { searchWords } from '../database/reading/searchWords';
import type { InTrash } from '../database/trashOptions';
import { countKept } from '../trash/countKept';
import { trashedRecords } from '../trash/trashedRecords';
import { markRecords } from './fillDefaults';
import { keptRequests } from './keptRequests';
import { pendingMails } from './pendingMails';

/** What the helpers of the platform have to know of a kind of record. */
interface ModelOptions extends LoggedOptions {
  /** What of it goes to the trash when somebody deletes it; absent: what is deleted is gone. */
  inTrash?: InTrash;
  /** Its writes take mails along (`platform/records/pendingMails`). */
  sendsMail?: boolean;
  /** The text of which each word finds it (`platform/database/reading/searchWords`). */
  searchedBy?: string;
  /** In which block a record is, so that figures over all of them are kept (`platform/database/reading/blockSums`). */
  blockOf?: BlockOf;
}

/**
 * The model of a class of records, whose writes are logged and done once for each request.
 * @param options what the log has to know of these records, nothing when they are neither about money nor about a person;
 * and what of them goes to the trash
 */
export function modelOf<Class extends new () => object>(
  recordClass: Class,
  { inTrash, sendsMail, searchedBy, blockOf, ...logged }: ModelOptions = {},
): ReturnModelType<Class> {
  if (inTrash) plugin(trashedRecords as never, inTrash as never)(recordClass);
  // Before the log, which looks at the whole update.
  if (searchedBy) plugin(searchWords as never, searchedBy as never)(recordClass);
  plugin(loggedWrites as never, logged as never)(recordClass);
  plugin(keptRequests as never)(recordClass);
  plugin(publicReads as never)(recordClass);
  // After the log: when something was written is no change of it.
  if (blockOf) plugin(blocks as never, { blockOf } as never)(recordClass);
  if (sendsMail) plugin(pendingMails as never)(recordClass);
  // Last: they read what the others have made of a query.
  if (inTrash && inTrash !== 'parts') plugin(countKept as never)(recordClass);
  plugin(leanFind as never)(recordClass);
  const model = getModelForClass(recordClass as never) as unknown as ReturnModelType<Class>;
  markRecords(model.schema as Schema);
  return model;
}
