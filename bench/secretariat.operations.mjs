import { api, demoId } from './lib/api.mjs';
import { benchDocument } from './lib/documents.mjs';

const { ObjectId } = api.library('mongoose').mongo;
const PARADE = demoId('commission 3');
const YEAR = demoId('year 2026-2027');
const TASK = { name: 1, description: 1, timeType: 1, period: 1, dueDate: 1, finished: 1, finishedBy: 1 };
const LINE = { kind: 1, state: 1, wg: 1, description: 1, amount: 1, creationDate: 1, creator: 1 };
const times = ['upFront', 'duringEvent', 'afterEvent', undefined, null];
const months =
  'juni juli augustus september oktober november december januari februari maart april mei'.split(' ');

/** What members ask of the secretariat and of the money. @type {import('./operations.mjs').Operation[]} */
export const secretariatOperations = [
  {
    name: 'members, 100',
    database: 'hundred',
    budget: 'list',
    document: benchDocument('BenchMembers'),
    peer: async ({ db }) => {
      const found = await db
        .collection('users')
        .find({ isExternal: { $ne: true } }, { projection: { name: 1, email: 1, phoneNumber: 1, adres: 1 } })
        .sort({ name: 1 })
        .collation({ locale: 'nl' })
        .toArray();
      return { members: found.map(withId) };
    },
  },
  {
    name: 'tasks of a committee',
    database: 'hundred',
    document: benchDocument('BenchTasks'),
    variables: { commissionId: PARADE },
    peer: async ({ db, variables }) => {
      await db
        .collection('commissions')
        .findOne({ _id: new ObjectId(variables.commissionId), archived: false });
      const list = await db.collection('commissionTasks').findOne({ _id: `${variables.commissionId}-2026` });
      const tasks = list.tasks
        .sort((a, b) => rank(a) - rank(b) || (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999'))
        .map((task) => ({ ...pick(task, TASK), id: task._id.toHexString() }));
      return { tasks: { season: 2026, tasks } };
    },
  },
  {
    // Without a peer: it is the ledger that is summed, over the records of all areas and by their rules. One command or
    // two for each of its nine sources, however many years there are.
    name: 'books of the years, summed',
    mostCommands: 16,
    database: 'large',
    document: benchDocument('BenchYears'),
  },
  {
    name: 'lines of the books, 100',
    database: 'large',
    budget: 'list',
    document: benchDocument('BenchLines'),
    variables: { yearId: YEAR },
    peer: async ({ db, variables }) => {
      const filter = { yearId: variables.yearId };
      const [lines, totalCount] = await Promise.all([
        db
          .collection('transactions')
          .find(filter, { projection: LINE, sort: { _id: -1 }, limit: 101 })
          .toArray(),
        db.collection('transactions').countDocuments(filter),
      ]);
      return {
        transactions: { edges: lines.slice(0, 100).map((node) => ({ node: withId(node) })), totalCount },
      };
    },
  },
];

function withId({ _id, ...fields }) {
  return { id: _id.toHexString(), ...fields };
}

function pick(from, fields) {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, from[field] ?? null]));
}

function rank({ timeType, period, daysFromCarnival, dueDate }) {
  const hasDays = (daysFromCarnival ?? null) !== null;
  const month = hasDays ? (Number(dueDate.slice(5, 7)) + 6) % 12 : period ? months.indexOf(period) : -1;
  return times.indexOf(timeType ?? undefined) * 100 + month;
}
