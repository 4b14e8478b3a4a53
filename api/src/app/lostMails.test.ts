import { useDebits } from '../club/members/payments/testDebits';
import { InvoiceModel } from '../finance/invoices/invoice.model';
import { UserModel } from '../identity/people/user.model';
import { hashToken } from '../identity/sessions/session.model';
import { JobModel, JobState } from '../platform/jobs/job.model';
import { sendLeftMails } from '../platform/records/pendingMails';
import {
  InvoiceSaveInvoiceDocument,
  MakeDirectDebitDocument,
  ResetPasswordDocument,
  SendInvoiceDocument,
} from '../testing/gql/graphql';
import { useMailbox } from '../testing/mailbox';
import { usePerson } from '../testing/people';
import { jobsEnded } from '../testing/startApi';
import { actAs } from '../testing/testClient';

// A process that ends after its write and before the outbox: the mail comes all the same, and once.

const mailbox = useMailbox();
const stage = useDebits({ smtp: mailbox.smtp });
const truus = usePerson(stage, { name: 'Truus', general: ['secFact'] });

/** Does something in a process that is gone when its mail is to go to the outbox. */
async function dying(act: () => Promise<unknown>): Promise<void> {
  const { mail } = stage.api.portal;
  const gone = () => Promise.reject(new Error('The process is gone.'));
  const spies = [
    jest.spyOn(mail, 'sendFrom').mockImplementation(gone),
    jest.spyOn(mail, 'enqueueAll').mockImplementation(gone),
    jest.spyOn(mail, 'enqueueOnce').mockImplementation(gone),
  ];
  await act();
  for (const spy of spies) spy.mockRestore();
  expect(await JobModel.countDocuments({ name: 'mail' })).toBe(0);
}
/** What the next process sends, in two rounds of its recurring job. */
async function swept(): Promise<(string | undefined)[]> {
  const { mail } = stage.api.portal;
  for (let round = 0; round < 2; round++) {
    await Promise.all([sendLeftMails(mail), sendLeftMails(mail)]);
    await stage.api.deliverMail();
  }
  return mailbox.mails.map(({ subject }) => subject);
}
const invoice = {
  ...{ requestId: 'factuur-1', nameClient: 'Bakkerij Jansen', addressClient: 'Dorpsstraat 1' },
  ...{ postalCodeClient: '7071 AA Ulft', emailClient: 'jansen@bakkerij.example', title: 'Advertentie' },
  ...{ description: 'Halve pagina', amount: 12_550 },
};

it('a decision about a declaration', async () => {
  const { id } = await stage.declare();
  await dying(() => stage.decide(id, true));
  expect(await swept()).toEqual([expect.stringMatching(/goedgekeurd/i)]);
  expect(mailbox.mails[0]?.to).toEqual([stage.piet.email]);
});

it('an invoice that was issued to be mailed', async () => {
  await dying(() => truus.run(InvoiceSaveInvoiceDocument, { invoice, send: true }));
  const stored = await InvoiceModel.findOne().lean().orFail();
  expect([stored.sentAt !== null, Boolean(stored.file)]).toEqual([true, false]);
  expect(await swept()).toEqual([`Factuur ${stored.number}: Advertentie`]);
});

it('an invoice that was mailed once more', async () => {
  const { id, number } = (await truus.data(InvoiceSaveInvoiceDocument, { invoice, send: false })).saveInvoice;
  await dying(() => truus.run(SendInvoiceDocument, { id, email: 'ander@bakkerij.example' }));
  expect(await swept()).toEqual([`Factuur ${number}: Advertentie`]);
  expect(mailbox.mails[0]?.to).toEqual(['ander@bakkerij.example']);
  await truus.data(SendInvoiceDocument, { id });
  expect(await swept()).toHaveLength(2);
});

it('that a password was chosen with a link', async () => {
  const token = 'x'.repeat(43);
  const passwordReset = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + 60_000) };
  await UserModel.updateOne({ _id: stage.piet.id }, { $set: { passwordReset } });
  await dying(() => actAs(stage.api.url).run(ResetPasswordDocument, { token, password: 'oeteldonk-1881' }));
  expect(await swept()).toHaveLength(1);
  expect(mailbox.mails[0]?.to).toEqual([stage.piet.email]);
});

it('the announcement of a direct debit, whose job nobody began', async () => {
  await stage.withMandate('202601');
  await dying(async () => {
    const begin = jest.spyOn(stage.api.portal.jobs, 'begin').mockRejectedValue(new Error('gone'));
    await stage.jan.run(MakeDirectDebitDocument, { directDebit: stage.asked(['202601']) });
    begin.mockRestore();
  });
  // It begins by itself after a minute.
  const waits = { name: 'announceDirectDebit', state: JobState.running };
  const { modifiedCount } = await JobModel.updateOne(waits, { $set: { nextRunAt: new Date() } });
  expect(modifiedCount).toBe(1);
  await stage.api.portal.jobs.runDue('announceDirectDebit');
  await jobsEnded();
  expect(await swept()).toEqual([expect.stringContaining('Aankondiging van een incasso')]);
});

it('keeps nothing of a mail in the record once it is in the outbox', async () => {
  const { id } = (await truus.data(InvoiceSaveInvoiceDocument, { invoice, send: true })).saveInvoice;
  const stored = await InvoiceModel.findById(id).select('+pendingMails').lean<{ pendingMails?: unknown[] }>();
  expect(stored?.pendingMails).toEqual([]);
});
