import { AccountancyYearModel } from '../../finance/books/accountancyYear.model';
import { LEDGER, LedgerSettingsModel } from '../../finance/books/ledgerSettings.model';
import { WITH_TRASH } from '../../platform/database/trashOptions';
import { OUT_OF_TRASH } from '../../platform/trash/trashedParts';
import { useApi } from '../../testing/apiStage';
import {
  DeleteProductDocument,
  type OrderState,
  PlaceWebshopOrderDocument,
  ProductStockReportDocument,
  SetOrderStateDocument,
  StockSeasonsDocument,
  UndoOrderStateDocument,
  type WebshopOrderFragment,
  WebshopOrdersDocument,
} from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import { actAs, type TestClient } from '../../testing/testClient';
import { StockLocationModel } from '../locations/location.model';
import { ProductModel } from '../products/product.model';
import { orderOf, stockOf, type TestLocation, type TestProduct } from '../testStock';
import { OrderModel } from './order.model';
import { sweepReservations } from './reservation.service';
import { finishSteps } from './stockStep.service';

const stage = useApi();
let tent: TestLocation;
let sjaal: TestProduct;
let pet: TestProduct;
/** Of each product: what lies there, and what of it is kept apart. */
const figures = async () =>
  Object.fromEntries(
    (await stock.products()).map(({ title, amount, reserved }) => [title, [amount, reserved]]),
  );
const APART = { Sjaal: [10, 3], Pet: [4, 2] };
const GONE = { Sjaal: [7, 0], Pet: [2, 0] };

const anja = usePerson(stage, { name: 'Anja', general: ['stockAdmin'] });
const stock = stockOf(anja);

/** Scarfs lie in 'Algemeen', caps in the tent; three and two of them are ordered. */
beforeEach(async () => {
  sjaal = await stock.addProduct('Sjaal', 10);
  pet = await stock.addProduct('Pet', 4, { price: 500 });
  tent = await stock.addLocation('Tent');
  const locationId = pet.stock[0]?.locationId;
  await stock.tune(pet.id, { action: 'moved', amount: 4, locationId, targetId: tent.id });
  await actAs(stage.api.url).data(PlaceWebshopOrderDocument, {
    order: orderOf([
      { productId: sjaal.id, amount: 3 },
      { productId: pet.id, amount: 2 },
    ]),
  });
});

const theOrder = async () =>
  (await anja.data(WebshopOrdersDocument, {})).webshopOrders.edges[0]?.node as WebshopOrderFragment;
const variables = async (state: OrderState, more: object = {}) => {
  const { id, revision } = await theOrder();
  return { id, revision, state, ...more };
};
const bring = async (state: OrderState, more: object = {}, who: TestClient = anja) =>
  who.run(SetOrderStateDocument, await variables(state, more));
const inTent = () => ({ places: [{ productId: pet.id, locationId: tent.id }] });
const undo = async (who: TestClient = anja) => {
  const { id, revision } = await theOrder();
  return who.run(UndoOrderStateDocument, { id, revision });
};
const sold = async () => {
  const season = (await anja.data(StockSeasonsDocument)).stockSeasons[0] as number;
  const { stockReport } = await anja.data(ProductStockReportDocument, { season });
  return stockReport.map(({ sold: count, turnover }) => [count, turnover]);
};

it('each line is collected from its own place', async () => {
  expect((await bring('collected', inTent())).data?.setOrderState.state).toBe('collected');
  expect(await figures()).toEqual(GONE);
  expect(await sold()).toEqual([
    [2, 1000],
    [3, 3750],
  ]);
});

