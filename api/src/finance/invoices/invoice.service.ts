import { isValidObjectId, Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { anyHoldsWords } from '../../platform/database/reading/findByWords';
import { leanWithId } from '../../platform/database/reading/leanFind';
import {
  countRecords,
  type Page,
  type PageRequest,
  readPage,
} from '../../platform/database/reading/readPage';
import { daysAfter, isCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { StoredFile } from '../../platform/files/storedFile.type';
import { sentRequestKey } from '../../platform/once/once';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn, mailsOfNew, type NewMail } from '../../platform/records/pendingMails';
import { addRecord, getRecord } from '../../platform/records/records';
import { isMailAddress } from '../../platform/text/inputFields';
import { searchable } from '../../platform/text/plainText';
import { bankParts, settledOn } from '../claims/bankParts';
import { paidOnline } from '../claims/onlinePayments';
import { listReceivables, type WithSources, writtenOff } from '../claims/receivable';
import { paidByBank } from '../claims/settling';
import { CustomerModel } from '../customers/customer.model';
import { dueDateOf, withPdf } from './document/invoiceDocument.service';
import type { InvoiceInput } from './invoice.input';
import { type Invoice, InvoiceModel } from './invoice.model';
import { invoiceTexts } from './invoice.texts';
import { type Debtor, InvoiceState } from './invoice.types';
import { searchedInvoiceFields, storedInvoice } from './invoiceFields';
import { isIn, listOpenInvoices, listPaidInvoices, mustBeIssuable } from './invoiceStates';

/** Nobody pays an invoice longer before it was issued. */
const A_YEAR = 365;
const WHAT = 'Deze factuur';

/** Which invoices. */
export interface InvoiceFilter {
  search?: string | null;
  state?: InvoiceState | null;
  commissionId?: string | null;
  recurringId?: string | null;
}

/** Invoices and credit notes, newest first. */
export async function pageOfInvoices(filter: InvoiceFilter, page: PageRequest): Promise<Page<Invoice>> {
  const { search, state, commissionId, recurringId } = filter;
  const each = anyHoldsWords(['number', ...searchedInvoiceFields], search);
  const conditions = [
    ...each,
    ...(state ? [await isIn(state)] : []),
    ...(commissionId ? [{ commissionId }] : []),
    ...(recurringId ? [{ recurringId }] : []),
  ];
  const filtered = conditions.length > 0 ? { $and: conditions } : {};
  return readPage<Invoice>(InvoiceModel, filtered, page, {}, countRecords);
}

/** One invoice. @throws NOT_FOUND */
export function getInvoice(id: string): Promise<Invoice> {
  return getRecord<Invoice>(InvoiceModel, id, WHAT);
}

/**
 * Issues an invoice: the next number of the year, its pdf, and with `send` a mail with the pdf. Safe to repeat.
 * @throws BAD_USER_INPUT
 */
export async function saveInvoice(
  portal: PortalContext,
  actor: SessionUser,
  input: InvoiceInput,
  send: boolean,
): Promise<Invoice> {
  const requestId = sentRequestKey();
  const fields = storedInvoice(input);
  await mustBeIssuable(input, fields, { portal, send });
  const sent = { requestId, createdBy: actor.id };
  const issued =
    (await InvoiceModel.findOne(sent).lean(leanWithId)) ??
    (await issueNumbered(
      actor,
      { ...fields, requestId, ...(send ? issuedAndSent(actor, fields.emailClient) : issuedOnly(actor)) },
      () => InvoiceModel.findOne(sent).lean(leanWithId),
    ));
  await portal.mail.sendFrom(InvoiceModel, issued.id);
  return withPdf(portal, issued);
}

const issuedOnly = (actor: SessionUser) => ({ changeLog: [logLine(actor, 'factuur gemaakt')] });

/** Issued and mailed in one write; the mail makes the pdf when a crash comes before it. */
function issuedAndSent(actor: SessionUser, to: string) {
  const _id = new Types.ObjectId();
  return {
    ...{ _id, sentAt: new Date(), ...mailsOfNew(mailOf(_id.toHexString(), to)) },
    changeLog: [logLine(actor, 'factuur gemaakt'), logLine(actor, 'factuur verzonden')],
  } as Partial<Invoice>;
}

function mailOf(invoiceId: string, to: string): NewMail {
  return { template: 'invoice', to, data: { invoiceId } };
}

/** The pdf of an invoice, which is there or is made now. */
export async function fileOf(
  portal: PortalContext,
  { id, file: known }: Pick<Invoice, 'id' | 'file'>,
): Promise<StoredFile> {
  if (known) return known;
  const { file } = await withPdf(portal, await getInvoice(id));
  if (!file) throw new Error('An invoice with a pdf has none.');
  return file;
}

/** Mails an invoice, again if it was mailed before. @param email another address than its own */
export async function sendInvoice(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  email?: string | null,
): Promise<Invoice> {
  const invoice = await withPdf(portal, await getInvoice(id));
  const to = email?.trim() || invoice.emailClient;
  if (!to) throw badInput({ emailClient: invoiceTexts.noAddress });
  if (!isMailAddress(to)) throw badInput({ emailClient: invoiceTexts.email });
  const after = await change(id, {
    $set: { sentAt: new Date() },
    $push: { ...pushLogLine(actor, 'factuur verzonden'), ...mailsIn(mailOf(id, to)) },
  });
  await portal.mail.sendFrom(InvoiceModel, id);
  return after;
}

/** Issues the credit note of an invoice, once. @throws BAD_USER_INPUT, NOT_FOUND */
export async function creditInvoice(portal: PortalContext, actor: SessionUser, id: string): Promise<Invoice> {
  const invoice = await getInvoice(id);
  if (invoice.creditOf) throw new AppError('BAD_USER_INPUT', invoiceTexts.creditOfCredit);
  await mustNotBeWrittenOff(id);
  const { number, amount, date } = invoice;
  const isPaidOnline = (await paidOnline('invoice', [id])).has(id);
  if (!isPaidOnline && (await isPaidInPart(id)))
    throw new AppError('BAD_USER_INPUT', invoiceTexts.paidInPart);
  const isPaidBack = Boolean(invoice.paidOn) || isPaidOnline || (await paidByBank('invoice', [id])).has(id);
  const { lines, ...fields } = storedInvoice(invoice);
  const note = await issueNumbered(
    actor,
    {
      ...fields,
      lines: lines.map((line) => ({ ...line, quantity: -line.quantity })),
      amount: -amount,
      ...{ creditOf: id, creditOfNumber: number, creditOfDate: date, isPaidBack },
      changeLog: [logLine(actor, `creditfactuur van ${number} gemaakt`)],
    },
    async () => {
      if (await InvoiceModel.exists({ creditOf: id }))
        throw new AppError('BAD_USER_INPUT', invoiceTexts.credited);
      return null;
    },
  );
  return withPdf(portal, note);
}

async function isPaidInPart(id: string): Promise<boolean> {
  const parts = (await bankParts([`invoice:${id}`])).get(`invoice:${id}`);
  return parts !== undefined && settledOn(parts) === null;
}

/** Notes the day an invoice was paid, or with null that it was not. @throws BAD_USER_INPUT, NOT_FOUND */
export async function payInvoice(actor: SessionUser, id: string, paidOn: string | null): Promise<Invoice> {
  if (paidOn !== null && !isCalendarDate(paidOn)) throw badInput({ paidOn: texts.date });
  if (paidOn !== null && paidOn > todayInAmsterdam()) throw badInput({ paidOn: invoiceTexts.paidDate });
  const { creditOf, date } = await getInvoice(id);
  if (creditOf) throw new AppError('BAD_USER_INPUT', invoiceTexts.payCredit);
  if (paidOn !== null && paidOn < daysAfter(date, -A_YEAR))
    throw badInput({ paidOn: invoiceTexts.paidTooEarly });
  if (await InvoiceModel.exists({ creditOf: id }))
    throw new AppError('BAD_USER_INPUT', invoiceTexts.credited);
  if ((await paidByBank('invoice', [id])).has(id))
    throw new AppError('BAD_USER_INPUT', invoiceTexts.paidByBank);
  if ((await paidOnline('invoice', [id])).has(id))
    throw new AppError('BAD_USER_INPUT', invoiceTexts.paidOnline);
  if (paidOn) await mustNotBeWrittenOff(id);
  return change(id, {
    $set: { paidOn },
    $push: pushLogLine(actor, paidOn ? `betaald op ${paidOn}` : 'niet betaald'),
  });
}

async function mustNotBeWrittenOff(id: string): Promise<void> {
  const off = await writtenOff([`invoice:${id}`]);
  if (off.size > 0) throw new AppError('BAD_USER_INPUT', invoiceTexts.writtenOff);
}

async function change(id: string, update: object): Promise<Invoice> {
  const after = isValidObjectId(id)
    ? await InvoiceModel.findOneAndUpdate({ _id: id }, update, { returnDocument: 'after', lean: leanWithId })
    : null;
  if (!after) throw notFound(WHAT);
  return after;
}

/**
 * Who has something to pay of invoices, who is late with most at the top: each customer, and by name who was invoiced
 * without being one.
 */
export async function listDebtors(portal: WithSources): Promise<Debtor[]> {
  const today = todayInAmsterdam();
  const unpaid = (await listOpenInvoices()).map(({ id }) => `invoice:${id}`);
  const open = new Map((await listReceivables(portal, unpaid)).map(({ id, amount }) => [id, amount]));
  const [invoices, paid] = await Promise.all([
    InvoiceModel.find({ _id: { $in: [...open.keys()] } })
      .sort({ dueDate: 1, _id: 1 })
      .lean(leanWithId),
    listPaidInvoices(Number(today.slice(0, 4))),
  ]);
  const names = await namesOf(invoices);
  const debtors = new Map<string, Debtor>();
  for (const invoice of invoices) {
    const key = keyOf(invoice);
    const debtor = debtors.get(key) ?? newDebtor(key, invoice, names);
    const amount = open.get(invoice.id) ?? 0;
    debtor.open += amount;
    if (invoice.dueDate < today) debtor.late += amount;
    debtor.invoices.push(invoice);
    debtors.set(key, debtor);
  }
  for (const invoice of paid) {
    const debtor = debtors.get(keyOf(invoice));
    if (debtor) debtor.paidThisYear += invoice.amount;
  }
  return [...debtors.values()].sort(
    (a, b) => b.late - a.late || b.open - a.open || a.name.localeCompare(b.name, 'nl'),
  );
}

function keyOf({ customerId, nameClient }: Pick<Invoice, 'customerId' | 'nameClient'>): string {
  return customerId ?? searchable(nameClient);
}

function newDebtor(
  id: string,
  { customerId, nameClient }: Invoice,
  names: ReadonlyMap<string, string>,
): Debtor {
  const name = (customerId && names.get(customerId)) || nameClient;
  return { id, name, customerId: customerId ?? null, open: 0, late: 0, paidThisYear: 0, invoices: [] };
}

async function namesOf(invoices: readonly Invoice[]): Promise<Map<string, string>> {
  const ids = invoices.flatMap(({ customerId }) => customerId ?? []);
  const customers = await CustomerModel.find({ _id: { $in: ids } })
    .select({ name: 1 })
    .lean(leanWithId);
  return new Map(customers.map(({ id, name }) => [id, name]));
}

/** What is issued once, by the unique index that it is in. */
const ONCE = ['requestId', 'creditOf', 'recurringDate'] as const;

/** Who issues it: somebody, or the portal. */
export interface Issuer {
  id: string;
  name: string;
}

/**
 * Stores it under the next number of the year. Of those who do so at once each gets its own: the unique index refuses a
 * number that is taken and the next one is tried, so there are no gaps.
 * @param twin finds what is there already, when the same request, credit note or recurring date came first
 */
export async function issueNumbered(
  actor: Issuer,
  fields: Partial<Invoice>,
  twin: () => Promise<Invoice | null>,
): Promise<Invoice> {
  const date = todayInAmsterdam();
  const year = Number(date.slice(0, 4));
  for (;;) {
    const last = await InvoiceModel.findOne({ year })
      .sort({ sequence: -1 })
      .select({ sequence: 1 })
      .lean(leanWithId);
    const sequence = (last?.sequence ?? 0) + 1;
    try {
      return await addRecord<Invoice>(InvoiceModel, {
        ...fields,
        year,
        sequence,
        number: `${year}-${String(sequence).padStart(4, '0')}`,
        date,
        dueDate: dueDateOf(date),
        creator: actor.name,
        createdBy: actor.id,
      });
    } catch (error) {
      if (isDuplicateKey(error, 'sequence')) continue;
      const isTwin = ONCE.some((path) => isDuplicateKey(error, path));
      const found = isTwin ? await twin() : null;
      if (found) return found;
      throw error;
    }
  }
}
