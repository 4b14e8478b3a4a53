import { getModelForClass, plugin, type ReturnModelType } from '@typegoose/typegoose';

import type { LoggedOptions } from '../audit/loggedOptions';
import { loggedWrites } from '../audit/loggedWrites';
import { keptRequests } from '../once/keptRequests';
import { trashedRecords } from '../trash/trashedRecords';
import type { InTrash } from '../trash/trashOptions';

/** What the helpers of the platform have to know of a kind of record. */
interface ModelOptions extends LoggedOptions {
  /** What of it goes to the trash when somebody deletes it; absent: what is deleted is gone. */
  inTrash?: InTrash;
}

/**
 * The model of a class of records, whose writes are logged and done once for each request.
 * @param options what the log has to know of these records, nothing when they are neither about money nor about a person;
 * and what of them goes to the trash
 */
export function modelOf<Class extends new () => object>(
  recordClass: Class,
  { inTrash, ...logged }: ModelOptions = {},
): ReturnModelType<Class> {
  if (inTrash) plugin(trashedRecords as never, inTrash as never)(recordClass);
  plugin(loggedWrites as never, logged as never)(recordClass);
  plugin(keptRequests as never)(recordClass);
  return getModelForClass(recordClass as never) as never;
}
