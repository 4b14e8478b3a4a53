import { daysFromNow } from '../../testing/apiStage';
import {
  ApprovePaymentFileDocument,
  ExportPaymentsWithoutXmlDocument,
  PaymentFileXmlDocument,
  PayPaymentFileDocument,
  TurnPaymentFileBackDocument,
  WithdrawPaymentApprovalDocument,
} from '../../testing/gql/graphql';
import { useFinance } from '../testFinance';

const stage = useFinance({ paymentApproval: true });
const today = daysFromNow(0);
const make = async () => {
  const { id } = await stage.declare();
  await stage.decide(id, true);
  const period = { from: today, until: today, executionDate: today };
  return (await stage.jan.data(ExportPaymentsWithoutXmlDocument, { period })).exportPayments;
};
const WAITS = 'Dit betaalbestand wacht op akkoord van een ander lid van het bestuur.';

it('the text for the bank is read only after another of the board approved it', async () => {
  const { id, waitsForApproval } = await make();
  expect(waitsForApproval).toBe(true);
  expect(await stage.truus.error(PaymentFileXmlDocument, { id })).toMatchObject({
    message: WAITS,
    extensions: { code: 'FORBIDDEN' },
  });
  expect((await stage.jan.error(ApprovePaymentFileDocument, { id })).message).toBe(
    'Akkoord over je eigen betaalbestand geeft een ander lid van het bestuur.',
  );
  const { approvePaymentFile } = await stage.truus.data(ApprovePaymentFileDocument, { id });
  expect(approvePaymentFile).toMatchObject({ waitsForApproval: false, approval: { byName: 'Truus' } });
  expect((await stage.jan.data(PaymentFileXmlDocument, { id })).paymentFile.xml).toContain(
    '<CstmrCdtTrfInitn>',
  );
});

it('approving twice, also at once, is written once', async () => {
  const { id } = await make();
  await Promise.all([1, 2, 3].map(() => stage.truus.data(ApprovePaymentFileDocument, { id })));
  const { approvePaymentFile } = await stage.truus.data(ApprovePaymentFileDocument, { id });
  expect(approvePaymentFile.changeLog.filter((line) => line.includes('akkoord'))).toHaveLength(1);
});

it('is withdrawn: then the text is closed again; twice is harmless', async () => {
  const { id } = await make();
  await stage.truus.data(ApprovePaymentFileDocument, { id });
  await stage.truus.data(WithdrawPaymentApprovalDocument, { id });
  const { withdrawPaymentApproval } = await stage.truus.data(WithdrawPaymentApprovalDocument, { id });
  expect(withdrawPaymentApproval).toMatchObject({ waitsForApproval: true, approval: null });
  expect(withdrawPaymentApproval.changeLog.filter((line) => line.includes('ingetrokken'))).toHaveLength(1);
  expect((await stage.jan.error(PaymentFileXmlDocument, { id })).message).toBe(WAITS);
});

it('is refused by turning the file back: nobody approves it after that', async () => {
  const { id } = await make();
  await stage.truus.data(TurnPaymentFileBackDocument, { id });
  expect((await stage.truus.error(ApprovePaymentFileDocument, { id })).message).toBe(
    'Dit betaalbestand is teruggedraaid.',
  );
});

it('what waits cannot have been paid; what is paid keeps its approval', async () => {
  const { id } = await make();
  expect((await stage.jan.error(PayPaymentFileDocument, { id, paidOn: today })).message).toBe(WAITS);
  await stage.truus.data(ApprovePaymentFileDocument, { id });
  await stage.jan.data(PayPaymentFileDocument, { id, paidOn: today });
  expect((await stage.truus.error(WithdrawPaymentApprovalDocument, { id })).message).toBe(
    'Dit betaalbestand staat als betaald. Neem dat eerst terug.',
  );
});