it('one line is collected from several places at once, and put back in each', async () => {
  const general = sjaal.stock[0]?.locationId;
  await stock.tune(sjaal.id, { action: 'moved', amount: 8, locationId: general, targetId: tent.id });
  const lies = async () => {
    const { stock: places } = await ProductModel.findById(sjaal.id).lean().orFail();
    return places.map(({ amount }) => amount);
  };
  const from = (...amounts: (number | null)[]) => ({
    places: [
      ...inTent().places,
      ...amounts.map((amount) => ({ productId: sjaal.id, locationId: tent.id, amount })),
    ],
  });
  const refusal = async (...amounts: (number | null)[]) =>
    (await bring('collected', from(...amounts))).errors?.[0]?.extensions.fields;
  expect(await refusal(4)).toEqual({ locationId: 'Van Sjaal zijn er maar 3 besteld' });
  expect(await refusal(0)).toEqual({ 'places.1.amount': 'Vul een geheel getal in, minstens 1' });
  // Three of the two that lie in 'Algemeen'.
  expect((await bring('collected', inTent())).errors?.[0]?.extensions.fields).toEqual({
    locationId: 'Sjaal: Op deze locatie liggen er maar 2',
  });
  expect(await figures()).toEqual(APART);
  await bring('collected', from(1));
  expect(await lies()).toEqual([0, 7]);
  expect(await figures()).toEqual(GONE);
  expect(await sold()).toEqual([
    [2, 1000],
    [3, 3750],
  ]);
  expect((await undo()).errors).toBeUndefined();
  expect(await lies()).toEqual([2, 8]);
  expect(await figures()).toEqual(APART);
  await bring('collected', from(1, null));
  expect(await lies()).toEqual([2, 5]);
});

it('when a line is not where it should be nothing is collected, sold or free, and it can be tried again', async () => {
  const { errors } = await bring('collected');
  expect(errors?.[0]?.extensions.fields).toEqual({
    locationId: 'Pet: Op deze locatie ligt hier niets van',
  });
  expect(await figures()).toEqual(APART);
  expect(await sold()).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect((await theOrder()).state).toBe('new');
  await bring('collected', inTent());
  expect(await figures()).toEqual(GONE);
});

