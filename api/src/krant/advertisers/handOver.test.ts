import { tellNews } from '../../identity/notifications/notificationJobs';
import { inboxOf } from '../../identity/notifications/testNotifications';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { useApi } from '../../testing/apiStage';
import { type AdvertiserHandOver, HandOverAdvertisersDocument } from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';
import { AdvertiserModel } from './advertiser.model';

const stage = useApi();
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });
const jose = usePerson(stage, { name: 'José', general: ['krantAdv'] });
const piet = usePerson(stage, { name: 'Piet', general: ['krantAdv'] });

const send = async (handOvers: AdvertiserHandOver[], requestId?: string) =>
  (await toon.data(HandOverAdvertisersDocument, { handOvers, requestId })).handOverAdvertisers;
const contacts = async () =>
  (await AdvertiserModel.find().sort({ sortName: 1 }).lean()).map((one) => one.contactId);
const toPiet = (id: string, revision = 1): AdvertiserHandOver => ({ id, revision, contactId: piet.id });
const inbox = async (who: TestClient) => {
  await tellNews(stage.api.portal);
  return (await inboxOf(who)).items.map(({ title, detail }) => [title, detail]);
};

it('all of a selection become somebody else’s, their advertisements too; undone they are as before', async () => {
  const editionId = await makeActiveEdition();
  const ids = [await makeAdvertiser(1, { contactId: jose.id }), await makeAdvertiser(2)];
  const [bakery = ''] = ids;
  await adsOf(toon, editionId).save(bakery);
  await AdvertiserModel.updateOne({ _id: bakery }, { visitOn: todayInAmsterdam() });
  const { handedOver, notHandedOver } = await send(ids.map((id) => toPiet(id)));
  expect(notHandedOver).toEqual([]);
  expect(handedOver).toMatchObject([
    { id: bakery, revision: 2, contactId: piet.id, visitOn: null, advertisement: { contactId: piet.id } },
    { revision: 2, contactId: piet.id },
  ]);
  expect(handedOver[0]?.changeLog.at(-1)).toContain('Toon Aarts: overgedragen aan Piet');
  const back = await send(
    handedOver.map(({ id, revision }, at) => ({ id, revision, contactId: at === 0 ? jose.id : null })),
  );
  expect(back.handedOver[0]?.advertisement).toMatchObject({ contactId: jose.id });
  expect(await contacts()).toEqual([jose.id, null]);
});

it('one that somebody else changed stays, and is named; the others go', async () => {
  const ids = [
    await makeAdvertiser(1, { contactId: jose.id }),
    await makeAdvertiser(2, { contactId: jose.id }),
  ];
  const [first = '', second = ''] = ids;
  await AdvertiserModel.updateOne({ _id: first }, { $inc: { revision: 1 } });
  const { handedOver, notHandedOver } = await send([toPiet(first), toPiet(second), toPiet('nothing')]);
  expect(handedOver.map(({ id }) => id)).toEqual([second]);
  expect(notHandedOver).toEqual([
    expect.stringMatching(/^Bakkerij 1: Deze adverteerder/),
    expect.stringMatching(/^Deze adverteerder: Deze adverteerder bestaat niet/),
  ]);
  expect(await contacts()).toEqual([jose.id, piet.id]);
});

it('of two at once each advertiser goes once, and sent twice it is done once', async () => {
  const id = await makeAdvertiser(1, { contactId: jose.id });
  const both = await Promise.all([send([toPiet(id)]), send([{ id, revision: 1, contactId: toon.id }])]);
  expect(both.flatMap(({ handedOver }) => handedOver)).toHaveLength(1);
  const { revision } = (await AdvertiserModel.findById(id).lean()) ?? { revision: 0 };
  const again = () => send([{ id, revision, contactId: jose.id }], 'request-twice');
  const answers = await Promise.all([again(), again()]);
  expect(answers[0]).toEqual(answers[1]);
  expect((await AdvertiserModel.findById(id).lean())?.revision).toBe(revision + 1);
});

it('goes to who sells, by who edits, and back to whose it was even when that one sells no more', async () => {
  const gone = await signedIn(stage.api, { name: 'Cor' });
  const id = await makeAdvertiser(1, { contactId: gone.id });
  const refusal = async (handOvers: AdvertiserHandOver[]) =>
    (await toon.error(HandOverAdvertisersDocument, { handOvers })).extensions;
  expect(await refusal([])).toMatchObject({ fields: { handOvers: 'Kies minstens één adverteerder' } });
  expect(await refusal(Array.from({ length: 201 }, () => toPiet(id)))).toMatchObject({
    fields: { handOvers: 'Kies hoogstens 200 adverteerders tegelijk' },
  });
  expect(await refusal([{ id, revision: 1, contactId: gone.id }])).toMatchObject({
    fields: { contactId: 'Kies iemand uit de lijst' },
  });
  await send([toPiet(id)]);
  expect((await send([{ id, revision: 2, contactId: gone.id }])).notHandedOver).toEqual([]);
  expect(await contacts()).toEqual([gone.id]);
});

it('both are told once of all that went at once', async () => {
  const ids: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) ids.push(await makeAdvertiser(number, { contactId: jose.id }));
  await inbox(piet);
  await send(ids.map((id) => toPiet(id)));
  const names = 'Toon Aarts: Bakkerij 1, Bakkerij 2, Bakkerij 3, Bakkerij 4, Bakkerij 5 en nog 1.';
  expect(await inbox(piet)).toEqual([['6 adverteerders staan nu op jouw naam', `${names} Eerst van José.`]]);
  expect(await inbox(jose)).toEqual([
    ['6 adverteerders staan niet meer op jouw naam', `${names} Nu van Piet.`],
  ]);
  expect(await inbox(piet)).toHaveLength(1);
});
