import { onlyWinner, useApi } from '../../testing/apiStage';
import {
  ActivatePaperEditionDocument,
  AddPaperEditionDocument,
  DeletePaperEditionDocument,
  EditionPaperEditionDocument,
  EditionPaperEditionsDocument,
  EditionSaveAdvertiserDocument,
  EditPaperEditionDocument,
  KrantSettingsDocument,
  PaperEditionsDocument,
  PaperSalesDocument,
  SaveKrantSettingsDocument,
  SetPaperSaleSeasonDocument,
} from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvPaymentMethod, AdvState } from '../krant.enums';
import { adsOf, makeActiveEdition, makeAdvertiser, makeEdition } from '../testKrant';
import { PaperEditionModel } from './edition.model';

const stage = useApi();
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });

const add = async (title: string, pageCount?: number) =>
  (await toon.data(AddPaperEditionDocument, { title, pageCount })).addPaperEdition;
const list = async () => (await toon.data(PaperEditionsDocument)).paperEditions;

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
    expect((await toon.error(AddPaperEditionDocument, { title, pageCount })).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields,
    });
  });

  it('two names with one folder are refused, also when ten add it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => toon.run(AddPaperEditionDocument, { title: 'Krant 2027' })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await toon.error(AddPaperEditionDocument, { title: 'krant-2027' })).extensions.fields).toEqual({
      title: 'Er is al een editie met deze naam',
    });
    expect(await list()).toHaveLength(1);
  });

  it('of two who change it at once one is told', async () => {
    const { id } = await add('2026');
    const answers = await Promise.all(
      ['2027', '2028'].map((title) =>
        toon.run(EditPaperEditionDocument, { id, revision: 1, title, pageCount: 40 }),
      ),
    );
    onlyWinner(answers, 'Deze editie', 'Toon Aarts');
    expect(
      (await toon.error(EditPaperEditionDocument, { id: 'nothing', revision: 1, title: 'x', pageCount: 4 }))
        .extensions.code,
    ).toBe('NOT_FOUND');
  });

  it('exactly one is active, also when twenty activate at once', async () => {
    const ids: string[] = [];
    for (const title of ['2024', '2025', '2026', '2027']) ids.push((await add(title)).id);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        toon.data(ActivatePaperEditionDocument, { id: ids[at % 4] as string }),
      ),
    );
    expect((await list()).filter(({ active }) => active)).toHaveLength(1);
    await toon.data(ActivatePaperEditionDocument, { id: ids[1] as string });
    expect((await list()).filter(({ active }) => active)).toMatchObject([{ title: '2025' }]);
    expect(
      (await toon.error(ActivatePaperEditionDocument, { id: '64b000000000000000000000' })).extensions.code,
    ).toBe('NOT_FOUND');
  });

  it('the sale season goes on and off, and is of one edition', async () => {
    const { id } = await add('2026');
    await add('2027');
    await Promise.all([
      toon.data(SetPaperSaleSeasonDocument, { id, on: true }),
      toon.data(SetPaperSaleSeasonDocument, { id, on: true }),
    ]);
    expect((await list()).map(({ saleSeason }) => saleSeason)).toEqual([false, true]);
    const { setPaperSaleSeason } = await toon.data(SetPaperSaleSeasonDocument, {
      id,
      on: false,
    });
    expect(setPaperSaleSeason.saleSeason).toBe(false);
    expect(setPaperSaleSeason.changeLog.at(-1)).toContain('Toon Aarts: verkoopseizoen beëindigd');
  });
});

describe('the editors to assign to', () => {
  it('are saved by who read them last', async () => {
    const save = (editors: string[], revision = 0) =>
      toon.run(SaveKrantSettingsDocument, { revision, editors });
    const answers = await Promise.all([save(['Toon', ' Riet ']), save(['Bart'])]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const { krantSettings } = await toon.data(KrantSettingsDocument);
    await toon.data(SaveKrantSettingsDocument, {
      revision: krantSettings.revision,
      editors: ['Toon', ' Riet '],
    });
    expect(await toon.data(KrantSettingsDocument)).toMatchObject({
      krantSettings: { editors: ['Toon', 'Riet'] },
    });
  });

  it.each([[['Toon', 'Toon ']], [['']], [['x'.repeat(61)]]])('refuses %j', async (editors) => {
    expect((await toon.error(SaveKrantSettingsDocument, { revision: 0, editors })).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { editors: expect.stringContaining('redacteur') },
    });
  });
});

