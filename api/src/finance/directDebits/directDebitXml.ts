import { Document } from 'sepa';

import { heldBy } from '../claims/directDebit.model';
import type { DirectDebitFile } from '../claims/directDebit.model';
import { sepaText } from '../payments/paymentXml';

/** The version of ISO 20022 that goes with that of the payment files. */
const FORMAT = 'pain.008.001.08';
const MAX_NAME = 70;
const MAX_REMITTANCE = 140;

/** A day as the package takes it: noon, so that it is that day wherever the server stands. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * A direct debit file as the bank reads it: SEPA core, one batch. Everything is RCUR, which since 2016 may be the first
 * collection under a mandate too.
 */
export function directDebitXml(file: DirectDebitFile): string {
  const { id, initiator, iban, creditorId, collectionDate, creationDate } = file;
  const document = new Document(FORMAT);
  document.grpHdr.id = id;
  document.grpHdr.created = creationDate;
  document.grpHdr.initiatorName = sepaText(initiator, MAX_NAME);
  const batch = document.createPaymentInfo();
  batch.id = 'B1';
  batch.collectionDate = noon(collectionDate);
  batch.localInstrumentation = 'CORE';
  batch.sequenceType = 'RCUR';
  batch.creditorId = creditorId;
  batch.creditorName = sepaText(initiator, MAX_NAME);
  batch.creditorIBAN = iban;
  batch.batchBooking = true;
  document.addPaymentInfo(batch);
  heldBy(file).forEach((debit, position) => {
    const transaction = batch.createTransaction();
    transaction.id = String(position + 1);
    transaction.end2endId = debit.endToEndId;
    transaction.mandateId = debit.mandate;
    transaction.mandateSignatureDate = noon(debit.signedOn);
    transaction.debtorName = sepaText(debit.holder, MAX_NAME);
    transaction.debtorIBAN = debit.iban;
    transaction.amount = debit.amount / 100;
    transaction.remittanceInfo = sepaText(`${debit.reference} ${debit.description}`, MAX_REMITTANCE);
    batch.addTransaction(transaction);
  });
  return document.toString();
}