it.each(Array.from({ length: 5 }, (_, at) => at))(
  'collected and cancelled at once: one of them, with the pieces where they belong (%i)',
  async () => {
    const [collecting, cancelling] = await Promise.all([
      variables('collected', inTent()),
      variables('cancelled'),
    ]);
    const answers = await Promise.all([
      anja.run(SetOrderStateDocument, collecting),
      anja.run(SetOrderStateDocument, cancelling),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const { state } = await theOrder();
    expect(await figures()).toEqual(state === 'collected' ? GONE : { Sjaal: [10, 0], Pet: [4, 0] });
  },
);

it('what a crash cut off is ended: collected, or put back', async () => {
  const crashed = async (key: string) => {
    const places = [sjaal, pet].map(({ id }) => ({ productId: id, locationId: tent.id }));
    const step = { kind: 'take', key, places, by: anja.id, byName: 'Anja', at: new Date(0) };
    await OrderModel.updateOne({}, { $set: { step } });
  };
  await crashed('one');
  expect((await bring('cancelled')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  await finishSteps();
  expect((await theOrder()).state).toBe('new');
  expect(await figures()).toEqual(APART);
  const locationId = sjaal.stock[0]?.locationId;
  await stock.tune(sjaal.id, { action: 'moved', amount: 3, locationId, targetId: tent.id });
  await crashed('two');
  await finishSteps();
  expect((await theOrder()).state).toBe('collected');
  expect(await figures()).toEqual(GONE);
});

it('what was collected by mistake is put back by who did it, and nobody else', async () => {
  await bring('ready');
  await bring('collected', inTent());
  const other = await signedIn(stage.api, { name: 'Piet', general: ['stockAdmin'] });
  expect((await undo(other)).errors?.[0]?.message).toBe(
    'Alleen wie de status het laatst veranderde kan dat ongedaan maken.',
  );
  const { id, revision } = await theOrder();
  const answers = await Promise.all([1, 2].map(() => anja.run(UndoOrderStateDocument, { id, revision })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await theOrder()).toMatchObject({ state: 'ready', toPay: 4750 });
  expect(await figures()).toEqual(APART);
  expect(await sold()).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await sweepReservations();
  await bring('collected', inTent());
  expect(await figures()).toEqual(GONE);
  expect(await sold()).toEqual([
    [2, 1000],
    [3, 3750],
  ]);
});

it('what was cancelled by mistake is kept apart again, or stays cancelled when it is sold out', async () => {
  await bring('cancelled');
  expect((await undo()).data?.undoOrderState).toMatchObject({ state: 'new', canUndo: false });
  expect(await figures()).toEqual(APART);
  await bring('cancelled');
  await ProductModel.updateOne({ _id: pet.id }, { $set: { stock: [{ locationId: tent.id, amount: 1 }] } });
  expect((await undo()).errors?.[0]?.message).toBe('Van Pet zijn er nog 1');
  expect((await theOrder()).state).toBe('cancelled');
  expect(await figures()).toEqual({ Sjaal: [10, 0], Pet: [1, 0] });
});

it('one that is ready is paid too, once, and that can be taken back', async () => {
  await bring('ready');
  expect((await bring('paid')).data?.setOrderState).toMatchObject({ state: 'ready', toPay: 0 });
  expect((await bring('paid')).errors?.[0]?.message).toBe('Dat kan niet bij een bestelling met deze status.');
  expect((await undo()).data?.undoOrderState).toMatchObject({ state: 'ready', paidOn: null });
  expect((await theOrder()).toPay).toBe(4750);
});

it('of what is kept apart nothing is sold or used at the counter; what is broken is broken', async () => {
  const locationId = sjaal.stock[0]?.locationId;
  const kept = { amount: 'Er zijn er nog 7 die niet apart liggen voor bestellingen' };
  const kluis = await stock.addLocation('Kluis', { internal: true });
  for (const action of [
    { action: 'sold', price: 100 },
    { action: 'used' },
    { action: 'moved', targetId: kluis.id },
  ]) {
    const { extensions } = await stock.refuseTuning(sjaal.id, { ...action, amount: 8, locationId });
    expect(extensions.fields).toEqual(kept);
  }
  const sales = await Promise.all(
    Array.from({ length: 10 }, () =>
      stock.tune(sjaal.id, { action: 'sold', price: 100, amount: 1, locationId }),
    ),
  );
  expect(sales.filter(({ errors }) => !errors)).toHaveLength(7);
  expect((await figures()).Sjaal).toEqual([3, 3]);
  await stock.tune(sjaal.id, { action: 'broken', amount: 1, locationId });
  expect((await figures()).Sjaal).toEqual([2, 3]);
});

describe('what was collected is put back whole, or not at all', () => {
  const refusal = async () => (await undo()).errors?.[0];

  it('not when a product was deleted since, and after it was restored all the same', async () => {
    await stock.tune(pet.id, { action: 'used', amount: 2, locationId: tent.id });
    await bring('collected', inTent());
    await anja.data(DeleteProductDocument, { id: pet.id });
    const before = await sold();
    expect(await refusal()).toMatchObject({
      message: expect.stringMatching(/^Pet is verwijderd\. Zet het product eerst terug/) as unknown,
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect((await theOrder()).state).toBe('collected');
    expect(await sold()).toEqual(before);
    expect(await figures()).toEqual({ Sjaal: [7, 0] });
    await ProductModel.updateOne({ _id: pet.id }, OUT_OF_TRASH).setOptions(WITH_TRASH);
    expect((await undo()).data?.undoOrderState.state).toBe('new');
    expect(await figures()).toEqual({ Sjaal: [10, 3], Pet: [2, 2] });
  });

  it('not when a place is gone or locked', async () => {
    await bring('collected', inTent());
    await StockLocationModel.updateOne({ _id: tent.id }, { locked: true });
    expect((await refusal())?.message).toMatch(/^De voorraad Tent is vergrendeld/);
    await StockLocationModel.updateOne({ _id: tent.id }, { locked: false });
    await ProductModel.updateOne({ _id: pet.id }, { $pull: { stock: { locationId: tent.id } } });
    expect((await refusal())?.message).toMatch(/^De voorraad Tent, waar Pet uit kwam, is er niet meer/);
    expect(await figures()).toEqual({ Sjaal: [7, 0], Pet: [0, 0] });
  });

  it('counts in the season in which it was sold, and not in one that came after', async () => {
    await bring('collected', inTent());
    const season = (await anja.data(StockSeasonsDocument)).stockSeasons[0] as number;
    await ProductModel.updateMany({}, { $inc: { 'movements.$[].season': -1 } });
    await undo();
    const soldOf = async (of: number) =>
      (await anja.data(ProductStockReportDocument, { season: of })).stockReport.map(
        ({ sold: count }) => count,
      );
    expect([await soldOf(season - 1), await soldOf(season)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('not when the year of its payment is in the archive', async () => {
    await bring('collected', inTent());
    const { id: yearId } = await AccountancyYearModel.create({ title: 'Dit jaar', index: 1, archived: true });
    const period = { yearId, from: '2000-01-01', until: '2099-12-31', assignments: [] };
    await LedgerSettingsModel.create({ _id: LEDGER, periods: [period] });
    expect((await refusal())?.message).toBe('Dit boekjaar staat in het archief: er verandert niets meer.');
    expect((await theOrder()).state).toBe('collected');
  });
});
