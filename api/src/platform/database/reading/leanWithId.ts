import type { Types } from 'mongoose';

interface Stored {
  _id?: Types.ObjectId | string;
  id?: string;
}

/**
 * The option of every `.lean()`: plain objects, fast to send, with `id` as the string of `_id`.
 * The one place where ids become strings.
 */
export const leanWithId = {
  transform<T extends Stored | undefined>(document: T): T {
    // mongoose also calls it for nested parts that a projection left out.
    if (document?._id !== undefined && document.id === undefined) document.id = String(document._id);
    return document;
  },
};
