import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ClubMemberModel } from '../club/members/member.model';
import { BookCheckModel } from '../finance/bookChecks/bookCheck.model';
import { PaymentRequestModel } from '../finance/claims/paymentRequest.model';
import { useFinance } from '../finance/testFinance';
import { chairEntry } from '../identity/catalogue/catalogue';
import { Role } from '../identity/catalogue/permission.enum';
import { waitingSources } from '../identity/home/homeSources';
import { UserModel } from '../identity/people/user.model';
import { WebhookState } from '../identity/webhooks/webhook.enums';
import { WebhookModel } from '../identity/webhooks/webhook.model';
import { AdvertisementModel } from '../krant/advertisements/advertisement.model';
import { AdvertiserModel } from '../krant/advertisers/advertiser.model';
import { PaperEditionModel } from '../krant/editions/edition.model';
import { AdvPaymentMethod, AdvState } from '../krant/krant.enums';
import { AdProofState } from '../krant/proofs/proof.type';
import { makeActiveEdition, makeAdvertiser } from '../krant/testKrant';
import { itemsOf } from '../platform/extensionPoint';
import { JobModel, JobState } from '../platform/jobs/job.model';
import { ProductModel } from '../stock/products/product.model';
import { daysFromNow } from '../testing/apiStage';
import { makeUser, signedIn } from '../testing/people';
import type { TestClient } from '../testing/testClient';
import { ActivityModel, ShiftModel } from '../volunteers/activities/activity.model';
import { seasonOfDay } from '../volunteers/activities/activity.service';
import { VolunteerSkillModel } from '../volunteers/skills/skill.model';
import { ShiftAnswer, VolunteerModel } from '../volunteers/volunteers/volunteer.model';
import {
  homeOf,
  makeBankLine,
  makeDeclaration,
  makeDirectDebit,
  makeInvoice,
  makeOrder,
  makePaymentFile,
  makeProposals,
  makeTasks,
} from './testing/testHome';
import { type Waits, waitingPage, waitingRows } from './waitingPage';

const stage = useFinance({ paymentApproval: true });
const DAY = 86_400_000;
const approval = { by: 'x', byName: 'X', at: new Date() };
const acts = waitingRows().flatMap(({ kind, state, row }) =>
  typeof row === 'string' ? [] : [{ name: `${kind} ${state}: ${row.item}`, row: row as Waits }],
);

const stock = async (changes: object) => {
  await makeOrder(changes);
  return signedIn(stage.api, { general: ['stockAdmin'] });
};
/** A file that was sent to the bank so many days ago, of an invoice that is still owed. */
const debit = async (days: number) => {
  const { id } = await makeInvoice(1);
  const thing = `invoice:${id}`;
  await makeDirectDebit('d', {
    ...{ collectionDate: daysFromNow(-days), approval, debits: [{ thing, slot: thing, amount: 12_500 }] },
  });
  return thing;
};
const invitation = async (days: number) => {
  const { id } = await makeUser({ name: 'Nieuw' });
  const expiresAt = new Date(Date.now() + days * DAY);
  await UserModel.updateOne(
    { _id: id },
    { $set: { invitation: { expiresAt, withdrawn: false } }, $unset: { passwordHash: 1 } },
  );
  return signedIn(stage.api, { general: ['secGebruikers'] });
};
const seller = async (changes: object | null) => {
  const editionId = await makeActiveEdition('2027');
  const person = await signedIn(stage.api, { general: ['krantAdv'] });
  const advertiserId = await makeAdvertiser(1, { contactId: person.id });
  if (changes) await ad(editionId, advertiserId, { contactId: person.id, ...changes });
  return person;
};
const ad = (editionId: string, advertiserId: string, changes: object) =>
  AdvertisementModel.create({
    ...{ editionId, advertiserId, name: 'Bakkerij', advertiserUserId: 1, sortName: '1' },
    ...{
      advState: AdvState.verkocht,
      advPrice: 1000,
      advPaymentMethod: AdvPaymentMethod.factuur,
      ...changes,
    },
  });
const editor = async (changes: object) => {
  await ad(await makeActiveEdition('2027'), await makeAdvertiser(1), changes);
  return signedIn(stage.api, { general: ['krantRed'] });
};
const admin = async (job: object) => {
  await JobModel.create({ name: 'x', subject: 'x', state: JobState.failed, ...job });
  return signedIn(stage.api, { role: Role.Admin });
};
const shift = async (answer: ShiftAnswer) => {
  const { id: activityId } = await ActivityModel.create({ name: 'Kassa' });
  const day = daysFromNow(5);
  const times = { start: `${day}T19:30`, end: `${day}T22:00` };
  const { id: shiftId } = await ShiftModel.create({
    ...{ activityId, season: 2026, day, from: '19:30', to: '22:00', needed: 2, ...times },
  });
  const email = 'cor@voorbeeld.example';
  await VolunteerModel.create({
    name: 'Cor',
    email,
    sortName: 'cor',
    shifts: [{ shiftId, ...times, answer }],
  });
  return signedIn(stage.api, { email });
};
const proposals = async (state: string) => {
  await makeProposals([{ state, date: '2026-11-01' }]);
  return signedIn(stage.api, { general: ['secFact'] });
};
const onlinePayment = (changes: object) => {
  const fields = { description: 'Factuur 2026-1', amount: 5000, token: 'x', state: 'paid' as const };
  return jan(
    PaymentRequestModel.create({ ...fields, thing: 'invoice:x', paidOn: daysFromNow(0), ...changes }),
  );
};
const webhook = async (state: WebhookState) => {
  const fields = { name: 'Website', url: 'https://voorbeeld.example', secrets: [], stoppedAt: new Date() };
  await WebhookModel.collection.insertOne({ ...fields, state } as never);
  return signedIn(stage.api, { role: Role.Admin });
};
const jan = async (done: Promise<unknown>): Promise<TestClient> => {
  await done;
  return stage.jan;
};

