import { seasonOf, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { useApi } from '../../testing/apiStage';
import {
  TuningEditStockLocationDocument,
  UndoneMovementsDocument,
  UndoneReportDocument,
  UndoStockMovementDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { ProductModel } from '../products/product.model';
import { stockOf, type TestLocation } from '../testStock';

const stage = useApi();
let productId: string;
let general: TestLocation;
let tent: TestLocation;
const anja = usePerson(stage, { name: 'Anja', general: ['stockAdmin'] });
const stock = stockOf(anja);

beforeEach(async () => {
  tent = await stock.addLocation('Tent', { internal: true });
  general = (await stock.locations())[0] as TestLocation;
  ({ id: productId } = await stock.addProduct('Sjaal', 50));
});
const amounts = async () => {
  const [product] = await stock.products();
  return Object.fromEntries((product?.stock ?? []).map(({ location, amount }) => [location, amount]));
};
const undo = (movementId: string) => anja.run(UndoStockMovementDocument, { productId, movementId });
const refuse = (movementId: string) => anja.error(UndoStockMovementDocument, { productId, movementId });
const ago = (movementId: string, minutes: number) =>
  ProductModel.updateOne(
    { _id: productId, 'movements.id': movementId },
    { $set: { 'movements.$.at': new Date(Date.now() - minutes * 60_000) } },
  );

it.each([
  { action: 'sold', amount: 5, price: 1000 },
  { action: 'broken', amount: 5 },
  { action: 'used', amount: 5 },
  { action: 'bought', amount: 5 },
  { action: 'moved', amount: 5, target: true },
])('takes back %j: all is as it was, and it counts nowhere', async ({ target, ...done }) => {
  const before = await amounts();
  const where = { locationId: general.id, targetId: target ? tent.id : null };
  await stock.tune(productId, { ...done, ...where, requestId: 'gedaan-1' });
  expect(await amounts()).not.toEqual(before);
  await undo('gedaan-1');
  expect(await amounts()).toMatchObject({ Algemeen: 50 });
  const { edges } = (await anja.data(UndoneMovementsDocument, { productId })).stockMovements;
  expect(edges.map(({ node }) => [node.id, node.undone])).toContainEqual(['gedaan-1', true]);
  const season = seasonOf(todayInAmsterdam(), 4);
  expect((await anja.data(UndoneReportDocument, { season })).stockReport).toEqual([{ sold: 0, turnover: 0 }]);
  const [product] = await stock.products();
  expect(product?.changeLog.at(-1)).toMatch(/Anja: 5 \S+ teruggedraaid$/);
});

it('ten times at once takes it back once, and the sale sent again does not come back', async () => {
  const sale = { action: 'sold', amount: 5, price: 1000, locationId: general.id, requestId: 'gedaan-2' };
  await stock.tune(productId, sale);
  const answers = await Promise.all(Array.from({ length: 10 }, () => undo('gedaan-2')));
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  await stock.tune(productId, sale);
  expect(await amounts()).toEqual({ Algemeen: 50 });
});

it('is refused after an hour, for what is not there, and for what was not done by hand', async () => {
  await stock.tune(productId, {
    ...{ action: 'sold', amount: 5, price: 1000, locationId: general.id, requestId: 'gedaan-3' },
  });
  await ago('gedaan-3', 61);
  expect((await refuse('gedaan-3')).extensions.code).toBe('BAD_USER_INPUT');
  expect((await refuse('nooit-gedaan')).extensions.code).toBe('NOT_FOUND');
  const { movements } = await ProductModel.findById(productId).lean().orFail();
  expect((await refuse(movements[0]?.id ?? '')).message).toMatch(/^Dit kan niet meer ongedaan/);
  expect(await amounts()).toEqual({ Algemeen: 45 });
});

it('is refused when the pieces are no longer there, are promised, or the place is locked', async () => {
  await stock.tune(productId, {
    ...{ action: 'bought', amount: 5, locationId: general.id, requestId: 'gedaan-4' },
  });
  await ProductModel.updateOne({ _id: productId }, { reservations: [{ orderId: 'o1', amount: 52 }] });
  const promised = await refuse('gedaan-4');
  expect([promised.extensions.code, promised.message]).toEqual([
    'CONFLICT',
    'Er zijn er nog 3 die niet apart liggen voor bestellingen',
  ]);
  await ProductModel.updateOne({ _id: productId }, { reservations: [] });
  await stock.tune(productId, { action: 'used', amount: 52, locationId: general.id });
  expect((await refuse('gedaan-4')).message).toBe(
    'Dit kan niet meer ongedaan worden gemaakt: er liggen er daar nog maar 3.',
  );
  await stock.tune(productId, {
    ...{ action: 'moved', amount: 1, locationId: general.id, targetId: tent.id, requestId: 'gedaan-5' },
  });
  const location = { title: 'Tent', internal: true, locked: true };
  await anja.data(TuningEditStockLocationDocument, { id: tent.id, revision: tent.revision, location });
  expect((await refuse('gedaan-5')).message).toMatch(/^De voorraad Tent is vergrendeld/);
});
