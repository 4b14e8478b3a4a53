import { DAY } from '../../../identity/tokens/privateLink';
import { daysFromNow, useApi } from '../../../testing/apiStage';
import {
  CancelOwnOrderDocument,
  MoveOwnOrderDocument,
  type OrderState,
  OwnOrderDocument,
  PlaceOwnOrderDocument,
  RenewOrderLinkDocument,
  SetOrderStateDocument,
} from '../../../testing/gql/graphql';
import { useMailbox } from '../../../testing/mailbox';
import { usePerson } from '../../../testing/people';
import { actAs } from '../../../testing/testClient';
import { orderOf, stockOf, type TestProduct } from '../../testStock';
import { OrderModel } from '../order.model';
import { eraseOrder } from '../orderErasure.service';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
let sjaal: TestProduct;
const anja = usePerson(stage, { name: 'Anja', general: ['stockAdmin'] });
const stock = stockOf(anja);

beforeEach(async () => {
  sjaal = await stock.addProduct('Sjaal', 10);
});

const tokenIn = (text = '') => /\/publiek\/bestelling#([\w-]+)/.exec(text)?.[1] ?? '';
const given = (changes: object = {}) => orderOf([{ productId: sjaal.id, amount: 3 }], changes);
/** Orders, and gives the token of the page that is told at once. */
const place = async (changes: object = {}) => {
  const order = given(changes);
  const { placeWebshopOrder } = await actAs(stage.api.url).data(PlaceOwnOrderDocument, { order });
  return tokenIn(placeWebshopOrder.link);
};
const read = async (token: string) => (await actAs(stage.api.url).data(OwnOrderDocument, { token })).ownOrder;
const stored = () => OrderModel.findOne().lean().orFail();
const bring = async (state: OrderState) => {
  const { _id, revision } = await stored();
  return anja.run(SetOrderStateDocument, { id: String(_id), revision, state });
};
const move = (token: string, revision: number, collectDate: string) =>
  actAs(stage.api.url).run(MoveOwnOrderDocument, { token, revision, collectDate });
const cancel = (token: string, revision: number) =>
  actAs(stage.api.url).run(CancelOwnOrderDocument, { token, revision });
const reserved = async () => (await stock.products()).find(({ id }) => id === sjaal.id)?.reserved;
const mails = async () => {
  await stage.api.deliverMail();
  return mailbox.mails.map(({ subject, text }) => ({ subject, text: text ?? '' }));
};

it('who ordered sees by the link what was ordered, for how much and when it is collected', async () => {
  const token = await place();
  const { number } = await stored();
  expect(await read(token)).toEqual({
    ...{ number, firstName: 'Jan', total: 3750, collectDate: daysFromNow(3), state: 'new', paidOn: null },
    lines: [{ title: 'Sjaal', amount: 3, price: 1250 }],
    ...{ dueBack: 0, canMove: true, canCancel: true, revision: 1 },
  });
});

it('the order is confirmed by a mail with the link, once, also when it is sent again and at once', async () => {
  const order = given();
  await Promise.all([1, 2, 3].map(() => actAs(stage.api.url).run(PlaceOwnOrderDocument, { order })));
  await actAs(stage.api.url).data(PlaceOwnOrderDocument, { order });
  const [mail, ...others] = await mails();
  expect([mail?.subject, others]).toEqual([`Je bestelling ${(await stored()).number}`, []]);
  expect(mail?.text).toMatch(/Beste Jan[\s\S]*3 x Sjaal[\s\S]*Te betalen bij het ophalen: €\s37,50/);
  expect((await read(tokenIn(mail?.text))).state).toBe('new');
});

it('paid and ready are mailed with the link, each once', async () => {
  await place();
  await mails();
  await Promise.all([bring('paid'), bring('paid')]);
  await mails();
  await bring('ready');
  const [, paid, ready, ...others] = await mails();
  const { number } = await stored();
  expect([paid?.subject, ready?.subject, others]).toEqual([
    `Je bestelling ${number} is betaald`,
    `Je bestelling ${number} ligt klaar`,
    [],
  ]);
  expect(paid?.text).toMatch(/€\s37,50 ontvangen/);
  expect(ready?.text).toContain('Hij is al betaald.');
  for (const one of [paid, ready]) expect((await read(tokenIn(one?.text))).number).toBe(number);
});

