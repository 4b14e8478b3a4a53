import { DirectDebitFileModel } from '../../finance/claims/directDebit.model';
import { JobModel } from '../../platform/jobs/job.model';
import { daysFromNow } from '../../testing/apiStage';
import {
  ApproveDirectDebitDocument,
  DirectDebitXmlDocument,
  ReverseDirectDebitDocument,
  TakeDirectDebitDocument,
  WithdrawDirectDebitApprovalDocument,
} from '../../testing/gql/graphql';
import { jobsEnded } from '../../testing/startApi';
import { useDebits } from './payments/testDebits';

const stage = useDebits({ paymentApproval: true });
const announced = async () => {
  await jobsEnded();
  return JobModel.countDocuments({ label: 'directDebitAnnouncement' });
};
const make = async () => {
  await stage.withMandate('202601');
  return stage.make('202601');
};
const WAITS = 'Dit incassobestand wacht op akkoord van een ander lid van het bestuur.';

it('another of the board approves it, once; then it is announced and can be read', async () => {
  const { id, waitsForApproval } = await make();
  expect([waitsForApproval, await announced()]).toEqual([true, 0]);
  expect((await stage.truus.error(DirectDebitXmlDocument, { id })).message).toBe(WAITS);
  expect((await stage.truus.error(TakeDirectDebitDocument, { id })).message).toBe(WAITS);
  expect((await stage.jan.error(ApproveDirectDebitDocument, { id })).message).toBe(
    'Akkoord over je eigen incassobestand geeft een ander lid van het bestuur.',
  );
  expect(await announced()).toBe(0);
  const [{ approveDirectDebit: file }] = await Promise.all([
    stage.truus.data(ApproveDirectDebitDocument, { id }),
    stage.truus.data(ApproveDirectDebitDocument, { id }),
  ]);
  expect(file).toMatchObject({ waitsForApproval: false, approval: { byName: 'Truus' } });
  expect((await stage.file(id)).changeLog.filter((line) => line.includes('akkoord'))).toHaveLength(1);
  expect(await announced()).toBe(1);
  expect((await stage.jan.error(DirectDebitXmlDocument, { id })).message).toBe(
    'Haal dit incassobestand eerst op.',
  );
  await stage.jan.data(TakeDirectDebitDocument, { id });
  await stage.jan.data(DirectDebitXmlDocument, { id });
});

it('is withdrawn: then the text is closed again; twice is harmless', async () => {
  const { id } = await make();
  await stage.truus.data(ApproveDirectDebitDocument, { id });
  await stage.truus.data(WithdrawDirectDebitApprovalDocument, { id });
  const { withdrawDirectDebitApproval } = await stage.truus.data(WithdrawDirectDebitApprovalDocument, { id });
  expect(withdrawDirectDebitApproval).toMatchObject({ waitsForApproval: true, approval: null });
  expect((await stage.jan.error(DirectDebitXmlDocument, { id })).message).toBe(WAITS);
});

it('is not given when it was turned back, or its payers would hear of it too late', async () => {
  const { id } = await make();
  await DirectDebitFileModel.updateOne({ _id: id }, { $set: { collectionDate: daysFromNow(13) } });
  expect((await stage.truus.error(ApproveDirectDebitDocument, { id })).message).toContain('te dichtbij');
  await stage.jan.data(ReverseDirectDebitDocument, { id });
  expect((await stage.truus.error(ApproveDirectDebitDocument, { id })).message).toBe(
    'Dit incassobestand is teruggedraaid.',
  );
  expect(await announced()).toBe(0);
});
