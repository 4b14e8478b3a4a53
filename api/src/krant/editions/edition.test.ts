import { onlyWinner, useApi } from '../../testing/apiStage';
import { signedIn } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvPaymentMethod, AdvState } from '../krant.enums';
import { adsOf, makeActiveEdition, makeAdvertiser, makeEdition } from '../testKrant';

const FIELDS = '{ id revision title pageCount active saleSeason changeLog }';
const ADD = `mutation Add($title: String!, $pageCount: Int) { addPaperEdition(title: $title, pageCount: $pageCount) ${FIELDS} }`;
const EDIT = `mutation Edit($id: ID!, $revision: Int!, $title: String!, $pageCount: Int!) {
  editPaperEdition(id: $id, revision: $revision, title: $title, pageCount: $pageCount) ${FIELDS} }`;
const ACTIVATE = `mutation Activate($id: ID!) { activatePaperEdition(id: $id) ${FIELDS} }`;
const SEASON = `mutation Season($id: ID!, $on: Boolean!) { setPaperSaleSeason(id: $id, on: $on) ${FIELDS} }`;
const LIST = `{ paperEditions ${FIELDS} }`;
const SETTINGS = '{ krantSettings { id revision editors } }';
const SAVE_SETTINGS = `mutation Save($revision: Int!, $editors: [String!]!) {
  saveKrantSettings(revision: $revision, editors: $editors) { id revision editors } }`;

interface Edition {
  id: string;
  revision: number;
  title: string;
  active: boolean;
  saleSeason: boolean;
  changeLog: string[];
}

const stage = useApi();
let toon: TestClient;
beforeEach(async () => {
  toon = await signedIn(stage.api, { name: 'Toon Aarts', general: ['krantRed'] });
});

const add = async (title: string, pageCount?: number) =>
  (await toon.data<{ addPaperEdition: Edition }>(ADD, { title, pageCount })).addPaperEdition;
const list = async () => (await toon.data<{ paperEditions: Edition[] }>(LIST)).paperEditions;

