import mongoose from 'mongoose';

import type { Area } from '../../identity/area';
import { UserModel } from '../../identity/people/user.model';
import { demoContext } from '../../platform/demo/demoContext';

const MARK = { _id: 'demo' as never };

/** Whether this database holds a demo foundation. */
export async function isDemoFoundation(): Promise<boolean> {
  return (await marks().findOne(MARK)) !== null;
}

/** Loads the demo foundation when there is nobody yet, or when an earlier loading was cut off half-way. */
export async function loadDemoIntoEmpty(areas: readonly Area[], size: number): Promise<void> {
  const mark = await marks().findOne(MARK);
  if (mark?.complete) return;
  if (!mark && (await UserModel.estimatedDocumentCount()) > 0) return;
  await replaceByDemo(areas, size);
}

/** Empties the database and fills it with the demo foundation. */
export async function replaceByDemo(areas: readonly Area[], size: number): Promise<void> {
  await marks().replaceOne(MARK, { complete: false }, { upsert: true });
  for (const collection of await mongoose.connection.db!.listCollections().toArray()) {
    if (collection.name !== marks().collectionName)
      await mongoose.connection.db!.collection(collection.name).deleteMany({});
  }
  const demo = await demoContext(size);
  for (const area of areas) await area.demo?.(demo);
  await marks().replaceOne(MARK, { complete: true, size }, { upsert: true });
}

function marks() {
  return mongoose.connection.collection('demoMarks');
}
