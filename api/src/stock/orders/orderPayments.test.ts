import { PaymentRequestModel } from '../../finance/claims/paymentRequest.model';
import { useLedger } from '../../finance/ledger/testLedger';
import { followLinks } from '../../finance/paymentLinks/receivableLink.service';
import { daysFromNow } from '../../testing/apiStage';
import {
  AnnualAccountsDocument,
  CheckOwnPaymentDocument,
  GiveBackOnOrderDocument,
  OnlinePaymentsToCheckDocument,
  OpenPayablesDocument,
  OpenReceivablesDocument,
  type OrderState,
  PaidOrdersDocument,
  PayableOwnOrderDocument,
  PayOwnOrderDocument,
  PlaceOwnOrderDocument,
  SetOrderStateDocument,
  UndoOrderStateDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { usePerson } from '../../testing/people';
import { actAs, type TestClient } from '../../testing/testClient';
import { usePaymentServer } from '../../testing/usePaymentServer';
import { orderOf, stockOf } from '../testStock';
import { OrderModel } from './order.model';
import { followGivenBack } from './orderPayments';

const PUBLIC_URL = 'https://portaal.example';
const TODAY = daysFromNow(0);
const server = usePaymentServer();
const mailbox = useMailbox();
const stage = useLedger({ payments: server.settings, publicUrl: PUBLIC_URL, smtp: mailbox.smtp });
let token: string;
let id: string;
const anja = usePerson(stage, { name: 'Anja', general: ['stockAdmin'] });

/** An order of 37,50 euro in a year whose orders go to committee 3. */
beforeEach(async () => {
  await stage.setPeriod({ assignments: [{ kind: 'webshopOrder', wg: '3' }] });
  const sjaal = await stockOf(anja).addProduct('Sjaal', 10);
  const { placeWebshopOrder } = await actAs(stage.api.url).data(PlaceOwnOrderDocument, {
    order: orderOf([{ productId: sjaal.id, amount: 3 }]),
  });
  token = placeWebshopOrder.link.split('#')[1] ?? '';
  id = String((await order())._id);
  await stage.api.deliverMail();
  mailbox.mails.length = 0;
});

const order = () => OrderModel.findOne().lean().orFail();
const link = (at = 0) => {
  const found = server.links[at];
  if (!found) throw new Error('There is no such link.');
  return found;
};
const askToPay = () => actAs(stage.api.url).run(PayOwnOrderDocument, { token });
const hear = () => fetch(`${stage.api.url}${link().webhookUrl?.replace(PUBLIC_URL, '')}`, { method: 'POST' });
const comeBack = async () =>
  (await actAs(stage.api.url).data(CheckOwnPaymentDocument, { token })).checkOwnPayment;
const read = async () => (await actAs(stage.api.url).data(PayableOwnOrderDocument, { token })).ownOrder;
const payAtProvider = () => Object.assign(link(), { paidAt: `${TODAY}T10:00:00Z` });
const pay = async () => {
  await askToPay();
  payAtProvider();
  expect((await hear()).status).toBe(200);
};
const follow = () => followLinks(stage.api.portal);
const odd = async () => (await stage.jan.data(OnlinePaymentsToCheckDocument)).onlinePaymentsToCheck;
const bring = async (state: OrderState) =>
  anja.run(SetOrderStateDocument, { id, revision: (await order()).revision, state });
const giveBack = async (amount: number, client: TestClient = stage.jan) =>
  client.run(GiveBackOnOrderDocument, { id, revision: (await order()).revision, amount });
const subjects = async () => {
  await stage.api.deliverMail();
  return mailbox.mails.splice(0).map(({ subject }) => subject);
};
const books = async () => {
  const { result, balances } = await stage.ledger();
  const entries = await stage.entries({ kind: 'webshopOrder' });
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(result);
  expect((await stage.years())[0]).toMatchObject({ totalIncome: result, totalExpences: 0 });
  const places = balances.filter(({ amount }) => amount !== 0);
  return Object.fromEntries(places.map(({ account, amount }) => [account, amount]));
};
const shown = async () => (await anja.data(PaidOrdersDocument)).webshopOrders.edges[0]?.node;

it('an order is paid by its link: paid, in the books at the provider, and mailed', async () => {
  expect(await read()).toMatchObject({ canPay: true });
  const urls = await Promise.all([1, 2, 3].map(async () => (await askToPay()).data?.payOwnOrder));
  expect(new Set(urls)).toEqual(new Set(['https://betalen.example/pl_000001']));
  const { number } = await order();
  expect(server.links).toMatchObject([
    {
      ...{ amount: { value: '37.50' }, description: `Webshop ${number}` },
      redirectUrl: `${PUBLIC_URL}/publiek/bestelling`,
    },
  ]);
  payAtProvider();
  await hear();
  expect(await read()).toMatchObject({ state: 'paid', canPay: false });
  expect(await shown()).toMatchObject({ paidOnline: true, canGiveBack: 3750, toPay: 0 });
  expect(await books()).toEqual({ provider: 3750 });
  expect(await subjects()).toEqual([`Je bestelling ${number} is betaald`]);
  expect((await askToPay()).errors?.[0]?.message).toBe('Van deze bestelling is niets te betalen.');
});

it('nobody is asked for what can be paid: it is not open to be received', async () => {
  await askToPay();
  expect((await stage.jan.data(OpenReceivablesDocument)).openReceivables).toEqual([]);
});

it('the return, the webhook and the job together pay it once', async () => {
  await askToPay();
  payAtProvider();
  await Promise.all([hear(), comeBack(), follow(), hear(), comeBack(), hear()]);
  const { changeLog, onlineLink } = await order();
  expect([changeLog.filter((line) => line.includes('online betaald')).length, onlineLink]).toEqual([
    1,
    link().id,
  ]);
  expect(await subjects()).toHaveLength(1);
  expect([await books(), await odd()]).toEqual([{ provider: 3750 }, []]);
});

it('of a webhook that never comes who comes back hears, and otherwise the job', async () => {
  await askToPay();
  expect(await comeBack()).toMatchObject({ state: 'new', canPay: true });
  payAtProvider();
  await follow();
  expect(await comeBack()).toMatchObject({ state: 'paid', paidOn: TODAY });
});

it('one that is ready stays ready when it is paid, and is collected without being paid again', async () => {
  await bring('ready');
  await pay();
  expect(await order()).toMatchObject({ state: 'ready', paidOn: TODAY });
  await bring('collected');
  expect([(await order()).state, await books()]).toEqual(['collected', { provider: 3750 }]);
  const { revision } = await order();
  await anja.data(UndoOrderStateDocument, { id, revision });
  expect([(await order()).paidOn, await books()]).toEqual([TODAY, { provider: 3750 }]);
});

it('told while it is collected it is paid once, whoever is first', async () => {
  await askToPay();
  payAtProvider();
  await Promise.all([hear(), bring('collected')]);
  await hear();
  await follow();
  const { paidOn, onlineLink } = await order();
  const places = await books();
  expect(paidOn).toBe(TODAY);
  expect(places).toEqual(onlineLink ? { provider: 3750 } : { byHand: 3750 });
  expect(await odd()).toHaveLength(onlineLink ? 0 : 1);
});

it.each(['paid', 'cancelled'] as const)(
  'paid online after it was %s it is told to the board',
  async (state) => {
    await askToPay();
    await bring(state);
    payAtProvider();
    await hear();
    expect(await odd()).toMatchObject([{ issue: 'twice', amount: 3750 }]);
    expect(await books()).toEqual(state === 'paid' ? { byHand: 3750 } : {});
  },
);

it('the link of a cancelled order is closed', async () => {
  await askToPay();
  await bring('cancelled');
  await follow();
  expect(link().archived).toBe(true);
});

it('charged back it is to be paid again, by another link', async () => {
  await pay();
  link().chargedBack = '37.50';
  await hear();
  expect(await read()).toMatchObject({ state: 'new', canPay: true });
  expect([await books(), await odd()]).toMatchObject([{}, [{ issue: 'undone' }]]);
  expect((await askToPay()).data?.payOwnOrder).toBe('https://betalen.example/pl_000002');
});

describe('giving back', () => {
  it('a part goes back once, is in the books, and leaves no more than the rest', async () => {
    await pay();
    const { revision } = await order();
    const ask = () => stage.jan.run(GiveBackOnOrderDocument, { id, revision, amount: 1000 });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(link().refunds).toMatchObject([{ amount: { value: '10.00' } }]);
    expect(await books()).toEqual({ provider: 2750 });
    expect(await shown()).toMatchObject({ givenBack: 1000, canGiveBack: 2750 });
    expect(await read()).toMatchObject({ givenBack: 1000 });
    for (const amount of [2751, 0, -1])
      expect((await giveBack(amount)).errors?.[0]?.extensions.fields?.amount).toMatch(/hoogstens €\s27,50$/);
    expect((await giveBack(2750)).errors).toBeUndefined();
    expect(await books()).toEqual({});
    expect((await giveBack(1)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    // What the provider tells of that is no news.
    await hear();
    await follow();
    expect([await odd(), (await order()).state, await books()]).toEqual([[], 'paid', {}]);
  });

  it('of what was paid at the counter nothing goes back', async () => {
    await bring('paid');
    expect((await giveBack(100)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await books()).toEqual({ byHand: 3750 });
  });

  it('of a cancelled order all that is due goes back, and is due no more', async () => {
    await pay();
    await giveBack(750);
    await bring('cancelled');
    const due = async () => (await stage.jan.data(OpenPayablesDocument)).openPayables;
    expect([await due(), await books()]).toMatchObject([
      [{ amount: 3000 }],
      { provider: 3000, toPay: -3000 },
    ]);
    expect((await giveBack(100)).errors?.[0]?.extensions.fields?.amount).toMatch(
      /^De bestelling is geannuleerd/,
    );
    expect((await giveBack(3000)).errors).toBeUndefined();
    expect([await due(), await books()]).toEqual([[], {}]);
    expect(await read()).toMatchObject({ state: 'cancelled', dueBack: 0, givenBack: 3750 });
    const undone = await anja.run(UndoOrderStateDocument, { id, revision: (await order()).revision });
    expect(undone.errors).toHaveLength(1);
  });

  it('a provider that is away is asked again, and gives back once, also when an answer was lost', async () => {
    await pay();
    server.failing = 503;
    expect((await giveBack(1000)).errors).toBeUndefined();
    expect(await books()).toEqual({ provider: 2750 });
    Object.assign(server, { failing: undefined, loseAnswer: true, refundStatus: 'refunded' });
    await followGivenBack(stage.api.portal);
    await Promise.all([followGivenBack(stage.api.portal), followGivenBack(stage.api.portal)]);
    expect(link().refunds).toHaveLength(1);
    expect((await order()).givenBack).toMatchObject([{ amount: 1000 }]);
    expect((await order()).givenBack?.[0]?.asked).toBeUndefined();
  });

  it('what the provider refuses was not given back', async () => {
    await pay();
    link().refunded = '37.00';
    expect((await giveBack(1000)).errors?.[0]?.message).toBe(
      'De betaaldienst kan dit bedrag niet teruggeven. Er is niets veranderd.',
    );
    expect([await books(), (await shown())?.canGiveBack]).toEqual([{ provider: 3750 }, 3750]);
  });

  it('what fails later is due again', async () => {
    await pay();
    await bring('cancelled');
    await giveBack(3750);
    Object.assign(link().refunds?.[0] ?? {}, { status: 'failed' });
    await followGivenBack(stage.api.portal);
    expect(await books()).toEqual({ provider: 3750, toPay: -3750 });
    expect((await order()).changeLog.at(-1)).toMatch(/niet teruggegeven: teruggeven geweigerd/);
  });

  it('what was due at the end of a year goes back in the next', async () => {
    const yesterday = daysFromNow(-1);
    const { id: next } = await stage.addYear('2027-2028', stage.year.id);
    await pay();
    await bring('cancelled');
    await OrderModel.updateOne({}, { $set: { paidOn: yesterday, 'refund.since': yesterday } });
    await PaymentRequestModel.updateOne({}, { $set: { paidOn: yesterday } });
    const { revision } = await stage.ledger();
    const assignments = [{ kind: 'webshopOrder', wg: '3' }];
    await stage.setPeriod({ revision, until: yesterday, assignments });
    await stage.setPeriod({ revision: revision + 1, from: TODAY, assignments }, next);
    expect((await giveBack(3750)).errors).toBeUndefined();
    const sheet = async (yearId: string) => {
      const { annualAccounts } = await stage.jan.data(AnnualAccountsDocument, { yearId });
      expect(annualAccounts?.differences).toEqual([]);
      return Object.fromEntries(
        annualAccounts?.balances.map(({ id: line, begin, end }) => [line, [begin, end]]) ?? [],
      );
    };
    expect(await sheet(stage.year.id)).toEqual({ provider: [0, 3750], toPay: [0, -3750] });
    expect(await sheet(next)).toEqual({ provider: [3750, 0], toPay: [-3750, 0] });
  });

  it('charged back after a part went back, nothing was paid', async () => {
    await pay();
    await giveBack(1000);
    link().chargedBack = '27.50';
    await hear();
    await hear();
    expect([await books(), (await order()).givenBack]).toEqual([{}, []]);
    expect(await odd()).toMatchObject([{ issue: 'undone' }]);
  });
});
