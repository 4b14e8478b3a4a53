import mongoose from 'mongoose';

import { permissionIds } from '../identity/catalogue/catalogue';
import { Role } from '../identity/catalogue/permission.enum';
import { useApi } from '../testing/apiStage';
import { signedIn } from '../testing/people';
import { matrix } from '../testing/testMatrix';
import { areas } from './areas';
import { replaceByDemo } from './demo/loadDemo';

/** Collections of which a foundation has some tens of records, whatever its age: an index would be as slow. */
const SMALL = new Set([
  ...['accountancyYears', 'breweries', 'calendar', 'clubContactMoments', 'contactAddresses', 'newsItems'],
  'paradeEntries',
  ...['pagadderSuggestions', 'refusedAddresses', 'songFestivalParticipants', 'stockLocations'],
  ...['systemSamples', 'volunteerSkills', 'websiteAgenda', 'withdrawnRemotes'],
]);

/** What is read as a whole all the same, and why that is. */
const WHOLE = [
  // As many as there are contracts; an index would have each of them read by it.
  'recurringInvoices: recurringInvoices',
  // Sums over all seasons, of records that each have all of theirs.
  'stockReport: products',
  // By the day an account was closed, once a year.
  'retentionPreview: users',
];

/** Looks for one person everywhere, in any spelling: it is asked once for somebody who wants to know. */
const EVERYWHERE = 'personalData';

const stage = useApi();
afterEach(() => {
  mongoose.set('debug', false);
  jest.restoreAllMocks();
});

interface Asked {
  collection: string;
  method: string;
  given: readonly unknown[];
}

async function scans({ collection, method, given }: Asked): Promise<boolean> {
  if (method === 'command') {
    const plan = await mongoose.connection.db?.command({ explain: given[0], verbosity: 'queryPlanner' });
    return JSON.stringify(plan).includes('COLLSCAN');
  }
  const [first, options] = given as [object, object | undefined];
  const records = mongoose.connection.collection(collection);
  const asked = {
    aggregate: () => records.aggregate(first as object[], options),
    find: () => records.find(first, options),
    findOne: () => records.find(first, options),
    countDocuments: () => records.find(first),
  }[method];
  return JSON.stringify(await asked?.().explain('queryPlanner'))?.includes('COLLSCAN') ?? false;
}

it('a query reads no collection that grows as a whole', async () => {
  await replaceByDemo(areas, 0.3);
  const person = await signedIn(stage.api, { general: [...permissionIds], role: Role.Admin });
  const found = new Set<string>();
  let count = 0;
  for (const { operation, document } of matrix) {
    if (!document.startsWith('{') || operation === EVERYWHERE) continue;
    const asked: Asked[] = [];
    mongoose.set('debug', (collection: string, method: string, ...given: unknown[]) => {
      asked.push({ collection, method, given });
    });
    const { command } = mongoose.mongo.Db.prototype;
    const commands = jest.spyOn(mongoose.mongo.Db.prototype, 'command').mockImplementation(function (
      this: mongoose.mongo.Db,
      given: { find?: string },
      options,
    ) {
      if (given.find) asked.push({ collection: given.find, method: 'command', given: [given] });
      return command.call(this, given, options);
    });
    await person.run(document);
    commands.mockRestore();
    mongoose.set('debug', false);
    count += asked.length;
    for (const one of asked) {
      if (!SMALL.has(one.collection) && (await scans(one))) found.add(`${operation}: ${one.collection}`);
    }
  }
  expect(count).toBeGreaterThan(200);
  expect([...found].toSorted()).toEqual(WHOLE.toSorted());
});
