import { demoId } from './lib/api.mjs';
import { benchDocument } from './lib/documents.mjs';

const EDITION = demoEditionId(2027);

/**
 * What the newspaper asks; with 5,000 users there are 5,000 advertisers and ten editions.
 * @type {import('./operations.mjs').Operation[]}
 */
export const krantOperations = [
  {
    name: 'advertisers with their advertisement, 100 of 5,000',
    database: 'large',
    budget: 'list',
    document: benchDocument('BenchAdvertisers'),
    peer: async ({ db }) => {
      const advertisers = db.collection('advertisers');
      const [found, totalCount, state] = await Promise.all([
        advertisers
          .find({ deleted: false }, { projection: { changeLog: 0 } })
          .sort({ sortName: 1, _id: 1 })
          .limit(101)
          .toArray(),
        advertisers.countDocuments({ deleted: false }),
        db.collection('krantState').findOne({ _id: 'krant' }),
      ]);
      const shown = found.slice(0, 100);
      const ids = shown.map(({ _id }) => _id.toHexString());
      const ads = await db
        .collection('advertisements')
        .find(
          { editionId: state.activeEditionId, advertiserId: { $in: ids } },
          { projection: { changeLog: 0 } },
        )
        .toArray();
      const byAdvertiser = new Map(ads.map((ad) => [ad.advertiserId, ad]));
      const edges = shown.map((one) => advertiserEdge(one, byAdvertiser));
      const pageInfo = { hasNextPage: found.length > 100, endCursor: edges.at(-1)?.cursor ?? null };
      return { advertisers: { totalCount, pageInfo, edges } };
    },
  },
  {
    name: 'sold advertisements, 100',
    database: 'large',
    budget: 'list',
    document: benchDocument('BenchAds'),
    variables: { editionId: EDITION },
  },
  {
    name: 'ten newspapers with their totals and sellers, 50,000 advertisements',
    database: 'large',
    heavy: true,
    document: benchDocument('BenchPapers'),
  },
  {
    name: 'page plan',
    database: 'hundred',
    document: benchDocument('BenchPlan'),
    variables: { editionId: EDITION },
  },
];

function advertiserEdge({ _id, sortName, advertiserUserId, name, city, email, active }, byAdvertiser) {
  const id = _id.toHexString();
  const ad = byAdvertiser.get(id);
  return {
    cursor: Buffer.from(JSON.stringify([sortName, id])).toString('base64url'),
    node: {
      id,
      advertiserUserId,
      name,
      city,
      email,
      active,
      advertisement: ad
        ? { id: ad._id.toHexString(), advState: ad.advState, advPrice: ad.advPrice ?? null }
        : null,
    },
  };
}

/** The demo's ids of editions begin with their moment. */
function demoEditionId(year) {
  const seconds = Date.UTC(year - 1, 8, 1, 10) / 1000;
  return seconds.toString(16).padStart(8, '0') + demoId(`paper edition ${year}`).slice(8);
}
