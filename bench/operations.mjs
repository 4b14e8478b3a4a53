import { clubOperations } from './club.operations.mjs';
import { krantOperations } from './krant.operations.mjs';
import { api, demoId, demoPassword, SIGNER } from './lib/api.mjs';
import { benchDocument, screenDocument } from './lib/documents.mjs';
import { secretariatOperations } from './secretariat.operations.mjs';
import { stockOperations } from './stock.operations.mjs';
import { websiteOperations } from './website.operations.mjs';

const { parse } = api.library('graphql');
const { ObjectId } = api.library('mongoose').mongo;

/**
 * What is measured: an area adds its rows here.
 * @typedef {object} Operation
 * @property {string} name in the report
 * @property {'large' | 'hundred'} database the foundation with 5,000 users, or the one with 100
 * @property {'record' | 'list'} [budget] which budget of throughput applies
 * @property {boolean} [visitor] asked without a session, by up to 200 at once
 * @property {boolean} [heavy] answers thousands of rows: apart in the measurement of memory
 * @property {string} document one named operation
 * @property {object} [variables]
 * @property {(ask: { db: import('mongodb').Db, user: object, variables: object }) => Promise<object>} [peer]
 * the same data with the bare driver; `user` is who asks, read with the session. Without it: latency only
 */

/** @type {Operation[]} */
export const operations = [
  {
    name: 'me, session only',
    database: 'large',
    budget: 'record',
    document: benchDocument('BenchMe'),
    peer: async ({ user }) => ({ me: ownDetails(user) }),
  },
  {
    name: 'search, all sources',
    database: 'large',
    mostCommands: 8,
    document: screenDocument('shell', 'ShellSearch'),
    variables: { text: 'jan' },
  },
  {
    name: 'me, as the shell asks',
    database: 'large',
    budget: 'record',
    document: screenDocument('kit', 'KitSession'),
    peer: async ({ db, user }) => {
      const ids = [...new Set(user.permissions.commissions.map((entry) => entry.slice(0, 24)))];
      const commissions = await db
        .collection('commissions')
        .find({ _id: { $in: ids.map((id) => new ObjectId(id)) } })
        .sort({ index: 1 })
        .toArray();
      const isDB = ids.includes(demoId('commission 1'));
      const { adres: address, ...details } = ownDetails(user);
      return {
        me: {
          ...details,
          address,
          pendingEmail: null,
          viewedBy: null,
          secondFactorMissing: false,
          isDB,
          photoLibraryUrl: null,
          newTours: api.built('identity/tours/tour.service.js').toursOf(user),
          commissions: commissions.map(commission),
        },
      };
    },
  },
  {
    name: 'user(id)',
    database: 'large',
    budget: 'record',
    document: benchDocument('BenchUser'),
    variables: { id: demoId('member 40') },
    peer: async ({ db, variables }) => {
      const user = await db
        .collection('users')
        .findOne({ _id: new ObjectId(variables.id) }, { projection: PUBLIC });
      return { user: { ...ownDetails(user), isExternal: user.isExternal } };
    },
  },
  {
    name: 'user(id), as the form asks',
    database: 'large',
    budget: 'record',
    document: screenDocument('mf-secretariat', 'SecretariatUser'),
    variables: { id: demoId('member 40') },
    peer: async ({ db, variables }) => {
      const shown = [
        'name',
        'email',
        'phoneNumber',
        'adres',
        'isExternal',
        'role',
        'permissions',
        'revision',
      ];
      const projection = Object.fromEntries([...shown, 'invitation', 'changeLog'].map((name) => [name, 1]));
      const user = await db.collection('users').findOne({ _id: new ObjectId(variables.id) }, { projection });
      const { _id, adres: address, permissions, role = null, invitation: _none, ...fields } = user;
      const { ends: rightEnds = [], ...held } = permissions;
      return {
        user: {
          id: _id.toHexString(),
          ...fields,
          address,
          permissions: held,
          rightEnds,
          role,
          // Nobody of the demo's members was invited, or has a password.
          invitation: { state: 'none' },
          deactivatedAt: null,
          deactivatedBy: null,
          isAnonymised: false,
        },
      };
    },
  },
  { name: 'users, 100', database: 'hundred', budget: 'list', ...users() },
  { name: 'commissions with people, 20', database: 'hundred', budget: 'list', ...commissionsWithPeople() },
  { name: 'users, 100 of 5,000', database: 'large', ...users() },
  { name: 'commissions with people, 5,000', database: 'large', heavy: true, ...commissionsWithPeople() },
  ...secretariatOperations,
  ...clubOperations,
  ...stockOperations,
  ...krantOperations,
  ...websiteOperations,
  {
    name: 'signIn (argon2)',
    database: 'large',
    mostCommands: 8,
    document: screenDocument('kit', 'KitSignIn'),
    variables: { email: SIGNER, password: demoPassword() },
  },
];

