import { getModelForClass, plugin, type ReturnModelType } from '@typegoose/typegoose';

import type { LoggedOptions } from '../audit/loggedOptions';
import { loggedWrites } from '../audit/loggedWrites';
import { keptRequests } from '../once/keptRequests';

/**
 * The model of a class of records, whose writes are logged and done once for each request.
 * @param logged what the log has to know of these records; nothing when they are neither about money nor about a person
 */
export function modelOf<Class extends new () => object>(
  recordClass: Class,
  logged: LoggedOptions = {},
): ReturnModelType<Class> {
  plugin(loggedWrites as never, logged as never)(recordClass);
  plugin(keptRequests as never)(recordClass);
  return getModelForClass(recordClass as never) as never;
}
