import { Document } from 'sepa';

import type { PaymentFile } from '../claims/paymentFile.model';

/** The version of ISO 20022 that the banks take; .03 is being retired. */
const FORMAT = 'pain.001.001.09';
const MAX_NAME = 70;
const MAX_REMITTANCE = 140;

/** A payment file as the bank reads it: a SEPA credit transfer, one batch, amounts in euro with two decimals. */
export function paymentXml(file: PaymentFile): string {
  const { id, initiator, iban, executionDate, payments, creationDate } = file;
  const document = new Document(FORMAT);
  document.grpHdr.id = id;
  document.grpHdr.created = creationDate;
  document.grpHdr.initiatorName = sepaText(initiator, MAX_NAME);
  const batch = document.createPaymentInfo();
  batch.id = 'B1';
  batch.requestedExecutionDate = new Date(`${executionDate}T12:00:00Z`);
  batch.debtorName = sepaText(initiator, MAX_NAME);
  batch.debtorIBAN = iban;
  batch.batchBooking = true;
  document.addPaymentInfo(batch);
  payments.forEach((payment, position) => {
    const transaction = batch.createTransaction();
    transaction.id = String(position + 1);
    transaction.end2endId = payment.transactionId;
    transaction.creditorName = sepaText(payment.name, MAX_NAME);
    transaction.creditorIBAN = payment.iban;
    transaction.amount = payment.amount / 100;
    transaction.remittanceInfo = sepaText(payment.description, MAX_REMITTANCE);
    batch.addTransaction(transaction);
  });
  return document.toString();
}

/** Text in the characters that every bank takes: accents go, what else is left becomes a space. */
export function sepaText(text: string, length: number): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('&', '+')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    // A slash at either end, or two in a row, mean something else to a bank.
    .replace(/\/{2,}/g, '/')
    .replace(/^[\s/]+|[\s/]+$/g, '');
  return plain.slice(0, length).trim() || 'onbekend';
}
