import { useApi } from '../../testing/apiStage';
import {
  StockMovementsDocument,
  StockReportDocument,
  TuningEditStockLocationDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { ArchivedMovementModel, ProductModel } from '../products/product.model';
import { stockOf, type TestLocation } from '../testStock';
import { archiveEverywhere } from './movement.service';

const stage = useApi();
let id: string;
let general: TestLocation;
let tent: TestLocation;
const anja = usePerson(stage, { name: 'Anja', general: ['stockAdmin'] });
const stock = stockOf(anja);

beforeEach(async () => {
  tent = await stock.addLocation('Tent');
  general = (await stock.locations())[0] as TestLocation;
  ({ id } = await stock.addProduct('Sjaal', 50));
});
const amounts = async () => {
  const [product] = await stock.products();
  return Object.fromEntries((product?.stock ?? []).map(({ location, amount }) => [location, amount]));
};
const movements = async (variables: object = {}) =>
  (await anja.data(StockMovementsDocument, { productId: id, ...variables })).stockMovements;

it('moves, sells, buys, breaks and uses; each is a line: who, when, what, why, from, to', async () => {
  await stock.tune(id, {
    action: 'moved',
    amount: 20,
    locationId: general.id,
    targetId: tent.id,
    reason: ' kermis ',
  });
  await stock.tune(id, { action: 'sold', amount: 5, locationId: tent.id, price: 1500 });
  await stock.tune(id, { action: 'bought', amount: 100, locationId: tent.id });
  await stock.tune(id, { action: 'broken', amount: 1, locationId: tent.id });
  await stock.tune(id, { action: 'used', amount: 2, locationId: general.id });
  expect(await amounts()).toEqual({ Algemeen: 28, Tent: 114 });
  const { totalCount, edges } = await movements();
  expect(totalCount).toBe(6);
  expect(edges.map(({ node }) => node)).toMatchObject([
    { action: 'used', amount: 2, from: 'Algemeen', to: null, price: null },
    { action: 'broken', amount: 1, from: 'Tent', to: null },
    { action: 'bought', amount: 100, from: null, to: 'Tent' },
    { action: 'sold', amount: 5, from: 'Tent', to: null, price: 1500 },
    { action: 'moved', amount: 20, from: 'Algemeen', to: 'Tent', reason: 'kermis', by: 'Anja' },
    { action: 'initial', amount: 50, from: null, to: 'Algemeen' },
  ]);
  const [product] = await stock.products();
  expect(product?.changeLog).toContainEqual(
    expect.stringMatching(/Anja: 20 verplaatst van Algemeen naar Tent: kermis$/),
  );
});

it('a count books by how many it differs: what is sold meanwhile is not lost, and it is sold of nothing', async () => {
  // Somebody counts 47 where 50 are known, while others sell 10; in the tent there are 3 of which nobody knew.
  await Promise.all([
    stock.tune(id, { action: 'sold', amount: 10, locationId: general.id, price: 1250 }),
    stock.tune(id, { action: 'missing', amount: 3, locationId: general.id, reason: 'Telling' }),
    stock.tune(id, { action: 'found', amount: 103, locationId: tent.id, reason: 'Telling' }),
  ]);
  expect(await amounts()).toEqual({ Algemeen: 37, Tent: 103 });
  const { edges } = await movements();
  const counted = edges.map(({ node }) => node).filter(({ reason }) => reason === 'Telling');
  expect(counted).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'missing', amount: 3, from: 'Algemeen', to: null, price: null }),
      expect.objectContaining({ action: 'found', amount: 103, from: null, to: 'Tent', price: null }),
    ]),
  );
});

it.each([
  [{ action: 'moved', amount: 51 }, 'amount', 'Op deze locatie liggen er maar 50'],
  [{ action: 'sold', amount: 51, price: 1 }, 'amount', 'Op deze locatie liggen er maar 50'],
  [{ action: 'broken', amount: 0 }, 'amount', 'Vul een geheel getal in, minstens 1'],
  [{ action: 'bought', amount: 101 }, 'amount', 'Koop er hoogstens 100 tegelijk'],
  [{ action: 'found', amount: 100_001 }, 'amount', 'Boek er hoogstens 100.000 tegelijk bij'],
  [{ action: 'missing', amount: 51 }, 'amount', 'Op deze locatie liggen er maar 50'],
  [{ action: 'moved', amount: 1, targetId: null }, 'targetId', 'Kies waar het naartoe gaat'],
  [{ action: 'sold', amount: 1 }, 'price', 'Vul de prijs per stuk in'],
  [
    { action: 'initial', amount: 1 },
    'action',
    'Kies moved, sold, bought, broken, used, found of missing. Terugleggen gaat bij de bestelling.',
  ],
  [
    { action: 'returned', amount: 1 },
    'action',
    'Kies moved, sold, bought, broken, used, found of missing. Terugleggen gaat bij de bestelling.',
  ],
])('refuses %j', async (changes, field, message) => {
  const { extensions } = await stock.refuseTuning(id, {
    locationId: general.id,
    targetId: tent.id,
    ...changes,
  });
  expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
  expect(await amounts()).toMatchObject({ Algemeen: 50 });
});

