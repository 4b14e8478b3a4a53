import type { Db, ObjectId } from 'mongodb';

import { surnameOrder } from '../platform/text/alike';

interface Member {
  _id: ObjectId | string;
  lastName: string;
  firstName?: string;
}

/** Members of the club are sorted by the main part of their surname. */
export async function up(db: Db): Promise<void> {
  const members = db.collection<Member>('clubMembers');
  const named = members.find({ erased: { $ne: true } }, { projection: { lastName: 1, firstName: 1 } });
  for await (const { _id, lastName, firstName } of named)
    await members.updateOne({ _id }, { $set: { sortName: surnameOrder(lastName, firstName) } });
}
