import { benchDocument } from './lib/documents.mjs';

const NAMES = { firstName: 1, lastName: 1, city: 1, active: 1, payments: 1 };

/** What the club asks. @type {import('./operations.mjs').Operation[]} */
export const clubOperations = [
  {
    name: 'club members, 100 of all',
    database: 'large',
    budget: 'list',
    document: benchDocument('BenchClubMembers'),
    peer: async ({ db }) => {
      const members = db.collection('clubMembers');
      const year = new Date().getFullYear();
      const [found, totalCount] = await Promise.all([
        members
          .find({ importId: null }, { projection: { ...NAMES, sortName: 1 } })
          .sort({ sortName: 1, _id: 1 })
          .limit(101)
          .toArray(),
        members.countDocuments({ importId: null }),
      ]);
      const edges = found.slice(0, 100).map((member) => edgeOf(member, year));
      const pageInfo = { hasNextPage: found.length > 100, endCursor: edges.at(-1)?.cursor ?? null };
      return { clubMembers: { totalCount, pageInfo, edges } };
    },
  },
  {
    name: 'club members, five fields of 100',
    database: 'large',
    budget: 'list',
    document: benchDocument('BenchFewFields'),
    peer: async ({ db }) => {
      const projection = { firstName: 1, lastName: 1, city: 1, active: 1 };
      const found = await db
        .collection('clubMembers')
        .find({ importId: null }, { projection })
        .sort({ sortName: 1, _id: 1 })
        .limit(100)
        .toArray();
      const edges = found.map(({ _id: id, firstName, lastName, city, active }) => ({
        node: { id, membershipNumber: id.slice(0, 6), name: `${firstName} ${lastName}`.trim(), city, active },
      }));
      return { clubMembers: { edges } };
    },
  },
  {
    name: 'club editions with their figures',
    database: 'hundred',
    document: benchDocument('BenchClubEditions'),
  },
];

function edgeOf({ _id: id, firstName, lastName, city, active, payments, sortName }, year) {
  const paidYears = payments.map((payment) => payment.year);
  const jubileeCount = new Set([...paidYears, year]).size;
  return {
    cursor: Buffer.from(JSON.stringify([sortName, id])).toString('base64url'),
    node: {
      id,
      name: `${firstName} ${lastName}`.trim(),
      city,
      active,
      paidYears,
      jubilee: active && jubileeCount % 11 === 0,
      jubileeCount,
    },
  };
}