it('does not move to where it is, from where nothing lies, or what is not there', async () => {
  const same = { action: 'moved', amount: 1, locationId: general.id, targetId: general.id };
  expect((await stock.refuseTuning(id, same)).extensions.fields).toHaveProperty('targetId');
  const empty = { action: 'used', amount: 1, locationId: tent.id };
  expect((await stock.refuseTuning(id, empty)).message).toBe('Op deze locatie ligt hier niets van');
  const gone = '64b000000000000000000000';
  expect((await stock.refuseTuning(gone, { ...same, targetId: tent.id })).extensions.code).toBe('NOT_FOUND');
  expect((await stock.refuseTuning(id, { ...empty, locationId: gone })).extensions.code).toBe('NOT_FOUND');
});

it('a locked place takes and gives nothing', async () => {
  const location = { title: 'Tent', internal: false, locked: true };
  await anja.data(TuningEditStockLocationDocument, { id: tent.id, revision: tent.revision, location });
  const message = 'De voorraad Tent is vergrendeld. Er kan niets in of uit.';
  const into = { action: 'moved', amount: 1, locationId: general.id, targetId: tent.id };
  expect((await stock.refuseTuning(id, into)).extensions.fields).toEqual({ targetId: message });
  const out = { action: 'bought', amount: 1, locationId: tent.id };
  expect((await stock.refuseTuning(id, out)).extensions.fields).toEqual({ locationId: message });
});

it('the same request ten times does it once', async () => {
  const sale = {
    action: 'sold',
    amount: 5,
    price: 100,
    locationId: general.id,
    requestId: 'een-en-dezelfde',
  };
  const answers = await Promise.all(Array.from({ length: 10 }, () => stock.tune(id, sale)));
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(await amounts()).toEqual({ Algemeen: 45 });
});

it('the same request with another amount is told what was stored', async () => {
  const sale = { action: 'sold', amount: 5, price: 100, locationId: general.id, requestId: 'nog-een-keer' };
  await stock.tune(id, sale);
  const { message, extensions } = await stock.refuseTuning(id, { ...sale, amount: 3 });
  expect([message, extensions.code]).toEqual([
    'Dit is al opgeslagen als: 5 verkocht. Sluit het venster en begin opnieuw.',
    'CONFLICT',
  ]);
  expect(await amounts()).toEqual({ Algemeen: 45 });
});

it('a hundred moves and sales at once never go below zero, and the total adds up', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      at % 2
        ? stock.tune(id, { action: 'moved', amount: 3, locationId: general.id, targetId: tent.id })
        : stock.tune(id, {
            action: 'sold',
            amount: 2,
            price: 100,
            locationId: at % 4 ? general.id : tent.id,
          }),
    ),
  );
  for (const { errors } of answers) {
    // None is told that what is there is kept for orders: there are none.
    if (errors)
      expect(errors[0]?.extensions.fields?.amount ?? errors[0]?.message).toMatch(
        /^Op deze locatie lig|^Iemand anders/,
      );
  }
  const now = await amounts();
  for (const amount of Object.values(now)) expect(amount).toBeGreaterThanOrEqual(0);
  const done = (await ProductModel.findById(id).lean().orFail()).movements;
  const sold = done
    .filter(({ action }) => (action as string) === 'sold')
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(Object.values(now).reduce((sum, amount) => sum + amount, 0)).toBe(50 - sold);
  expect(done).toHaveLength(1 + answers.filter(({ errors }) => !errors).length);
});

it('older movements go to a collection of their own; the list, the pages and the turnover know no difference', async () => {
  const old = Array.from({ length: 230 }, (_, at) => ({
    id: `oud-${String(at).padStart(5, '0')}`,
    action: 'sold',
    amount: 1,
    price: 10,
    reason: '',
    by: 'Anja',
    at: new Date(Date.now() - (300 - at) * 60_000),
    season: 2025,
  }));
  await ProductModel.updateOne({ _id: id }, { $set: { movements: old as never } });
  const turnover = async () => (await anja.data(StockReportDocument)).stockReport[0];
  await archiveEverywhere();
  await archiveEverywhere();
  expect((await ProductModel.findById(id).lean().orFail()).movements).toHaveLength(100);
  expect(await ArchivedMovementModel.countDocuments()).toBe(130);
  const ids: string[] = [];
  let after: string | null | undefined;
  do {
    const page = await movements({ first: 100, after });
    expect(page.totalCount).toBe(230);
    ids.push(...page.edges.map(({ node }) => node.id));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : undefined;
  } while (after);
  expect(ids).toEqual(old.map((movement) => movement.id).reverse());
  expect(await turnover()).toEqual({ sold: 230, turnover: 2300 });
  // A crash between copying and removing leaves some in both.
  await ProductModel.updateOne({ _id: id }, { $set: { movements: old as never } });
  expect(await turnover()).toEqual({ sold: 230, turnover: 2300 });
  expect((await movements()).totalCount).toBe(230);
  const again = { action: 'sold', amount: 1, price: 10, locationId: general.id, requestId: 'oud-00000' };
  await archiveEverywhere();
  expect((await stock.tune(id, again)).errors).toBeUndefined();
  expect(await amounts()).toEqual({ Algemeen: 50 });
});
