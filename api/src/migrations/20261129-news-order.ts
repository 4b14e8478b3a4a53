import type { Db } from 'mongodb';

import { orderOf } from '../website/news/news.model';

/** Gives news what it is sorted by: the day of publication. */
export async function up(db: Db): Promise<void> {
  const news = db.collection('newsItems');
  for await (const { _id, postponementDate, creationDate } of news.find({ order: { $exists: false } })) {
    const dates = { postponementDate, creationDate } as { postponementDate?: string; creationDate: Date };
    await news.updateOne({ _id }, { $set: { order: orderOf({ id: String(_id), ...dates }) } });
  }
}