/** Brings each about. @returns who must act */
const cases: Readonly<Record<string, () => Promise<TestClient>>> = {
  'orders new: orders': () => stock({}),
  'orders paid: orders': () => stock({ state: 'paid' }),
  'products low: lowProducts': async () => {
    await ProductModel.create({ title: 'Mok', price: 350, lowStock: 1 });
    return signedIn(stage.api, { general: ['stockAdmin'] });
  },
  'orders ready: ordersNotCollected': () => stock({ state: 'ready', collectDate: daysFromNow(-1) }),
  'refunds due: payables': () =>
    jan(
      makeOrder({ state: 'cancelled', paidOn: '2026-11-01', refund: { amount: 100, since: '2026-11-02' } }),
    ),
  'declarations open: declarations': () => jan(makeDeclaration(stage.piet)),
  'declarations asked: asked': async () => {
    await makeDeclaration(stage.piet, { state: 'asked' });
    return stage.piet;
  },
  'payments notApproved: file': () => jan(makePaymentFile(stage.truus)),
  'payments inFile: paymentsNotSeen': async () => {
    const { id } = await makeDeclaration(stage.piet, { state: 'approved' });
    return jan(makePaymentFile(stage.truus, { executionDate: daysFromNow(-6), approval, paid: [id] }));
  },
  'directDebits notApproved: file': () =>
    jan(makeDirectDebit('d', { collectionDate: daysFromNow(40), creator: 'Truus', createdBy: 'truus' })),
  'directDebits collecting: debitsNotSeen': () => jan(debit(6)),
  'directDebits returned: debitsReturned': async () => {
    const target = await debit(6);
    await makeBankLine('a', { amount: 12_500, matches: [{ target, label: 'x', amount: 12_500 }] });
    await makeBankLine('b', {
      amount: -12_500,
      matches: [{ target: 'bankLine:a', label: 'x', amount: -12_500 }],
    });
    return stage.jan;
  },
  'invitations sent: invitations': () => invitation(1),
  'invitations expired: invitations': () => invitation(-3),
  'questions open: adQuestions': () =>
    seller({ advContactQuestions: [{ msg: 'Welk logo?', creator: 'Toon' }] }),
  'sales open: openAds': () => seller(null),
  'visits due: dueVisits': async () => {
    const person = await seller(null);
    await AdvertiserModel.updateOne({ contactId: person.id }, { followUpOn: daysFromNow(0) });
    return person;
  },
  'advertisements initial: adsToReview': () => editor({}),
  'advertisements editing: adsToProcess': () => editor({ readyForEditing: true }),
  'advertisements placement: adsToPlace': () => editor({ readyForEditing: true, readyForPlacement: true }),
  'memberProposals proposed: clubProposals': async () => {
    await ClubMemberModel.create({
      ...{ _id: '2020AB', firstName: 'Jan', lastName: 'Bos', sortName: 'bos', active: true },
      proposal: { email: 'a@b.example', proposedAt: new Date() },
    });
    return signedIn(stage.api, { general: ['clubAdmin'] });
  },
  'jobs failed: jobs': () => admin({}),
  'jobs mailFailed: mails': () => admin({ name: 'mail' }),
  'recurring waiting: proposals': () => proposals('waiting'),
  'recurring issuing: proposals': () => proposals('issuing'),
  'invoices overdue: late': () => jan(makeInvoice(3)),
  'invoices overdue: lateAds': () => {
    const file = { id: 'f', url: '/f', name: 'f.pdf', type: 'pdf', size: 1 };
    const invoice = { file, number: '2027_1', reference: '2027_1', amount: 1000, printed: 'x' };
    return editor({ invoice: { ...invoice, date: '2026-01-01', dueDate: daysFromNow(-2) } });
  },
  'bankLines todo: bankLines': () => jan(makeBankLine('a')),
  'bookQuestions asked: bookQuestions': () =>
    jan(
      BookCheckModel.create({
        ...{ yearId: stage.year.id, name: 'Wim', until: daysFromNow(9), invitedBy: 'Jan', openQuestions: 1 },
        questions: [{ entryId: 'x:1', about: 'Hekken', text: 'Waar is de bon?', at: new Date() }],
      } as never),
    ),
  'shifts asked: shift': () => shift(ShiftAnswer.asked),
  'shifts requested: signUps': async () => {
    await shift(ShiftAnswer.requested);
    return signedIn(stage.api, { general: ['vol'] });
  },
  'certificates ending: certificates': async () => {
    const { id: skillId } = await VolunteerSkillModel.create({ name: 'EHBO', isCertificate: true });
    const season = seasonOfDay(daysFromNow(0));
    const participations = [{ activityId: 'x', season }];
    const skills = [{ skillId, until: `${season + 1}-03-31` }];
    await VolunteerModel.create({ name: 'Cor', sortName: 'cor', participations, skills });
    return signedIn(stage.api, { general: ['vol'] });
  },
  'shifts confirmed: shift': () => shift(ShiftAnswer.confirmed),
  'tasks open: task': async () => {
    await makeTasks(stage.parade, stage.piet.id, { Hekken: null });
    return stage.piet;
  },
  'onlinePayments twice: oddPayments': () => onlinePayment({ twice: true }),
  'onlinePayments otherAmount: oddPayments': () => onlinePayment({ uncounted: true }),
  'onlinePayments undone: oddPayments': () => onlinePayment({ state: 'undone', undoneAmount: 5000 }),
  'onlinePayments partUndone: oddPayments': () => onlinePayment({ undoneAmount: 100 }),
  'webhooks failing: webhooks': () => webhook(WebhookState.failing),
  'webhooks ended: webhooks': () => webhook(WebhookState.ended),
  'webhooks restored: webhooks': () => webhook(WebhookState.restored),
  'left committee without chair: chairs': () => signedIn(stage.api, { general: ['secGebruikers'] }),
  'left advertiser without seller: advertisersLeft': async () => {
    await makeActiveEdition('2027');
    await makeAdvertiser(1);
    return signedIn(stage.api, { general: ['krantRed'] });
  },
  'material missing: missingMaterial': async () => {
    const editionId = await makeActiveEdition('2027');
    await PaperEditionModel.updateOne({ _id: editionId }, { materialBy: daysFromNow(3) });
    await ad(editionId, await makeAdvertiser(1), { advState: AdvState.verkocht });
    return signedIn(stage.api, { general: ['krantRed'] });
  },
  'proofs changes: proofChanges': async () => {
    const editionId = await makeActiveEdition('2027');
    const sold = { advState: AdvState.verkocht, proofState: AdProofState.changes };
    await ad(editionId, await makeAdvertiser(1), sold);
    return signedIn(stage.api, { general: ['krantRed'] });
  },
  'left task of who left: tasksLeft': async () => {
    const { id } = await makeUser({ name: 'Weg' });
    await makeTasks(stage.parade, id, { Hekken: null });
    return signedIn(stage.api, { commissions: [chairEntry(stage.parade)] });
  },
};

