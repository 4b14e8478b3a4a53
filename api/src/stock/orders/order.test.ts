import { daysFromNow, useApi } from '../../testing/apiStage';
import {
  CollectDatesDocument,
  DeletePagadderSuggestionDocument,
  EditStockLocationDocument,
  MoveWebshopOrderDocument,
  type OrderState,
  PagadderSuggestionsDocument,
  PickListDocument,
  PlaceWebshopOrderDocument,
  SetOrderStateDocument,
  SuggestPagadderDocument,
  type WebshopOrderFragment,
  WebshopOrdersDocument,
  WebshopProductsDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { usePerson } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { ProductModel } from '../products/product.model';
import { orderOf, stockOf, type TestProduct } from '../testStock';
import { mailMissed } from './missedOrders';
import { OrderModel } from './order.model';
import { sweepReservations } from './reservation.service';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
let sjaal: TestProduct;
const anja = usePerson(stage, { name: 'Anja', general: ['stockAdmin'] });
const stock = stockOf(anja);

beforeEach(async () => {
  sjaal = await stock.addProduct('Sjaal', 10);
});

const given = (changes: object = {}) => orderOf([{ productId: sjaal.id, amount: 3 }], changes);
/** Each visitor has an address of their own, for the limit. */
const place = (changes: object = {}) =>
  actAs(stage.api.url).run(PlaceWebshopOrderDocument, {
    order: given(changes),
  });
const refusal = (changes: object = {}) =>
  actAs(stage.api.url).error(PlaceWebshopOrderDocument, { order: given(changes) });
const orders = async (variables: object = {}) =>
  (await anja.data(WebshopOrdersDocument, variables)).webshopOrders.edges.map(({ node }) => node);
const bring = async (state: OrderState, order?: WebshopOrderFragment, locationId?: string) => {
  const { id, revision } = order ?? ((await orders())[0] as WebshopOrderFragment);
  return (await anja.data(SetOrderStateDocument, { id, revision, state, locationId })).setOrderState;
};
const product = async () => (await stock.products()).find(({ id }) => id === sjaal.id);

it('of a visitor keeps the pieces apart; the amounts are those of the products', async () => {
  const { data } = await place({
    lines: [
      { productId: sjaal.id, amount: 2 },
      { productId: sjaal.id, amount: 1 },
    ],
  });
  expect(data?.placeWebshopOrder.toPay).toBe(3750);
  expect(await orders()).toMatchObject([
    {
      number: data?.placeWebshopOrder.number,
      firstName: 'Jan',
      amount: 3,
      total: 3750,
      toPay: 3750,
      state: 'new',
      lines: [{ title: 'Sjaal', amount: 3, price: 1250 }],
    },
  ]);
  expect(await product()).toMatchObject({ amount: 10, reserved: 3, available: 7 });
});

it('fifty visitors at once order no more than there is', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => place()));
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused).toHaveLength(47);
  for (const { extensions } of refused) {
    expect(extensions.fields?.lines).toMatch(
      /^(Van Sjaal zijn er nog 1|Sjaal is uitverkocht|Van Sjaal zijn er nog \d+)$/,
    );
  }
  expect(await product()).toMatchObject({ reserved: 9, available: 1 });
  expect(await orders()).toHaveLength(3);
});

it('is all or nothing', async () => {
  const pet = await stock.addProduct('Pet', 1);
  const { extensions } = await refusal({
    lines: [
      { productId: sjaal.id, amount: 3 },
      { productId: pet.id, amount: 2 },
    ],
  });
  expect(extensions.fields).toEqual({ lines: 'Van Pet zijn er nog 1' });
  expect((await stock.products()).map(({ reserved }) => reserved)).toEqual([0, 0]);
  expect(await OrderModel.countDocuments()).toBe(0);
});

it('what lies in an internal place is not sold', async () => {
  const kluis = await stock.addLocation('Kluis', { internal: true });
  const from = sjaal.stock[0]?.locationId;
  await stock.tune(sjaal.id, { action: 'moved', amount: 8, locationId: from, targetId: kluis.id });
  expect(await stage.api.visitor.data(WebshopProductsDocument)).toEqual({
    webshopProducts: [{ id: sjaal.id, title: 'Sjaal', price: 1250, available: 2 }],
  });
  expect((await refusal()).extensions.fields).toEqual({ lines: 'Van Sjaal zijn er nog 2' });
});

it.each([
  [{ firstName: ' ' }, 'firstName'],
  [{ email: 'x' }, 'email'],
  [{ collectDate: '2020-01-01' }, 'collectDate'],
  [{ collectDate: 'morgen' }, 'collectDate'],
  [{ lines: [] }, 'lines'],
  [{ lines: [{ productId: '64b000000000000000000000', amount: 1 }] }, 'lines'],
])('is refused with %j', async (changes, field) => {
  const { extensions } = await refusal(changes);
  expect(extensions.code).toBe('BAD_USER_INPUT');
  expect(Object.keys(extensions.fields ?? {})).toEqual([field]);
});

