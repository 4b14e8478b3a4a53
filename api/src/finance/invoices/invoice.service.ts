import { isValidObjectId, Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { countRecords } from '../../platform/database/reading/countRecords';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import { anyHoldsWords } from '../../platform/database/reading/searchFilter';
import { daysAfter, isCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { StoredFile } from '../../platform/files/storedFile.type';
import { sentRequestKey } from '../../platform/once/once';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn, mailsOfNew, type NewMail } from '../../platform/records/pendingMails';
import { getRecord } from '../../platform/records/records';
import { isMailAddress } from '../../platform/text/inputFields';
import { bankParts, settledOn } from '../claims/bankParts';
import { paidOnline } from '../claims/onlinePayments';
import { writtenOff } from '../claims/receivable';
import { paidByBank } from '../claims/settling';
import { withPdf } from './document/invoiceDocument.service';
import { InvoiceState } from './invoice.enums';
import type { InvoiceInput } from './invoice.input';
import { type Invoice, InvoiceModel } from './invoice.model';
import { invoiceTexts } from './invoice.texts';
import { searchedInvoiceFields, storedInvoice } from './invoiceFields';
import { isIn } from './invoiceStates';
import { issueNumbered } from './issueNumbered';
import { mustBeIssuable } from './mustBeIssuable';

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
