import { demoPng } from '../../platform/demo/demoFiles';
import { exists, onlyWinner, uploadOf, useApi } from '../../testing/apiStage';
import {
  DeleteProductDocument,
  EditProductDocument,
  LowProductsDocument,
  ProductAddProductDocument,
  ProductsRunningLowDocument,
  ProductStockReportDocument,
  ProductTurnoverDocument,
  StockSeasonsDocument,
} from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { requestId, stockOf } from '../testStock';
import { ProductModel } from './product.model';

const stage = useApi();
const anja = usePerson(stage, { name: 'Anja', general: ['stockAdmin'] });
const stock = stockOf(anja);

it('comes in at "Algemeen", once for each request', async () => {
  const product = { title: ' Sjaal ', price: 1250, initialStock: 7, requestId: requestId() };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => anja.data(ProductAddProductDocument, { product })),
  );
  expect(new Set(answers.map(({ addProduct }) => addProduct.id)).size).toBe(1);
  const [sjaal] = await stock.products();
  expect(sjaal).toMatchObject({
    title: 'Sjaal',
    amount: 7,
    available: 7,
    stock: [{ location: 'Algemeen', amount: 7 }],
    changeLog: [expect.stringMatching(/Anja: product toegevoegd, 7 in Algemeen$/)],
  });
});

it.each([
  [{ title: ' ' }, 'title'],
  [{ price: -1 }, 'price'],
  [{ initialStock: -1 }, 'initialStock'],
  [{ initialStock: 100_001 }, 'initialStock'],
  [{ deliveryPrice: -5 }, 'deliveryPrice'],
  [{ lowStock: 0 }, 'lowStock'],
  [{ lowStock: 100_001 }, 'lowStock'],
])('is refused with %j', async (changes, field) => {
  const { extensions } = await stock.refuseProduct(changes);
  expect([extensions.code, Object.keys(extensions.fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
});

it('has a picture that everybody sees; another takes its place', async () => {
  const upload = () => uploadOf(stage.api, 'images/products', demoPng(1), 'sjaal.png', anja.cookie);
  const first = await upload();
  const { id, revision } = await stock.addProduct('Sjaal', 1, { imageId: first.id });
  expect((await fetch(`${stage.api.url}${first.url}`)).status).toBe(200);
  const second = await upload();
  const product = { title: 'Sjaal', price: 1000, imageId: second.id };
  const { editProduct } = await anja.data(EditProductDocument, { id, revision, product });
  expect(editProduct).toMatchObject({ category: 'nvt', image: { id: second.id } });
  expect(editProduct.changeLog.at(-1)?.replace(/\u00a0/g, ' ')).toMatch(/prijs van € 12,50 naar € 10,00$/);
  expect([await exists(first), await exists(second)]).toEqual([false, true]);
});

it('is edited by one of five at once, whatever is sold meanwhile', async () => {
  const { id, revision, stock: places } = await stock.addProduct();
  const locationId = places[0]?.locationId;
  const edits = [1, 2, 3, 4, 5].map((price) =>
    anja.run(EditProductDocument, { id, revision, product: { title: 'Sjaal', price } }),
  );
  const sale = stock.tune(id, { action: 'sold', amount: 4, price: 100, locationId });
  const answers = await Promise.all(edits);
  onlyWinner(answers, 'Dit product', 'Anja');
  expect((await sale).errors).toBeUndefined();
  expect((await stock.products())[0]).toMatchObject({ amount: 6, revision: revision + 1 });
});

it('goes when nothing is left of it, and its movements stay known', async () => {
  const { id, stock: places } = await stock.addProduct('Sjaal', 2);
  expect((await anja.error(DeleteProductDocument, { id })).message).toBe(
    'Er liggen er nog 2 in voorraad. Boek die eerst af.',
  );
  await stock.tune(id, { action: 'sold', amount: 2, price: 500, locationId: places[0]?.locationId });
  await anja.data(DeleteProductDocument, { id });
  expect(await stock.products()).toEqual([]);
  const season = (await anja.data(StockSeasonsDocument)).stockSeasons[0] as number;
  expect(await anja.data(ProductStockReportDocument, { season })).toEqual({
    stockReport: [{ title: 'Sjaal', stock: 0, value: 0, sold: 2, turnover: 1000 }],
  });
  expect((await anja.error(DeleteProductDocument, { id })).extensions.code).toBe('NOT_FOUND');
});

it('stays while it is in an open order', async () => {
  const { id } = await stock.addProduct('Sjaal', 0);
  await ProductModel.updateOne({ _id: id }, { $set: { reservations: [{ orderId: 'x', amount: 1 }] } });
  expect((await anja.error(DeleteProductDocument, { id })).message).toBe(
    'Dit product staat nog in een bestelling. Rond die eerst af of annuleer hem.',
  );
});

it('a report has value and turnover per product', async () => {
  const { id, stock: places } = await stock.addProduct('Sjaal', 10);
  await stock.addProduct('Pet', 3, { price: 400 });
  const at = { locationId: places[0]?.locationId };
  await stock.tune(id, { action: 'sold', amount: 2, price: 1000, ...at });
  await stock.tune(id, { action: 'sold', amount: 1, price: 1250, ...at });
  await stock.tune(id, { action: 'broken', amount: 1, ...at });
  const season = (await anja.data(StockSeasonsDocument)).stockSeasons[0] as number;
  expect(await anja.data(ProductStockReportDocument, { season })).toEqual({
    stockReport: [
      { title: 'Pet', stock: 3, value: 1200, sold: 0, turnover: 0 },
      { title: 'Sjaal', stock: 6, value: 7500, sold: 3, turnover: 3250 },
    ],
  });
  const other = season - 1;
  const { stockReport } = await anja.data(ProductTurnoverDocument, { season: other });
  expect(stockReport.map(({ turnover }) => turnover)).toEqual([0, 0]);
});

it('waits while there are fewer than somebody wanted to be warned of, for who keeps the stock', async () => {
  for (const [title, count, lowStock] of [
    ['Bierglas', 4, 5],
    ['Halsdoek', 5, 5],
    ['Mok', 0, 1],
    ['Sjaal', 0, null],
  ] as const)
    await stock.addProduct(title, count, { lowStock });
  const { products } = await anja.data(LowProductsDocument);
  expect(products.map(({ title, isLow, lowStock }) => [title, isLow, lowStock])).toEqual([
    ['Bierglas', true, 5],
    ['Halsdoek', false, 5],
    ['Mok', true, 1],
    ['Sjaal', false, null],
  ]);
  const low = async (client: TestClient) =>
    (await client.data(ProductsRunningLowDocument)).waiting.find(({ id }) => id === 'lowProducts');
  expect(await low(anja)).toEqual({
    ...{ id: 'lowProducts', title: '2 producten raken op', detail: 'Mok nog 0, Bierglas nog 4', count: 2 },
    link: '/voorraad/producten?welke=bijna-op',
  });
  expect(await low(await signedIn(stage.api))).toBeUndefined();
  // A remote of before, which knows nothing of it, leaves it.
  const { id, revision } = (await stock.products())[0] ?? { id: '', revision: 0 };
  await anja.data(EditProductDocument, { id, revision, product: { title: 'Bierglas', price: 495 } });
  expect((await anja.data(LowProductsDocument)).products[0]).toMatchObject({ lowStock: 5 });
});
