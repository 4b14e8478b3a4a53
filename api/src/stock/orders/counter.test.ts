import { randomUUID } from 'node:crypto';

import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { useApi } from '../../testing/apiStage';
import {
  CounterLedgerDocument,
  type CounterSaleInput,
  CounterTodayDocument,
  PlaceWebshopOrderDocument,
  SellAtCounterDocument,
  UndoCounterSaleDocument,
} from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import { actAs, type TestClient } from '../../testing/testClient';
import { orderOf, stockOf, type TestProduct } from '../testStock';
import { OrderModel } from './order.model';
import { orderEvents } from './orderEvents';
import { sweepReservations } from './reservation.service';

const stage = useApi();
let mok: TestProduct;
let pet: TestProduct;
let general: string;
const anja = usePerson(stage, { name: 'Anja', general: ['stockAdmin'] });
const stock = stockOf(anja);

beforeEach(async () => {
  mok = await stock.addProduct('Mok', 5, { price: 350 });
  pet = await stock.addProduct('Pet', 2, { price: 1000 });
  general = mok.stock[0]?.locationId ?? '';
});
const lines = (mugs: number, caps: number) =>
  [
    { productId: mok.id, amount: mugs, price: 350 },
    { productId: pet.id, amount: caps, price: 900 },
  ].filter(({ amount }) => amount > 0);
const sell = (sale: Partial<CounterSaleInput> = {}, key: string = randomUUID(), client: TestClient = anja) =>
  client.run(SellAtCounterDocument, {
    ...{ requestId: key, sale: { lines: lines(2, 1), locationId: general, payment: 'cash', ...sale } },
  });
const today = async () => (await anja.data(CounterTodayDocument)).counterToday;
const left = async () =>
  Object.fromEntries(
    (await stock.products()).map(({ title, amount, reserved }) => [title, [amount, reserved]]),
  );
const booked = async () => {
  const year = todayInAmsterdam().slice(0, 4);
  const period = { id: year, from: `${year}-01-01`, until: `${year}-12-31`, numberOf: () => '' };
  return (await orderEvents.listEvents(period)).map(({ amount, description, account }) => {
    return { amount, description: description.split(' ')[0], account };
  });
};

it('takes several products out of the stock, is paid at once, and stands in the till of today', async () => {
  const { data } = await sell();
  expect(data?.sellAtCounter).toMatchObject({
    ...{ total: 1600, payment: 'cash', canUndo: true },
    lines: [
      { title: 'Mok', amount: 2, price: 350 },
      // What the customer paid, whatever it costs by now.
      { title: 'Pet', amount: 1, price: 900 },
    ],
  });
  await sell({ payment: 'pin', lines: lines(1, 0) });
  expect(await left()).toEqual({ Mok: [2, 0], Pet: [1, 0] });
  expect(await today()).toMatchObject({
    day: todayInAmsterdam(),
    totals: [
      { payment: 'cash', count: 1, total: 1600 },
      { payment: 'pin', count: 1, total: 350 },
      { payment: 'qr', count: 0, total: 0 },
    ],
    sales: [{ total: 350 }, { total: 1600 }],
  });
  expect(await booked()).toEqual([
    { amount: 1600, description: 'Balieverkoop', account: 'byHand' },
    { amount: 350, description: 'Balieverkoop', account: 'byHand' },
  ]);
  // It is nobody's order.
  expect((await anja.data(CounterLedgerDocument)).webshopOrders.totalCount).toBe(0);
});

it('sent twice, one after another or at once, it is sold once', async () => {
  const key = randomUUID();
  const [first, again] = [await sell({}, key), await sell({}, key)];
  expect(again.data).toEqual(first.data);
  const other = randomUUID();
  await Promise.all([sell({ lines: lines(1, 0) }, other), sell({ lines: lines(1, 0) }, other)]);
  expect(await left()).toEqual({ Mok: [2, 0], Pet: [1, 0] });
});

it('of two who sell the last at once one does; what is refused sells nothing of it', async () => {
  const answers = await Promise.all([sell({ lines: lines(1, 2) }), sell({ lines: lines(1, 2) })]);
  const refusals = answers.flatMap(({ errors }) => (errors?.[0] ? [errors[0].extensions.fields] : []));
  expect(refusals).toHaveLength(1);
  expect(JSON.stringify(refusals[0])).toMatch(/Pet/);
  expect(await left()).toEqual({ Mok: [4, 0], Pet: [0, 0] });
  expect(await OrderModel.countDocuments()).toBe(1);
});

it('does not sell what is kept apart for an order, nor out of a place that is internal or locked', async () => {
  const order = orderOf([{ productId: pet.id, amount: 2 }]);
  await actAs(stage.api.url).data(PlaceWebshopOrderDocument, { order });
  expect((await sell()).errors?.[0]?.extensions.fields).toEqual({ lines: 'Pet is uitverkocht' });
  expect(await left()).toEqual({ Mok: [5, 0], Pet: [2, 2] });
  for (const [closed, message] of [
    [{ internal: true }, /intern/],
    [{ locked: true }, /vergrendeld/],
  ] as const) {
    const { id } = await stock.addLocation(`Hok ${message.source}`, closed);
    expect((await sell({ locationId: id })).errors?.[0]?.extensions.fields).toEqual({
      locationId: expect.stringMatching(message),
    });
  }
  const tent = await stock.addLocation('Tent');
  expect((await sell({ locationId: tent.id, lines: lines(1, 0) })).errors?.[0]?.extensions.fields).toEqual({
    locationId: 'Mok: Op deze locatie ligt hier niets van',
  });
  expect(await left()).toEqual({ Mok: [5, 0], Pet: [2, 2] });
});

it('is taken back by who sold it: the pieces lie there again, free, and nothing was paid', async () => {
  const { id = '', revision = 0 } = (await sell()).data?.sellAtCounter ?? {};
  const piet = await signedIn(stage.api, { general: ['stockAdmin'] });
  expect((await piet.error(UndoCounterSaleDocument, { id, revision })).extensions.code).toBe(
    'BAD_USER_INPUT',
  );
  await anja.data(UndoCounterSaleDocument, { id, revision });
  expect(await left()).toEqual({ Mok: [5, 0], Pet: [2, 0] });
  expect((await today()).totals[0]).toEqual({ payment: 'cash', count: 0, total: 0 });
  expect(await booked()).toEqual([]);
  await sweepReservations();
  expect(await left()).toEqual({ Mok: [5, 0], Pet: [2, 0] });
});

it.each([
  [{ lines: [] }, 'lines'],
  [{ locationId: '64b000000000000000000000' }, undefined],
])('refuses %j', async (sale, field) => {
  const { errors } = await sell(sale);
  expect(Object.keys(errors?.[0]?.extensions.fields ?? {})[0]).toBe(field);
  expect(await left()).toEqual({ Mok: [5, 0], Pet: [2, 0] });
});
