import { daysFromNow } from '../../testing/apiStage';
import {
  ArchiveAccountancyYearDocument,
  CreditInvoiceDocument,
  LedgerPayInvoiceDocument,
  MatchBankLineDocument,
  OpenReceivablesDocument,
  ReceivableWriteOffsDocument,
  RestoreReceivableDocument,
  WriteOffReceivableDocument,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { ReceivableWriteOffModel } from '../claims/receivableWriteOff.model';
import { lateInvoice } from '../claims/testReceivables';
import { InvoiceModel } from '../invoices/invoice.model';
import { useLedger } from '../ledger/testLedger';
import { settleWriteOffs } from './writeOff.service';

const stage = useLedger();
const keyOf = (id: string) => `invoice:${id}`;
const writeOff = (id: string, reason = 'Failliet', person = stage.jan) =>
  person.run(WriteOffReceivableDocument, { id: keyOf(id), reason });
const open = async () =>
  (await stage.jan.data(OpenReceivablesDocument)).openReceivables.map(({ itemId }) => itemId);
const balances = async () =>
  Object.fromEntries((await stage.ledger()).balances.map(({ account, amount }) => [account, amount]));

it('leaves the list and the proposals of the bank; so much less is income, from that day', async () => {
  await stage.setPeriod();
  const id = await lateInvoice(20);
  await stage.take([{ amount: '50.00', name: 'Bakkerij Jansen' }]);
  expect((await stage.bankLines())[0]?.proposals).toHaveLength(1);
  expect((await writeOff(id, ' Failliet ')).data?.writeOffReceivable).toMatchObject({
    ...{ id: keyOf(id), amount: 5000, reason: 'Failliet', day: daysFromNow(0), byName: 'Jan' },
  });
  expect(await open()).toEqual([]);
  expect((await stage.bankLines())[0]?.proposals).toEqual([]);
  expect(await stage.entries({ kind: 'writeOff' })).toMatchObject([
    { amount: -5000, date: daysFromNow(0), account: 'toReceive', isCorrection: true },
  ]);
  expect([(await stage.ledger()).result, await balances()]).toEqual([0, { toReceive: 0 }]);
});

it('of an invoice of a committee is in the books of that committee, whatever the year says of others', async () => {
  await stage.setPeriod({ assignments: ['invoice', 'writeOff'].map((kind) => ({ kind, wg: '1' })) });
  const ofParade = await lateInvoice(20, { commissionId: stage.parade });
  const ofNobody = await lateInvoice(20);
  await writeOff(ofParade);
  await writeOff(ofNobody);
  const entries = await stage.entries({ kind: 'writeOff' });
  expect(Object.fromEntries(entries.map(({ id, wg }) => [id, wg]))).toEqual({
    [`writeOff:${keyOf(ofParade)}`]: '3',
    [`writeOff:${keyOf(ofNobody)}`]: '1',
  });
});

it('of what has no committee goes where the year says that those claims go, or to none: the sums are those of the ledger', async () => {
  const id = await lateInvoice(20);
  await writeOff(id);
  const sums = async (revision: number, assignments: object[]) => {
    await stage.setPeriod({ revision, assignments });
    const [year] = await stage.years();
    const { income, expences } = await stage.ledger();
    expect([year?.totalIncome, year?.totalExpences]).toEqual([income, expences]);
    return {
      income: year?.workgroups.flatMap((group) => (group.income === 0 ? [] : [group.index, group.income])),
      unassigned: year?.unassignedIncome,
      wg: (await stage.entries({ kind: 'writeOff' })).map(({ wg }) => wg),
    };
  };
  const other = await lateInvoice(20);
  expect(other).not.toBe(id);
  expect(await sums(0, [])).toEqual({ income: [], unassigned: 5000, wg: [null] });
  const elsewhere = [{ kind: 'writeOff', wg: '1' }];
  expect(await sums(1, elsewhere)).toEqual({ income: ['1', -5000], unassigned: 10_000, wg: ['1'] });
  const invoices = [{ kind: 'invoice', wg: '3' }, ...elsewhere];
  expect(await sums(2, invoices)).toEqual({ income: ['3', 5000], unassigned: 0, wg: ['3'] });
});

it('is taken back: it is open and income again', async () => {
  await stage.setPeriod();
  const id = await lateInvoice(20);
  await writeOff(id);
  await stage.jan.data(RestoreReceivableDocument, { id: keyOf(id) });
  expect([await open(), (await stage.ledger()).result]).toEqual([[id], 5000]);
  expect((await stage.jan.error(RestoreReceivableDocument, { id: keyOf(id) })).extensions.code).toBe(
    'NOT_FOUND',
  );
});

it('is done once, also by two at once: the first reason stays', async () => {
  const id = await lateInvoice(20);
  const answers = await Promise.all([1, 2, 3, 4].map((at) => writeOff(id, `Reden ${at}`)));
  const reasons = answers.map(({ data }) => data?.writeOffReceivable.reason);
  expect(new Set(reasons).size).toBe(1);
  expect((await stage.jan.data(ReceivableWriteOffsDocument)).receivableWriteOffs).toHaveLength(1);
});

it('of writing off and matching at once one is done', async () => {
  const id = await lateInvoice(20);
  await stage.take([{ amount: '50.00' }]);
  const [line] = await stage.bankLines();
  const matching = { id: line?.id ?? '', receivables: [{ kind: 'invoice', id }] };
  await Promise.all([writeOff(id), stage.truus.run(MatchBankLineDocument, matching)]);
  const isOff = (await ReceivableWriteOffModel.exists({})) !== null;
  const isMatched = (await stage.bankLines()).length === 0;
  expect(isOff && isMatched).toBe(false);
});

it('what is written off is not noted as paid, or credited, before that is taken back', async () => {
  const clerk = await signedIn(stage.api, { name: 'Fem', general: ['secFact'] });
  const id = await lateInvoice(20);
  await writeOff(id);
  const message = 'Deze factuur is afgeboekt. Neem dat eerst terug bij Openstaand.';
  expect((await clerk.error(LedgerPayInvoiceDocument, { id, paidOn: daysFromNow(0) })).message).toBe(message);
  expect((await clerk.error(CreditInvoiceDocument, { id })).message).toBe(message);
});

it('what was paid all the same is income, and no longer written off in the ledger', async () => {
  await stage.setPeriod();
  const id = await lateInvoice(20);
  await writeOff(id);
  await InvoiceModel.updateOne({ _id: id }, { paidOn: daysFromNow(0) });
  await settleWriteOffs(stage.api.portal);
  expect(await balances()).toEqual({ byHand: 5000 });
  await InvoiceModel.updateOne({ _id: id }, { paidOn: null });
  await settleWriteOffs(stage.api.portal);
  expect(await balances()).toEqual({ toReceive: 0 });
});

it('a closed year stays as it is', async () => {
  await stage.setPeriod();
  const [off, other] = [await lateInvoice(20), await lateInvoice(20)];
  await writeOff(off);
  await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
  const message = 'Dit boekjaar staat in het archief: er verandert niets meer.';
  expect((await writeOff(other)).errors?.[0]?.message).toBe(message);
  expect((await stage.jan.error(RestoreReceivableDocument, { id: keyOf(off) })).message).toBe(message);
});

it('needs a reason, and something that is open', async () => {
  const id = await lateInvoice(20);
  expect((await writeOff(id, ' ')).errors?.[0]?.extensions.fields).toEqual({ reason: 'Verplicht' });
  expect((await writeOff(id, 'x'.repeat(501))).errors?.[0]?.extensions.fields).toEqual({
    reason: 'Deze tekst is te lang',
  });
  expect((await writeOff('64b000000000000000000000')).errors?.[0]).toMatchObject({
    message: 'Dit is al betaald, afgeboekt of bestaat niet meer',
    extensions: { code: 'CONFLICT' },
  });
});
