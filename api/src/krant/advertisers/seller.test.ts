import { useApi } from '../../testing/apiStage';
import { makeUser, signedIn } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { KrantStateModel } from '../editions/edition.model';
import { adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';

const FIELDS = '{ id revision advertiserUserId name active contact { id } }';
const SAVE = `mutation Save($id: ID!, $revision: Int!, $advertiser: AdvertiserInput!) {
  saveAdvertiser(id: $id, revision: $revision, advertiser: $advertiser) ${FIELDS} }`;
const SAVE_OWN = `mutation SaveOwn($id: ID!, $revision: Int!, $advertiser: AdvertiserDetailsInput!) {
  saveOwnAdvertiser(id: $id, revision: $revision, advertiser: $advertiser) ${FIELDS} }`;
const DELETE = 'mutation Delete($id: ID!) { deleteAdvertiser(id: $id) }';
const LIST = '{ advertisers { totalCount } }';
const ONE = `query One($id: ID!) { advertiser(id: $id) ${FIELDS} }`;
const OWN = `{ ownAdvertisers { id name active advertisement { advState } previous { advState advPrice } } }`;
const OWN_SALE = '{ ownPaperSale { editionId title open sold notSold revenue openQuestions } }';

const stage = useApi();
let toon: TestClient & { id: string };
let jose: TestClient & { id: string };
beforeEach(async () => {
  toon = await signedIn(stage.api, { name: 'Toon Aarts', general: ['krantRed'] });
  jose = await signedIn(stage.api, { name: 'José van den Berg', general: ['krantAdv'] });
});

const given = (changes: object = {}) => ({
  advertiserUserId: 17,
  name: ' Bakkerij Jansen ',
  active: true,
  adres: 'Dorpsstraat 1',
  postalCode: '7071 aa',
  city: 'Ulft',
  email: 'info@bakkerij.example',
  ...changes,
});

describe('a seller', () => {
  let editionId: string;
  let own: string;
  let other: string;
  beforeEach(async () => {
    await makeActiveEdition('2026');
    editionId = await makeActiveEdition('2027');
    own = await makeAdvertiser(1, { contactId: jose.id });
    // Somebody else of the same name.
    const namesake = await makeUser({ name: 'José van den Berg', general: ['krantAdv'] });
    other = await makeAdvertiser(2, { contactId: namesake.id });
    await makeAdvertiser(3, { contactId: jose.id, active: false });
  });
  const ownIds = async () =>
    (await jose.data<{ ownAdvertisers: { id: string }[] }>(OWN)).ownAdvertisers.map(({ id }) => id);

  it('sees own active advertisers only, by user and not by name', async () => {
    expect(await ownIds()).toEqual([own]);
    expect(await jose.data(OWN_SALE)).toEqual({
      ownPaperSale: { editionId, title: '2027', open: 1, sold: 0, notSold: 0, revenue: 0, openQuestions: 0 },
    });
    expect((await jose.data<{ advertiser: { id: string } }>(ONE, { id: own })).advertiser.id).toBe(own);
  });

  it('reads nothing of another by a query of their own', async () => {
    const ad = await adsOf(toon, editionId).save(other);
    const queries: [string, object][] = [
      [ONE, { id: other }],
      ['query Ad($id: ID!) { advertisement(id: $id) { advPrice } }', { id: ad.id }],
      ['query Folder($id: ID!) { advertisementFolder(advertiserId: $id) }', { id: other }],
    ];
    for (const [query, variables] of queries) {
      expect((await jose.error(query, variables)).extensions.code).toBe('NOT_FOUND');
    }
    for (const query of [
      LIST,
      '{ paperEditions { sellers { revenue } } }',
      `{ advertisements(editionId: "${editionId}", list: sold) { totalCount } }`,
      `{ soldAdvertisements(editionId: "${editionId}") { id } }`,
    ]) {
      expect((await jose.error(query)).extensions.code).toBe('FORBIDDEN');
    }
    const mine = await adsOf(jose, editionId).save(own);
    for (const field of ['advRedactieNotes { text }', 'invoice { reference }']) {
      const query = `{ advertisement(id: "${mine.id}") { id ${field} } }`;
      expect((await jose.error(query)).extensions.code).toBe('FORBIDDEN');
    }
  });

  it('changes details, not number, active flag and contact', async () => {
    const { name, ...details } = given();
    const advertiser = { name, email: details.email };
    expect(await jose.data(SAVE_OWN, { id: own, revision: 1, advertiser })).toMatchObject({
      saveOwnAdvertiser: {
        name: 'Bakkerij Jansen',
        advertiserUserId: 1,
        active: true,
        contact: { id: jose.id },
      },
    });
    expect((await jose.error(SAVE_OWN, { id: other, revision: 1, advertiser })).extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await jose.error(SAVE, { id: own, revision: 2, advertiser: given() })).extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await jose.error(DELETE, { id: own })).extensions.code).toBe('FORBIDDEN');
  });

  it('has nothing outside the sale season', async () => {
    await KrantStateModel.updateOne({ _id: 'krant' }, { $set: { inSale: [] } });
    expect(await ownIds()).toEqual([]);
    expect(await jose.data(OWN_SALE)).toEqual({ ownPaperSale: null });
    expect((await jose.error(ONE, { id: own })).extensions.code).toBe('NOT_FOUND');
    expect((await adsOf(jose, editionId).refused(own)).extensions.code).toBe('NOT_FOUND');
  });

  it('loses them with the advertiser, at once', async () => {
    const advertiser = given({ advertiserUserId: 1, contactId: toon.id });
    await toon.data(SAVE, { id: own, revision: 1, advertiser });
    expect(await ownIds()).toEqual([]);
    expect((await adsOf(jose, editionId).refused(own)).extensions.code).toBe('NOT_FOUND');
  });

  it('who has both rights is a seller of own ones and an editor of all', async () => {
    const both = await signedIn(stage.api, { general: ['krantRed', 'krantAdv'] });
    expect(await both.data(OWN)).toEqual({ ownAdvertisers: [] });
    expect((await both.data<{ advertiser: { id: string } }>(ONE, { id: other })).advertiser.id).toBe(other);
    expect(
      (await both.error(SAVE_OWN, { id: other, revision: 1, advertiser: { name: 'x' } })).extensions.code,
    ).toBe('NOT_FOUND');
  });
});
