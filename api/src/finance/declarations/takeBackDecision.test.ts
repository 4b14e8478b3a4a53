import { daysFromNow } from '../../testing/apiStage';
import {
  ArchiveAccountancyYearDocument,
  ExportPaymentsDocument,
  LedgerReverseTransactionDocument,
  MatchBankLineDocument,
  ReversePaymentFileDocument,
  TakeBackDecisionDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { TransactionState } from '../books/finance.enums';
import { TransactionModel } from '../books/transaction.model';
import { PaymentFileModel } from '../claims/directDebit.model';
import { useLedger } from '../ledger/testLedger';
import type { Person } from '../testFinance';

const mailbox = useMailbox();
const stage = useLedger({ smtp: mailbox.smtp });

const decided = async (isApproved = true) => {
  const { id } = await stage.declare();
  await stage.decide(id, isApproved, isApproved ? undefined : 'Geen bon');
  return id;
};
const takeBack = (id: string, revision = 2, person: Person = stage.jan, requestId?: string) =>
  person.run(TakeBackDecisionDocument, { id, revision, requestId });
const errorOf = ({ errors }: Awaited<ReturnType<typeof takeBack>>) => errors?.[0];
const pay = () => {
  const day = daysFromNow(0);
  return stage.jan.run(ExportPaymentsDocument, { period: { from: day, until: day, executionDate: day } });
};
const paid = async () => PaymentFileModel.distinct('paid');

describe('taking a decision back', () => {
  it.each([
    [true, 'goedgekeurd'],
    [false, 'afgekeurd'],
  ])('makes it wait again, counts nowhere, and is mailed (approved: %s)', async (isApproved, what) => {
    const id = await decided(isApproved);
    await stage.api.deliverMail();
    expect((await takeBack(id, 2, stage.truus)).data?.takeBackDecision).toMatchObject({
      ...{ state: 'open', reason: null, decidedBy: null, decidedAt: null, revision: 3 },
      changeLog: [
        expect.any(String),
        expect.stringContaining(what),
        expect.stringContaining('Truus: besluit teruggenomen'),
      ] as unknown,
    });
    expect(await stage.ledger()).toMatchObject({ income: 0, expences: 0 });
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual([
      `Declaratie ${what}: Hekken`,
      'Besluit teruggenomen: Hekken',
    ]);
    expect(mailbox.mails[1]?.text).toContain('Truus heeft het besluit over jouw declaratie');
    // It is decided about as if nothing had been.
    expect((await stage.decide(id, true)).errors).toBeUndefined();
    expect(await stage.ledger()).toMatchObject({ expences: 1250 });
  });

  it('before its mail was sent: there is one mail, of what holds', async () => {
    await takeBack(await decided());
    const id = await decided();
    await takeBack(id);
    await stage.decide(id, false, 'Geen bon');
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ subject }) => subject).sort()).toEqual([
      'Besluit teruggenomen: Hekken',
      'Declaratie afgekeurd: Hekken',
    ]);
  });

  it('sent twice, or by two at once, is done once', async () => {
    const id = await decided();
    const both = await Promise.all([
      takeBack(id, 2, stage.jan, 'terug-verzoek-1'),
      takeBack(id, 2, stage.jan, 'terug-verzoek-1'),
    ]);
    expect(both.map((one) => errorOf(one))).toEqual([undefined, undefined]);
    const other = await decided();
    const two = await Promise.all([takeBack(other), takeBack(other, 2, stage.truus)]);
    expect(two.filter((one) => errorOf(one)?.extensions.code === 'CONFLICT')).toHaveLength(1);
    for (const one of [id, other]) {
      const { changeLog } = await TransactionModel.findById(one).orFail();
      expect(changeLog.filter((line) => line.includes('teruggenomen'))).toHaveLength(1);
    }
  });

  it('is not for one’s own, nor for what is open, was not read, is gone, or was decided over an hour ago', async () => {
    const open = await stage.declare();
    expect(errorOf(await takeBack(open.id, 1))).toMatchObject({
      message: 'Over deze declaratie is nog niet beslist.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const id = await decided();
    expect(errorOf(await takeBack(id, 1))?.extensions.code).toBe('CONFLICT');
    expect(errorOf(await takeBack('x'))?.extensions.code).toBe('NOT_FOUND');
    const own = await stage.declare({}, stage.truus);
    await stage.decide(own.id, true);
    expect(errorOf(await takeBack(own.id, 2, stage.truus))?.extensions.code).toBe('FORBIDDEN');
    await TransactionModel.updateOne({ _id: id }, { $set: { decidedAt: new Date(Date.now() - 3_700_000) } });
    expect(errorOf(await takeBack(id))?.message).toBe(
      'Dit besluit is langer dan een uur geleden genomen en blijft staan.',
    );
  });

  it('waits until its money is neither in a file nor on the bank, nor corrected, and its year open', async () => {
    const id = await decided();
    const { data } = await pay();
    expect(errorOf(await takeBack(id))?.message).toContain('betaalbestand');
    await stage.jan.data(ReversePaymentFileDocument, { id: data?.exportPayments.id ?? '' });
    await stage.take([{ amount: '12.50', out: true }]);
    const [line] = await stage.bankLines();
    await stage.jan.data(MatchBankLineDocument, {
      id: line?.id ?? '',
      receivables: [{ kind: 'declaration', id }],
    });
    expect(errorOf(await takeBack(id))?.message).toContain('regel van de bank');

    const corrected = await decided();
    await stage.jan.data(LedgerReverseTransactionDocument, { id: corrected, correction: {} });
    expect(errorOf(await takeBack(corrected))?.extensions.code).toBe('CONFLICT');
    const closed = await decided(false);
    await stage.jan.data(ArchiveAccountancyYearDocument, { id: stage.year.id, archived: true });
    expect(errorOf(await takeBack(closed))?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('at the moment a payment file is made: it is paid or open, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await decided();
      const [payment, takenBack] = await Promise.all([pay(), takeBack(id)]);
      const isOpen = !takenBack.errors;
      const { state } = await TransactionModel.findById(id).orFail();
      expect(state).toBe(isOpen ? TransactionState.open : TransactionState.approved);
      expect((await paid()).includes(id)).toBe(!isOpen && !payment.errors);
      // Each can have refused because of the other: then it is as it was, and paid the next time.
      if (isOpen || !payment.errors) continue;
      expect((await pay()).errors).toBeUndefined();
      expect(await paid()).toContain(id);
    }
  });
});
