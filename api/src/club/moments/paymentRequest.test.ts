import { PaymentRequestModel } from '../../finance/claims/paymentRequest.model';
import { listReceivables } from '../../finance/claims/receivable';
import { closeLinks } from '../../finance/paymentLinks/paymentLink.service';
import { followLinks, linkFor } from '../../finance/paymentLinks/receivableLink.service';
import { useApi } from '../../testing/apiStage';
import {
  AddClubPaymentDocument,
  CheckContactMomentPaymentsDocument,
  DeleteContactMomentDocument,
  PaymentRequestAddClubContactMomentDocument,
  PaymentRequestClubContactMomentDocument,
  PaymentRequestExecuteContactMomentDocument,
  RemoveClubPaymentDocument,
  UndoneClubPaymentsDocument,
} from '../../testing/gql/graphql';
import { type ProviderLink } from '../../testing/paymentServer';
import { usePerson } from '../../testing/people';
import { readDocx } from '../../testing/readDocx';
import { jobsEnded } from '../../testing/startApi';
import { usePaymentServer } from '../../testing/usePaymentServer';
import { ClubMemberModel } from '../members/member.model';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../testClub';

const server = usePaymentServer();
const PUBLIC_URL = 'https://portaal.example';
const stage = useApi({ payments: server.settings, publicUrl: PUBLIC_URL });
let editionId: string;
const wim = usePerson(stage, { name: 'Wim', general: ['clubAdmin'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
});

const letter = [{ type: 'paymentModule' as const, text: 'Betaal.' }];
const moment = { title: 'Brief', payment: true, allMembers: true, buut: false, letter };
const add = async () =>
  (await wim.data(PaymentRequestAddClubContactMomentDocument, { editionId, moment })).addClubContactMoment.id;
const read = async (id: string) =>
  (await wim.data(PaymentRequestClubContactMomentDocument, { id })).clubContactMoment;
const check = async (id: string) =>
  (await wim.data(CheckContactMomentPaymentsDocument, { id })).checkContactMomentPayments;
const run = async (id: string) => {
  await wim.data(PaymentRequestExecuteContactMomentDocument, { id });
  await jobsEnded();
  return read(id);
};
const linkOf = (memberId: string) =>
  server.links.find(({ description }) => description.endsWith(memberId)) as ProviderLink;
const pay = (memberId: string, day = `${THIS_YEAR}-01-31`) =>
  Object.assign(linkOf(memberId), { paidAt: `${day}T22:59:00Z` });
const hear = (link: ProviderLink) => {
  const path = link.webhookUrl?.replace(PUBLIC_URL, '');
  return fetch(`${stage.api.url}${path}`, { method: 'POST', body: `id=${link.id}` });
};
const member = async (id: string) => ClubMemberModel.findById(id).lean().orFail();
const years = async (id: string) => (await member(id)).payments.map(({ year, via }) => [year, via]);

it('each addressed member who has not paid gets a personal link in the letter', async () => {
  await makeMember('200001', { firstName: 'Anna' });
  await makeMember('200002', { firstName: 'Bart' }, [THIS_YEAR]);
  const { files, payments: result } = await run(await add());
  expect(result).toEqual({ asked: 1, paid: 0, twice: 0, uncounted: [] });
  expect(server.links).toEqual([
    expect.objectContaining({
      amount: { currency: 'EUR', value: '15.00' },
      description: `Club van 111 ${THIS_YEAR}-200001`,
      webhookUrl: expect.stringMatching(/^https:\/\/portaal\.example\/hooks\/betaling\/[\w-]{43}$/),
    }),
  ]);
  const anna = files.find(({ name }) => name.startsWith('Anna'));
  const response = await fetch(`${stage.api.url}${anna?.url}`, { headers: { cookie: wim.cookie ?? '' } });
  expect(await readDocx(Buffer.from(await response.arrayBuffer()))).toContain(
    'https://betalen.example/pl_000001',
  );
});

it('checking records who paid, on the day it was in Amsterdam, over pages of the provider', async () => {
  server.pageSize = 2;
  for (const id of ['200001', '200002', '200003', '200004', '200005']) await makeMember(id);
  const id = await add();
  await run(id);
  pay('200001', `${THIS_YEAR}-01-31`);
  Object.assign(linkOf('200003'), { paidAt: `${THIS_YEAR}-01-31T23:30:00Z` });
  expect((await check(id)).payments).toEqual({ asked: 5, paid: 2, twice: 0, uncounted: [] });
  expect([await years('200001'), await years('200002')]).toEqual([[[THIS_YEAR, 'online']], []]);
  expect((await member('200003')).payments[0]).toMatchObject({ paidOn: `${THIS_YEAR}-02-01` });
  expect((await check(id)).payments).toEqual({ asked: 5, paid: 2, twice: 0, uncounted: [] });
  expect((await member('200001')).changeLog).toHaveLength(1);
});

it('the same payment told five times, also at once and by a check too, adds one paid year', async () => {
  await makeMember('200001');
  const id = await add();
  await run(id);
  const link = linkOf('200001');
  expect((await hear(link)).status).toBe(200);
  expect(await years('200001')).toEqual([]);
  pay('200001');
  const answers = await Promise.all([...Array.from({ length: 5 }, () => hear(link)), check(id)]);
  expect(answers.slice(0, 5).map((answer) => (answer as Response).status)).toEqual([200, 200, 200, 200, 200]);
  expect(await years('200001')).toEqual([[THIS_YEAR, 'online']]);
  expect((await read(id)).payments).toEqual({ asked: 1, paid: 1, twice: 0, uncounted: [] });
});

it('what came is not taken back by a late call that says otherwise, nor by hand', async () => {
  await makeMember('200001');
  const id = await add();
  await run(id);
  pay('200001');
  await hear(linkOf('200001'));
  linkOf('200001').paidAt = null;
  await hear(linkOf('200001'));
  await check(id);
  expect(await years('200001')).toEqual([[THIS_YEAR, 'online']]);
  expect((await wim.error(RemoveClubPaymentDocument, { memberId: '200001', year: THIS_YEAR })).message).toBe(
    'Deze betaling is online gedaan en kan niet worden verwijderd.',
  );
});

it('who paid in another way as well is pointed out', async () => {
  await makeMember('200001');
  const id = await add();
  await run(id);
  await wim.data(AddClubPaymentDocument, { memberId: '200001', year: THIS_YEAR });
  pay('200001');
  expect((await check(id)).payments).toEqual({ asked: 1, paid: 1, twice: 1, uncounted: [] });
  expect(await years('200001')).toEqual([[THIS_YEAR, 'manual']]);
});

it('an answer that was lost on the way leaves no second link that can be paid', async () => {
  await makeMember('200001');
  const id = await add();
  server.loseAnswer = true;
  const first = await run(id);
  const second = first.generatedOn ? first : await run(id);
  expect(second.generation?.state).toBe('done');
  // The link of which the answer was lost is asked for again, to close it.
  await closeLinks(stage.api.portal);
  expect(server.links.filter(({ archived }) => !archived)).toHaveLength(1);
  expect(server.links.length).toBeLessThanOrEqual(2);
  expect(await PaymentRequestModel.countDocuments({ state: 'open' })).toBe(1);
  expect(second.payments).toMatchObject({ asked: 1 });
});

it('a provider that is down fails the making, not the portal; it can be tried again', async () => {
  await makeMember('200001');
  const id = await add();
  server.failing = 503;
  expect(await run(id)).toMatchObject({
    generation: {
      state: 'failed',
      message: 'De betaalprovider is niet bereikbaar. Probeer het later opnieuw.',
    },
    generatedOn: null,
  });
  server.failing = undefined;
  expect((await run(id)).generation?.state).toBe('done');
  server.failing = 500;
  expect((await wim.error(CheckContactMomentPaymentsDocument, { id })).extensions.code).toBe('UNAVAILABLE');
  expect((await hear(linkOf('200001'))).status).toBe(503);
});

it('a token that is nobody’s is not known', async () => {
  const { status } = await fetch(`${stage.api.url}/hooks/clubbetaling/x`, { method: 'POST' });
  const other = await fetch(`${stage.api.url}/hooks/iets/x`, { method: 'POST' });
  expect([status, other.status]).toEqual([404, 404]);
});

it('deleting the moment closes what is open; a payment that was just made counts', async () => {
  await makeMember('200001');
  await makeMember('200002');
  const id = await add();
  await run(id);
  pay('200002');
  await wim.data(DeleteContactMomentDocument, { id });
  await jobsEnded();
  expect([linkOf('200001').archived, linkOf('200002').archived]).toEqual([true, false]);
  expect([await years('200001'), await years('200002')]).toEqual([[], [[THIS_YEAR, 'online']]]);
});

it('what the provider could not close is closed later', async () => {
  await makeMember('200001');
  const id = await add();
  await run(id);
  server.failing = 503;
  await wim.data(DeleteContactMomentDocument, { id });
  await jobsEnded();
  server.failing = undefined;
  await closeLinks(stage.api.portal);
  expect(linkOf('200001').archived).toBe(true);
});

it('a payment that was given back or charged back is no paid year any more; a part is told', async () => {
  await makeMember('200001');
  await makeMember('200002');
  await makeMember('200003');
  const id = await add();
  await run(id);
  for (const memberId of ['200001', '200002', '200003']) {
    pay(memberId);
    await hear(linkOf(memberId));
  }
  linkOf('200001').chargedBack = '15.00';
  linkOf('200002').refunded = '15.00';
  linkOf('200003').refunded = '5.00';
  await hear(linkOf('200001'));
  for (let time = 0; time < 2; time += 1) await followLinks(stage.api.portal);
  expect([await years('200001'), await years('200002'), await years('200003')]).toEqual([
    [],
    [],
    [[THIS_YEAR, 'online']],
  ]);
  expect((await member('200001')).changeLog.at(-1)).toContain(
    `${THIS_YEAR} niet meer betaald: online teruggeboekt`,
  );
  expect((await member('200001')).changeLog).toHaveLength(2);
  expect((await wim.data(UndoneClubPaymentsDocument, { id })).clubContactMoment.payments).toEqual({
    asked: 3,
    paid: 1,
    undone: expect.arrayContaining([
      { memberId: '200001', undoneAmount: 1500, isWhole: true },
      { memberId: '200002', undoneAmount: 1500, isWhole: true },
      { memberId: '200003', undoneAmount: 500, isWhole: false },
    ]),
  });
});

it('who owes it is asked by the link of the letter, not by a second one', async () => {
  await makeMember('200001');
  await run(await add());
  const open = (await listReceivables(stage.api.portal))[0];
  if (!open) throw new Error('Nothing is owed.');
  expect((await linkFor(stage.api.portal, open)).linkId).toBe(linkOf('200001').id);
  expect(server.links).toHaveLength(1);
});
