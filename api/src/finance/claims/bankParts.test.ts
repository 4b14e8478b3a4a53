import {
  CreditInvoiceDocument,
  HistoryMatchDocument,
  HistorySaveInvoiceDocument,
  InvoicesDocument,
  LedgerUnbookBankLineDocument,
  UnmatchBankLineDocument,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { useLedger } from '../ledger/testLedger';

const stage = useLedger();
const { accounts } = stage;
let made = 0;
const invoice = async (amount: number) => {
  const clerk = await signedIn(stage.api, { name: 'Fien', general: ['secFact'] });
  const fields = { nameClient: 'Garage Veldhuis', title: 'Sponsoring', description: 'x', amount };
  const { saveInvoice } = await clerk.data(HistorySaveInvoiceDocument, {
    invoice: { ...fields, requestId: `verzoek-${(made += 1)}` },
  });
  const state = async () => {
    const { edges } = (await clerk.data(InvoicesDocument)).invoices;
    return edges.find(({ node }) => node.id === saveInvoice.id)?.node.state;
  };
  return { id: saveInvoice.id, clerk, state };
};
const pays = (id: string, item: string, how: object = {}, kind = 'invoice') =>
  stage.jan.run(HistoryMatchDocument, { id, receivables: [{ kind, id: item }], ...how });
const lineOf = async (amount: number) => {
  const line = (await stage.bankLines()).find((one) => one.amount === amount);
  if (!line) throw new Error('No such line of the bank.');
  return line;
};
const messageOf = ({ errors }: { errors?: readonly { message: string }[] | undefined }) =>
  errors?.[0]?.message;

beforeEach(() => stage.setPeriod());

describe('a part of an invoice', () => {
  it('leaves the rest open, until the last part comes', async () => {
    const { id, state } = await invoice(22_000);
    await stage.take([{ amount: '60.00' }, { amount: '160.00' }]);
    const first = await lineOf(6000);
    expect(messageOf(await pays(first.id, id))).toBe(
      'De posten zijn samen niet gelijk aan het bedrag van deze regel',
    );
    const { data } = await pays(first.id, id, { isPart: true });
    expect(data?.matchBankLine.matches).toMatchObject([{ amount: 6000, isPart: true }]);
    expect(await state()).toBe('open');
    expect(await accounts()).toEqual({ bank: 6000, toReceive: 16_000 });
    const second = await lineOf(16_000);
    expect(second.proposals[0]?.receivables).toMatchObject([{ id }]);
    expect((await pays(second.id, id)).errors).toBeUndefined();
    expect(await state()).toBe('paid');
    expect(await accounts()).toEqual({ bank: 22_000 });
    expect(messageOf(await stage.jan.run(UnmatchBankLineDocument, { id: first.id }))).toContain(
      'later nog een deel',
    );
    await stage.jan.data(UnmatchBankLineDocument, { id: second.id });
    await stage.jan.data(UnmatchBankLineDocument, { id: first.id });
    expect(await accounts()).toEqual({ toReceive: 22_000 });
  });

  it('at the same time as another: never more than there is', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id } = await invoice(10_000);
      await stage.take([
        { amount: '60.00', bankReference: `a${turn}` },
        { amount: '70.00', bankReference: `b${turn}` },
      ]);
      const [a, b] = [await lineOf(6000), await lineOf(7000)];
      const answers = await Promise.all([pays(a.id, id, { isPart: true }), pays(b.id, id, { isPart: true })]);
      expect(answers.filter(({ errors }) => !errors).length).toBeLessThan(2);
      for (const line of [a, b]) await stage.jan.data(UnmatchBankLineDocument, { id: line.id });
      for (const line of [a, b]) await stage.book(line.id, {});
    }
  });

  it('is of one thing, and smaller than it; an invoice with a part paid is not credited', async () => {
    const { id, clerk } = await invoice(10_000);
    await stage.take([{ amount: '150.00' }, { amount: '40.00' }]);
    const [much, little] = [await lineOf(15_000), await lineOf(4000)];
    expect(messageOf(await pays(much.id, id, { isPart: true }))).toContain('niet gelijk');
    await pays(little.id, id, { isPart: true });
    expect((await clerk.error(CreditInvoiceDocument, { id })).message).toContain('voor een deel betaald');
  });
});

describe('more than was owed', () => {
  it('the rest is booked on a committee, and comes loose with the match', async () => {
    const { id, state } = await invoice(10_000);
    await stage.take([{ amount: '110.00' }]);
    const line = await lineOf(11_000);
    const rest = { yearId: stage.year.id, wg: '3', description: 'Fooi' };
    const { data } = await pays(line.id, id, { rest });
    expect(data?.matchBankLine).toMatchObject({ booking: { wg: '3', amount: 1000 } });
    expect(await state()).toBe('paid');
    expect(await accounts()).toEqual({ bank: 11_000 });
    const [year] = await stage.years();
    expect([year?.totalIncome, year?.unassignedIncome]).toEqual([11_000, 10_000]);
    // A booking that goes with a match is not taken back by itself.
    await stage.jan.data(LedgerUnbookBankLineDocument, { id: line.id });
    expect(await accounts()).toEqual({ bank: 11_000 });
    await stage.jan.data(UnmatchBankLineDocument, { id: line.id });
    expect(await accounts()).toEqual({ toReceive: 10_000 });
  });

  it('needs a committee that is there', async () => {
    const { id } = await invoice(10_000);
    await stage.take([{ amount: '110.00' }]);
    const { errors } = await pays((await lineOf(11_000)).id, id, {
      rest: { yearId: stage.year.id, wg: '99' },
    });
    expect(errors?.[0]?.extensions.fields).toEqual({ wg: 'Kies een commissie' });
  });
});

describe('a payment that is charged back', () => {
  it('is open again, can be paid again, and then the chargeback stays', async () => {
    const { id, state } = await invoice(10_000);
    await stage.take([{ amount: '100.00' }]);
    const paid = await lineOf(10_000);
    await pays(paid.id, id);
    expect(await state()).toBe('paid');
    await stage.take([{ amount: '100.00', out: true, text: 'Storno' }]);
    const back = await lineOf(-10_000);
    expect(back.proposals[0]?.receivables).toMatchObject([{ kind: 'bankLine', id: paid.id }]);
    expect((await pays(back.id, paid.id, {}, 'bankLine')).errors).toBeUndefined();
    expect(await state()).toBe('open');
    expect(await accounts()).toEqual({ toReceive: 10_000 });
    expect(messageOf(await stage.jan.run(UnmatchBankLineDocument, { id: paid.id }))).toContain(
      'teruggeboekt',
    );

    await stage.take([{ amount: '100.00', date: '2026-11-22' }]);
    const again = await lineOf(10_000);
    expect((await pays(again.id, id)).errors).toBeUndefined();
    expect(await state()).toBe('paid');
    expect(await accounts()).toEqual({ bank: 10_000 });
    expect(messageOf(await stage.jan.run(UnmatchBankLineDocument, { id: back.id }))).toContain(
      'andere manier betaald',
    );
  });
});