it('is committed as the page of who must act', () => {
  expect(readFileSync(join(__dirname, '../../../docs/waiting.md'), 'utf8')).toBe(waitingPage());
});

it('names every source of what waits, and no other; each state has a case', () => {
  const keys = itemsOf(waitingSources, stage.api.portal.extensions).map(({ key }) => key);
  expect([...new Set(acts.map(({ row }) => row.source))].sort()).toEqual([...keys].sort());
  expect(Object.keys(cases).sort()).toEqual(acts.map(({ name }) => name).sort());
});

it.each(acts)('$name waits for who must act', async ({ name, row }) => {
  const person = (await cases[name]?.()) as TestClient;
  const { waiting } = await homeOf(person);
  expect(waiting.map(({ id }) => id.split(' ')[0])).toContain(row.item);
});

it('what was sent to the bank is given five days, and waits no more once it is seen there', async () => {
  const { id } = await makeDeclaration(stage.piet, { state: 'approved' });
  const file = { approval, paid: [id] };
  await makePaymentFile(stage.truus, { ...file, executionDate: daysFromNow(-5) });
  await debit(5);
  expect((await homeOf(stage.jan)).ids).toEqual(['late']);
  const other = await makeDeclaration(stage.piet, { state: 'approved' });
  await makePaymentFile(stage.truus, { approval, paid: [other.id], executionDate: daysFromNow(-9) });
  expect((await homeOf(stage.jan)).ids).toContain('paymentsNotSeen');
  await makeBankLine('p', {
    amount: -1250,
    matches: [{ target: `declaration:${other.id}`, label: 'x', amount: -1250 }],
  });
  expect((await homeOf(stage.jan)).ids).not.toContain('paymentsNotSeen');
});

it('an invitation that was used, withdrawn or ended long ago waits for nobody', async () => {
  const keeper = await invitation(-31);
  const invitations = async () => (await homeOf(keeper)).ids.filter((id) => id !== 'chairs');
  expect(await invitations()).toEqual([]);
  await UserModel.updateOne(
    { name: 'Nieuw' },
    { $set: { 'invitation.expiresAt': new Date(), 'invitation.withdrawn': true } },
  );
  expect(await invitations()).toEqual([]);
  await UserModel.updateOne(
    { name: 'Nieuw' },
    { $set: { passwordHash: 'x', 'invitation.withdrawn': false } },
  );
  expect(await invitations()).toEqual([]);
});
