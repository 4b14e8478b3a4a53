import type { Db } from 'mongodb';
import { connection } from 'mongoose';

import { useLedger } from '../finance/ledger/testLedger';
import { up } from '../migrations/20261219-order-refunds';
import { OrderModel } from '../stock/orders/order.model';
import { OrderState } from '../stock/stock.enums';
import { daysFromNow } from '../testing/apiStage';
import {
  ArchiveAccountancyYearDocument,
  EndPayableDocument,
  MatchBankLineDocument,
  OpenPayablesDocument,
  type PayableEnd,
  ReopenPayableDocument,
  SetOrderStateDocument,
  UndoOrderStateDocument,
  UnmatchBankLineDocument,
} from '../testing/gql/graphql';
import { usePerson } from '../testing/people';
import { homeOf, makeOrder } from './testing/testHome';

const stage = useLedger();
const today = daysFromNow(0);
let id: string;
const anja = usePerson(stage, { name: 'Anja', general: ['stockAdmin'] });

/** An order of 24 euro, paid yesterday, in a year whose orders go to committee 3. */
beforeEach(async () => {
  const lines = [{ productId: '64b000000000000000000001', title: 'Medaille', amount: 2, price: 1200 }];
  ({ id } = await makeOrder({ lines, state: 'paid', paidOn: daysFromNow(-1), revision: 1 }));
  await stage.setPeriod({ assignments: [{ kind: 'webshopOrder', wg: '3' }] });
});

const order = () => OrderModel.findById(id).lean().orFail();
const cancel = async () => {
  const { revision } = await order();
  return anja.run(SetOrderStateDocument, { id, revision, state: 'cancelled' });
};
const undo = async () => {
  const { revision } = await order();
  return anja.run(UndoOrderStateDocument, { id, revision });
};
const key = () => `webshopOrder:${id}/terug`;
const open = async () => (await stage.jan.data(OpenPayablesDocument)).openPayables;
const end = (how: PayableEnd, reason?: string) =>
  stage.jan.run(EndPayableDocument, { id: key(), how, reason });
const reopen = () => stage.jan.run(ReopenPayableDocument, { id: key() });
const books = async () => {
  const { result, balances } = await stage.ledger();
  const places = Object.fromEntries(balances.map(({ account, amount }) => [account, amount]));
  const entries = await stage.entries({ kind: 'webshopOrder' });
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(result);
  expect((await stage.years())[0]).toMatchObject({ totalIncome: result, totalExpences: 0 });
  return { result, places };
};
/** A line of the bank by which it can be paid back. */
const takeLine = async () => {
  await stage.take([{ amount: '24.00', out: true, name: 'Els Bos' }]);
  return (await stage.bankLines())[0]?.id ?? '';
};
const match = (lineId: string) =>
  stage.jan.run(MatchBankLineDocument, {
    id: lineId,
    receivables: [{ kind: 'webshopOrder', id: `${id}/terug` }],
  });

it('the money of an order that was paid and is cancelled waits for the board, and is to be paid in the books', async () => {
  expect(await books()).toEqual({ result: 2400, places: { byHand: 2400 } });
  expect((await cancel()).errors).toBeUndefined();
  expect(await open()).toEqual([
    {
      ...{ id: key(), area: 'Webshop', reference: (await order()).number, name: 'Els Bos' },
      ...{ email: 'els@voorbeeld.example', amount: 2400, since: today },
    },
  ]);
  expect((await homeOf(stage.jan)).waiting).toContainEqual(
    expect.objectContaining({ id: 'payables', title: '1 bedrag terug te betalen', cents: 2400 }),
  );
  expect(await books()).toEqual({ result: 0, places: { byHand: 2400, toPay: -2400 } });
  expect(await stage.entries({ kind: 'webshopOrder' })).toMatchObject([
    { amount: -2400, date: today, account: 'toPay', isCorrection: true, wg: '3' },
    { amount: 2400, date: daysFromNow(-1), account: 'byHand', wg: '3' },
  ]);
  expect((await order()).changeLog.at(-1)).toMatch(/geannuleerd, €\s24,00 terug te betalen$/);
});

