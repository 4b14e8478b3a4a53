import { useApi } from '../../testing/apiStage';
import {
  type AdList,
  type AdStage,
  AdvertisementsDocument,
  AssignAdvertisementDocument,
  DemoteAdvertisementDocument,
  PlaceAdvertisementDocument,
  PromoteAdvertisementDocument,
  SoldAdvertisementsDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { type Ad, adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';

const stage = useApi();
let editionId: string;
let ads: ReturnType<typeof adsOf>;
let ad: Ad;
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
  ads = adsOf(toon, editionId);
  ad = await ads.save(await makeAdvertiser(1));
});

const move = (
  document: typeof PromoteAdvertisementDocument | typeof DemoteAdvertisementDocument,
  from: AdStage,
) => toon.run<unknown, { id: string; from: AdStage }>(document, { id: ad.id, from });
const stageNow = async () => (await ads.read(ad.id)).stage;

describe('the editorial pipeline', () => {
  it('goes on and back, a stage at a time', async () => {
    expect(ad.stage).toBe('initial');
    await move(PromoteAdvertisementDocument, 'initial');
    expect(await ads.read(ad.id)).toMatchObject({ stage: 'editing', readyForEditing: true });
    await move(PromoteAdvertisementDocument, 'editing');
    expect(await ads.read(ad.id)).toMatchObject({ stage: 'placement', readyForPlacement: true });
    await move(DemoteAdvertisementDocument, 'placement');
    expect(await ads.read(ad.id)).toMatchObject({ stage: 'editing', readyForPlacement: false });
    await move(DemoteAdvertisementDocument, 'editing');
    expect(await ads.read(ad.id)).toMatchObject({ stage: 'initial', readyForEditing: false });
  });

  it('pressed by ten at once it moves one stage', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => move(PromoteAdvertisementDocument, 'initial')),
    );
    expect(answers.every(({ errors }) => !errors)).toBe(true);
    const { stage: now, changeLog } = await ads.read(ad.id);
    expect([now, changeLog.filter((line) => line.endsWith('door naar te verwerken')).length]).toEqual([
      'editing',
      1,
    ]);
  });

  it('who saw another stage is told', async () => {
    await move(PromoteAdvertisementDocument, 'initial');
    await move(PromoteAdvertisementDocument, 'editing');
    const { errors } = await move(PromoteAdvertisementDocument, 'initial');
    expect(errors?.[0]).toMatchObject({
      message: 'Deze advertentie is intussen door iemand anders verplaatst.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await stageNow()).toBe('placement');
  });

  it.each([
    [PromoteAdvertisementDocument, 'placement'],
    [DemoteAdvertisementDocument, 'initial'],
  ] as const)('has no stage beyond its ends', async (document, from) => {
    expect((await move(document, from)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is of what is sold in the active edition', async () => {
    const { revision } = ad;
    await ads.save(ad.advertiserId as string, { advState: 'open' }, revision);
    expect((await move(PromoteAdvertisementDocument, 'initial')).errors?.[0]?.message).toContain(
      'niet verkocht',
    );
    await makeActiveEdition('2028');
    expect((await move(PromoteAdvertisementDocument, 'initial')).errors?.[0]?.message).toContain(
      'niet actief',
    );
  });
});

describe('placing', () => {
  const place = (page: string, from: string) =>
    toon.run(PlaceAdvertisementDocument, { id: ad.id, page, from });

  it('a text places it, an empty one takes it off its page', async () => {
    expect((await place(' 12 boven ', '')).data?.placeAdvertisement).toMatchObject({
      placed: true,
      placedOnPage: '12 boven',
    });
    expect((await place('  ', '12 boven')).data?.placeAdvertisement).toMatchObject({
      placed: false,
      placedOnPage: '',
    });
  });

  it('of two who place it at once on different pages one is told where it is', async () => {
    const answers = await Promise.all([place('4', ''), place('9', '')]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    const { placedOnPage } = await ads.read(ad.id);
    expect(refused[0]?.errors?.[0]?.message).toBe(
      `Deze advertentie is intussen geplaatst op pagina ${placedOnPage}.`,
    );
    expect((await place(placedOnPage, '')).errors).toBeUndefined();
  });

  it('refuses a text that is too long', async () => {
    expect((await place('x'.repeat(61), '')).errors?.[0]?.extensions.fields).toEqual({
      page: 'Deze tekst is te lang',
    });
  });
});

describe('assigning', () => {
  const assign = (assigned: string, from: string) =>
    toon.run(AssignAdvertisementDocument, { id: ad.id, assigned, from });

  it('is to an editor of the list, or to nobody', async () => {
    expect((await assign('Riet', '')).data?.assignAdvertisement.assigned).toBe('Riet');
    expect((await assign('', 'Riet')).data?.assignAdvertisement.assigned).toBe('');
    expect((await assign('Onbekend', '')).errors?.[0]?.extensions.fields).toEqual({
      assigned: 'Kies een redacteur uit de lijst',
    });
  });

  it('of two at once one is told', async () => {
    const answers = await Promise.all([assign('Toon', ''), assign('Riet', '')]);
    const { assigned } = await ads.read(ad.id);
    expect(answers.flatMap(({ errors }) => errors?.[0]?.message ?? [])).toEqual([
      `Deze advertentie is intussen toegewezen aan ${assigned}.`,
    ]);
  });
});

describe('the lists', () => {
  const numbers = async (list: AdList, filter: object = {}) =>
    (
      await toon.data(AdvertisementsDocument, {
        editionId,
        list,
        filter,
      })
    ).advertisements.edges.map(({ node }) => node.advertiserUserId);

  it('show each stage, and what was not sold', async () => {
    const others = [];
    for (const number of [2, 3, 4]) others.push(await ads.save(await makeAdvertiser(number)));
    await ads.save(await makeAdvertiser(5), { advState: 'nietVerkocht' });
    const [b, c] = others as [Ad, Ad];
    for (const id of [b.id, c.id]) await toon.data(PromoteAdvertisementDocument, { id, from: 'initial' });
    await toon.data(PromoteAdvertisementDocument, { id: c.id, from: 'editing' });
    expect(await numbers('sold')).toEqual([1, 2, 3, 4]);
    expect(await numbers('initial')).toEqual([1, 4]);
    expect(await numbers('editing')).toEqual([2]);
    expect(await numbers('placement')).toEqual([3]);
    expect(await numbers('notSold')).toEqual([5]);
  });

  it('are filtered by width, page, payment and what is missing', async () => {
    const small = { advPrice: 3000, advFormat: '8,5x3,5', advPaymentMethod: null };
    await ads.save(await makeAdvertiser(2, { adres: '' }), small);
    const wide = { advPrice: 44_500, advFormat: '25,9x38,6', advPaymentMethod: 'contant' };
    const { id } = await ads.save(await makeAdvertiser(3, { email: 'a@b', name: 'Café Zoë' }), wide);
    await toon.data(PlaceAdvertisementDocument, { id, page: '1', from: '' });
    expect(await numbers('sold', { width: 'one' })).toEqual([2]);
    expect(await numbers('sold', { width: 'two' })).toEqual([1]);
    expect(await numbers('sold', { width: 'three', placed: true })).toEqual([3]);
    expect(await numbers('sold', { placed: false })).toEqual([1, 2]);
    expect(await numbers('sold', { payment: 'leeg' })).toEqual([2]);
    expect(await numbers('sold', { payment: 'contant' })).toEqual([3]);
    expect(await numbers('sold', { incomplete: true })).toEqual([2, 3]);
    expect(await numbers('sold', { search: 'zoe 3' })).toEqual([3]);
    expect(await numbers('sold', { paid: false, invoiceCreated: false, openQuestion: false })).toEqual([
      1, 2, 3,
    ]);
    expect(await toon.data(SoldAdvertisementsDocument, { editionId })).toEqual({
      soldAdvertisements: [{ placedOnPage: '' }, { placedOnPage: '' }, { placedOnPage: '1' }],
    });
  });
});
