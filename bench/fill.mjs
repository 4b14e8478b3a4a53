// fill.mjs <uri> <users>: fills a database with the demo foundation, through the API's own code.
import { setTimeout as delay } from 'node:timers/promises';

import { api, sizeFor } from './lib/api.mjs';

const [uri, users] = process.argv.slice(2);
const { connectDatabase, createIndexes } = api.built('platform/database/connect.js');
const { areas } = api.built('app/areas.js');

await connectDatabase(uri, { embedded: true });
await createIndexes(areas.flatMap((area) => area.models));
await api.built('app/demo/loadDemo.js').replaceByDemo(areas, sizeFor(Number(users)));
await api.library('mongoose').disconnect();
// What was written just now is counted at each reading (blockSums): measured is what stood for a while.
await delay(11_000);
