import type { Db } from 'mongodb';
import { connection } from 'mongoose';

import { closeLinks } from '../../finance/paymentLinks/paymentLink.service';
import { up as nameRuns } from '../../migrations/20261127-club-payment-links';
import { up as toFinance } from '../../migrations/20261201-payment-requests';
import { useApi } from '../../testing/apiStage';
import {
  CancelContactMomentDocument,
  CheckContactMomentPaymentsDocument,
  EditClubEditionDocument,
  PaymentRequestAddClubContactMomentDocument,
  PaymentRequestClubContactMomentDocument,
  PaymentRequestExecuteContactMomentDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { jobsEnded } from '../../testing/startApi';
import { usePaymentServer } from '../../testing/usePaymentServer';
import { waitUntil } from '../../testing/waitUntil';
import { ClubMemberModel } from '../members/member.model';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../testClub';
import { giveUpStray } from './paymentRequest.service';

const server = usePaymentServer();
const stage = useApi({ payments: server.settings, publicUrl: 'https://portaal.example' });
let editionId: string;
const wim = usePerson(stage, { name: 'Wim', general: ['clubAdmin'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
});
afterEach(() => jobsEnded());

const letter = [{ type: 'paymentModule' as const, text: 'Betaal.' }];
const moment = { title: 'Brief', payment: true, allMembers: true, buut: false, letter };
const add = async () =>
  (await wim.data(PaymentRequestAddClubContactMomentDocument, { editionId, moment })).addClubContactMoment.id;
const read = async (id: string) =>
  (await wim.data(PaymentRequestClubContactMomentDocument, { id })).clubContactMoment;
const begin = (id: string) => wim.data(PaymentRequestExecuteContactMomentDocument, { id });
const contribute = (revision: number, contribution: number) =>
  wim.data(EditClubEditionDocument, { id: editionId, revision, title: String(THIS_YEAR), contribution });
const someMembers = async (count: number) => {
  for (let at = 10; at < 10 + count; at += 1) await makeMember(`2000${at}`);
};
const open = () => server.links.filter(({ archived }) => !archived);
/** Begins, and cancels once some links are there. */
const cancelHalfway = async (id: string) => {
  await begin(id);
  await waitUntil(() => Promise.resolve(server.links.length > 2));
  await wim.data(CancelContactMomentDocument, { id });
  await jobsEnded();
};

it('cancelling closes the links that were made', async () => {
  await someMembers(15);
  const id = await add();
  await cancelHalfway(id);
  expect(server.links.length).toBeGreaterThan(2);
  expect(open()).toEqual([]);
});

it('what was billed is what is asked: no letter with a link of an earlier contribution', async () => {
  await someMembers(15);
  const id = await add();
  await cancelHalfway(id);
  await contribute(1, 2000);
  await begin(id);
  await jobsEnded();
  expect((await read(id)).generation?.state).toBe('done');
  expect(open().map(({ amount }) => amount.value)).toEqual(Array.from({ length: 15 }, () => '20.00'));
  expect(new Set(open().map(({ description }) => description)).size).toBe(15);
  expect((await read(id)).payments).toMatchObject({ asked: 15, paid: 0 });
});

it('a contribution that changes while letters are made changes none of them', async () => {
  await someMembers(6);
  const id = await add();
  await begin(id);
  await waitUntil(() => Promise.resolve(server.links.length > 1));
  await stage.api.stopJobs();
  await contribute(1, 2000);
  await stage.api.startJobs();
  await jobsEnded();
  expect((await read(id)).generation?.state).toBe('done');
  expect(open().map(({ amount }) => amount.value)).toEqual(Array.from({ length: 6 }, () => '15.00'));
});

it('a payment of another amount than was asked is no paid year; it is pointed out', async () => {
  await makeMember('200001');
  await makeMember('200002');
  const id = await add();
  await begin(id);
  await jobsEnded();
  const paidAt = `${THIS_YEAR}-01-31T10:00:00Z`;
  for (const link of server.links) {
    Object.assign(link, { paidAt });
    if (link.description.endsWith('200001')) link.amount.value = '10.00';
  }
  for (let time = 0; time < 2; time += 1) await wim.data(CheckContactMomentPaymentsDocument, { id });
  const years = async (member: string) =>
    (await ClubMemberModel.findById(member).lean().orFail()).payments.map(({ year }) => year);
  expect([await years('200001'), await years('200002')]).toEqual([[], [THIS_YEAR]]);
  expect((await read(id)).payments).toEqual({
    asked: 2,
    paid: 1,
    twice: 0,
    uncounted: [{ memberId: '200001', amount: 1500, paidAmount: 1000, paidOn: `${THIS_YEAR}-01-31` }],
  });
});

it('brings links of before along: those of the letters stay, others are closed', async () => {
  await someMembers(3);
  const id = await add();
  await begin(id);
  await jobsEnded();
  const stored = connection.db as unknown as Db;
  const requests = await stored.collection('paymentRequests').find().toArray();
  const before = requests.map(({ _id, thing, asker, amount, linkId, url, token, state }) => {
    const [, memberId, year] = String(thing).split(':');
    const momentId = memberId === '200010' ? '64b000000000000000000000' : (asker as string);
    return { _id, memberId, year: Number(year), momentId, amount, linkId, url, token, state, twice: false };
  });
  await stored.collection('paymentRequests').deleteMany({});
  await stored.collection('clubPaymentRequests').insertMany(before);
  await nameRuns(stored);
  for (let time = 0; time < 2; time += 1) await toFinance(stored);
  await giveUpStray();
  await closeLinks(stage.api.portal);
  expect(open().map(({ description }) => description.slice(-6))).toEqual(['200012', '200011']);
  expect((await read(id)).payments).toMatchObject({ asked: 2, paid: 0 });
  // Who pays by one of them has paid, also when its address of before is called.
  const link = open()[0];
  Object.assign(link as object, { paidAt: `${THIS_YEAR}-01-31T10:00:00Z` });
  const { token } = before.find(({ linkId }) => linkId === link?.id) ?? {};
  await fetch(`${stage.api.url}/hooks/clubbetaling/${String(token)}`, { method: 'POST' });
  expect((await read(id)).payments).toMatchObject({ asked: 2, paid: 1 });
});
