import { sendDue } from '../../identity/mailings/mailing.job';
import { MailingModel } from '../../identity/mailings/mailing.model';
import { noteBounce } from '../../platform/mail/refusedAddresses';
import { useApi } from '../../testing/apiStage';
import {
  AddClubHouseholdDocument,
  ClubDetailsDocument,
  CorrectClubDetailsDocument,
  DeleteContactMomentDocument,
  MomentMailsDocument,
  TestContactMomentDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { usePerson } from '../../testing/people';
import { jobsEnded } from '../../testing/startApi';
import { actAs } from '../../testing/testClient';
import { ClubDelivery } from '../club.enums';
import { ClubMemberModel } from '../members/member.model';
import { eraseTraces } from '../members/privacy.service';
import { linkOf, makeActiveEdition, makeMember, THIS_YEAR } from '../testClub';
import { ClubContactMomentModel } from './contactMoment.model';
import { mailMoment } from './momentMail.service';
import { momentsOf } from './testMoments';

const mailbox = useMailbox();
const { mails } = mailbox;
const stage = useApi({ smtp: mailbox.smtp });
let moments: ReturnType<typeof momentsOf>;
const wim = usePerson(stage, { name: 'Wim', general: ['clubAdmin'] });

beforeEach(async () => {
  moments = momentsOf(wim, await makeActiveEdition());
});

const likes = (email: string, more: object = {}) => ({ delivery: ClubDelivery.email, email, ...more });
const read = async (id: string) => (await wim.data(MomentMailsDocument, { id })).clubContactMoment;
const plain = (text = '') => text.replaceAll('\u00a0', ' ');
async function made(id: string): Promise<void> {
  await moments.made(id);
  await stage.api.deliverMail();
  await sendDue(stage.api.portal);
}

it('who likes e-mail gets one, the rest a letter: the same text, what is owed and how to pay it', async () => {
  await makeMember('197401', likes('jan@voorbeeld.example', { firstName: 'Jan' }));
  await makeMember('197402', { firstName: 'Els' });
  // Without an address, and with one that refuses mail: a letter.
  await makeMember('200001', likes(''));
  await makeMember('200002', likes('weg@voorbeeld.example'));
  for (const mail of ['a', 'b', 'c']) await noteBounce('weg@voorbeeld.example', mail);
  const { id } = await moments.add();
  expect(await read(id)).toMatchObject({ addressed: 4, mailed: 1, mails: [] });
  await made(id);
  const after = await read(id);
  expect(after.files.map(({ name }) => name)).toHaveLength(4);
  expect(after.changeLog.join()).toContain('maken van 3 brieven begonnen, en 1 per e-mail');
  expect(after.mails).toEqual([
    {
      ...{ key: '197401', email: 'jan@voorbeeld.example', delivery: 'sent', isPaid: false },
      name: expect.stringMatching(/^Jan /),
    },
  ]);
  expect(mails.map(({ to }) => to)).toEqual([['jan@voorbeeld.example']]);
  const [mail] = mails;
  expect(mail?.subject).toBe('Jaarbrief');
  const text = plain(mail?.text);
  expect(text).toContain('lid 197401.');
  expect(text).toContain(`Contributie ${THIS_YEAR}: € 15,00`);
  expect(text).toContain(`Onder vermelding van: Club van 111 ${THIS_YEAR}-197401`);
  expect(text).toContain('Kaarten: hoogstens 4 kaarten');
  expect(mail?.html).toContain('src="cid:betaalcode"');
  expect(mail?.attachments?.map(({ filename }) => filename)).toEqual(['betaalcode.png']);
  // The link in it opens the own details, where somebody chooses post again.
  const token = /gegevens#(\S+)/.exec(text)?.[1] ?? '';
  const { clubDetails } = await actAs(stage.api.url).data(ClubDetailsDocument, { token });
  expect(clubDetails.firstName).toBe('Jan');
});

it('a step that is done again sends no second mail', async () => {
  await makeMember('197401', likes('jan@voorbeeld.example'));
  const { id } = await moments.add();
  await made(id);
  const moment = await ClubContactMomentModel.findById(id).lean().orFail();
  await mailMoment(stage.api.portal, { ...moment, id } as never);
  await stage.api.deliverMail();
  expect(mails).toHaveLength(1);
  expect(await MailingModel.countDocuments()).toBe(1);
});

it('a household gets one mail when all of it like that, with what each owes', async () => {
  await makeMember('197401', likes('jan@voorbeeld.example', { firstName: 'Jan' }));
  await makeMember('197402', likes('els@voorbeeld.example', { firstName: 'Els' }));
  await makeMember('200001', likes('bo@voorbeeld.example', { adres: 'Elders 1' }));
  await makeMember('200002', { adres: 'Elders 1', firstName: 'Post' });
  await wim.data(AddClubHouseholdDocument, { memberIds: ['197401', '197402'] });
  await wim.data(AddClubHouseholdDocument, { memberIds: ['200001', '200002'] });
  const { id } = await moments.add();
  expect(await read(id)).toMatchObject({ addressed: 2, mailed: 1 });
  await made(id);
  expect(mails).toHaveLength(1);
  const text = plain(mails[0]?.text);
  expect(text).toContain(`Contributie ${THIS_YEAR}: € 30,00`);
  expect(text).toMatch(/Jan .*: € 15,00/);
  expect(text).toContain(`${THIS_YEAR}-197402 ${THIS_YEAR}-197401`);
});

it('a test goes to oneself alone, as an example member would get it', async () => {
  await makeMember('197401', likes('jan@voorbeeld.example'));
  const { id } = await moments.add();
  expect(await wim.data(TestContactMomentDocument, { id })).toEqual({ testContactMoment: wim.email });
  await stage.api.deliverMail();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[[wim.email], 'Test: Jaarbrief']]);
  expect(plain(mails[0]?.text)).toContain('Jan Voorbeeld');
  const empty = await moments.add({ title: 'Leeg', letter: [] });
  expect((await wim.error(TestContactMomentDocument, { id: empty.id })).extensions.code).toBe(
    'BAD_USER_INPUT',
  );
});

