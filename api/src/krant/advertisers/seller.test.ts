import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { useApi } from '../../testing/apiStage';
import {
  OwnAdvertisersDocument,
  OwnPaperSaleDocument,
  PlanVisitDocument,
  SaveOwnAdvertiserDocument,
  SellerAdPriceDocument,
  SellerAdvertisementFolderDocument,
  SellerAdvertiserDocument,
  SellerSaveAdvertiserDocument,
  SellerVisitDocument,
} from '../../testing/gql/graphql';
import { makeUser, signedIn, usePerson } from '../../testing/people';
import { KrantStateModel } from '../editions/edition.model';
import { adsOf, filledInAdvertiser as given, makeActiveEdition, makeAdvertiser } from '../testKrant';
import { AdvertiserModel } from './advertiser.model';

const stage = useApi();
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });
const jose = usePerson(stage, { name: 'José van den Berg', general: ['krantAdv'] });

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
  const ownIds = async () => (await jose.data(OwnAdvertisersDocument)).ownAdvertisers.map(({ id }) => id);

  it('sees own active advertisers only, by user and not by name', async () => {
    expect(await ownIds()).toEqual([own]);
    expect(await jose.data(OwnPaperSaleDocument)).toEqual({
      ownPaperSale: { editionId, title: '2027', open: 1, sold: 0, notSold: 0, revenue: 0, openQuestions: 0 },
    });
    expect((await jose.data(SellerAdvertiserDocument, { id: own })).advertiser.id).toBe(own);
  });

  it('reads nothing of another by a query of their own', async () => {
    const ad = await adsOf(toon, editionId).save(other);
    for (const { extensions } of [
      await jose.error(SellerAdvertiserDocument, { id: other }),
      await jose.error(SellerAdPriceDocument, { id: ad.id }),
      await jose.error(SellerAdvertisementFolderDocument, { id: other }),
    ]) {
      expect(extensions.code).toBe('NOT_FOUND');
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
    expect(await jose.data(SaveOwnAdvertiserDocument, { id: own, revision: 1, advertiser })).toMatchObject({
      saveOwnAdvertiser: {
        name: 'Bakkerij Jansen',
        advertiserUserId: 1,
        active: true,
        contact: { id: jose.id },
      },
    });
    expect(
      (await jose.error(SaveOwnAdvertiserDocument, { id: other, revision: 1, advertiser })).extensions.code,
    ).toBe('NOT_FOUND');
  });

  it('has nothing outside the sale season', async () => {
    await KrantStateModel.updateOne({ _id: 'krant' }, { $set: { inSale: [] } });
    expect(await ownIds()).toEqual([]);
    expect(await jose.data(OwnPaperSaleDocument)).toEqual({ ownPaperSale: null });
    expect((await jose.error(SellerAdvertiserDocument, { id: own })).extensions.code).toBe('NOT_FOUND');
    expect((await adsOf(jose, editionId).refused(own)).extensions.code).toBe('NOT_FOUND');
  });

  it('loses them with the advertiser, at once', async () => {
    const advertiser = given({ advertiserUserId: 1, contactId: toon.id });
    await toon.data(SellerSaveAdvertiserDocument, { id: own, revision: 1, advertiser });
    expect(await ownIds()).toEqual([]);
    expect((await adsOf(jose, editionId).refused(own)).extensions.code).toBe('NOT_FOUND');
  });

  describe('on the round of today', () => {
    const plan = (id: string, today: boolean) => jose.data(PlanVisitDocument, { id, today });
    const visitOf = async (id: string) => (await toon.data(SellerVisitDocument, { id })).advertiser.visitOn;

    it('puts own ones, also twice, and takes them off; what is being edited elsewhere is not behind then', async () => {
      const planned = { planVisit: { id: own, revision: 1, visitOn: todayInAmsterdam() } };
      expect(await Promise.all([plan(own, true), plan(own, true)])).toEqual([planned, planned]);
      expect(await plan(own, false)).toEqual({ planVisit: { ...planned.planVisit, visitOn: null } });
    });

    it('puts none of another seller, none that is not active, and none outside the sale season', async () => {
      const inactive = (await AdvertiserModel.findOne({ active: false }).orFail()).id;
      await KrantStateModel.updateOne({ _id: 'krant' }, { $set: { inSale: [] } });
      const outside = await jose.error(PlanVisitDocument, { id: own, today: true });
      await KrantStateModel.updateOne({ _id: 'krant' }, { $set: { inSale: [editionId] } });
      for (const { extensions } of [
        outside,
        await jose.error(PlanVisitDocument, { id: other, today: true }),
        await jose.error(PlanVisitDocument, { id: inactive, today: true }),
        await jose.error(PlanVisitDocument, { id: 'x', today: true }),
      ]) {
        expect(extensions.code).toBe('NOT_FOUND');
      }
      expect(await visitOf(other)).toBeNull();
      expect(await visitOf(own)).toBeNull();
    });

    it('stays through a change of details, and goes when somebody else becomes responsible', async () => {
      await plan(own, true);
      const advertiser = given({ advertiserUserId: 1, contactId: jose.id });
      await toon.data(SellerSaveAdvertiserDocument, { id: own, revision: 1, advertiser });
      expect(await visitOf(own)).toBe(todayInAmsterdam());
      const moved = { ...advertiser, contactId: toon.id };
      await toon.data(SellerSaveAdvertiserDocument, { id: own, revision: 2, advertiser: moved });
      expect(await visitOf(own)).toBeNull();
    });
  });

  it('who has both rights is a seller of own ones and an editor of all', async () => {
    const both = await signedIn(stage.api, { general: ['krantRed', 'krantAdv'] });
    expect(await both.data(OwnAdvertisersDocument)).toEqual({ ownAdvertisers: [] });
    expect((await both.data(SellerAdvertiserDocument, { id: other })).advertiser.id).toBe(other);
    expect(
      (await both.error(SaveOwnAdvertiserDocument, { id: other, revision: 1, advertiser: { name: 'x' } }))
        .extensions.code,
    ).toBe('NOT_FOUND');
  });
});
