import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import type { Binary, Db } from 'mongodb';

import { sumByCommittee } from '../finance/money/sumStages';

const unpack = promisify(gunzip);

type Entries = Parameters<typeof sumByCommittee>[0];

/** What a closed year came to by committee stands beside its entries, so that the list of years need not unpack them. */
export async function up(db: Db): Promise<void> {
  const closings = db.collection<{ entries: Binary }>('ledgerClosings');
  for await (const { _id, entries } of closings.find({ totals: { $exists: false } })) {
    const json = (await unpack(entries.buffer)).toString('utf8');
    await closings.updateOne({ _id }, { $set: { totals: sumByCommittee(JSON.parse(json) as Entries) } });
  }
}