it('reaches nobody of a moment that is gone, and of who is erased nothing stays', async () => {
  await makeMember('197401', likes('jan@voorbeeld.example', { firstName: 'Jan' }));
  const { id } = await moments.add();
  await moments.made(id);
  await jobsEnded();
  await wim.data(DeleteContactMomentDocument, { id });
  await stage.api.deliverMail();
  expect(mails).toEqual([]);
  const stored = async () => JSON.stringify(await MailingModel.find().lean());
  expect(await stored()).toContain('"skipped"');
  await ClubMemberModel.updateOne({ _id: '197401' }, { $set: { erased: true } });
  await eraseTraces(stage.api.portal, '197401');
  expect(await stored()).not.toMatch(/jan/i);
});

it('by the own link somebody chooses post or e-mail at once, also while what they correct waits', async () => {
  await makeMember('197401', { firstName: 'Jan', email: 'jan@voorbeeld.example', links: [linkOf('geheim')] });
  const visitor = actAs(stage.api.url);
  const { clubDetails } = await visitor.data(ClubDetailsDocument, { token: 'geheim' });
  const { adres, postalCode, city, country, email, revision } = clubDetails as never as Record<string, never>;
  const asked = { token: 'geheim', revision, details: { adres, postalCode, city, country, email } };
  await visitor.data(CorrectClubDetailsDocument, { ...asked, delivery: 'email' } as never);
  const member = await ClubMemberModel.findById('197401').lean().orFail();
  expect(member.delivery).toBe('email');
  expect(member.changeLog.at(-1)).toContain('krijgt liever e-mail');
  // Who does not say leaves it as it is.
  await visitor.data(CorrectClubDetailsDocument, { ...asked, revision: member.revision } as never);
  expect((await ClubMemberModel.findById('197401').lean().orFail()).delivery).toBe('email');
});
