import { listReceivables } from '../../../finance/claims/receivable';
import { AuditEventModel } from '../../../platform/audit/auditEvent.model';
import { daysFromNow, useApi } from '../../../testing/apiStage';
import {
  AddClubMandateDocument,
  type ClubMandateInput,
  EndClubMandateDocument,
  ExportClubMemberDocument,
  MandateEraseClubMemberDocument,
} from '../../../testing/gql/graphql';
import { usePerson } from '../../../testing/people';
import { jobsEnded } from '../../../testing/startApi';
import { makeActiveEdition, makeMember } from '../../testClub';
import { ClubMemberModel } from '../member.model';

const stage = useApi();
let memberId: string;
const wim = usePerson(stage, { name: 'Wim', general: ['clubAdmin'] });

beforeEach(async () => {
  await makeActiveEdition();
  memberId = await makeMember('202601');
});
const today = () => daysFromNow(0);
const IBAN = 'NL69INGB0123456789';
const signed = (changes: Partial<ClubMandateInput> = {}) => ({
  ...{ holder: ' J. Jansen ', iban: 'NL69 INGB 0123 4567 89', signedOn: '2026-11-11' },
  ...changes,
});
const add = async (revision = 1, changes: Partial<ClubMandateInput> = {}, requestId?: string) => {
  const asked = { memberId, revision, mandate: signed(changes), requestId };
  return (await wim.data(AddClubMandateDocument, asked)).addClubMandate;
};
const owed = async () => (await listReceivables(stage.api.portal)).map(({ mandate }) => mandate);

it('is kept under a reference of the server, and goes with what the member owes', async () => {
  expect(await owed()).toEqual([undefined]);
  const { mandates, changeLog, revision } = await add();
  expect(mandates).toEqual([
    {
      ...{ reference: '202601-1', holder: 'J. Jansen', iban: IBAN, signedOn: '2026-11-11', endedOn: null },
      ...{ lastCollectedOn: null, lapsedOn: null },
    },
  ]);
  expect([changeLog.at(-1)?.endsWith('machtiging 202601-1 vastgelegd'), revision]).toEqual([true, 2]);
  expect(await owed()).toMatchObject([{ reference: '202601-1', iban: IBAN, holder: 'J. Jansen' }]);
});

it('of another account takes the place of the one before, which stays to be seen', async () => {
  await add();
  const { mandates } = await add(2, { iban: 'BE68539007547034' });
  expect(mandates).toMatchObject([
    { reference: '202601-1', iban: IBAN, endedOn: today() },
    { reference: '202601-2', iban: 'BE68539007547034', endedOn: null },
  ]);
  expect(await owed()).toMatchObject([{ reference: '202601-2' }]);
});

it('is ended once; its reference is not given again', async () => {
  await add();
  const { endClubMandate } = await wim.data(EndClubMandateDocument, { memberId, revision: 2 });
  expect(endClubMandate.mandates).toMatchObject([{ reference: '202601-1', endedOn: today() }]);
  expect(await owed()).toEqual([undefined]);
  expect((await wim.error(EndClubMandateDocument, { memberId, revision: 3 })).message).toBe(
    'Dit lid heeft geen machtiging die loopt.',
  );
  expect((await add(3)).mandates.map(({ reference }) => reference)).toEqual(['202601-1', '202601-2']);
});

it.each([
  [{ signedOn: daysFromNow(1) }, { signedOn: 'Kies vandaag of een eerdere datum' }],
  [{ signedOn: '2026-02-30' }, { signedOn: 'Dit is geen geldige datum' }],
  [{ iban: 'NL69INGB0123456788' }, { iban: 'Dit is geen geldig rekeningnummer (IBAN)' }],
  [{ iban: 'BR1800360305000010009795493C1' }, { iban: expect.stringContaining('SEPA') as string }],
  [{ holder: ' ' }, { holder: 'Verplicht' }],
  [{ holder: 'x'.repeat(71) }, { holder: expect.any(String) as string }],
])('%j is refused', async (changes, fields) => {
  const refusal = await wim.error(AddClubMandateDocument, {
    ...{ memberId, revision: 1, mandate: signed(changes) },
  });
  expect(refusal.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  expect(await owed()).toEqual([undefined]);
});

it('of two at once one is kept; sent twice it is kept once', async () => {
  const answers = await Promise.all(
    [1, 2].map(() => wim.run(AddClubMandateDocument, { memberId, revision: 1, mandate: signed() })),
  );
  expect(answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? [])).toEqual(['CONFLICT']);
  await add(2, {}, 'machtiging-1');
  expect((await add(2, {}, 'machtiging-1')).mandates).toHaveLength(2);
});

it('of a member that is not there is told', async () => {
  const asked = { memberId, revision: 1, mandate: signed() };
  const gone = { ...asked, memberId: '199901' };
  expect((await wim.error(AddClubMandateDocument, gone)).extensions.code).toBe('NOT_FOUND');
});

it('loses holder and account when the member is anonymised, also in the log; the export had them', async () => {
  await add();
  const { exportClubMember } = await wim.data(ExportClubMemberDocument, { id: memberId });
  expect(exportClubMember).toContain(IBAN);
  await ClubMemberModel.updateOne({ _id: memberId }, { $set: { active: false } });
  const { eraseClubMember } = await wim.data(MandateEraseClubMemberDocument, { id: memberId, revision: 2 });
  await jobsEnded();
  expect(eraseClubMember.mandates).toEqual([
    {
      ...{ reference: '202601-1', holder: '', iban: '', signedOn: '2026-11-11', endedOn: today() },
      ...{ lastCollectedOn: null, lapsedOn: null },
    },
  ]);
  expect(JSON.stringify(await AuditEventModel.find().lean())).not.toContain(IBAN);
  expect(
    (await wim.error(AddClubMandateDocument, { memberId, revision: 3, mandate: signed() })).message,
  ).toBe('Dit lid is geanonimiseerd en kan niet meer worden aangepast.');
});
