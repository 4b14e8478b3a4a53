import { setTimeout as delay } from 'node:timers/promises';

import { api } from './api.mjs';
import { grow, insert, SEARCHED, withDatabase, withoutIndexes } from './grow.mjs';

const { ObjectId } = api.library('mongoose').mongo;
const { blockOfEvent } = api.built('platform/audit/auditEvent.model.js');

/** What was written just now is counted at each reading (blockSums). */
const SETTLED_MS = 11_000;
const DAY = 86_400_000;
const LOG_LINES = 10_000;
const NOTIFICATIONS = 5;
const JOBS = 500;
const OPERATIONS = [
  'saveClubMember',
  'saveAdvertisement',
  'decideDeclaration',
  'saveInvoice',
  'saveVolunteer',
];
const ENTITIES = ['ClubMember', 'Advertisement', 'Transaction', 'Invoice', 'Volunteer'];
const KINDS = ['added', 'changed', 'changed', 'changed', 'done'];

/** The demo has few of these; nine newspapers it gets first, so that more advertisers make more of each. */
const EDITIONS = { paperEditions: ['slug'], advertisements: ['editionId', 'block', 'invoiceNumbers'] };
const FEW = {
  customers: [],
  invoices: ['sequence', 'number', 'requestId', 'creditOf', 'recurringId'],
  webshopOrders: ['requestId'],
};
/** Beside what is searched. */
const GROWING = {
  ...SEARCHED,
  ...{
    advertisements: ['advertiserId', 'invoiceNumbers'],
    notifications: ['userId'],
    auditEvents: [],
    jobs: [],
  },
  // Otherwise each declaration would have a hundred of the same person, amount and day.
  ...{ transactions: ['createdBy'], invoices: FEW.invoices, webshopOrders: FEW.webshopOrders },
};

/**
 * Makes of a demo foundation of 310 users one that is `factor` times as large: at 1 it has 1,100 club members, 4,700
 * advertisements in nine newspapers and 10,000 lines in the log.
 */
export async function growFoundation(uri, factor) {
  await grow(uri, 1, 3, EDITIONS, { isOriginal: true });
  await grow(
    uri,
    11,
    12,
    { advertisers: SEARCHED.advertisers, advertisements: GROWING.advertisements },
    {
      isOriginal: true,
    },
  );
  await grow(uri, 1, 20, FEW, { isOriginal: true });
  await withDatabase(uri, addWhatHappened);
  await withoutIndexes(uri, Object.keys(GROWING), () => grow(uri, 1, factor, GROWING));
  await delay(SETTLED_MS);
}

/** What nobody did in a demo foundation: lines of the log, notifications and jobs, of the last year. */
async function addWhatHappened(database) {
  const users = (await database.collection('users').find().sort({ _id: 1 }).toArray()).map(
    ({ _id, name }) => ({
      userId: _id.toHexString(),
      userName: name,
    }),
  );
  await insert(
    database.collection('auditEvents'),
    numbered(LOG_LINES, (index, at) => ({ ...logLine(index, at), ...users[index % users.length] })).map(
      (line) => ({
        ...line,
        ...{ block: blockOfEvent(line._id.toHexString()), blockWrittenAt: line.at },
      }),
    ),
  );
  await insert(
    database.collection('notifications'),
    numbered(NOTIFICATIONS * users.length, (index, at) => ({
      ...{ userId: users[index % users.length].userId, kind: 'decided', key: `bench ${index}` },
      ...{ title: 'Declaratie', detail: 'Slingers', link: '/declaraties', createdAt: at },
      ...{ readAt: index % 3 === 0 ? null : at, delivery: 'portal' },
    })),
  );
  await insert(
    database.collection('jobs'),
    numbered(JOBS, (index, at) => ({
      ...{
        name: 'mail',
        label: 'notification',
        state: index % 50 === 0 ? 'failed' : 'done',
        done: 1,
        total: 1,
      },
      ...{
        subject: `${index}@carnaval.example`,
        type: 'normal',
        priority: 0,
        lastFinishedAt: at,
        failCount: 0,
      },
    })),
  );
}

function logLine(index, at) {
  const which = index % OPERATIONS.length;
  return {
    ...{ at, kind: KINDS[which], address: '127.0.0.1', session: 'abcdef', operation: OPERATIONS[which] },
    ...{
      requestId: `bench ${index}`,
      outcome: 'OK',
      entity: ENTITIES[which],
      recordId: `record ${index % 1000}`,
    },
    ...{ ids: [`id=record ${index % 1000}`], isCut: false, redacted: false },
    fields: [{ name: 'city', before: 'Ulft', after: 'Gendringen', hidden: false }],
    keepUntil: new Date(at.getTime() + 730 * DAY),
  };
}

/** Records with an id of their time, over the year before now. */
function numbered(count, recordOf) {
  const began = Date.now() - 365 * DAY;
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(began + (index / count) * 364 * DAY);
    const seconds = Math.floor(at.getTime() / 1000).toString(16);
    return {
      _id: new ObjectId(`${seconds}${new ObjectId().toHexString().slice(8)}`),
      ...recordOf(index, at),
    };
  });
}
