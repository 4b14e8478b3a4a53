import { UserModel } from '../../identity/people/user.model';
import { purgeTrash } from '../../identity/trash/eraseTrash';
import { useApi } from '../../testing/apiStage';
import {
  AddAdvertiserDocument,
  AdvertiserAdvertisementDocument,
  AdvertiserAdvertisersDocument,
  AdvertiserDocument,
  DeleteAdvertiserDocument,
  HangingOnDocument,
  NextAdvertiserUserIdDocument,
  TrashRestoreRecordDocument,
} from '../../testing/gql/graphql';
import { makeUser, signedIn, usePerson } from '../../testing/people';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { adsOf, makeActiveEdition } from '../testKrant';
import { AdvertiserModel } from './advertiser.model';

const stage = useApi();
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });

const add = async () => {
  const advertiser = {
    ...{ advertiserUserId: 17, name: 'Bakkerij Jansen', active: true, adres: 'Dorpsstraat 1' },
    ...{ postalCode: '7071 AA', city: 'Ulft', email: 'info@bakkerij.example' },
  };
  return (await toon.data(AddAdvertiserDocument, { advertiser })).addAdvertiser;
};
const numbers = async () =>
  (await toon.data(AdvertiserAdvertisersDocument, { filter: {} })).advertisers.edges.map(
    ({ node }) => node.advertiserUserId,
  );

describe('deleting', () => {
  it('is refused while the active edition has a sold advertisement of them', async () => {
    const editionId = await makeActiveEdition();
    const { id } = await add();
    const ads = adsOf(toon, editionId);
    const { revision } = await ads.save(id);
    expect((await toon.error(DeleteAdvertiserDocument, { id })).message).toContain('verkochte advertentie');
    await ads.save(id, { advState: 'open' }, revision);
    expect(await toon.data(DeleteAdvertiserDocument, { id })).toEqual({ deleteAdvertiser: id });
    expect((await toon.error(DeleteAdvertiserDocument, { id })).extensions.code).toBe('NOT_FOUND');
  });

  it('is refused while an invoice of any edition is to be paid', async () => {
    const old = await makeActiveEdition('2026');
    const { id } = await add();
    const ads = adsOf(toon, old);
    await ads.save(id);
    await ads.generate();
    await makeActiveEdition('2027');
    const hanging = { kind: 'Advertiser', id };
    expect(await toon.data(HangingOnDocument, hanging)).toEqual({
      hangingOn: [{ text: '1 onbetaalde factuur', count: 1, blocks: true }],
    });
    const stranger = await signedIn(stage.api, { general: ['vol'] });
    expect(await stranger.data(HangingOnDocument, hanging)).toEqual({ hangingOn: [] });
    expect((await toon.error(DeleteAdvertiserDocument, { id })).message).toBe(
      'Deze adverteerder heeft nog 1 onbetaalde factuur. Handel die eerst af.',
    );
    await AdvertisementModel.updateOne({ advertiserId: id }, { $set: { bankPaidOn: '2026-11-11' } });
    expect(await toon.data(HangingOnDocument, hanging)).toEqual({ hangingOn: [] });
    await toon.data(DeleteAdvertiserDocument, { id });
  });

  it.each([1, 2, 3, 4, 5, 6])('beside a sale: one of them happens (try %i)', async () => {
    const editionId = await makeActiveEdition();
    const { id } = await add();
    const [sale, removal] = await Promise.allSettled([
      adsOf(toon, editionId).save(id),
      toon.data(DeleteAdvertiserDocument, { id }),
    ]);
    expect([sale.status, removal.status].sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('keeps the name for past editions only, and the number until it goes for good', async () => {
    const old = await makeActiveEdition('2026');
    const { id } = await add();
    const { id: adId } = await adsOf(toon, old).save(id);
    await makeActiveEdition('2027');
    await toon.data(DeleteAdvertiserDocument, { id });
    expect((await toon.error(AdvertiserDocument, { id })).extensions.code).toBe('NOT_FOUND');
    expect(await numbers()).toEqual([]);
    const { advertisement } = await toon.data(AdvertiserAdvertisementDocument, { id: adId });
    expect(advertisement).toEqual({
      name: 'Bakkerij Jansen',
      advertiser: { name: 'Bakkerij Jansen', email: '', adres: '', phone: '' },
    });
    const advertiser = { advertiserUserId: 17, name: 'Slager', active: true };
    expect((await toon.error(AddAdvertiserDocument, { advertiser })).extensions.fields).toEqual({
      advertiserUserId: 'Dit nummer is van Bakkerij Jansen, die in de prullenbak ligt',
    });
    expect(await toon.data(NextAdvertiserUserIdDocument)).toEqual({ nextAdvertiserUserId: 18 });
    await purgeTrash(stage.api.portal, Date.now() + 31 * 86_400_000);
    await add();
  });

  it('comes back without a seller who is none any more', async () => {
    await makeActiveEdition();
    const [sjef, stays] = [
      await makeUser({ general: ['krantAdv'] }),
      await makeUser({ general: ['krantAdv'] }),
    ];
    const { id } = await add();
    const restored = async (contactId: string, then: object) => {
      await AdvertiserModel.updateOne({ _id: id }, { $set: { contactId } });
      const { extensions } = await toon.run(DeleteAdvertiserDocument, { id });
      await UserModel.updateOne({ _id: contactId }, { $set: then });
      await toon.data(TrashRestoreRecordDocument, extensions?.deleted as { entity: string; id: string });
      return (await AdvertiserModel.findById(id).lean().orFail()).contactId;
    };
    expect(await restored(stays.id, {})).toBe(stays.id);
    expect(await restored(sjef.id, { 'permissions.general': [] })).toBeNull();
  });
});
