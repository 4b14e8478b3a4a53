import { useApi } from '../../../testing/apiStage';
import {
  ApproveClubDetailsDocument,
  ClubDetailsDocument,
  ClubMemberDocument,
  ClubMembersDocument,
  CorrectClubDetailsDocument,
  DetailsClubMembersDocument,
  DetailsSaveClubSettingsDocument,
  RejectClubDetailsDocument,
  SendClubDetailsLinksDocument,
} from '../../../testing/gql/graphql';
import { useMailbox } from '../../../testing/mailbox';
import { usePerson } from '../../../testing/people';
import { actAs, type TestClient } from '../../../testing/testClient';
import { makeMember } from '../../testClub';
import { ClubMemberModel } from '../member.model';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });

const ID = '197401';
const TOKEN = `token-${ID}`;
let jan: TestClient;
const wim = usePerson(stage, { name: 'Wim', general: ['clubAdmin'] });

beforeEach(async () => {
  jan = actAs(stage.api.url);
  await makeMember(ID, { email: 'jan@voorbeeld.example' });
});

const details = (changes: object = {}) => ({
  adres: ' Nieuweweg 2 ',
  postalCode: '7081cd',
  city: 'Gendringen',
  country: 'Nederland',
  email: 'nieuw@voorbeeld.example',
  phone: '06 12345678',
  ...changes,
});
const read = async (token = TOKEN) => (await jan.data(ClubDetailsDocument, { token })).clubDetails;
const correct = async (revision: number, changes: object = {}) =>
  (
    await jan.data(CorrectClubDetailsDocument, {
      token: TOKEN,
      revision,
      details: details(changes),
    })
  ).correctClubDetails;
const member = async () => (await wim.data(ClubMemberDocument, { id: ID })).clubMember;

it('the link shows the own details, without an account', async () => {
  expect(await read()).toEqual({
    firstName: 'Jan',
    lastName: 'Jansen',
    adres: 'Dorpsstraat 11',
    postalCode: '7071 AA',
    city: 'Ulft',
    country: 'Nederland',
    email: 'jan@voorbeeld.example',
    phone: '',
    waiting: false,
    approval: true,
    revision: 1,
  });
});

it('a correction waits for approval, and is then taken over', async () => {
  expect(await correct(1)).toMatchObject({ adres: 'Nieuweweg 2', waiting: true, revision: 2 });
  expect(await read()).toMatchObject({ adres: 'Nieuweweg 2', waiting: true });
  expect(await member()).toMatchObject({ adres: 'Dorpsstraat 11', proposal: { adres: 'Nieuweweg 2' } });
  expect(await wim.data(ClubMembersDocument)).toEqual({ clubMembers: { totalCount: 1 } });
  await wim.data(ApproveClubDetailsDocument, { id: ID, revision: 2 });
  expect(await member()).toMatchObject({
    adres: 'Nieuweweg 2',
    email: 'nieuw@voorbeeld.example',
    proposal: null,
    changeLog: [
      expect.stringContaining('Jan Jansen: wijziging voorgesteld'),
      expect.stringContaining(
        'Wim: wijziging van lid goedgekeurd, gewijzigd: adres, postcode, plaats, e-mail, telefoon',
      ),
    ],
  });
  expect(await read()).toMatchObject({ waiting: false, postalCode: '7081 CD' });
  expect((await wim.error(ApproveClubDetailsDocument, { id: ID, revision: 3 })).message).toBe(
    'Er is geen wijziging die op goedkeuring wacht.',
  );
});

it('what is rejected leaves everything as it was', async () => {
  await correct(1);
  await wim.data(RejectClubDetailsDocument, { id: ID, revision: 2 });
  expect(await member()).toMatchObject({ adres: 'Dorpsstraat 11', proposal: null });
});

it('approving what was corrected again meanwhile is refused', async () => {
  await correct(1);
  await correct(2, { adres: 'Nog anders 3' });
  expect((await wim.error(ApproveClubDetailsDocument, { id: ID, revision: 2 })).extensions.code).toBe(
    'CONFLICT',
  );
});

it('without approval it counts at once, and is found', async () => {
  await wim.data(DetailsSaveClubSettingsDocument, { approve: false });
  expect(await correct(1)).toMatchObject({ waiting: false, approval: false });
  expect(await member()).toMatchObject({ adres: 'Nieuweweg 2', proposal: null });
  expect(await wim.data(DetailsClubMembersDocument)).toEqual({
    clubMembers: { totalCount: 1 },
  });
});

it('a correction that counts at once leaves none from before waiting', async () => {
  await correct(1);
  await wim.data(DetailsSaveClubSettingsDocument, { approve: false });
  expect(await correct(2, { adres: 'Nog anders 3' })).toMatchObject({
    adres: 'Nog anders 3',
    waiting: false,
  });
  expect(await member()).toMatchObject({ adres: 'Nog anders 3', proposal: null });
});

it.each([
  [{ adres: '' }, { adres: 'Verplicht' }],
  [{ postalCode: '1' }, { postalCode: 'Vul een postcode in zoals 6041 AA' }],
  [{ country: '' }, { country: 'Kies Nederland of België' }],
  [{ email: 'x' }, { email: 'E-mail voldoet niet aan het juiste formaat' }],
])('refuses %j', async (changes, fields) => {
  const { extensions } = await jan.error(CorrectClubDetailsDocument, {
    token: TOKEN,
    revision: 1,
    details: details(changes),
  });
  expect(Object.values(extensions.fields ?? {})).toEqual(Object.values(fields));
  expect((await member()).proposal).toBeNull();
});

it('a link that is nobody’s opens nothing; guessing is limited', async () => {
  const codes = [];
  for (let at = 0; at < 31; at += 1)
    codes.push((await jan.error(ClubDetailsDocument, { token: `x${at}` })).extensions.code);
  expect([codes[0], codes.at(-1)]).toEqual(['NOT_FOUND', 'RATE_LIMITED']);
});

describe('by mail', () => {
  it('goes to each active member with an address, one by one, once an hour', async () => {
    await makeMember('197402', { firstName: '', lastName: 'Peters', email: 'p@voorbeeld.example' });
    await makeMember('197403', { email: 'weg@voorbeeld.example', active: false });
    await makeMember('197404');
    expect(await wim.data(SendClubDetailsLinksDocument)).toEqual({ sendClubDetailsLinks: 2 });
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ to }) => to).sort()).toEqual([
      ['jan@voorbeeld.example'],
      ['p@voorbeeld.example'],
    ]);
    const mail = mailbox.mails.find(({ to }) => to.includes('p@voorbeeld.example'));
    expect(mail?.text).toContain('Beste Peters,');
    const token = /gegevens#([\w-]{43})\s/.exec(mail?.text ?? '')?.[1];
    expect(await read(token)).toMatchObject({ lastName: 'Peters' });
    expect((await wim.error(SendClubDetailsLinksDocument)).extensions.code).toBe('CONFLICT');
  });

  it('goes to one who asks for it, and to nobody whose address has changed since', async () => {
    expect(await wim.data(SendClubDetailsLinksDocument, { memberId: ID })).toEqual({
      sendClubDetailsLinks: 1,
    });
    await ClubMemberModel.updateOne({ _id: ID }, { $set: { email: 'ander@voorbeeld.example' } });
    await stage.api.deliverMail();
    expect(mailbox.mails).toEqual([]);
    await makeMember('197404');
    expect((await wim.error(SendClubDetailsLinksDocument, { memberId: '197404' })).message).toBe(
      'Dit lid heeft geen e-mailadres.',
    );
  });
});