it('of one visitor is limited', async () => {
  const gone = { productId: '64b000000000000000000000', amount: 1 };
  const visitor = actAs(stage.api.url);
  const codes = [];
  for (let at = 0; at < 11; at += 1) {
    const { errors } = await visitor.run(PlaceWebshopOrderDocument, { order: given({ lines: [gone] }) });
    codes.push(errors?.[0]?.extensions.code);
  }
  expect([codes[0], codes.at(-1)]).toEqual(['BAD_USER_INPUT', 'RATE_LIMITED']);
});

it('goes from new to paid to ready to collected; the customer is mailed, the stock goes down once', async () => {
  await place();
  expect(await bring('paid')).toMatchObject({ state: 'paid', toPay: 0 });
  await stage.api.deliverMail();
  mailbox.mails.length = 0;
  await bring('ready');
  await stage.api.deliverMail();
  expect(mailbox.mails).toMatchObject([
    { to: ['jan@voorbeeld.example'], subject: expect.stringContaining('ligt klaar') },
  ]);
  expect(mailbox.mails[0]?.text).toContain('3 x Sjaal');
  const [order] = await orders();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      anja.run(SetOrderStateDocument, {
        id: order?.id as string,
        revision: order?.revision as number,
        state: 'collected',
      }),
    ),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await product()).toMatchObject({ amount: 7, reserved: 0, available: 7 });
  expect(
    (
      await anja.error(SetOrderStateDocument, {
        id: order?.id as string,
        revision: (await orders())[0]?.revision as number,
        state: 'cancelled',
      })
    ).message,
  ).toBe('Dat kan niet bij een bestelling met deze status.');
});

it('collected from a place where too few lie is refused, and can be tried at another', async () => {
  const tent = await stock.addLocation('Tent');
  await place();
  const [order] = await orders();
  const { extensions } = await anja.error(SetOrderStateDocument, {
    id: order?.id as string,
    revision: order?.revision as number,
    state: 'collected',
    locationId: tent.id,
  });
  expect(extensions.fields).toEqual({
    locationId: 'Sjaal: Op deze locatie ligt hier niets van',
  });
  expect(await product()).toMatchObject({ amount: 10, reserved: 3 });
  expect(await bring('collected')).toMatchObject({ state: 'collected', toPay: 0 });
});

it('cancelled gives the pieces free; what a crash left kept apart is swept', async () => {
  await place();
  await bring('cancelled');
  expect(await product()).toMatchObject({ reserved: 0, available: 10 });
  await place();
  const [order] = await orders();
  await OrderModel.updateOne({ _id: order?.id }, { $set: { placed: false, placedAt: new Date(0) } });
  await ProductModel.updateOne(
    { _id: sjaal.id },
    { $push: { reservations: { orderId: '64b000000000000000000000', amount: 2 } } },
  );
  await sweepReservations();
  expect(await product()).toMatchObject({ reserved: 0 });
  await place();
  await sweepReservations();
  expect(await product()).toMatchObject({ reserved: 3 });
});

it('is found by name, number and state, and is on the pick list of its day', async () => {
  await place({ lastName: 'Zwart' });
  await place({ lastName: 'Aarts', collectDate: daysFromNow(4) });
  expect(await orders({ search: 'zwart jan' })).toHaveLength(1);
  expect(await orders({ state: 'paid' })).toEqual([]);
  expect(await anja.data(CollectDatesDocument)).toEqual({ collectDates: [daysFromNow(3), daysFromNow(4)] });
  expect(await anja.data(PickListDocument, { date: daysFromNow(4) })).toMatchObject({
    pickList: [{ lastName: 'Aarts' }],
  });
  await place({ lastName: 'van der Berg' });
  await place({ lastName: 'aalbers', lines: [{ productId: sjaal.id, amount: 1 }] });
  expect(await anja.data(PickListDocument, { date: daysFromNow(3) })).toMatchObject({
    pickList: ['aalbers', 'van der Berg', 'Zwart'].map((lastName) => ({ lastName })),
  });
  await bring('cancelled', (await orders({ search: 'aarts' }))[0]);
  expect(await anja.data(PickListDocument, { date: daysFromNow(4) })).toEqual({ pickList: [] });
});