it('it gets another day until it is collected, without a mail to who chose it', async () => {
  const token = await place();
  await bring('ready');
  await mails();
  const { revision } = await read(token);
  const { data } = await move(token, revision, daysFromNow(9));
  expect(data?.moveOwnOrder).toMatchObject({ collectDate: daysFromNow(9), state: 'ready', canCancel: false });
  expect((await stored()).changeLog.at(-1)).toMatch(/ - Klant: op te halen op /);
  expect(mailbox.mails).toHaveLength(2);
  await bring('collected');
  const late = await move(token, (await read(token)).revision, daysFromNow(5));
  expect(late.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

it.each([daysFromNow(-1), daysFromNow(400), 'morgen'])('no other day is %s', async (day) => {
  const token = await place();
  expect((await move(token, 1, day)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { collectDate: 'Kies een dag vanaf vandaag, tot een jaar vooruit' },
  });
});

it('it is cancelled until it is ready: the pieces are free, and what was paid is due back', async () => {
  const token = await place();
  await bring('paid');
  expect(await reserved()).toBe(3);
  const { data } = await cancel(token, 2);
  expect(data?.cancelOwnOrder).toMatchObject({ state: 'cancelled', dueBack: 3750, canMove: false });
  expect([await reserved(), (await stored()).refund?.amount]).toEqual([0, 3750]);
});

it('one that is ready is not cancelled by who ordered it', async () => {
  const token = await place();
  await bring('ready');
  const { errors } = await cancel(token, 2);
  expect(errors?.[0]?.message).toBe(
    'Je bestelling ligt al klaar of is al afgehandeld. Bel of mail ons als je ervan afziet.',
  );
  expect(await reserved()).toBe(3);
});

it('of cancelling and the team at once one is done, and who ordered is not told by whom', async () => {
  const token = await place();
  const [own, team] = await Promise.all([cancel(token, 1), bring('ready')]);
  const failed = [own, team].filter(({ errors }) => errors);
  expect(failed).toHaveLength(1);
  expect(await reserved()).toBe(own.errors ? 3 : 0);
  const again = await cancel(token, 1);
  expect(JSON.stringify(again)).not.toContain('Anja');
  expect(again.errors).toHaveLength(1);
});

it('cancelled twice it is cancelled once', async () => {
  const token = await place();
  const answers = await Promise.all([1, 2, 3].map(() => cancel(token, 1)));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect((await stored()).changeLog.filter((line) => line.includes('geannuleerd'))).toHaveLength(1);
});

it('a link works 60 days, and 30 after the day of collection', async () => {
  await place();
  await place({ collectDate: daysFromNow(100) });
  const orders = await OrderModel.find().sort({ _id: 1 }).lean();
  const days = orders.map(({ links = [] }) =>
    Math.round(((links[0]?.expiresAt.getTime() ?? 0) - Date.now()) / DAY),
  );
  expect([days[0], (days[1] ?? 0) >= 130 && (days[1] ?? 0) <= 131]).toEqual([60, true]);
});

it('a link that is over, unknown or of an erased order opens nothing', async () => {
  const token = await place();
  await OrderModel.updateMany({}, { $set: { 'links.$[].expiresAt': new Date(Date.now() - 1) } });
  for (const one of [token, 'verzonnen', '']) {
    const { extensions } = await actAs(stage.api.url).error(OwnOrderDocument, { token: one });
    expect(extensions.code).toBe('NOT_FOUND');
  }
  const other = await place();
  const { _id } = await OrderModel.findOneAndUpdate({ 'links.1': null }, {})
    .sort({ _id: -1 })
    .lean()
    .orFail();
  await OrderModel.updateOne({ _id }, { $set: { state: 'cancelled' } });
  await eraseOrder({ name: 'Anja' }, String(_id));
  expect((await actAs(stage.api.url).error(OwnOrderDocument, { token: other })).extensions.code).toBe(
    'NOT_FOUND',
  );
  expect((await OrderModel.findById(_id).lean().orFail()).links).toBeUndefined();
});

it('who guesses links is stopped', async () => {
  const guesser = actAs(stage.api.url);
  const codes: unknown[] = [];
  for (let at = 0; at < 31; at += 1)
    codes.push((await guesser.error(OwnOrderDocument, { token: `x${at}` })).extensions.code);
  expect([codes[29], codes[30]]).toEqual(['NOT_FOUND', 'RATE_LIMITED']);
});

it('the team mails a new link, and those of before open nothing any more', async () => {
  const token = await place();
  await mails();
  const { _id, revision } = await stored();
  const renew = () => anja.run(RenewOrderLinkDocument, { id: String(_id), revision });
  const answers = await Promise.all([renew(), renew()]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  const [, mail] = await mails();
  expect((await actAs(stage.api.url).error(OwnOrderDocument, { token })).extensions.code).toBe('NOT_FOUND');
  expect((await read(tokenIn(mail?.text))).state).toBe('new');
});
