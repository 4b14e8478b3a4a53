import { useApi } from '../../testing/apiStage';
import {
  AddAdvertiserDocument,
  AdvertiserAdvertisersDocument,
  AdvertiserDocument,
  AdvertiserSaveAdvertiserDocument,
  DeleteAdvertiserDocument,
  NextAdvertiserUserIdDocument,
} from '../../testing/gql/graphql';
import { makeUser, usePerson } from '../../testing/people';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { adsOf, filledInAdvertiser as given, makeActiveEdition, makeAdvertiser } from '../testKrant';
import { AdvertiserModel } from './advertiser.model';
import { followAll } from './follow.service';

const stage = useApi();
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });
const jose = usePerson(stage, { name: 'José van den Berg', general: ['krantAdv'] });

const add = async (changes: object = {}) =>
  (await toon.data(AddAdvertiserDocument, { advertiser: given(changes) })).addAdvertiser;
const numbers = async (filter: object = {}) =>
  (await toon.data(AdvertiserAdvertisersDocument, { filter })).advertisers.edges.map(
    ({ node }) => node.advertiserUserId,
  );

describe('a name that somebody has', () => {
  it('is pointed out, and kept all the same when that is allowed', async () => {
    await add({ name: 'Café Jansen' });
    const twin = { advertiserUserId: 18, name: 'CAFE-JANSEN ' };
    const { extensions } = await toon.error(AddAdvertiserDocument, { advertiser: given(twin) });
    expect(extensions.fields).toEqual({
      name: 'Er is al een adverteerder die Café Jansen heet (17). Is het dezelfde?',
    });
    expect(await add({ ...twin, allowDuplicate: true })).toMatchObject({ advertiserUserId: 18 });
  });

  it('is pointed out when it is given to another, not at every save', async () => {
    await add();
    const { id } = await add({ advertiserUserId: 18, name: 'Slager' });
    const save = (revision: number, changes: object) =>
      toon.run(AdvertiserSaveAdvertiserDocument, {
        id,
        revision,
        advertiser: given({ advertiserUserId: 18, ...changes }),
      });
    expect((await save(1, {})).errors?.[0]?.extensions.fields).toHaveProperty('name');
    expect((await save(1, { allowDuplicate: true })).errors).toBeUndefined();
    expect((await save(2, { city: 'Gendringen' })).errors).toBeUndefined();
  });

  it('of who was removed is free', async () => {
    const { id } = await add();
    await toon.data(DeleteAdvertiserDocument, { id });
    await add({ advertiserUserId: 18 });
  });
});

describe('adding', () => {
  it('stores what was filled in, without spaces around', async () => {
    expect(await add({ contactId: jose.id })).toMatchObject({
      advertiserUserId: 17,
      name: 'Bakkerij Jansen',
      postalCode: '7071 AA',
      contact: { name: 'José van den Berg' },
      missing: [],
      advertisement: null,
      changeLog: [expect.stringMatching(/^\d\d\/\d\d\/\d{4} - Toon Aarts: adverteerder toegevoegd$/)],
    });
    expect(await toon.data(NextAdvertiserUserIdDocument)).toEqual({ nextAdvertiserUserId: 18 });
  });

  it.each([
    [{ name: ' ' }, { name: 'Verplicht' }],
    [{ advertiserUserId: 0 }, { advertiserUserId: expect.stringContaining('advertentienummer') }],
    [{ email: 'geen adres' }, { email: expect.stringContaining('E-mail') }],
    [{ contactId: '64b000000000000000000000' }, { contactId: 'Kies iemand uit de lijst' }],
    [{ name: 'x'.repeat(201) }, { name: 'Deze tekst is te lang' }],
  ])('refuses %j', async (changes, fields) => {
    expect(
      (await toon.error(AddAdvertiserDocument, { advertiser: given(changes) })).extensions,
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
  });

  it('gives a number once, also to ten at once, and says whose it is', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => toon.run(AddAdvertiserDocument, { advertiser: given() })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await toon.error(AddAdvertiserDocument, { advertiser: given() })).extensions.fields).toEqual({
      advertiserUserId: 'Dit advertentienummer is al van Bakkerij Jansen',
    });
  });

  it('the email may be left out; then something is missing for an invoice', async () => {
    expect(await add({ email: '', adres: null })).toMatchObject({ missing: ['adres', 'email'] });
    expect(await add({ advertiserUserId: 18, name: 'Museum', email: 'a@b.museums' })).toMatchObject({
      missing: [],
    });
    expect(await add({ advertiserUserId: 19, name: 'Techniek', email: 'a@b.technology' })).toMatchObject({
      missing: ['email'],
    });
  });
});

