import { useApi } from '../../testing/apiStage';
import {
  AdvertiserAdvertisersDocument,
  MergeRecordsDocument,
  NextAdvertiserUserIdDocument,
  NoteVisitDocument,
  UndoMergeDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { adSums, advertiserSums, openOf } from '../editions/blockCounts';
import { adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';
import { AdvertiserModel } from './advertiser.model';

// What moves of an advertiser; the merging itself is tried with customers.

const stage = useApi();
const kind = 'Advertiser';
let kept: string;
let gone: string;
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });

beforeEach(async () => {
  [kept, gone] = [await makeAdvertiser(11, { name: 'Bakker' }), await makeAdvertiser(12, { name: 'Bakker' })];
});

const revisionOf = async (id: string) => (await AdvertiserModel.findById(id).orFail()).revision;
const asked = async (keptId = kept, goneId = gone) => ({
  ...{ kind, keptId, keptRevision: await revisionOf(keptId), goneId, goneRevision: await revisionOf(goneId) },
  ...{ taken: [], both: [] },
});
const merge = async () => toon.data(MergeRecordsDocument, await asked());
const undo = () => toon.data(UndoMergeDocument, { kind, goneId: gone });
const adsWith = async (advertiserId: string) =>
  (await AdvertisementModel.find({ advertiserId }).sort({ _id: 1 }).lean()).map(
    ({ editionId, name, advertiserUserId, advState }) => ({ editionId, name, advertiserUserId, advState }),
  );
const numbers = async () =>
  (await toon.data(AdvertiserAdvertisersDocument, { filter: {} })).advertisers.edges.map(
    ({ node }) => node.advertiserUserId,
  );
/** How many have no outcome yet, of what is kept in memory block by block. */
const open = async (editionId: string) => {
  const counted = [await adSums.read(editionId), await advertiserSums.read(undefined)] as const;
  return [...openOf(...counted).values()].reduce((sum, one) => sum + one, 0);
};

it('gives advertisements, also sold and invoiced ones, and has them back', async () => {
  const old = await makeActiveEdition('2026');
  await adsOf(toon, old).save(gone);
  await adsOf(toon, old).generate();
  const edition = await makeActiveEdition('2027');
  await adsOf(toon, edition).save(gone);
  expect(await open(edition)).toBe(1);
  await merge();
  expect(await numbers()).toEqual([11]);
  expect(await adsWith(kept)).toMatchObject([
    // As it was printed then.
    { editionId: old, advertiserUserId: 12, advState: 'verkocht' },
    { editionId: edition, advertiserUserId: 11, advState: 'verkocht' },
  ]);
  expect(await open(edition)).toBe(0);
  await undo();
  expect(await numbers()).toEqual([11, 12]);
  expect(await adsWith(kept)).toEqual([]);
  expect(await adsWith(gone)).toMatchObject([
    { editionId: old },
    { editionId: edition, advertiserUserId: 12 },
  ]);
  expect(await open(edition)).toBe(1);
});

it('gives what was noted of visits, and has it back', async () => {
  await toon.data(NoteVisitDocument, { id: gone, text: 'Niet thuis' });
  await toon.data(NoteVisitDocument, { id: kept, text: 'Denkt na' });
  const notes = async (id: string) =>
    (await AdvertiserModel.findById(id).orFail()).visits.map(({ text }) => text);
  await merge();
  expect(await notes(kept)).toEqual(['Niet thuis', 'Denkt na']);
  await undo();
  expect([await notes(kept), await notes(gone)]).toEqual([['Denkt na'], ['Niet thuis']]);
});

it('keeps the number of who was merged as long as they can return', async () => {
  await merge();
  expect((await toon.data(NextAdvertiserUserIdDocument)).nextAdvertiserUserId).toBe(13);
});

it('in an edition in which both have one, that of the other must be empty, and nobody sells it meanwhile', async () => {
  const edition = await makeActiveEdition();
  const ads = adsOf(toon, edition);
  await ads.save(kept);
  const { revision } = await ads.save(gone);
  const { message } = await toon.error(MergeRecordsDocument, await asked());
  expect(message).toContain('In editie 2027 is aan allebei iets gekoppeld. Laat Bakker staan');
  await ads.save(gone, { advState: 'open' }, revision);
  const outcomes = await Promise.allSettled([merge(), ads.save(gone, {}, revision + 1)]);
  const sold = (await adsWith(gone)).some(({ advState }) => String(advState) === 'verkocht');
  // One of the two was first.
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(sold).toBe(outcomes[1]?.status === 'fulfilled');
});
