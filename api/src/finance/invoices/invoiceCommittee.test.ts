import { CommissionModel } from '../../identity/people/commission.model';
import { daysFromNow } from '../../testing/apiStage';
import {
  ArchiveAccountancyYearDocument,
  CommitteeCreditInvoiceDocument,
  CommitteeInvoicesDocument,
  CommitteeMatchPartDocument,
  CommitteeSaveInvoiceDocument,
  InvoiceCommitteesDocument,
  MatchBankLineDocument,
} from '../../testing/gql/graphql';
import { makeCommission, usePerson } from '../../testing/people';
import { useLedger } from '../ledger/testLedger';
import { InvoiceModel } from './invoice.model';

const stage = useLedger();
const clerk = usePerson(stage, { name: 'Fien', general: ['secFact'] });
const given = (changes: object = {}) => ({
  ...{ nameClient: 'Bakkerij Jansen', title: 'Reclame', description: 'x', amount: 10_000 },
  ...{ commissionId: stage.parade, ...changes },
});
const save = async (changes: object = {}) =>
  (await clerk.data(CommitteeSaveInvoiceDocument, { invoice: given(changes) })).saveInvoice;
const credit = async (id: string) => (await clerk.data(CommitteeCreditInvoiceDocument, { id })).creditInvoice;
const list = async (commissionId?: string) =>
  (await clerk.data(CommitteeInvoicesDocument, { commissionId })).invoices.edges.map(({ node }) => node);
const paradeTotals = async () => {
  const [year] = await stage.years();
  const group = year?.workgroups.find(({ index }) => index === '3');
  return [group?.income, group?.expences];
};

it('an invoice is in the ledger and the totals of its committee, wherever others go', async () => {
  await stage.setPeriod({ assignments: [{ kind: 'invoice', wg: '1' }] });
  const { commission, id } = await save();
  expect(commission).toEqual({ id: stage.parade, index: 3, name: 'Optocht' });
  const other = await save({ commissionId: null, amount: 700 });
  expect(other.commission).toBeNull();
  const entries = await stage.entries();
  expect(new Map(entries.map((entry) => [entry.id, entry.wg]))).toEqual(
    new Map([
      [`invoice:${id}`, '3'],
      [`invoice:${other.id}`, '1'],
    ]),
  );
  expect(await paradeTotals()).toEqual([10_000, 0]);
});

it('also where the year says nothing of invoices; the credit note takes it back there', async () => {
  await stage.setPeriod();
  const { id } = await save();
  expect(await paradeTotals()).toEqual([10_000, 0]);
  expect(await stage.ledger()).toMatchObject({ unassignedCount: 0, income: 10_000 });
  expect((await credit(id)).commission).toMatchObject({ index: 3 });
  expect(await paradeTotals()).toEqual([0, 0]);
  expect(await stage.ledger()).toMatchObject({ unassignedCount: 0, income: 0 });
});

it('stays so in a year that was closed', async () => {
  await stage.setPeriod();
  await save();
  await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
  await InvoiceModel.updateMany({}, { $set: { commissionId: null } });
  expect((await stage.ledger()).closedAt).not.toBeNull();
  expect((await stage.entries()).map(({ wg }) => wg)).toEqual(['3']);
});

it('one that is not in the books of the year is told as going nowhere', async () => {
  await stage.setPeriod({ assignments: [{ kind: 'invoice', wg: '1' }] });
  await save({ commissionId: await makeCommission(8, 'Jeugd') });
  expect(await stage.ledger()).toMatchObject({ unassignedCount: 1, unassigned: 10_000 });
});

it('the list is of one committee, credit notes too', async () => {
  const { id, number } = await save();
  const { number: note } = await credit(id);
  await save({ commissionId: null });
  expect((await list(stage.parade)).map((invoice) => invoice.number)).toEqual([note, number]);
  expect(await list()).toHaveLength(3);
  expect(await list('64b000000000000000000000')).toEqual([]);
});

it('is one that is there and is not in the archive', async () => {
  const archived = await makeCommission(9, 'Oud');
  await CommissionModel.updateOne({ _id: archived }, { $set: { archived: true } });
  for (const commissionId of [archived, '64b000000000000000000000', 'x']) {
    const { extensions } = await clerk.error(CommitteeSaveInvoiceDocument, {
      invoice: given({ commissionId }),
    });
    expect(extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { commissionId: 'Deze commissie bestaat niet' },
    });
  }
  expect(await InvoiceModel.countDocuments()).toBe(0);
  const { invoiceCommittees } = await clerk.data(InvoiceCommitteesDocument);
  expect(invoiceCommittees.map(({ index, name }) => [index, name])).toEqual([
    [1, 'Dagelijks Bestuur'],
    [3, 'Optocht'],
  ]);
});

it('what a line of the bank paid of an invoice is told with it, until all of it is', async () => {
  const { id } = await save();
  const today = daysFromNow(0);
  await stage.take([
    { amount: '40.00', date: today, bankReference: 'a' },
    { amount: '60.00', date: today, bankReference: 'b' },
  ]);
  const lines = await stage.bankLines();
  const pay = async (amount: number) =>
    stage.jan.run(CommitteeMatchPartDocument, {
      id: lines.find((line) => line.amount === amount)?.id ?? '',
      receivables: [{ kind: 'invoice', id }],
    });
  expect(await list()).toMatchObject([{ state: 'open', paidInParts: 0 }]);
  await pay(4000);
  expect(await list()).toMatchObject([{ state: 'open', paidInParts: 4000 }]);
  const rest = {
    id: lines.find(({ amount }) => amount === 6000)?.id ?? '',
    receivables: [{ kind: 'invoice', id }],
  };
  await stage.jan.data(MatchBankLineDocument, rest);
  expect(await list()).toMatchObject([{ state: 'paid' }]);
});
