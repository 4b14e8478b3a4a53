import { CommissionModel } from '../../identity/people/commission.model';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { daysFromNow } from '../../testing/apiStage';
import { IssueRecurringProposalDocument, SkipRecurringProposalDocument } from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { makeCommission } from '../../testing/people';
import { CustomerModel } from '../customers/customer.model';
import { InvoiceModel } from '../invoices/invoice.model';
import { MOST_AT_ONCE } from './recurringContent';
import { RecurringInvoiceModel } from './recurringInvoice.model';
import { useRecurring } from './testRecurring';

const mailbox = useMailbox();
const stage = useRecurring({ smtp: mailbox.smtp });

const { add, addMissed, all, invoices, monthsOn, proposals, run, today } = stage;
const issue = (id: string, date: string, send = false, requestId?: string) =>
  stage.fien.run(IssueRecurringProposalDocument, { id, date, send, requestId });
const skip = (id: string, date: string, skipped = true) =>
  stage.fien.run(SkipRecurringProposalDocument, { id, date, skipped });
const mailed = async () => {
  await stage.api.deliverMail();
  return mailbox.mails.map(({ to, subject }) => [to?.[0], subject]);
};
const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: unknown } }[] }) =>
  errors?.[0]?.extensions.code;

describe('what is issued by itself', () => {
  it('is mailed on its day, with the month filled in, and says where it came from', async () => {
    const { id } = await add({}, { action: 'send' });
    expect(await invoices()).toEqual([]);
    await run();
    const [invoice, ...others] = await invoices(id);
    expect(others).toEqual([]);
    const month = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric' }).format(new Date());
    expect(invoice).toMatchObject({
      ...{ number: `${today().slice(0, 4)}-0001`, date: today(), title: `Huur ${month}` },
      ...{ recurringId: id, recurringDate: today(), creator: 'Backoffice' },
      sentAt: expect.any(String) as string,
    });
    expect(await mailed()).toEqual([
      ['jansen@bakkerij.example', `Factuur ${invoice?.number}: Huur ${month}`],
    ]);
    expect(await all()).toMatchObject([{ made: 1, issued: 1, nextDate: monthsOn(1) }]);
    expect(await proposals()).toEqual([]);
  });

  it('is one invoice and one mail, also when five run at once and again', async () => {
    const { id, firstDay } = await addMissed(2, { action: 'send' });
    await Promise.all(Array.from({ length: 5 }, () => run()));
    await run();
    await run();
    const made = await invoices(id);
    expect(made.map(({ recurringDate }) => recurringDate).sort()).toEqual([
      firstDay,
      monthsOn(1, firstDay),
      monthsOn(2, firstDay),
    ]);
    expect(new Set(made.map(({ number }) => number)).size).toBe(3);
    expect(await mailed()).toHaveLength(3);
    expect(await all()).toMatchObject([{ made: 3, issued: 3 }]);
  });

  it('is ended after a crash, wherever that came', async () => {
    const { id } = await add({}, { action: 'send' });
    await run();
    const first = await RecurringInvoiceModel.findById(id).lean(leanWithId).orFail();
    const proposal = { date: today(), isAutomatic: true, waitsSince: '', withMail: true };
    // The invoice was there, but neither mailed nor noted.
    await InvoiceModel.updateMany({}, { $set: { sentAt: null, file: null } });
    await RecurringInvoiceModel.updateOne(
      { _id: id },
      { $set: { issued: 0, proposals: [{ ...proposal, state: 'issuing' }] } },
    );
    await run();
    expect(await invoices(id)).toMatchObject([{ sentAt: expect.any(String) as string }]);
    expect(await mailed()).toHaveLength(1);
    // It was noted as begun, but the invoice was not there.
    await InvoiceModel.deleteMany({});
    await RecurringInvoiceModel.updateOne(
      { _id: id },
      { $set: { issued: 0, proposals: [{ ...proposal, state: 'issuing' }] } },
    );
    await run();
    expect(await invoices(id)).toHaveLength(1);
    expect(await mailed()).toHaveLength(1);
    expect(await all()).toMatchObject([{ made: first.made, issued: 1 }]);
  });

  it('is not made twice when the clock goes back', async () => {
    const { id } = await add({}, { action: 'send' });
    await run(monthsOn(1));
    await run(today());
    await run(daysFromNow(-40));
    expect((await invoices(id)).map(({ recurringDate }) => recurringDate).sort()).toEqual([
      today(),
      monthsOn(1),
    ]);
  });

  it('after a long time off is caught up with, so many at once', async () => {
    const { id } = await addMissed(MOST_AT_ONCE + 1, { action: 'send' });
    await run();
    expect(await invoices(id)).toHaveLength(MOST_AT_ONCE);
    await run();
    await run();
    const made = await invoices(id);
    expect(made).toHaveLength(MOST_AT_ONCE + 2);
    expect(new Set(made.map(({ date }) => date))).toEqual(new Set([today()]));
  });

  it('ends after its last time', async () => {
    const { id } = await addMissed(5, { action: 'send', times: 2 });
    await run();
    await run(monthsOn(12));
    expect(await invoices(id)).toHaveLength(2);
    expect(await all()).toMatchObject([{ state: 'finished', nextDate: null, made: 2 }]);
  });
});

