import { JobModel } from '../../platform/jobs/job.model';
import { daysFromNow } from '../../testing/apiStage';
import { OpenReceivablesDocument, RemindReceivablesDocument } from '../../testing/gql/graphql';
import { ReceivableReminderModel } from '../claims/openReceivable.type';
import { lateInvoice } from '../claims/testReceivables';
import { InvoiceModel } from '../invoices/invoice.model';
import { useFinance } from '../testFinance';
import { receivableReminderTemplate } from './receivableReminder.template';

const stage = useFinance();
const open = async () => (await stage.jan.data(OpenReceivablesDocument)).openReceivables;
const remind = async (...ids: string[]) =>
  (await stage.jan.data(RemindReceivablesDocument, { ids: ids.map((id) => `invoice:${id}`) }))
    .remindReceivables;
const mails = () => JobModel.find({ label: 'receivableReminder' }).lean();
const contentOf = (id: string, step = 1, to = 'bakker@voorbeeld.example') =>
  receivableReminderTemplate(
    stage.api.portal.settings,
    stage.api.portal,
  )({
    to,
    data: { kind: 'invoice', itemId: id, step },
  });
/** As if the reminders of it were sent some days earlier. */
const daysPass = (id: string, days: number) =>
  ReceivableReminderModel.updateMany({ key: `invoice:${id}` }, { $set: { day: daysFromNow(-days) } });

it('lists what is open, what is to be paid first at the top, with how late it is', async () => {
  const later = await lateInvoice(-5, { nameClient: 'Slager' });
  const late = await lateInvoice(20, { emailClient: '' });
  await lateInvoice(40, { paidOn: daysFromNow(-1) });
  expect(await open()).toMatchObject([
    { id: `invoice:${late}`, area: 'Facturen', daysLate: 20, email: null, nextReminder: null, amount: 5000 },
    { id: `invoice:${later}`, daysLate: 0, dueDate: daysFromNow(5), nextReminder: daysFromNow(19) },
  ]);
});

it('reminds in steps, each at least two weeks after the one before, three at most', async () => {
  const id = await lateInvoice(13);
  expect(await remind(id)).toEqual({ sent: 0, skipped: 1 });
  await InvoiceModel.updateOne({ _id: id }, { dueDate: daysFromNow(-14) });
  for (const step of [1, 2, 3]) {
    expect(await remind(id)).toEqual({ sent: 1, skipped: 0 });
    expect(await remind(id)).toEqual({ sent: 0, skipped: 1 });
    expect((await open())[0]?.reminders.map((reminder) => reminder.step)).toHaveLength(step);
    await daysPass(id, 13);
    expect(await remind(id)).toEqual({ sent: 0, skipped: 1 });
    await daysPass(id, 14);
  }
  expect(await remind(id)).toEqual({ sent: 0, skipped: 1 });
  expect((await open())[0]).toMatchObject({ nextReminder: null, reminders: [{ byName: 'Jan' }, {}, {}] });
  expect(await mails()).toHaveLength(3);
});

it('of ten who press at once one reminds, by one mail', async () => {
  const id = await lateInvoice(20);
  const answers = await Promise.all(Array.from({ length: 10 }, () => remind(id)));
  expect(answers.filter(({ sent }) => sent === 1)).toHaveLength(1);
  expect([await mails(), await ReceivableReminderModel.find()].map(({ length }) => length)).toEqual([1, 1]);
});

it('after a crash between mail and note the step is taken again, without a second mail', async () => {
  const id = await lateInvoice(20);
  await remind(id);
  await ReceivableReminderModel.deleteMany({});
  expect(await remind(id)).toEqual({ sent: 1, skipped: 0 });
  expect(await mails()).toHaveLength(1);
});

it('sent twice is done once', async () => {
  const asked = { ids: [`invoice:${await lateInvoice(20)}`], requestId: 'herinner-1' };
  const one = await stage.jan.data(RemindReceivablesDocument, asked);
  expect(await stage.jan.data(RemindReceivablesDocument, asked)).toEqual(one);
  expect(one.remindReceivables).toEqual({ sent: 1, skipped: 0 });
});

it('the mail says what, how much, where and under which reference, with a code to scan', async () => {
  const id = await lateInvoice(20);
  const { number } = await InvoiceModel.findById(id).orFail();
  const mail = await contentOf(id, 2);
  expect(mail?.subject).toBe(`Tweede herinnering: Factuur ${number}, Bakkerij Jansen: Reclamebord`);
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('€ 50,00');
  expect(mail?.text).toContain('NL91ABNA0417164300');
  expect(mail?.text).toContain(`Kenmerk: ${number}`);
  expect(mail?.attachments?.[0]?.content.subarray(0, 3).toString()).toBe('GIF');
});

it('is not sent when it was paid meanwhile, or goes to another address by now', async () => {
  const id = await lateInvoice(20);
  expect(await contentOf(id, 1, 'iemand@anders.example')).toBeNull();
  await InvoiceModel.updateOne({ _id: id }, { paidOn: daysFromNow(0) });
  expect(await contentOf(id)).toBeNull();
  expect(await remind(id)).toEqual({ sent: 0, skipped: 1 });
});

it('is for something, and for not too much', async () => {
  expect((await stage.jan.error(RemindReceivablesDocument, { ids: [] })).extensions.fields).toEqual({
    ids: 'Kies wat je wilt herinneren',
  });
  const many = Array.from({ length: 501 }, (_, at) => `invoice:${at}`);
  expect((await stage.jan.error(RemindReceivablesDocument, { ids: many })).extensions.fields).toEqual({
    ids: 'Herinner hoogstens 500 posten tegelijk',
  });
});
