import type { Db } from 'mongodb';

import { searchWordsOf } from '../platform/database/reading/searchWords';

/** Breweries, the yearly programme and the agenda are found by the words of their names. */
export async function up(db: Db): Promise<void> {
  for (const name of ['breweries', 'calendar', 'websiteAgenda']) {
    const records = db.collection<{ name: string }>(name);
    for await (const { _id, name: text } of records.find({ searchWords: { $exists: false } }))
      await records.updateOne({ _id, name: text }, { $set: { searchWords: searchWordsOf(text) } });
  }
}