it('an order that was not paid leaves nothing to pay back', async () => {
  await OrderModel.updateOne({ _id: id }, { $set: { paidOn: null, state: 'new' } });
  await cancel();
  expect([await open(), (await order()).refund]).toEqual([[], undefined]);
});

it('it is paid back by hand, once, and then cannot be undone', async () => {
  await cancel();
  const answers = await Promise.all([1, 2, 3].map(() => end('paidBack')));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await open()).toEqual([]);
  expect(await books()).toEqual({ result: 0, places: { byHand: 0 } });
  expect((await undo()).errors?.[0]?.message).toBe('Het geld is al terugbetaald of afgeboekt.');
});

it('written off, with a reason, it is income again from that day', async () => {
  await cancel();
  expect((await end('writtenOff', ' ')).errors?.[0]?.extensions.fields).toEqual({ reason: 'Verplicht' });
  expect((await end('writtenOff', 'Gift')).errors).toBeUndefined();
  expect(await open()).toEqual([]);
  expect(await books()).toEqual({ result: 2400, places: { byHand: 2400, toPay: 0 } });
  expect((await order()).changeLog.at(-1)).toMatch(/Jan: terugbetaling afgeboekt: Gift$/);
});

it.each(['paidBack', 'writtenOff'] as const)(
  'that it was %s is taken back: it is due as before',
  async (how) => {
    await cancel();
    const before = await books();
    await end(how, 'Gift');
    const answers = await Promise.all([reopen(), reopen()]);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect([(await open()).length, await books()]).toEqual([1, before]);
    expect((await order()).changeLog.at(-1)).toMatch(/Jan: toch nog terug te betalen$/);
    await OrderModel.deleteOne({ _id: id });
    expect((await reopen()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  },
);

it('that is not taken back in a closed year, nor of what the bank pays', async () => {
  await cancel();
  await end('writtenOff', 'Gift');
  await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
  expect((await reopen()).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: false });
  await reopen();
  await match(await takeLine());
  expect((await reopen()).errors?.[0]?.message).toBe(
    'Een regel van de bank betaalt dit terug. Koppel die daar los.',
  );
  expect((await order()).refund).toMatchObject({ how: 'bank' });
});

it('a line of the bank pays it back; taken back it is due again', async () => {
  await cancel();
  const lineId = await takeLine();
  expect((await match(lineId)).errors).toBeUndefined();
  expect([await open(), (await order()).refund]).toMatchObject([[], { how: 'bank' }]);
  expect(await books()).toEqual({ result: 0, places: { byHand: 2400, bank: -2400 } });
  for (const refused of [await end('paidBack'), await undo()]) expect(refused.errors).toHaveLength(1);
  await stage.jan.run(UnmatchBankLineDocument, { id: lineId });
  expect(await open()).toHaveLength(1);
});

it.each([1, 2, 3, 4, 5])(
  'of the bank, by hand and undoing at once one is done at most, and the books agree (%i)',
  async () => {
    const lineId = await takeLine();
    await cancel();
    await Promise.all([match(lineId), end('paidBack'), undo()]);
    const { refund, state } = await order();
    const { places } = await books();
    if (state !== OrderState.cancelled) {
      expect([refund, places]).toEqual([null, { byHand: 2400 }]);
      expect(await stage.bankLines()).toHaveLength(1);
    } else if (refund?.how === 'bank') expect(places).toEqual({ byHand: 2400, bank: -2400 });
    else expect(places).toEqual(refund?.how ? { byHand: 0 } : { byHand: 2400, toPay: -2400 });
  },
);

it('cancelled by mistake it is as it was', async () => {
  await OrderModel.updateOne({ _id: id }, { $set: { lines: [] } });
  await cancel();
  await OrderModel.updateOne({ _id: id }, { $set: { refund: { amount: 2400, since: today } } });
  expect((await undo()).errors).toBeUndefined();
  expect([await open(), (await order()).refund]).toEqual([[], null]);
});

it('what was cancelled before that was kept is due back too', async () => {
  await OrderModel.updateOne({ _id: id }, { $set: { state: 'cancelled' } });
  for (let time = 0; time < 2; time += 1) await up(connection.db as unknown as Db);
  expect(await open()).toMatchObject([{ amount: 2400, since: today }]);
});
