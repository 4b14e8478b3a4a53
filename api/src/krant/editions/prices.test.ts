import { onlyWinner, useApi } from '../../testing/apiStage';
import {
  ActivatePaperEditionDocument,
  AdCategoriesDocument,
  AddPaperEditionDocument,
  type AdPriceInput,
  PaperPricesDocument,
  SavePaperPricesDocument,
} from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import { adCategories } from '../adCategories';
import { adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';
import { PaperEditionModel } from './edition.model';

const stage = useApi();
const toon = usePerson(stage, { name: 'Toon Aarts', general: ['krantRed'] });

const HALF: AdPriceInput = { price: 10_000, color: 'zwartWit', formats: ['8,5x17,9', '17x8,9'] };
const DEAR: AdPriceInput = { price: 11_000, color: 'zwartWit', formats: ['8,5x17,9', '17x8,9'] };
const WHOLE: AdPriceInput = { price: 50_000, color: 'fullColour', formats: ['25,9x38,6'] };

const read = async (id: string) => (await toon.data(PaperPricesDocument, { id })).paperEdition;
const save = async (id: string, revision: number, prices: AdPriceInput[], touches?: number) =>
  (await toon.data(SavePaperPricesDocument, { id, revision, prices, touches })).savePaperPrices;
const refusal = async (id: string, revision: number, prices: AdPriceInput[], touches?: number) =>
  (await toon.error(SavePaperPricesDocument, { id, revision, prices, touches })).extensions;
const add = async (title: string) => (await toon.data(AddPaperEditionDocument, { title })).addPaperEdition.id;

describe('the price table of an edition', () => {
  it('is the first one of the foundation where an earlier version stored none', async () => {
    const id = await makeActiveEdition();
    await PaperEditionModel.updateOne({ _id: id }, { $unset: { prices: 1 } });
    expect((await read(id)).prices).toEqual(adCategories);
  });

  it('is copied from the last edition, and is its own from then on', async () => {
    const old = await add('2026');
    await save(old, 1, [WHOLE, HALF]);
    const id = await add('2027');
    expect((await read(id)).prices).toMatchObject([HALF, WHOLE]);
    await save(id, 1, [DEAR, WHOLE]);
    expect((await read(old)).prices).toMatchObject([HALF, WHOLE]);
    const { prices, changeLog } = await read(id);
    expect(prices).toMatchObject([DEAR, WHOLE]);
    expect(changeLog.at(-1)?.replaceAll('\u00a0', ' ')).toContain(
      'Toon Aarts: prijzen gewijzigd. vervalt: € 100,00, zwart-wit, 8,5x17,9 of 17x8,9. nieuw: € 110,00',
    );
  });

  it('is what sellers choose from: that of the active edition', async () => {
    const jose = await signedIn(stage.api, { name: 'José', general: ['krantAdv'] });
    const active = await makeActiveEdition();
    await save(active, (await read(active)).revision, [HALF]);
    await save(await add('2028'), 1, [WHOLE]);
    expect((await jose.data(AdCategoriesDocument)).adCategories).toEqual([{ index: 0, ...HALF }]);
    const ads = adsOf(toon, active);
    const { fields } = (await ads.refused(await makeAdvertiser(1), { advPrice: 50_000 })).extensions;
    expect(fields).toEqual({ advPrice: 'Kies een prijs uit de lijst' });
  });

  it('of an archive stays as it is', async () => {
    const old = await add('2026');
    await toon.data(ActivatePaperEditionDocument, { id: await add('2027') });
    const { revision } = await read(old);
    expect((await toon.error(SavePaperPricesDocument, { id: old, revision, prices: [HALF] })).message).toBe(
      'Deze editie is niet actief: haar advertenties kunnen alleen worden bekeken.',
    );
    expect((await read(old)).prices).toHaveLength(adCategories.length);
  });

  const refused: readonly (readonly [AdPriceInput[], object])[] = [
    [[], { prices: 'Geef 1 tot en met 40 prijzen op' }],
    [
      Array.from({ length: 41 }, (_, at) => ({ ...HALF, price: at + 1 })),
      { prices: 'Geef 1 tot en met 40 prijzen op' },
    ],
    [[{ ...HALF, price: 0 }], { 'prices.0.price': 'Vul een bedrag in van € 0,01 tot en met € 10.000,00' }],
    [[HALF, { ...WHOLE, price: 10_000 }], { 'prices.1.price': 'Deze prijs staat al in de lijst' }],
    [
      [HALF, { ...WHOLE, formats: [] }],
      { 'prices.1.formats': 'Vul 1 tot en met 12 formaten in, elk één keer' },
    ],
    [
      [{ ...HALF, formats: ['17x8,9', '17x8,9 '] }],
      { 'prices.0.formats': 'Vul 1 tot en met 12 formaten in, elk één keer' },
    ],
    ...['9x10', '17x0', '17x38,7', '17x', '8,5x3,55', '17 x 9', ''].map(
      (format) =>
        [
          [{ ...HALF, formats: [format] }],
          { 'prices.0.formats': expect.stringContaining('past niet: breedte 8,5, 17 of 25,9') },
        ] as [AdPriceInput[], object],
    ),
  ];

  it.each(refused)('%#: refuses a table that is none', async (prices, fields) => {
    const id = await add('2027');
    expect(await refusal(id, 1, prices)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect((await read(id)).revision).toBe(1);
  });

  it('of two who change it at once one is told, and of none it says so', async () => {
    const id = await add('2027');
    const answers = await Promise.all(
      [[HALF], [WHOLE]].map((prices) => toon.run(SavePaperPricesDocument, { id, revision: 1, prices })),
    );
    onlyWinner(answers, 'Deze editie', 'Toon Aarts');
    expect((await refusal('nothing', 1, [HALF])).code).toBe('NOT_FOUND');
  });
});

describe('what was sold', () => {
  let id: string;
  let ads: ReturnType<typeof adsOf>;
  beforeEach(async () => {
    id = await makeActiveEdition();
    ads = adsOf(toon, id);
  });

  it('keeps what was agreed, of which whoever changes the row says how many there are', async () => {
    const bakery = await makeAdvertiser(1);
    const sold = await ads.save(bakery);
    const { revision } = await read(id);
    expect(await refusal(id, revision, [DEAR])).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        touches: 'Voor wat je wijzigt is 1 advertentie verkocht. Kijk het na en bewaar opnieuw.',
      },
    });
    const { changeLog } = await save(id, revision, [DEAR], 1);
    expect(changeLog.at(-1)).toContain('1 verkocht voor wat er was, dat blijft');
    const agreed = { advPrice: 10_000, advFormat: '17x8,9', advColor: 'zwartWit' };
    expect(await ads.read(sold.id)).toMatchObject(agreed);
    // Saved again with another note it stays; sold anew it costs what it costs now.
    const noted = await ads.save(bakery, { advNotes: 'bel in mei' }, sold.revision);
    expect(noted).toMatchObject({ ...agreed, advNotes: 'bel in mei' });
    const open = await ads.save(bakery, { advState: 'open' }, noted.revision);
    expect((await ads.refused(bakery, {}, open.revision)).extensions.fields).toEqual({
      advPrice: 'Kies een prijs uit de lijst',
    });
    expect(await ads.save(bakery, { advPrice: 11_000 }, open.revision)).toMatchObject({ advPrice: 11_000 });
  });

  it('is not touched by another format, or another row', async () => {
    await ads.save(await makeAdvertiser(1));
    const more = { ...HALF, formats: [...HALF.formats, '25,9x5'] };
    const { revision } = await save(id, (await read(id)).revision, [more, WHOLE]);
    // What was seen as touched and is not is refused as well.
    expect((await refusal(id, revision, [more], 1)).fields).toEqual({
      touches: expect.stringContaining('Er is intussen niets meer verkocht voor wat je wijzigt'),
    });
    await save(id, revision, [more]);
  });
});
