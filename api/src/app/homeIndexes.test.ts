import mongoose, { type Model } from 'mongoose';

import { NOT_DONE } from '../finance/bank/bankLine.service';
import { BankLineModel } from '../finance/claims/bankLine.model';
import { DirectDebitFileModel, PaymentFileModel } from '../finance/claims/directDebit.model';
import { InvoiceModel } from '../finance/invoices/invoice.model';
import { AdvertisementModel } from '../krant/advertisements/advertisement.model';
import { up } from '../migrations/20261216-former-indexes';
import { FAILED_LAST, JobModel, JobState } from '../platform/jobs/job.model';
import { CalendarEntryModel } from '../secretariat/calendar/calendar.model';
import { OrderModel } from '../stock/orders/order.model';
import { useApi } from '../testing/apiStage';
import { NewsItemModel } from '../website/news/news.model';
import { isOut } from '../website/public/public.service';
import { NewsTag } from '../website/website.enums';

useApi();

const day = { $gte: '2024-01-01', $lt: '2026-01-01' };
const asked: [string, Model<never>, object][] = [
  [
    'lines of the bank',
    BankLineModel as never,
    { ignored: false, 'matches.target': null, 'booking.description': null, ...NOT_DONE },
  ],
  ['payment files', PaymentFileModel as never, { 'approval.at': null, reversed: false }],
  ['direct debit files', DirectDebitFileModel as never, { 'approval.at': null, reversed: false }],
  ['late invoices', InvoiceModel as never, { dueDate: day, creditOf: null, paidOn: null }],
  [
    'late advertisements',
    AdvertisementModel as never,
    { bankPaidOn: null, onlinePaidOn: null, 'invoice.dueDate': day },
  ],
  ['orders', OrderModel as never, { placed: true, state: { $in: ['new', 'paid'] } }],
  ['jobs', JobModel as never, { $or: [{ state: JobState.failed }, FAILED_LAST] }],
  ['programme', CalendarEntryModel as never, { date: { $gte: '2026-01-01' } }],
];

it.each(asked)('%s of the home page are found by an index', async (_what, model, filter) => {
  const plan = JSON.stringify(await model.collection.find(filter).explain('queryPlanner'));
  expect(plan).toContain('IXSCAN');
  expect(plan).not.toContain('COLLSCAN');
});

it.each([null, NewsTag.ubpf])(
  'the public news %j is read in the order of an index, never sorted',
  async (tag) => {
    const found = NewsItemModel.collection.find(isOut(tag)).sort({ order: -1, _id: 1 }).limit(21);
    const plan = JSON.stringify(await found.explain('queryPlanner'));
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toMatch(/COLLSCAN|"SORT"/);
  },
);

it('the narrower index that was there before is dropped, once', async () => {
  const { collection } = NewsItemModel;
  await collection.createIndex({ order: -1 });
  const db = mongoose.connection.db as never;
  await up(db);
  await up(db);
  const names = (await collection.indexes()).map(({ name }) => name);
  expect(names).not.toContain('order_-1');
  expect(names).toContain('order_-1__id_1');
});
