import { DirectDebitFileModel } from '../../finance/claims/directDebit.model';
import { earliestDay } from '../../finance/directDebits/collectable.service';
import { receivableReminderTemplate } from '../../finance/receivables/receivableReminder.template';
import { JobModel } from '../../platform/jobs/job.model';
import { daysFromNow } from '../../testing/apiStage';
import {
  CollectableDocument,
  DebitOpenReceivablesDocument,
  DebitWriteOffDocument,
  DirectDebitFilesDocument,
  DirectDebitXmlDocument,
  MakeDirectDebitDocument,
  ReverseDirectDebitDocument,
  TakeDirectDebitDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { jobsEnded } from '../../testing/startApi';
import { makeMember, THIS_YEAR } from '../testClub';
import { ClubMemberModel } from './member.model';
import { thingOfMember, useDebits } from './payments/testDebits';

const mailbox = useMailbox();
const stage = useDebits({ smtp: mailbox.smtp });
const [ONE, TWO, THREE] = ['202601', '202602', '202603'] as const;
const collectable = async () => (await stage.jan.data(CollectableDocument)).collectable;
const things = async () => (await collectable()).receivables.map(({ id }) => id);

it('lists what is owed by who has a mandate that lives; a file collects it, and it leaves the list', async () => {
  await stage.withMandate(ONE);
  await stage.withMandate(TWO, { email: '' });
  await makeMember(THREE);
  await stage.withMandate('202604');
  await ClubMemberModel.updateOne(
    { _id: '202604' },
    { $push: { payments: { year: THIS_YEAR, via: 'manual', paidOn: '2026-01-01' } } },
  );
  expect(await collectable()).toMatchObject({
    ...{ missing: [], earliest: earliestDay() },
    receivables: [
      { id: thingOfMember(ONE), amount: 1500, holder: 'J. Jansen202601', mandate: '202601-1' },
      { id: thingOfMember(TWO), email: null },
    ],
  });
  const made = await stage.make(ONE);
  expect(made).toMatchObject({
    ...{ total: 1500, reversed: false, waitsForApproval: false, creditorId: 'NL69ZZZ123456780000' },
    ...{ states: ['collecting'], debits: [{ thing: thingOfMember(ONE), mandate: '202601-1' }] },
  });
  expect(await things()).toEqual([thingOfMember(TWO)]);
});

it('is read by the bank: the account, the mandate and the day', async () => {
  await stage.withMandate(ONE);
  const { id, debits } = await stage.make(ONE);
  expect((await stage.jan.error(DirectDebitXmlDocument, { id })).extensions.code).toBe('FORBIDDEN');
  const { xml } = (await stage.jan.data(TakeDirectDebitDocument, { id })).takeDirectDebit;
  const again = (await stage.jan.data(DirectDebitXmlDocument, { id })).directDebitFile;
  expect(again.xml).toBe(xml);
  expect(xml).toContain('<CstmrDrctDbtInitn>');
  expect(xml).toContain(`<ReqdColltnDt>${earliestDay()}</ReqdColltnDt>`);
  expect(xml).toContain('<MndtId>202601-1</MndtId>');
  expect(xml).toContain(`<EndToEndId>${debits[0]?.endToEndId}</EndToEndId>`);
});

it('what was seen is what is collected', async () => {
  await stage.withMandate(ONE);
  await stage.withMandate(TWO);
  const refused = async (changes: object) =>
    (await stage.jan.error(MakeDirectDebitDocument, { directDebit: stage.asked([ONE, TWO], changes) }))
      .extensions;
  expect(await refused({ total: 2999 })).toMatchObject({ code: 'CONFLICT' });
  expect(await refused({ ids: [] })).toMatchObject({
    fields: { ids: 'Kies minstens een post om te incasseren' },
  });
  expect(await refused({ collectionDate: daysFromNow(13) })).toMatchObject({
    fields: { collectionDate: 'Kies een dag die minstens 14 dagen vooruit ligt' },
  });
  // Christmas 2099 is on a Friday.
  expect(await refused({ collectionDate: '2099-12-25' })).toMatchObject({
    fields: {
      collectionDate: 'Op deze dag incasseren banken niet. De eerste dag die kan is 28/12/2099',
    },
  });
  expect(await refused({ collectionDate: '2027-02-30' })).toMatchObject({
    fields: { collectionDate: 'Dit is geen geldige datum' },
  });
  await stage.make(TWO);
  expect(await refused({})).toMatchObject({ code: 'CONFLICT' });
  expect(await refused({ ids: ['invoice:weg'], total: 1 })).toMatchObject({ code: 'CONFLICT' });
});

it('of two at once one is made; sent twice it is made once', async () => {
  await stage.withMandate(ONE);
  const answers = await Promise.all(
    [stage.jan, stage.truus, stage.jan].map((person) =>
      person.run(MakeDirectDebitDocument, { directDebit: stage.asked([ONE]) }),
    ),
  );
  expect(answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? [])).toEqual([
    'CONFLICT',
    'CONFLICT',
  ]);
  await stage.withMandate(TWO);
  const again = { directDebit: stage.asked([TWO]), requestId: 'incasso-1' };
  const ids = [
    (await stage.jan.data(MakeDirectDebitDocument, again)).makeDirectDebit.id,
    (await stage.jan.data(MakeDirectDebitDocument, again)).makeDirectDebit.id,
  ];
  expect(ids[0]).toBe(ids[1]);
  expect((await stage.jan.data(DirectDebitFilesDocument)).directDebitFiles.edges).toHaveLength(2);
});