describe('what cannot be issued by itself', () => {
  const obstacles: Record<string, () => Promise<object>> = {
    'De klant is verwijderd: kies een andere klant of geen.': async () => {
      const fields = { name: 'Jansen', sortName: 'jansen' };
      const { id } = await CustomerModel.create(fields);
      return { customerId: id };
    },
    'De commissie staat in het archief: kies een andere.': async () => ({
      commissionId: await makeCommission(3, 'Optocht'),
    }),
    'Vul een e-mailadres in om de factuur te versturen': () => Promise.resolve({}),
  };
  it.each(Object.keys(obstacles))('waits, and the treasurer is told: %s', async (message) => {
    const { id } = await add(await obstacles[message]?.(), { action: 'send' });
    await CustomerModel.updateMany({}, { $set: { deleted: true } });
    await CommissionModel.updateMany({}, { $set: { archived: true } });
    if (message.startsWith('Vul'))
      await RecurringInvoiceModel.updateOne({ _id: id }, { $set: { emailClient: '' } });
    await run();
    await run();
    expect(await invoices()).toEqual([]);
    expect(await proposals()).toMatchObject([{ recurringId: id, date: today(), obstacle: message }]);
    expect(await mailed()).toEqual([[stage.fien.email, 'Er staat een terugkerende factuur klaar']]);
    expect(mailbox.mails[0]?.text).toContain(message);
    // Mended it still waits for a person, who issues it.
    await RecurringInvoiceModel.updateOne(
      { _id: id },
      { $set: { customerId: null, commissionId: null, emailClient: 'jansen@bakkerij.example' } },
    );
    await run();
    expect(await invoices()).toEqual([]);
    expect((await issue(id, today(), true)).data?.issueRecurringProposal.recurringId).toBe(id);
    expect(await proposals()).toEqual([]);
  });

  it('keeps none of the others', async () => {
    const { id } = await add({}, { action: 'send' });
    await add({ nameClient: 'Slagerij Piet' }, { action: 'send' });
    await RecurringInvoiceModel.updateOne({ _id: id }, { $set: { emailClient: '' } });
    await run();
    expect(await invoices()).toHaveLength(1);
    expect(await proposals()).toHaveLength(1);
  });
});

describe('what waits', () => {
  it('is mailed about once a day', async () => {
    await add();
    await run();
    await run();
    expect(await mailed()).toEqual([[stage.fien.email, 'Er staat een terugkerende factuur klaar']]);
    await run(daysFromNow(1));
    expect(await mailed()).toHaveLength(1);
  });

  it('is issued by one press, once, also by five at once', async () => {
    const { id } = await add();
    const answers = await Promise.all(Array.from({ length: 5 }, () => issue(id, today())));
    expect(new Set(answers.map(({ data }) => data?.issueRecurringProposal.id)).size).toBe(1);
    expect(answers[0]?.data?.issueRecurringProposal).toMatchObject({ date: today(), sentAt: null });
    expect(await InvoiceModel.countDocuments()).toBe(1);
    expect(await all()).toMatchObject([{ issued: 1 }]);
    expect(await proposals()).toEqual([]);
    expect(await mailed()).toEqual([]);
  });

  it('sent twice is one invoice and one mail', async () => {
    const { id } = await add();
    await Promise.all([1, 2, 3].map(() => issue(id, today(), true, 'een-verzoek')));
    expect(await InvoiceModel.countDocuments()).toBe(1);
    expect(await mailed()).toHaveLength(1);
  });

  it('takes numbers without a gap beside others', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await add()).id));
    await Promise.all(ids.map((id) => issue(id, today())));
    const year = today().slice(0, 4);
    expect((await invoices()).map(({ number }) => number).sort()).toEqual(
      [1, 2, 3, 4].map((sequence) => `${year}-000${sequence}`),
    );
  });

  it('is skipped and put back; twice is harmless', async () => {
    const { id } = await add();
    for (let twice = 0; twice < 2; twice += 1)
      expect((await skip(id, today())).data?.skipRecurringProposal.skipped).toEqual([today()]);
    expect(await proposals()).toEqual([]);
    expect(codeOf(await issue(id, today()))).toBe('BAD_USER_INPUT');
    await run();
    expect(await invoices()).toEqual([]);
    const { data } = await skip(id, today(), false);
    expect(data?.skipRecurringProposal).toMatchObject({
      skipped: [],
      changeLog: [
        expect.any(String),
        expect.stringMatching(/overgeslagen$/),
        expect.stringMatching(/teruggezet$/),
      ],
    });
    expect(await proposals()).toHaveLength(1);
  });

  it('is skipped or issued, whoever comes first', async () => {
    const { id } = await add();
    const [issued, skipped] = await Promise.all([issue(id, today()), skip(id, today())]);
    expect([issued, skipped].filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await InvoiceModel.countDocuments()).toBe(issued.errors ? 0 : 1);
  });

  it('is refused of a date that is none, and skipping what was issued', async () => {
    const { id } = await add();
    expect(codeOf(await issue(id, daysFromNow(1)))).toBe('NOT_FOUND');
    expect(codeOf(await skip(id, daysFromNow(1)))).toBe('NOT_FOUND');
    await issue(id, today());
    const answer = await skip(id, today());
    expect(answer.errors?.[0]?.message).toBe('Deze factuur is al uitgegeven.');
    expect(await InvoiceModel.countDocuments()).toBe(1);
  });
});

it('a credit note of it is of no recurring invoice, so the next one comes all the same', async () => {
  const { id } = await add({}, { action: 'send' });
  await run();
  const [invoice] = await invoices(id);
  await stage.fien.data(
    'mutation ($id: ID!) { creditInvoice(id: $id) { id } }' as never,
    {
      id: invoice?.id,
    } as never,
  );
  expect(await invoices(id)).toHaveLength(1);
  await run(monthsOn(1));
  expect(await invoices(id)).toHaveLength(2);
});
