import { DirectDebitFileModel } from '../../finance/claims/directDebit.model';
import { up } from '../../migrations/20261203-taken-direct-debits';
import { JobModel, JobState } from '../../platform/jobs/job.model';
import { daysFromNow } from '../../testing/apiStage';
import {
  AddClubMandateDocument,
  ApproveDirectDebitDocument,
  CollectableDocument,
  EndClubMandateDocument,
  ReverseDirectDebitDocument,
  TakeDirectDebitDocument,
  WithdrawDirectDebitApprovalDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn } from '../../testing/people';
import { ClubMemberModel } from './member.model';
import { thingOfMember, useDebits } from './payments/testDebits';

const mailbox = useMailbox();
const [ONE, TWO] = ['202601', '202602'] as const;
const OFF = 'Incasso gaat niet door';

/** What the tests of both ways of approving share. */
function useEnds(options: Parameters<typeof useDebits>[0]) {
  const stage = useDebits(options);
  const end = async (memberId: string) => {
    const wim = await signedIn(stage.api, { general: ['clubAdmin'] });
    const { revision } = await ClubMemberModel.findById(memberId).orFail();
    await wim.data(EndClubMandateDocument, { memberId, revision });
  };
  const both = async () => {
    await stage.withMandate(ONE);
    await stage.withMandate(TWO);
    return stage.make(ONE, TWO);
  };
  const deliver = async () => {
    await stage.api.deliverMail();
    return mailbox.mails.map(({ to, subject }) => [to[0], (subject ?? '').split(':')[0]]);
  };
  const take = async (id: string) => (await stage.jan.data(TakeDirectDebitDocument, { id })).takeDirectDebit;
  return Object.assign(stage, { end, both, deliver, take });
}

describe('a mandate that ends after the file was made', () => {
  const stage = useEnds({ smtp: mailbox.smtp });

  it('is told on the file; what was not fetched yet no longer holds the line, which can be collected anew', async () => {
    const { id } = await stage.both();
    await stage.deliver();
    await stage.end(ONE);
    expect(await stage.file(id)).toMatchObject({
      ...{ states: ['collecting', 'collecting'], mandateEnds: [daysFromNow(0), null], total: 3000 },
    });
    const taken = await stage.take(id);
    expect(taken).toMatchObject({ states: ['dropped', 'collecting'], total: 1500 });
    expect(taken.xml).not.toContain('202601-1');
    expect(taken.xml).toContain('<NbOfTxs>1</NbOfTxs>');
    expect(taken.changeLog.at(-1)).toContain(
      'opgehaald voor de bank, zonder 1 regel waarvan de machtiging is beëindigd',
    );
    // Who had been told is told that it is off; the other is not.
    expect((await stage.deliver()).filter(([, subject]) => subject === OFF)).toEqual([
      [`${ONE}@voorbeeld.example`, OFF],
    ]);
    expect(mailbox.mails.at(-1)?.text).toContain('omdat machtiging 202601-1 is beëindigd');
    const wim = await signedIn(stage.api, { general: ['clubAdmin'] });
    const { revision } = await ClubMemberModel.findById(ONE).orFail();
    await wim.data(AddClubMandateDocument, {
      ...{ memberId: ONE, revision },
      mandate: { holder: 'J. Jansen', iban: 'NL69INGB0123456789', signedOn: daysFromNow(0) },
    });
    const { receivables } = (await stage.jan.data(CollectableDocument)).collectable;
    expect(receivables).toMatchObject([{ id: thingOfMember(ONE), mandate: '202601-2' }]);
    expect(await stage.make(ONE)).toMatchObject({ states: ['collecting'], mandateEnds: [null] });
  });

  it('and was fetched before stays in it, and is told', async () => {
    const { id } = await stage.both();
    const first = await stage.take(id);
    await stage.end(ONE);
    const again = await stage.take(id);
    expect(again.xml).toBe(first.xml);
    expect(again).toMatchObject({
      ...{
        states: ['collecting', 'collecting'],
        mandateEnds: [daysFromNow(0), null],
        takenOn: first.takenOn,
      },
    });
    expect((await stage.deliver()).filter(([, subject]) => subject === OFF)).toEqual([]);
  });

  it('of all its lines: nothing is fetched, it is to be turned back', async () => {
    const { id } = await stage.both();
    await stage.end(ONE);
    await stage.end(TWO);
    expect((await stage.jan.error(TakeDirectDebitDocument, { id })).message).toBe(
      'Alle machtigingen van dit incassobestand zijn beëindigd. Draai het bestand terug.',
    );
    expect(await stage.file(id)).toMatchObject({ takenOn: null, total: 3000 });
    await stage.jan.data(ReverseDirectDebitDocument, { id });
    expect((await stage.jan.error(TakeDirectDebitDocument, { id })).message).toBe(
      'Dit incassobestand is teruggedraaid.',
    );
  });

  it('while it is fetched by two at once: both get the same text, one line is let go once', async () => {
    const { id } = await stage.both();
    const [, ...texts] = await Promise.all([stage.end(ONE), stage.take(id), stage.take(id)]);
    expect(new Set(texts.map(({ xml }) => xml)).size).toBe(1);
    const { changeLog, states, mandateEnds } = await stage.file(id);
    expect(changeLog.filter((line) => line.includes('opgehaald'))).toHaveLength(1);
    // It ended before the fetch, or after it: then it is told.
    expect([states[0], mandateEnds[0]]).toEqual([
      texts[0]?.xml.includes('202601-1') ? 'collecting' : 'dropped',
      daysFromNow(0),
    ]);
  });

  it('of a file that is not there: nothing is fetched', async () => {
    const gone = { id: '64b0000000000000000000aa' };
    expect((await stage.jan.error(TakeDirectDebitDocument, gone)).extensions.code).toBe('NOT_FOUND');
  });
});