it('turned back, also twice, it can be collected anew', async () => {
  await stage.withMandate(ONE);
  const { id } = await stage.make(ONE);
  await stage.jan.data(ReverseDirectDebitDocument, { id });
  const { reverseDirectDebit } = await stage.truus.data(ReverseDirectDebitDocument, { id });
  expect(reverseDirectDebit.changeLog.filter((line) => line.includes('teruggedraaid'))).toHaveLength(1);
  expect((await stage.make(ONE)).reversed).toBe(false);
});

describe('the announcement', () => {
  it('goes to each payer with an address, once, also when the work is begun anew', async () => {
    await stage.withMandate(ONE);
    await stage.withMandate(TWO, { email: '' });
    const { id } = await stage.make(ONE, TWO);
    await stage.api.deliverMail();
    const [mail, ...others] = mailbox.mails;
    expect([mail?.to, others]).toEqual([['202601@voorbeeld.example'], []]);
    for (const told of ['€ 15,00', '202601-1', 'NL69ZZZ123456780000', 'eindigt op 6789', 'acht weken'])
      expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(told);
    expect(mail?.text).not.toContain('NL69INGB0123456789');
    const { debits } = await stage.file(id);
    expect(debits.map(({ email, announcedOn }) => [email, announcedOn !== null])).toEqual([
      ['202601@voorbeeld.example', true],
      ['', false],
    ]);
    // A crash came between the mail and its note.
    await DirectDebitFileModel.updateOne({ _id: id }, { $unset: { 'debits.$[].announcedOn': 1 } });
    await stage.api.portal.jobs.begin(await stage.api.portal.jobs.add('announceDirectDebit', id));
    await stage.api.deliverMail();
    expect(mailbox.mails).toHaveLength(1);
    expect((await stage.file(id)).debits[0]?.announcedOn).not.toBeNull();
  });

  it('of a file that was turned back before it went is not sent', async () => {
    await stage.withMandate(ONE);
    const { id } = await stage.make(ONE);
    await jobsEnded();
    expect(await JobModel.countDocuments({ label: 'directDebitAnnouncement' })).toBe(1);
    await stage.jan.data(ReverseDirectDebitDocument, { id });
    await stage.api.deliverMail();
    expect(mailbox.mails).toEqual([]);
  });
});

describe('what is being collected', () => {
  it('is shown so on Openstaand, and is not reminded, linked or written off', async () => {
    await stage.withMandate(ONE);
    const { id } = await stage.make(ONE);
    const [row] = (await stage.jan.data(DebitOpenReceivablesDocument)).openReceivables;
    expect(row).toMatchObject({
      ...{ collectedOn: earliestDay(), nextReminder: null, nextLetter: null, canLink: false },
    });
    const itemId = `${ONE}:${THIS_YEAR}`;
    const mail = () =>
      receivableReminderTemplate(
        stage.api.portal.settings,
        stage.api.portal,
      )({ to: `${ONE}@voorbeeld.example`, data: { kind: 'clubContribution', itemId, step: 1 } });
    expect(await mail()).toBeNull();
    expect((await stage.jan.error(DebitWriteOffDocument, { id: thingOfMember(ONE) })).message).toContain(
      'geïncasseerd',
    );
    await stage.jan.data(ReverseDirectDebitDocument, { id });
    expect((await mail())?.subject).toContain('Herinnering');
    await stage.jan.data(DebitWriteOffDocument, { id: thingOfMember(ONE) });
  });

  it('and was paid in another way meanwhile is told on the file', async () => {
    await stage.withMandate(ONE);
    await stage.withMandate(TWO);
    const { id } = await stage.make(ONE, TWO);
    await ClubMemberModel.updateOne(
      { _id: TWO },
      { $push: { payments: { year: THIS_YEAR, via: 'manual', paidOn: daysFromNow(0), amount: 1500 } } },
    );
    expect((await stage.file(id)).states).toEqual(['collecting', 'otherwise']);
  });
});
