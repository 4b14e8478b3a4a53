import { daysFromNow } from '../../testing/apiStage';
import {
  ArchiveAccountancyYearDocument,
  DeleteTransactionDocument,
  ExportPaymentsDocument,
  LedgerRestoreTransactionDocument,
  LedgerReverseTransactionDocument,
  ReversePaymentFileDocument,
  UnmatchBankLineDocument,
} from '../../testing/gql/graphql';
import { BankLineModel } from '../claims/bankLine.model';
import { PaymentFileModel } from '../claims/directDebit.model';
import { useLedger } from '../ledger/testLedger';
import { TransactionModel } from './transaction.model';

const stage = useLedger();
const { approved, match, onlyLine, pay } = stage;
const today = () => daysFromNow(0);
const reverse = (id: string, reason?: string) =>
  stage.jan.run(LedgerReverseTransactionDocument, { id, correction: { reason } });

describe('a counter-entry', () => {
  it('corrects what counts: both stay, and together they are nothing', async () => {
    const id = await stage.mutate({ income: 5000 });
    const { reverseTransaction } = await stage.jan.data(LedgerReverseTransactionDocument, {
      id,
      correction: { reason: 'Dubbel' },
    });
    expect(reverseTransaction).toMatchObject({
      reversal: { date: today(), yearId: stage.year.id, reason: 'Dubbel', byName: 'Jan' },
      changeLog: [expect.any(String), expect.stringContaining('tegengeboekt: Dubbel')] as unknown,
    });
    expect(
      (await stage.entries()).map(({ kind, amount, account }) => [kind, amount, account]).sort(),
    ).toEqual([
      ['mutation', 5000, 'offset'],
      ['reversal', -5000, 'offset'],
    ]);
    expect(await stage.ledger()).toMatchObject({ income: 0, expences: 0 });
    expect((await reverse(id)).errors).toBeUndefined();
    expect(await stage.entries()).toHaveLength(2);
    await stage.jan.data(LedgerRestoreTransactionDocument, { id });
    expect(await stage.ledger()).toMatchObject({ income: 5000 });
  });

  it('of a closed year comes in the newest open one that has the committee', async () => {
    const id = await stage.mutate({ income: 5000 });
    await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
    expect((await reverse(id)).errors?.[0]?.message).toBe(
      'Er is geen open boekjaar met deze commissie om de tegenboeking in te doen.',
    );
    const next = await stage.addYear('2027-2028');
    expect((await reverse(id)).errors).toBeUndefined();
    expect(await stage.ledger(next.id)).toMatchObject({ income: -5000, expences: 0 });
    expect(await stage.ledger()).toMatchObject({ income: 5000 });
  });

  it('is not made of what is open or declined, in a payment file or on the bank', async () => {
    const open = await stage.declare();
    expect((await reverse(open.id)).errors?.[0]?.message).toBe(
      'Alleen een goedgekeurde boeking kan worden tegengeboekt.',
    );
    await stage.decide(open.id, true);
    const file = await pay();
    expect((await reverse(open.id)).errors?.[0]?.message).toContain('zit in een betaalbestand');
    await stage.jan.data(ReversePaymentFileDocument, { id: file.id });
    await stage.take([{ amount: '12.50', out: true }]);
    const { id: line } = await onlyLine();
    await match(line, 'declaration', open.id);
    expect((await reverse(open.id)).errors?.[0]?.message).toContain('aan een regel van de bank gekoppeld');
    await stage.jan.data(UnmatchBankLineDocument, { id: line });
    expect((await reverse(open.id)).errors).toBeUndefined();
    expect((await match(line, 'declaration', open.id)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await reverse('64b000000000000000000000')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('beside a payment file or a match: never both', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await approved(100 + turn);
      await stage.take([{ amount: `1.0${turn}`, out: true }]);
      const line = (await stage.bankLines()).find(({ amount }) => amount === -(100 + turn));
      const period = { from: today(), until: today(), executionDate: today() };
      await Promise.all([
        reverse(id),
        match(line?.id ?? '', 'declaration', id),
        stage.jan.run(ExportPaymentsDocument, { period }),
      ]);
      const one = await TransactionModel.findById(id).lean();
      const inFile = await PaymentFileModel.exists({ paid: id });
      const onBank = await BankLineModel.exists({ 'matches.target': `declaration:${id}` });
      if (one?.reversal) expect([inFile, onBank]).toEqual([null, null]);
    }
  });

  it('is what is left of an approved line: it is not deleted', async () => {
    const id = await approved();
    expect((await stage.jan.error(DeleteTransactionDocument, { id })).message).toBe(
      'Een goedgekeurde boeking blijft in de boeken. Boek haar tegen als ze niet klopt.',
    );
    expect(await TransactionModel.countDocuments()).toBe(1);
  });
});