/** @returns {string} the name of the operation of a document; the peer goes by it */
export const operationName = ({ document }) =>
  parse(document).definitions.find((part) => part.kind === 'OperationDefinition').name.value;

/** What is sent for an operation. */
export const bodyOf = (operation) =>
  JSON.stringify({
    operationName: operationName(operation),
    query: operation.document,
    variables: operation.variables ?? {},
  });

const PUBLIC = { passwordHash: 0, sessions: 0, passwordReset: 0, changeLog: 0 };

/** Of an account of the demo, to which nothing happened since. */
const UNTOUCHED = { deactivatedAt: null, deactivatedBy: null, isAnonymised: false, rightEnds: [] };

function users() {
  return {
    document: screenDocument('mf-secretariat', 'SecretariatUsers'),
    variables: { filter: {}, order: 'name', first: 100 },
    peer: async ({ db, variables: { first } }) => {
      const shown = ['name', 'email', 'revision', 'isExternal', 'role', 'permissions', 'signedInAt'];
      // Who has one has no invitation.
      const hasPassword = { $ne: [{ $type: '$passwordHash' }, 'missing'] };
      const projection = { ...Object.fromEntries(shown.map((name) => [name, 1])), hasPassword };
      const collection = db.collection('users');
      const isOpen = { deactivation: { $exists: false } };
      const [found, totalCount] = await Promise.all([
        collection.find(isOpen, { projection, ...BY_NAME, limit: first + 1 }).toArray(),
        collection.countDocuments(isOpen),
      ]);
      const edges = found
        .slice(0, first)
        .map(({ _id, role = null, signedInAt: lastSignInAt = null, hasPassword: isKnown, ...user }) => ({
          node: {
            ...{ id: _id.toHexString(), ...user, role, lastSignInAt, ...UNTOUCHED },
            invitation: isKnown ? null : { state: 'none', expiresAt: null },
          },
        }));
      const last = edges.at(-1)?.node;
      const endCursor = last ? Buffer.from(JSON.stringify([last.name, last.id])).toString('base64url') : null;
      const pageInfo = { hasNextPage: found.length > first, endCursor };
      return { users: { edges, pageInfo, totalCount } };
    },
  };
}

function commissionsWithPeople() {
  return {
    document: benchDocument('BenchCommissions'),
    peer: async ({ db }) => {
      const found = await db.collection('commissions').find({ archived: false }).sort({ index: 1 }).toArray();
      const rows = new Map(
        found.map((one) => [one._id.toHexString(), { ...commission(one), preces: [], members: [] }]),
      );
      const entries = [...rows.keys()].flatMap((id) => [id, `${id}-vz`]);
      const projection = { name: 1, 'permissions.commissions': 1 };
      const people = await db
        .collection('users')
        .find({ 'permissions.commissions': { $in: entries } }, { projection, ...BY_NAME })
        .toArray();
      for (const { _id, name, permissions } of people) {
        const person = { id: _id.toHexString(), name };
        for (const entry of permissions.commissions) {
          const isChair = permissions.commissions.includes(`${entry}-vz`);
          if (!entry.endsWith('-vz')) rows.get(entry)?.[isChair ? 'preces' : 'members'].push(person);
        }
      }
      return { commissions: [...rows.values()] };
    },
  };
}

const BY_NAME = { sort: { name: 1 }, collation: { locale: 'nl' } };

const commission = ({ _id, index, name }) => ({ id: _id.toHexString(), index, name });

function ownDetails({ _id, name, email, phoneNumber, adres, role = null, revision, permissions }) {
  return { id: _id.toHexString(), name, email, phoneNumber, adres, role, revision, permissions };
}
