import { fileDocuments } from '../../platform/files/bucket';
import { JobModel, MAIL } from '../../platform/jobs/job.model';
import { useApi } from '../../testing/apiStage';
import {
  ClubReportsDocument,
  CreateClubReportDocument,
  EraseClubMemberDocument,
  ExportClubMemberDocument,
  PrivacyAddClubContactMomentDocument,
  PrivacyClubContactMomentDocument,
  PrivacyClubMembersDocument,
  PrivacyExecuteContactMomentDocument,
  PrivacySaveClubMemberDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { jobsEnded } from '../../testing/startApi';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../testClub';
import { ClubMemberModel } from './member.model';

const stage = useApi();
let editionId: string;
const wim = usePerson(stage, { name: 'Wim', general: ['clubAdmin'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
});

const jan = { email: 'jan@voorbeeld.example', bday: '1960-05-05', notes: 'Aardige man', phone: '0315 1' };
const letters = async () => {
  const { addClubContactMoment } = await wim.data(PrivacyAddClubContactMomentDocument, {
    editionId,
  });
  await wim.data(PrivacyExecuteContactMomentDocument, { id: addClubContactMoment.id });
  await jobsEnded();
  return addClubContactMoment.id;
};

it('an export holds all that is known, and is noted; not what only we use', async () => {
  await makeMember('197401', jan, [1974, THIS_YEAR]);
  await letters();
  await stage.api.portal.mail.enqueue({
    template: 'clubDetails',
    to: jan.email,
    data: { memberId: '197401' },
  });
  const { exportClubMember } = await wim.data(ExportClubMemberDocument, { id: '197401' });
  const known = JSON.parse(exportClubMember) as { member: { changeLog: string[] } };
  expect(known).toMatchObject({
    member: { id: '197401', ...jan, payments: [{ year: 1974 }, { year: THIS_YEAR }] },
    letters: ['Jan Jansen (197401).docx'],
    mails: [{ template: 'clubDetails', state: 'running' }],
  });
  expect(known.member.changeLog.at(-1)).toMatch(/Wim: alle gegevens geëxporteerd$/);
  expect(exportClubMember).not.toMatch(/tokenHash|links/);
});

it('an anonymised member has nothing personal left, but counts', async () => {
  await makeMember('197401', { ...jan, active: false }, [1974, 1975]);
  const { eraseClubMember } = await wim.data(EraseClubMemberDocument, {
    id: '197401',
    revision: 1,
  });
  await jobsEnded();
  expect(eraseClubMember).toMatchObject({
    name: 'Geanonimiseerd lid',
    adres: '',
    email: '',
    phone: '',
    bday: null,
    notes: '',
    erased: true,
    active: false,
    paidYears: [1974, 1975],
    detailsLinkUntil: null,
    changeLog: [expect.stringMatching(/Wim: geanonimiseerd$/)],
  });
  const stored = JSON.stringify(await ClubMemberModel.findById('197401').lean());
  const elsewhere = JSON.stringify(await JobModel.find().lean());
  expect(elsewhere).not.toContain('voorbeeld');
  for (const personal of ['Jan', 'jansen', 'voorbeeld', 'Dorpsstraat', '1960', 'tokenHash']) {
    expect(stored.toLowerCase()).not.toContain(personal.toLowerCase());
  }
});

it('letters, labels, reports and mails with the name go too; those of others stay', async () => {
  await makeMember('197401', jan);
  for (let at = 2; at <= 26; at += 1) {
    await makeMember(`1974${String(at).padStart(2, '0')}`, { firstName: `Piet${at}`, postalCode: '8000 AA' });
  }
  const id = await letters();
  await wim.data(CreateClubReportDocument, { editionId });
  await stage.api.portal.mail.enqueue({
    template: 'clubDetails',
    to: jan.email,
    data: { memberId: '197401' },
  });
  await ClubMemberModel.updateOne({ _id: '197401' }, { $set: { active: false } });
  await wim.data(EraseClubMemberDocument, { id: '197401', revision: 1 });
  await jobsEnded();
  const { clubContactMoment } = await wim.data(PrivacyClubContactMomentDocument, { id });
  expect(clubContactMoment.files.map(({ name }) => name)).toEqual(clubContactMoment.downloadOrder);
  expect(clubContactMoment.downloadOrder).toHaveLength(26);
  expect(clubContactMoment.downloadOrder).not.toContain('labels_1.docx');
  expect(await JobModel.countDocuments({ name: MAIL })).toBe(0);
  expect(await fileDocuments().countDocuments()).toBe(26);
  expect(await wim.data(ClubReportsDocument)).toEqual({ clubReports: [] });
});

it('an active member is not anonymised, nor one who was changed meanwhile', async () => {
  await makeMember('197401', jan);
  expect((await wim.error(EraseClubMemberDocument, { id: '197401', revision: 1 })).message).toBe(
    'Alleen een lid dat niet meer actief is kan worden geanonimiseerd.',
  );
  await makeMember('197402', { ...jan, active: false });
  expect((await wim.error(EraseClubMemberDocument, { id: '197402', revision: 9 })).extensions.code).toBe(
    'CONFLICT',
  );
  await jobsEnded();
  expect((await ClubMemberModel.findById('197402').lean())?.lastName).toBe('Jansen');
});

it('who is anonymised cannot be edited, found by name or anonymised again', async () => {
  await makeMember('197401', { ...jan, active: false });
  await wim.data(EraseClubMemberDocument, { id: '197401', revision: 1 });
  const member = {
    lastName: 'X',
    adres: 'X 1',
    postalCode: '7071 AA',
    city: 'X',
    country: 'Nederland',
    active: true,
  };
  const message = 'Dit lid is geanonimiseerd en kan niet meer worden aangepast.';
  expect(
    (await wim.error(PrivacySaveClubMemberDocument, { id: '197401', revision: 2, member })).message,
  ).toBe(message);
  expect((await wim.error(EraseClubMemberDocument, { id: '197401', revision: 2 })).message).toBe(message);
  expect(await wim.data(PrivacyClubMembersDocument)).toEqual({
    clubMembers: { totalCount: 0 },
  });
});
