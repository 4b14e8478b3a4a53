import { AuditEventModel } from '../../../platform/audit/auditEvent.model';
import { useApi } from '../../../testing/apiStage';
import {
  ClubDetailsDocument,
  ClubMemberDocument,
  CorrectClubDetailsDocument,
  RenewClubDetailsLinkDocument,
  RevokeClubDetailsLinkDocument,
  SendClubDetailsLinksDocument,
} from '../../../testing/gql/graphql';
import { useMailbox } from '../../../testing/mailbox';
import { usePerson } from '../../../testing/people';
import { actAs, type TestClient } from '../../../testing/testClient';
import { linkOf, makeMember } from '../../testClub';
import { ClubMemberModel } from '../member.model';
import { addDetailsLink } from './details.service';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });

const ID = '197401';
const GONE = 'Deze link bestaat niet (meer). Vraag een nieuwe link aan.';
const wim = usePerson(stage, { name: 'Wim', general: ['clubAdmin'] });

beforeEach(async () => {
  await makeMember(ID, { email: 'jan@voorbeeld.example' });
});

const opens = async (token: string) => {
  const { data, errors } = await actAs(stage.api.url).run(ClubDetailsDocument, { token });
  return data?.clubDetails.firstName ?? errors?.[0]?.message;
};
const until = async () => (await wim.data(ClubMemberDocument, { id: ID })).clubMember.detailsLinkUntil;
const renew = async () => (await wim.data(RenewClubDetailsLinkDocument, { id: ID })).renewClubDetailsLink;
const tokenIn = (text = '') => /gegevens#([\w-]+)/.exec(text)?.[1] ?? '';
const daysTo = (end: string | null | undefined) =>
  Math.round((Date.parse(end ?? '') - Date.now()) / 86_400_000);

it('is shown when it is made, ends those before it, and works 60 days', async () => {
  const { url, member } = await renew();
  expect(url).toMatch(/^http:\/\/portal\.test\/publiek\/gegevens#[\w-]{43}$/);
  expect([await opens(tokenIn(url)), await opens(`token-${ID}`)]).toEqual(['Jan', GONE]);
  expect([daysTo(member.detailsLinkUntil), daysTo(await until())]).toEqual([60, 60]);
});

it('is nowhere in what is stored, nor in the log', async () => {
  const token = tokenIn((await renew()).url);
  await wim.data(SendClubDetailsLinksDocument, { memberId: ID });
  await stage.api.deliverMail();
  const mailed = tokenIn(mailbox.mails[0]?.text);
  const stored = JSON.stringify([await ClubMemberModel.find().lean(), await AuditEventModel.find().lean()]);
  expect(stored).toContain('privélink vernieuwd');
  for (const secret of [token, mailed]) {
    expect(await opens(secret)).toBe('Jan');
    expect(stored).not.toContain(secret);
  }
  const links = (await ClubMemberModel.findById(ID).lean())?.links ?? [];
  for (const { tokenHash } of links) {
    expect(await opens(tokenHash)).toBe(GONE);
    expect(JSON.stringify(await AuditEventModel.find().lean())).not.toContain(tokenHash);
  }
});

it('that is over opens nothing, and corrects nothing', async () => {
  await ClubMemberModel.updateOne({ _id: ID }, { $set: { links: [linkOf('oud', -1)] } });
  expect([await opens('oud'), await until()]).toEqual([GONE, null]);
  const details = {
    adres: 'A 1',
    postalCode: '7071 AA',
    city: 'Ulft',
    country: 'Nederland',
    email: '',
    phone: '',
  };
  const refused = await actAs(stage.api.url).error(CorrectClubDetailsDocument, {
    token: 'oud',
    revision: 1,
    details,
  });
  expect(refused.extensions.code).toBe('NOT_FOUND');
});

it('is taken away with all others, also when that is asked twice', async () => {
  const token = tokenIn((await renew()).url);
  for (let at = 0; at < 2; at += 1)
    expect(
      (await wim.data(RevokeClubDetailsLinkDocument, { id: ID })).revokeClubDetailsLink.detailsLinkUntil,
    ).toBeNull();
  expect(await opens(token)).toBe(GONE);
});

it('of two that are made at once one works', async () => {
  const made = await Promise.all([renew(), renew()]);
  const opened = await Promise.all(made.map(({ url }) => opens(tokenIn(url))));
  expect(opened.sort()).toEqual([GONE, 'Jan']);
});

it('is not made for who is anonymised or not there', async () => {
  await ClubMemberModel.updateOne({ _id: ID }, { $set: { erased: true } });
  const codes = async (client: TestClient, of: string) => [
    (await client.error(RenewClubDetailsLinkDocument, { id: of })).extensions.code,
    (await client.error(RevokeClubDetailsLinkDocument, { id: of })).extensions.code,
  ];
  expect(await codes(wim, ID)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  expect(await codes(wim, '199999')).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await addDetailsLink(ID, 'letter')).toBeNull();
});

it('mailed twice gives two that work', async () => {
  for (let at = 0; at < 2; at += 1) {
    await wim.data(SendClubDetailsLinksDocument, { memberId: ID });
    await stage.api.deliverMail();
  }
  const tokens = mailbox.mails.map(({ text }) => tokenIn(text));
  expect(new Set(tokens).size).toBe(2);
  for (const token of tokens) expect(await opens(token)).toBe('Jan');
});

it('ten of mails do not end the one on a letter; of mails the newest ten work', async () => {
  const letter = (await addDetailsLink(ID, 'letter')) ?? '';
  const mails = [];
  for (let at = 0; at < 11; at += 1) mails.push((await addDetailsLink(ID, 'mail')) ?? '');
  const opened = [];
  for (const token of [letter, ...mails]) opened.push(await opens(token));
  expect(opened).toEqual(['Jan', GONE, ...Array.from({ length: 10 }, () => 'Jan')]);
  expect((await ClubMemberModel.findById(ID).lean())?.links).toHaveLength(11);
});