describe('a file that is turned back after it was announced', () => {
  const stage = useEnds({ smtp: mailbox.smtp });

  it('is told to who was mailed, once, also when it is turned back twice or a crash comes between', async () => {
    const { id } = await stage.both();
    await stage.deliver();
    await stage.jan.data(ReverseDirectDebitDocument, { id });
    await stage.truus.data(ReverseDirectDebitDocument, { id });
    const off = async () => (await stage.deliver()).filter(([, subject]) => subject === OFF);
    expect(await off()).toEqual([ONE, TWO].map((one) => [`${one}@voorbeeld.example`, OFF]));
    expect(mailbox.mails.at(-1)?.text.replaceAll('\u00a0', ' ')).toContain('€ 15,00');
    // A crash came between the mail and its note.
    await DirectDebitFileModel.updateOne({ _id: id }, { $unset: { 'debits.$[].withdrawnOn': 1 } });
    const { jobs } = stage.api.portal;
    await jobs.begin(await jobs.add('withdrawnDirectDebit', id));
    expect(await off()).toHaveLength(2);
    expect((await stage.file(id)).debits.map(({ withdrawnOn }) => withdrawnOn !== null)).toEqual([
      true,
      true,
    ]);
  });

  it('by a process that ended before it told anybody is told all the same', async () => {
    const { id } = await stage.both();
    await stage.deliver();
    const begin = jest.spyOn(stage.api.portal.jobs, 'begin').mockRejectedValueOnce(new Error('gone'));
    await stage.jan.error(ReverseDirectDebitDocument, { id });
    begin.mockRestore();
    expect((await stage.file(id)).reversed).toBe(true);
    // What nobody begins, begins by itself after a minute.
    const waits = { name: 'withdrawnDirectDebit', subject: id, state: JobState.running };
    expect(await JobModel.countDocuments(waits)).toBe(1);
    await JobModel.updateOne(waits, { $set: { nextRunAt: new Date() } });
    await stage.api.portal.jobs.runDue('withdrawnDirectDebit');
    expect((await stage.deliver()).filter(([, subject]) => subject === OFF)).toHaveLength(2);
  });

  it('files of before this was kept count as taken, and what was announced as mailed', async () => {
    const id = '64b0000000000000000000ab';
    const at = new Date('2026-11-20T10:00:00Z');
    const debit = {
      thing: 'a:1',
      slot: 'a:1',
      endToEndId: 'e',
      name: 'n',
      holder: 'h',
      iban: 'i',
      amount: 1,
    };
    const files = DirectDebitFileModel.collection;
    await files.insertOne({
      ...{ _id: id as never, reversed: false, creationDate: at },
      debits: [{ ...debit, announcedOn: at }, debit],
    });
    for (let turn = 0; turn < 2; turn++) await up(files.conn.db as never);
    const after = await DirectDebitFileModel.findById(id).lean().orFail();
    expect(after.takenOn).toEqual(at);
    expect(after.debits.map(({ mailedOn }) => mailedOn ?? null)).toEqual([at, null]);
  });
});

describe('with approval by another', () => {
  const stage = useEnds({ smtp: mailbox.smtp, paymentApproval: true });

  it('the approval lets go of the line; then nobody is told, as nobody was told of it', async () => {
    const { id } = await stage.both();
    await stage.end(TWO);
    const { approveDirectDebit } = await stage.truus.data(ApproveDirectDebitDocument, { id });
    expect(approveDirectDebit).toMatchObject({ states: ['collecting', 'dropped'], total: 1500 });
    expect(await stage.deliver()).toEqual([[`${ONE}@voorbeeld.example`, 'Aankondiging van een incasso']]);
    // And what ends between the approval and the first fetch is let go by that.
    await stage.truus.data(WithdrawDirectDebitApprovalDocument, { id });
    await stage.end(ONE);
    expect((await stage.truus.error(ApproveDirectDebitDocument, { id })).message).toContain(
      'Draai het bestand',
    );
  });
});