it('an edition just begun comes to nothing', async () => {
  await add('2027');
  expect(await toon.data(EditionPaperEditionsDocument)).toEqual({
    paperEditions: [
      { active: true, saleSeason: false, totals: { open: 0, sold: 0, revenue: 0 }, sellers: [] },
    ],
  });
});

describe('what an edition comes to', () => {
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
    expect(await toon.data(EditionPaperEditionDocument, { id: editionId })).toEqual({
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
    await toon.data(EditionSaveAdvertiserDocument, { id });
    expect(await toon.data(EditionPaperEditionDocument, { id: old })).toMatchObject({
      paperEdition: { totals: { sold: 1, open: 0 }, sellers: [{ contactId: jose.id, sold: 1 }] },
    });
  });
});

describe('sales by week', () => {
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
    expect(await toon.data(PaperSalesDocument, { id: now })).toEqual({
      paperSales: [
        { week: '2026-09-14', sold: 1, revenue: 10_000, soldBefore: 0, revenueBefore: 0 },
        { week: '2026-09-21', sold: 1, revenue: 0, soldBefore: 1, revenueBefore: 10_000 },
        { week: '2026-09-28', sold: 0, revenue: 0, soldBefore: 0, revenueBefore: 0 },
        { week: '2026-10-05', sold: 0, revenue: 0, soldBefore: 1, revenueBefore: 10_000 },
      ],
    });
    expect(await toon.data(PaperSalesDocument, { id: before })).toMatchObject({
      paperSales: [{ soldBefore: 0 }, {}, {}],
    });
    expect((await toon.error(PaperSalesDocument, { id: '64b000000000000000000000' })).extensions.code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('an edition that was typed wrong', () => {
  const remove = (id: string) => toon.run(DeletePaperEditionDocument, { id });
  const refusal = async (id: string) => (await remove(id)).errors?.[0]?.message;

  it('goes while nothing hangs on it, and its title stays taken in the trash', async () => {
    const first = await add('2027');
    const { id } = await add('2099');
    expect(await refusal(first.id)).toBe('Dit is de actieve editie. Maak eerst een andere actief.');
    expect((await remove(id)).errors).toBeUndefined();
    expect((await list()).map(({ title }) => title)).toEqual(['2027']);
    expect((await toon.error(AddPaperEditionDocument, { title: '2099' })).extensions.fields).toEqual({
      title: 'De editie met deze naam ligt in de prullenbak. Zet haar terug.',
    });
  });

  it('stays with its advertisements and invoices', async () => {
    const old = await makeActiveEdition('2026');
    await adsOf(toon, old).save(await makeAdvertiser(17));
    const invoiced = await makeEdition('2025');
    await PaperEditionModel.updateOne({ _id: invoiced }, { $set: { invoiced: true } });
    await makeActiveEdition('2027');
    expect(await refusal(old)).toBe('Bij deze editie horen nog 1 advertentie.');
    expect(await refusal(invoiced)).toBe('Er zijn facturen van deze editie gemaakt: ze blijft.');
  });

  it.each([1, 2, 3, 4])('beside who activates it: one of them happens (try %i)', async () => {
    await add('2027');
    const { id } = await add('2099');
    const [gone] = await Promise.all([remove(id), toon.run(ActivatePaperEditionDocument, { id })]);
    const isThere = (await list()).some((edition) => edition.id === id);
    expect(isThere).toBe(gone.errors !== undefined);
    if (!isThere) expect((await list()).map(({ active }) => active)).toEqual([true]);
  });
});
