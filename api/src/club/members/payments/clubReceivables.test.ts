import { finance } from '../../../finance';
import { listReceivables } from '../../../finance/claims/receivable';
import { daysFromNow, useApi } from '../../../testing/apiStage';
import { base64, camt } from '../../../testing/bankStatements';
import {
  ActivateClubEditionDocument,
  AddClubEditionDocument,
  AddClubPaymentDocument,
  ClubEditionsDocument,
  ClubReceivablesBankLinesDocument,
  type ClubReceivablesBankLinesQuery,
  ClubReceivablesImportBankStatementDocument,
  ClubReceivablesMatchBankLineDocument,
  ClubReceivablesUnmatchBankLineDocument,
  EditClubEditionDocument,
  PaymentRequestAddClubContactMomentDocument,
  PaymentRequestExecuteContactMomentDocument,
  RemoveClubPaymentDocument,
} from '../../../testing/gql/graphql';
import { makeCommission, usePerson } from '../../../testing/people';
import { jobsEnded, TEST_DB_COMMISSION } from '../../../testing/startApi';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../../testClub';
import { ClubMemberModel } from '../member.model';

type Line = ClubReceivablesBankLinesQuery['bankLines'][number];

const ID = '197401';
const stage = useApi();
const db = usePerson(stage, { name: 'Jan', general: ['clubAdmin'], commissions: [TEST_DB_COMMISSION] });

beforeEach(async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  await makeActiveEdition(String(THIS_YEAR), 1500);
  await makeMember(ID, { firstName: 'Zoë', lastName: 'Müller' });
});

const day = `${THIS_YEAR}-01-31`;
const line = async (description = `Club van 111 ${THIS_YEAR} ${ID}`) => {
  await db.data(ClubReceivablesImportBankStatementDocument, {
    file: base64(camt([{ date: day, amount: '15.00', text: description }])),
  });
  return (await db.data(ClubReceivablesBankLinesDocument)).bankLines[0] as Line;
};
const match = async ({ id, proposals }: Line) => {
  const receivables = (proposals[0] as Line['proposals'][number]).receivables.map((one) => ({
    kind: one.kind,
    id: one.id,
  }));
  await db.data(ClubReceivablesMatchBankLineDocument, { id, receivables });
};
const payments = async () => (await ClubMemberModel.findById(ID).lean().orFail()).payments;

it('a line that mentions year and number is surely that contribution; matching it records the year', async () => {
  const found = await line();
  expect(found.proposals).toEqual([
    {
      certainty: 'sure',
      receivables: [
        {
          kind: 'clubContribution',
          id: `${ID}:${THIS_YEAR}`,
          reference: `${THIS_YEAR}-${ID}`,
          amount: 1500,
          name: 'Zoë Müller',
          label: `Club van 111 ${THIS_YEAR}, Zoë Müller (${ID})`,
        },
      ],
    },
  ]);
  await match(found);
  expect(await payments()).toEqual([{ year: THIS_YEAR, via: 'bank', paidOn: day, amount: 1500 }]);
  expect((await db.error(RemoveClubPaymentDocument, { memberId: ID, year: THIS_YEAR })).message).toContain(
    'bankimport',
  );
});

it('taking the match back takes the year back, but not one that was entered by hand', async () => {
  const found = await line();
  await match(found);
  await db.data(ClubReceivablesUnmatchBankLineDocument, { id: found.id });
  expect(await payments()).toEqual([]);
  await match(found);
  await ClubMemberModel.updateOne({ _id: ID }, { $set: { payments: [] } });
  await db.data(AddClubPaymentDocument, { memberId: ID, year: THIS_YEAR });
  await db.data(ClubReceivablesUnmatchBankLineDocument, { id: found.id });
  expect(await payments()).toMatchObject([{ year: THIS_YEAR, via: 'manual' }]);
});

it('a crash between the match and the year is made good by the job, once', async () => {
  await match(await line());
  await ClubMemberModel.updateOne({ _id: ID }, { $set: { payments: [], changeLog: [] } });
  const job = finance.jobs?.find(({ name }) => name === 'settle bank payments');
  await job?.run({} as never, stage.api.portal);
  await job?.run({} as never, stage.api.portal);
  expect(await payments()).toEqual([{ year: THIS_YEAR, via: 'bank', paidOn: day, amount: 1500 }]);
  expect((await ClubMemberModel.findById(ID).lean().orFail()).changeLog).toHaveLength(1);
});

it('who was asked by letter owes what it said, also when the contribution changes or another edition is active', async () => {
  const [{ id: editionId = '', revision = 0 } = {}] = (await db.data(ClubEditionsDocument)).clubEditions;
  const letter = [{ type: 'paymentModule' as const, text: 'Betaal.' }];
  const moment = { title: 'Brief', payment: true, allMembers: true, buut: false, letter };
  const { addClubContactMoment } = await db.data(PaymentRequestAddClubContactMomentDocument, {
    editionId,
    moment,
  });
  await db.data(PaymentRequestExecuteContactMomentDocument, { id: addClubContactMoment.id });
  await jobsEnded();
  await makeMember('200099', { firstName: 'Later', lastName: 'Gekomen' });
  const year = String(THIS_YEAR);
  await db.data(EditClubEditionDocument, { id: editionId, revision, title: year, contribution: 2000 });
  const open = async () => {
    return (await listReceivables(stage.api.portal)).map(({ id, amount }) => [id, amount]);
  };
  expect(await open()).toEqual([
    [`200099:${THIS_YEAR}`, 2000],
    [`${ID}:${THIS_YEAR}`, 1500],
  ]);
  const next = await db.data(AddClubEditionDocument, { title: String(THIS_YEAR + 1), contribution: 2500 });
  await db.data(ActivateClubEditionDocument, { id: next.addClubEdition.id });
  expect(await open()).toEqual([
    [`200099:${THIS_YEAR + 1}`, 2500],
    [`${ID}:${THIS_YEAR + 1}`, 2500],
    [`${ID}:${THIS_YEAR}`, 1500],
  ]);
  // Who was asked has thirty days; of the others nobody said by when.
  expect((await listReceivables(stage.api.portal)).map(({ id, dueDate }) => [id, dueDate])).toEqual([
    [`200099:${THIS_YEAR + 1}`, undefined],
    [`${ID}:${THIS_YEAR + 1}`, undefined],
    [`${ID}:${THIS_YEAR}`, daysFromNow(30)],
  ]);
  await match(await line());
  // What the line paid, not what the contribution is by now.
  expect(await payments()).toMatchObject([{ year: THIS_YEAR, via: 'bank', amount: 1500 }]);
});

it('who has paid, or left, owes nothing; without an active edition nobody does', async () => {
  await ClubMemberModel.updateOne({ _id: ID }, { $set: { active: false } });
  expect((await line()).proposals).toEqual([]);
});
