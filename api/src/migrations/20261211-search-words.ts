import type { Db } from 'mongodb';

import { searchWordsOf } from '../platform/database/reading/searchWords';

const BATCH = 500;

/** Each collection in which a search finds by words, with the text they are of. */
const SOURCES: Readonly<Record<string, string>> = {
  users: 'name',
  advertisers: 'searchText',
  clubMembers: 'searchText',
  volunteers: 'searchText',
  customers: 'searchText',
  products: 'title',
  newsItems: 'title',
};

/** The words by which a search finds a record stand beside the text they are of. */
export async function up(db: Db): Promise<void> {
  for (const [name, source] of Object.entries(SOURCES)) {
    const collection = db.collection(name);
    const lacking = { searchWords: { $exists: false }, [source]: { $type: 'string' } };
    let records = await collection.find(lacking, { projection: { [source]: 1 }, limit: BATCH }).toArray();
    while (records.length > 0) {
      await collection.bulkWrite(
        records.map(({ _id, [source]: text }) => ({
          // Unless it was changed in the meantime, by a write that brought its words.
          updateOne: {
            filter: { _id, [source]: text as string },
            update: { $set: { searchWords: searchWordsOf(text as string) } },
          },
        })),
      );
      records = await collection.find(lacking, { projection: { [source]: 1 }, limit: BATCH }).toArray();
    }
  }
}
