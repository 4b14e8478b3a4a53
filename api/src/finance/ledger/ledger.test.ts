import type { Db } from 'mongodb';
import { connection } from 'mongoose';

import { up as closedTotals } from '../../migrations/20261210-closed-totals';
import { daysFromNow } from '../../testing/apiStage';
import {
  ArchiveAccountancyYearDocument,
  CreditInvoiceDocument,
  LedgerPayInvoiceDocument,
  LedgerReverseTransactionDocument,
  SaveLedgerPeriodDocument,
} from '../../testing/gql/graphql';
import { LedgerClosingModel } from './ledgerClosing.model';
import { useLedger } from './testLedger';

const stage = useLedger();
const { invoice } = stage;
const totals = async () =>
  (await stage.years()).map(({ totalIncome, totalExpences }) => [totalIncome, totalExpences]);

describe('what is in it', () => {
  it('is approved declarations and mutations; what is open, declined or of another year is not', async () => {
    const { id } = await stage.declare({ amount: 1250, description: 'Hekken' });
    await stage.decide(id, true);
    await stage.declare();
    await stage.decide((await stage.declare()).id, false, 'x');
    const mutation = await stage.mutate({ income: 5000 });
    const other = await stage.addYear('2027-2028');
    await stage.mutate({ yearId: other.id });
    expect(
      (await stage.entries()).map(({ id: entry, amount, account, wg }) => [entry, amount, account, wg]),
    ).toEqual(
      expect.arrayContaining([
        [`declaration:${id}`, -1250, 'toPay', '3'],
        [`mutation:${mutation}`, 5000, 'byHand', '3'],
      ]),
    );
    expect(await stage.ledger()).toMatchObject({
      income: 5000,
      expences: 1250,
      result: 3750,
      unassignedCount: 0,
      balances: [
        { account: 'byHand', amount: 5000, count: 1 },
        { account: 'toPay', amount: -1250, count: 1 },
      ],
    });
  });

  it('is invoices of the period, which go to the committee that was chosen and count in its totals', async () => {
    await invoice(10_000);
    expect(await stage.entries()).toEqual([]);
    await stage.setPeriod();
    expect(await stage.ledger()).toMatchObject({ income: 10_000, unassigned: 10_000, unassignedCount: 1 });
    // Of no committee, and in the sum all the same.
    expect((await stage.years())[0]).toMatchObject({ totalIncome: 10_000, unassignedIncome: 10_000 });
    await stage.setPeriod({ revision: 1, assignments: [{ kind: 'invoice', wg: '3' }] });
    expect(await stage.ledger()).toMatchObject({ unassignedCount: 0, revision: 2 });
    expect(await totals()).toEqual([[10_000, 0]]);
    await stage.setPeriod({ revision: 2, from: '2000-01-01', until: '2000-12-31' });
    expect(await stage.entries()).toEqual([]);
  });

  it('an invoice and its credit note are set off: the income is less, nothing is to be received', async () => {
    await stage.setPeriod({ assignments: [{ kind: 'invoice', wg: '3' }] });
    const { id, clerk } = await invoice(10_000);
    await clerk.data(CreditInvoiceDocument, { id });
    expect(await stage.ledger()).toMatchObject({
      income: 0,
      expences: 0,
      balances: [{ account: 'offset', amount: 0, count: 2 }],
    });
    expect(await totals()).toEqual([[0, 0]]);
  });

  it('an invoice that was noted as paid is no longer to be received', async () => {
    await stage.setPeriod();
    const { id, clerk } = await invoice(10_000);
    expect((await stage.ledger()).balances).toMatchObject([{ account: 'toReceive', amount: 10_000 }]);
    await clerk.data(LedgerPayInvoiceDocument, { id, paidOn: daysFromNow(0) });
    expect((await stage.ledger()).balances).toMatchObject([{ account: 'byHand', amount: 10_000 }]);
  });

  it('comes in pages, and by kind, committee and account', async () => {
    for (const income of [100, 200, 300]) await stage.mutate({ income });
    await stage.mutate({ wg: '1', income: 400 });
    const amounts = async (filter: Parameters<typeof stage.entries>[0]) =>
      (await stage.entries(filter)).map(({ amount }) => amount).sort((a, b) => a - b);
    expect(await amounts({ wg: '3' })).toEqual([100, 200, 300]);
    expect(await amounts({ wg: '' })).toEqual([]);
    expect(await amounts({ kind: 'invoice' })).toEqual([]);
    expect(await amounts({ account: 'byHand' })).toEqual([100, 200, 300, 400]);
    const [first, second] = await stage.entries({ first: 2 });
    const rest = await stage.entries({ first: 2, after: second?.id });
    expect(new Set([first, second, ...rest].map((entry) => entry?.id)).size).toBe(4);
  });
});