describe('changing', () => {
  it('sent again after a lost answer changes nothing', async () => {
    const { id } = await add();
    const again = { id, revision: 1, advertiser: given({ name: 'Nieuw', requestId: 'request-0001' }) };
    const answers = [
      await toon.data(AdvertiserSaveAdvertiserDocument, again),
      await toon.data(AdvertiserSaveAdvertiserDocument, again),
    ];
    expect(answers[1]).toMatchObject({ saveAdvertiser: { revision: 2, name: 'Nieuw' } });
    expect((await AdvertiserModel.findById(id).orFail()).changeLog).toHaveLength(2);
  });

  it('the advertisement of the active edition follows, also after a crash between the two writes', async () => {
    const editionId = await makeActiveEdition();
    const { id } = await add();
    await adsOf(toon, editionId).save(id);
    await toon.data(AdvertiserSaveAdvertiserDocument, {
      id,
      revision: 1,
      advertiser: given({ name: 'Bakkerij Anders', advertiserUserId: 20 }),
    });
    const ad = async () => AdvertisementModel.findOne({ advertiserId: id }).orFail();
    expect(await ad()).toMatchObject({ name: 'Bakkerij Anders', advertiserUserId: 20, sortName: '00020' });
    await AdvertiserModel.updateOne({ _id: id }, { $set: { name: 'Na de crash', toFollow: true } });
    await followAll(stage.api.portal);
    expect((await ad()).name).toBe('Na de crash');
    expect(await AdvertiserModel.countDocuments({ toFollow: true })).toBe(0);
  });

  it('the log names the fields, not what was in them', async () => {
    const { id } = await add();
    await toon.data(AdvertiserSaveAdvertiserDocument, {
      id,
      revision: 1,
      advertiser: given({ phone: '0315 111111', active: false }),
    });
    expect((await AdvertiserModel.findById(id).orFail()).changeLog.at(-1)).toMatch(
      /: gewijzigd: telefoon, actief$/,
    );
  });

  it('who was responsible may stay, also without the right now', async () => {
    const gone = await makeUser({ name: 'Weg' });
    const id = await makeAdvertiser(3, { contactId: gone.id });
    const advertiser = given({ advertiserUserId: 3, contactId: gone.id });
    expect(await toon.data(AdvertiserSaveAdvertiserDocument, { id, revision: 1, advertiser })).toMatchObject({
      saveAdvertiser: { contact: { name: 'Weg' } },
    });
  });
});

describe('the list', () => {
  it('is by number, in pages, and found by words and state', async () => {
    const editionId = await makeActiveEdition();
    const ads = adsOf(toon, editionId);
    for (const number of [100, 9, 10]) await makeAdvertiser(number, { contactId: jose.id });
    const inactive = await makeAdvertiser(11, { active: false, name: 'Café ’t Höfke' });
    const sold = await AdvertiserModel.findOne({ advertiserUserId: 10 }).orFail();
    const notSold = await AdvertiserModel.findOne({ advertiserUserId: 9 }).orFail();
    await ads.save(sold.id);
    await ads.save(notSold.id, { advState: 'nietVerkocht' });
    await ads.save(inactive, { advState: 'open' });
    expect(await numbers()).toEqual([9, 10, 11, 100]);
    expect(await numbers({ search: 'hofke cafe' })).toEqual([11]);
    expect(await numbers({ search: '.*' })).toEqual([]);
    expect(await numbers({ active: true, state: 'open' })).toEqual([100]);
    expect(await numbers({ state: 'open' })).toEqual([11, 100]);
    expect(await numbers({ state: 'verkocht' })).toEqual([10]);
    expect(await numbers({ state: 'nietVerkocht' })).toEqual([9]);
    expect(await numbers({ contactId: jose.id })).toEqual([9, 10, 100]);
    const { advertisers } = await toon.data(AdvertiserAdvertisersDocument, { first: 3 });
    expect(advertisers).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    expect(
      await toon.data(AdvertiserAdvertisersDocument, { after: advertisers.pageInfo.endCursor }),
    ).toMatchObject({
      advertisers: { edges: [{ node: { advertiserUserId: 100 } }], pageInfo: { hasNextPage: false } },
    });
    expect((await toon.error(AdvertiserAdvertisersDocument, { after: 'x' })).extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('shows the sales record from 2024 on, and what was sold the edition before', async () => {
    const id = await makeAdvertiser(1);
    for (const [title, advState] of [
      ['2023', 'verkocht'],
      ['2024', 'verkocht'],
      ['2025', 'nietVerkocht'],
      ['2026', 'open'],
      ['2027', 'verkocht'],
    ] as const) {
      await adsOf(toon, await makeActiveEdition(title)).save(id, { advState });
    }
    const { advertiser } = await toon.data(AdvertiserDocument, { id });
    expect(advertiser).toMatchObject({
      advertisement: { advState: 'verkocht' },
      previous: { advState: 'open' },
    });
    expect(advertiser.salesRecord.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      '2027: 17x8,9, zwart-wit, € 100,00',
      '2025: niet verkocht',
      '2024: 17x8,9, zwart-wit, € 100,00',
    ]);
  });
});