describe('editions', () => {
  it('a new one has a first line of its log; the first is active, the next is not', async () => {
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam' }).format(new Date());
    expect(await add('2026')).toMatchObject({
      title: '2026',
      pageCount: 32,
      active: true,
      saleSeason: false,
      changeLog: [`${today} - Toon Aarts: editie aangemaakt`],
    });
    expect(await add(' 2027 ', 48)).toMatchObject({
      title: '2027',
      pageCount: 48,
      active: false,
      saleSeason: false,
    });
    expect((await list()).map(({ title }) => title)).toEqual(['2027', '2026']);
  });

  it.each([
    ['', undefined, { title: 'Verplicht' }],
    ['2027/../x', undefined, { title: expect.stringContaining('Gebruik letters') }],
    ['- -', undefined, { title: expect.stringContaining('Gebruik letters') }],
    ['2027', 30, { pageCount: expect.stringContaining('viervoud') }],
    ['2027', 0, { pageCount: expect.stringContaining('viervoud') }],
  ])('refuses %j with %j pages', async (title, pageCount, fields) => {
    expect((await toon.error(ADD, { title, pageCount })).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
  });

  it('two names with one folder are refused, also when ten add it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => toon.run(ADD, { title: 'Krant 2027' })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await toon.error(ADD, { title: 'krant-2027' })).extensions.fields).toEqual({
      title: 'Er is al een editie met deze naam',
    });
    expect(await list()).toHaveLength(1);
  });

  it('of two who change it at once one is told', async () => {
    const { id } = await add('2026');
    const answers = await Promise.all(
      ['2027', '2028'].map((title) => toon.run(EDIT, { id, revision: 1, title, pageCount: 40 })),
    );
    onlyWinner(answers, 'Deze editie', 'Toon Aarts');
    expect(
      (await toon.error(EDIT, { id: 'nothing', revision: 1, title: 'x', pageCount: 4 })).extensions.code,
    ).toBe('NOT_FOUND');
  });

  it('exactly one is active, also when twenty activate at once', async () => {
    const ids: string[] = [];
    for (const title of ['2024', '2025', '2026', '2027']) ids.push((await add(title)).id);
    await Promise.all(Array.from({ length: 20 }, (_, at) => toon.data(ACTIVATE, { id: ids[at % 4] })));
    expect((await list()).filter(({ active }) => active)).toHaveLength(1);
    await toon.data(ACTIVATE, { id: ids[1] });
    expect((await list()).filter(({ active }) => active)).toMatchObject([{ title: '2025' }]);
    expect((await toon.error(ACTIVATE, { id: '64b000000000000000000000' })).extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  it('the sale season goes on and off, and is of one edition', async () => {
    const { id } = await add('2026');
    await add('2027');
    await Promise.all([toon.data(SEASON, { id, on: true }), toon.data(SEASON, { id, on: true })]);
    expect((await list()).map(({ saleSeason }) => saleSeason)).toEqual([false, true]);
    const { setPaperSaleSeason } = await toon.data<{ setPaperSaleSeason: Edition }>(SEASON, {
      id,
      on: false,
    });
    expect(setPaperSaleSeason.saleSeason).toBe(false);
    expect(setPaperSaleSeason.changeLog.at(-1)).toContain('Toon Aarts: verkoopseizoen beëindigd');
  });
});

describe('the editors to assign to', () => {
  it('are saved by who read them last', async () => {
    const save = (editors: string[], revision = 0) => toon.run(SAVE_SETTINGS, { revision, editors });
    const answers = await Promise.all([save(['Toon', ' Riet ']), save(['Bart'])]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const { krantSettings } = await toon.data<{ krantSettings: { revision: number } }>(SETTINGS);
    await toon.data(SAVE_SETTINGS, { revision: krantSettings.revision, editors: ['Toon', ' Riet '] });
    expect(await toon.data(SETTINGS)).toMatchObject({ krantSettings: { editors: ['Toon', 'Riet'] } });
  });

  it.each([[['Toon', 'Toon ']], [['']], [['x'.repeat(61)]]])('refuses %j', async (editors) => {
    expect((await toon.error(SAVE_SETTINGS, { revision: 0, editors })).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { editors: expect.stringContaining('redacteur') },
    });
  });
});

it('an edition just begun comes to nothing', async () => {
  await add('2027');
  expect(
    await toon.data('{ paperEditions { active saleSeason totals { open sold revenue } sellers { sold } } }'),
  ).toEqual({
    paperEditions: [
      { active: true, saleSeason: false, totals: { open: 0, sold: 0, revenue: 0 }, sellers: [] },
    ],
  });
});

describe('what an edition comes to', () => {
  const TOTALS = `query Totals($id: ID!) { paperEdition(id: $id) {
    totals { open sold notSold revenue paidAmount openQuestions initial editing placement placed
      widths { width count toPlace } payments { method count amount paidCount paidAmount } }
    sellers { contactId contact { name } open sold notSold revenue } } }`;

  it('is counted, free ones are no revenue, and open are those without an outcome', async () => {
    const editionId = await makeActiveEdition();
    const jose = await signedIn(stage.api, { name: 'José', general: ['krantAdv'] });
    const ads = adsOf(toon, editionId);
    const advertisers = [];
    for (let number = 1; number <= 6; number += 1) {
      advertisers.push(await makeAdvertiser(number, { contactId: number % 2 ? jose.id : null }));
    }
    await makeAdvertiser(7, { active: false });
    const [a = '', b = '', c = '', d = ''] = advertisers;
    await ads.save(a);
    await ads.save(b, { advPrice: 3000, advFormat: '8,5x3,5', advPaymentMethod: 'gratis' });
    await ads.save(c, { advPrice: 44_500, advFormat: '25,9x38,6', advPaymentMethod: 'contant' });
    await ads.save(d, { advState: 'nietVerkocht' });
    await AdvertisementModel.updateOne(
      { advertiserId: c },
      { $set: { paidByHand: true, readyForEditing: true } },
    );
    expect(await toon.data(TOTALS, { id: editionId })).toEqual({
      paperEdition: {
        totals: {
          open: 2,
          sold: 3,
          notSold: 1,
          revenue: 54_500,
          paidAmount: 44_500,
          openQuestions: 0,
          initial: 2,
          editing: 1,
          placement: 0,
          placed: 0,
          widths: [
            { width: 'one', count: 1, toPlace: 1 },
            { width: 'two', count: 1, toPlace: 1 },
            { width: 'three', count: 1, toPlace: 1 },
          ],
          payments: [
            { method: 'factuur', count: 1, amount: 10_000, paidCount: 0, paidAmount: 0 },
            { method: 'contant', count: 1, amount: 44_500, paidCount: 1, paidAmount: 44_500 },
            { method: 'gratis', count: 1, amount: 3000, paidCount: 0, paidAmount: 0 },
            { method: 'leeg', count: 0, amount: 0, paidCount: 0, paidAmount: 0 },
          ],
        },
        sellers: [
          { contactId: jose.id, contact: { name: 'José' }, open: 1, sold: 2, notSold: 0, revenue: 54_500 },
          { contactId: null, contact: null, open: 1, sold: 1, notSold: 1, revenue: 0 },
        ],
      },
    });
  });

  it('stays with who sold it when the advertiser gets another seller for the next edition', async () => {
    const old = await makeActiveEdition('2026');
    const jose = await signedIn(stage.api, { name: 'José', general: ['krantAdv'] });
    const id = await makeAdvertiser(1, { contactId: jose.id });
    await adsOf(toon, old).save(id);
    await makeActiveEdition('2027');
    await toon.data(
      `mutation Save($id: ID!) { saveAdvertiser(id: $id, revision: 1, advertiser: { name: "Nieuw", advertiserUserId: 9, active: true }) { id } }`,
      { id },
    );
    expect(await toon.data(TOTALS, { id: old })).toMatchObject({
      paperEdition: { totals: { sold: 1, open: 0 }, sellers: [{ contactId: jose.id, sold: 1 }] },
    });
  });
});

describe('sales by week', () => {
  const SALES = `query Sales($id: ID!) { paperSales(editionId: $id) { week sold revenue soldBefore revenueBefore } }`;

  it('stand beside the same week a year before, with empty weeks between', async () => {
    const before = await makeEdition('2026');
    const now = await makeActiveEdition('2027');
    const sold = async (
      editionId: string,
      number: number,
      soldAt: string,
      advPaymentMethod = AdvPaymentMethod.factuur,
    ) =>
      AdvertisementModel.create({
        editionId,
        advertiserId: await makeAdvertiser(number),
        name: 'x',
        advertiserUserId: number,
        sortName: 'x',
        advState: AdvState.verkocht,
        advPrice: 10_000,
        advPaymentMethod,
        soldAt: new Date(soldAt),
      });
    // A Sunday evening and the Monday after it, in Amsterdam.
    await sold(now, 1, '2026-09-20T21:59:00Z');
    await sold(now, 2, '2026-09-20T22:01:00Z', AdvPaymentMethod.gratis);
    await sold(before, 3, '2025-09-22T10:00:00Z');
    await sold(before, 4, '2025-10-08T10:00:00Z');
    expect(await toon.data(SALES, { id: now })).toEqual({
      paperSales: [
        { week: '2026-09-14', sold: 1, revenue: 10_000, soldBefore: 0, revenueBefore: 0 },
        { week: '2026-09-21', sold: 1, revenue: 0, soldBefore: 1, revenueBefore: 10_000 },
        { week: '2026-09-28', sold: 0, revenue: 0, soldBefore: 0, revenueBefore: 0 },
        { week: '2026-10-05', sold: 0, revenue: 0, soldBefore: 1, revenueBefore: 10_000 },
      ],
    });
    expect(await toon.data(SALES, { id: before })).toMatchObject({ paperSales: [{ soldBefore: 0 }, {}, {}] });
    expect((await toon.error(SALES, { id: '64b000000000000000000000' })).extensions.code).toBe('NOT_FOUND');
  });
});