describe('the period of a year', () => {
  const refused = async (changes: object, yearId = stage.year.id) =>
    (await stage.jan.error(SaveLedgerPeriodDocument, { yearId, period: stage.period(changes) })).extensions;

  it('is a first and a last day, in that order, and of committees and sources that there are', async () => {
    expect(await refused({ from: '2026-13-01' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await refused({ from: '2027-01-01', until: '2026-01-01' })).toMatchObject({
      fields: { until: 'De laatste dag ligt voor de eerste' },
    });
    expect(await refused({ assignments: [{ kind: 'invoice', wg: '99' }] })).toMatchObject({
      fields: { assignments: 'Kies een commissie' },
    });
    expect(await refused({ assignments: [{ kind: 'declaration', wg: '3' }] })).toMatchObject({
      fields: { assignments: 'Kies een soort' },
    });
    expect(await stage.ledger()).toMatchObject({ from: null, revision: 0 });
  });

  it('does not overlap with that of another year, also when two are set at once', async () => {
    const other = await stage.addYear('2027-2028');
    const period = stage.period({ from: '2026-01-01', until: '2026-12-31' });
    const answers = await Promise.all(
      [stage.year.id, other.id].map((yearId) => stage.jan.run(SaveLedgerPeriodDocument, { yearId, period })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const [loser] = answers.flatMap(({ errors }) => errors ?? []);
    expect(['CONFLICT', 'BAD_USER_INPUT']).toContain(loser?.extensions.code);
    const { revision } = await stage.ledger();
    const loses = (await stage.ledger()).from ? other.id : stage.year.id;
    expect(await refused({ revision, from: '2026-06-01', until: '2027-05-31' }, loses)).toMatchObject({
      fields: { from: expect.stringContaining('Deze periode overlapt met die van boekjaar') as unknown },
    });
  });

  it('is not overwritten by who read it before', async () => {
    await stage.setPeriod();
    expect(await refused({ from: '2020-01-01' })).toMatchObject({ code: 'CONFLICT', revision: 1 });
  });

  it('of a year in the archive stays', async () => {
    await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
    expect(await refused({})).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('a closed year', () => {
  it('stays as it was, whatever becomes of the records; taken out of the archive it follows them again', async () => {
    await stage.setPeriod({ assignments: [{ kind: 'invoice', wg: '3' }] });
    const { id, clerk } = await invoice(10_000);
    const mutation = await stage.mutate({ income: 5000 });
    await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
    const closed = await stage.ledger();
    expect(closed).toMatchObject({
      income: 15_000,
      closedAt: expect.any(String) as unknown,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    });
    const entries = await stage.entries();

    await clerk.data(CreditInvoiceDocument, { id });
    await stage.addYear('2027-2028');
    await stage.jan.data(LedgerReverseTransactionDocument, { id: mutation });
    expect(await stage.ledger()).toEqual(closed);
    expect(await stage.entries()).toEqual(entries);
    const [archived] = await stage.years(true);
    expect(archived).toMatchObject({ totalIncome: 15_000, totalExpences: 0 });

    // One of before its sums stood beside the entries.
    await LedgerClosingModel.collection.updateMany({}, { $unset: { totals: 1 } });
    await closedTotals(connection.db as unknown as Db);
    expect(await stage.years(true)).toEqual([archived]);

    await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: false });
    expect(await stage.ledger()).toMatchObject({ income: 5000, closedAt: null, sha256: null });
    expect(await LedgerClosingModel.countDocuments()).toBe(1);
  });

  it('keeps what went to no committee, also one that was closed when that was left out of its totals', async () => {
    await stage.setPeriod();
    await invoice(10_000);
    await stage.mutate({ income: 5000 });
    await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
    const [archived] = await stage.years(true);
    expect(archived).toMatchObject({ totalIncome: 15_000, unassignedIncome: 10_000, unassignedExpences: 0 });
    await LedgerClosingModel.collection.updateMany({}, { $pull: { totals: { wg: '' } } } as object);
    expect(await stage.years(true)).toEqual([archived]);
  });

  it('is frozen once when it goes to the archive twice', async () => {
    const archive = () =>
      stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
    await archive();
    const { sha256 } = await stage.ledger();
    await archive();
    expect((await stage.ledger()).sha256).toBe(sha256);
    expect(await LedgerClosingModel.countDocuments()).toBe(1);
  });
});

it('its sums are those of the years and committees', async () => {
  await stage.setPeriod({ assignments: [{ kind: 'invoice', wg: '1' }] });
  const spent = await stage.declare({ amount: 700 });
  await stage.decide(spent.id, true);
  await stage.jan.data(LedgerReverseTransactionDocument, {
    id: await stage.mutate({ income: undefined, expence: 900 }),
  });
  await stage.jan.data(LedgerReverseTransactionDocument, { id: await stage.mutate({ income: 300 }) });
  await invoice(10_000);
  const credited = await invoice(4000);
  await credited.clerk.data(CreditInvoiceDocument, { id: credited.id });
  await stage.take([{ amount: '11.00' }, { amount: '2.50', out: true }]);
  for (const { id } of await stage.bankLines()) expect((await stage.book(id)).errors).toBeUndefined();
  const { income, expences } = await stage.ledger();
  expect({ income, expences }).toEqual({ income: 11_100, expences: 950 });
  expect(await totals()).toEqual([[11_100, 950]]);
  const [year] = await stage.years();
  const ofGroup = (wg: string) => year?.workgroups.find(({ index }) => index === wg);
  expect(ofGroup('1')).toMatchObject({ income: 10_000, expences: 0 });
  expect(ofGroup('3')).toMatchObject({ income: 1100, expences: 950 });
});