describe('an order that is not collected on its day', () => {
  const missed = async () => {
    await place();
    await bring('ready');
    await stage.api.deliverMail();
    mailbox.mails.length = 0;
    await OrderModel.updateMany({}, { $set: { collectDate: daysFromNow(-1) } });
  };
  const mailAll = async () => {
    await Promise.all([mailMissed(stage.api.portal), mailMissed(stage.api.portal)]);
    await stage.api.deliverMail();
    return mailbox.mails.splice(0).map(({ subject }) => subject);
  };
  const move = async (collectDate: string) => {
    const { id, revision } = (await orders())[0] as WebshopOrderFragment;
    return anja.run(MoveWebshopOrderDocument, { id, revision, collectDate });
  };

  it('is told to the customer once for each day, and not of a month ago', async () => {
    await place();
    await mailAll();
    await bring('ready');
    expect(await mailAll()).toEqual([expect.stringContaining('ligt klaar')]);
    await missed();
    const { number, changeLog } = (await orders())[0] as WebshopOrderFragment;
    expect(changeLog.at(-1)).not.toContain('niet opgehaald');
    expect(await mailAll()).toEqual(['', ''].map(() => expect.stringMatching(/is niet opgehaald$/)));
    expect(await mailAll()).toEqual([]);
    expect((await orders())[0]?.changeLog.at(-1)).toMatch(/Backoffice: niet opgehaald op .*, klant gemaild$/);
    await OrderModel.updateOne({ number }, { $set: { collectDate: daysFromNow(-2) } });
    expect(await mailAll()).toEqual([`Je bestelling ${number} is niet opgehaald`]);
    await OrderModel.updateOne({ number }, { $set: { collectDate: daysFromNow(-31) } });
    expect(await mailAll()).toEqual([]);
  });

  it('is not told of when it is collected before the mail goes', async () => {
    await missed();
    await mailMissed(stage.api.portal);
    await bring('collected');
    await stage.api.deliverMail();
    expect(mailbox.mails).toEqual([]);
  });

  it('gets another day, of which the customer is mailed, or gives its pieces free', async () => {
    await missed();
    expect((await move(daysFromNow(-1))).errors?.[0]?.extensions.fields).toEqual({
      collectDate: 'Kies een dag vanaf vandaag, tot een jaar vooruit',
    });
    expect((await move(daysFromNow(2))).data?.moveWebshopOrder).toMatchObject({
      collectDate: daysFromNow(2),
      state: 'ready',
    });
    expect(await mailAll()).toEqual([expect.stringContaining('ligt klaar')]);
    await bring('cancelled');
    expect(await product()).toMatchObject({ reserved: 0 });
    expect((await move(daysFromNow(2))).errors?.[0]?.message).toBe(
      'Dat kan niet bij een bestelling met deze status.',
    );
  });
});

describe('a pagadder', () => {
  const suggestion = { who: 'Truus', why: 'Altijd (echt altijd) vrolijk', by: 'De buren' };

  it('is suggested by a visitor, found and removed; five an hour', async () => {
    const visitor = actAs(stage.api.url);
    for (let at = 0; at < 5; at += 1) await visitor.data(SuggestPagadderDocument, { suggestion });
    expect((await visitor.error(SuggestPagadderDocument, { suggestion })).extensions.code).toBe(
      'RATE_LIMITED',
    );
    const found = async (search: string) =>
      (await anja.data(PagadderSuggestionsDocument, { search })).pagadderSuggestions;
    expect((await found('TRUUS (echt buren')).totalCount).toBe(5);
    expect((await found('piet')).totalCount).toBe(0);
    const id = (await found('')).edges[0]?.node.id as string;
    await anja.data(DeletePagadderSuggestionDocument, { id });
    expect((await found('')).totalCount).toBe(4);
  });

  it.each(['who', 'why', 'by'])('needs %s', async (field) => {
    const { extensions } = await actAs(stage.api.url).error(SuggestPagadderDocument, {
      suggestion: { ...suggestion, [field]: ' ' },
    });
    expect(Object.values(extensions.fields ?? {})).toEqual(['Verplicht']);
  });
});

describe('a place with pieces for orders', () => {
  const close = async (changes: object, title = 'Algemeen') => {
    const found = (await stock.locations()).find((location) => location.title === title);
    const { id = '', revision = 0 } = found ?? {};
    const location = { title, internal: false, locked: false, ...changes };
    return anja.run(EditStockLocationDocument, { id, revision, location });
  };

  it.each([{ internal: true }, { locked: true }])(
    'is not closed by %j, until they lie elsewhere',
    async (how) => {
      await place();
      const { errors } = await close(how);
      expect(errors?.[0]).toMatchObject({
        message: 'Hier liggen nog 3 stuks voor bestellingen. Verplaats die eerst.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
      expect(await product()).toMatchObject({ reserved: 3, available: 7 });
      const { id: locationId } = (await stock.locations())[0]!;
      const { id: targetId } = await stock.addLocation('Tent');
      await stock.tune(sjaal.id, { action: 'moved', amount: 3, locationId, targetId });
      expect((await close(how)).errors).toBeUndefined();
      // The rest is not offered any more: nothing of it can be had.
      expect(await product()).toMatchObject({ amount: 10, reserved: 3, available: 0 });
      expect((await refusal()).extensions.fields?.lines).toBe('Sjaal is uitverkocht');
      expect((await close({})).errors).toBeUndefined();
      expect(await product()).toMatchObject({ available: 7 });
    },
  );

  it.each([1, 2, 3, 4])('is closed or ordered from, by whoever is first (try %i)', async () => {
    await Promise.all([place(), close({ locked: true }), place()]);
    expect((await product())?.available).toBeGreaterThanOrEqual(0);
  });
});
