import { Field, ID, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';
import { VatRate } from './document/vatRate';
import { Invoice } from './invoice.model';

@AnswerType('What somebody owes of invoices, and paid this year.')
export class Debtor {
  @Field(() => ID, { description: 'Of the customer; of who is none the name.' })
  id: string;

  @Field({ description: 'Who has invoices to pay.' })
  name: string;

  @Field(() => ID, { nullable: true, description: 'null: invoiced without being a customer.' })
  customerId: string | null;

  @Field(() => Int, { description: 'Cents that are to be paid still.' })
  open: number;

  @Field(() => Int, { description: 'Cents of it that should have been paid by now.' })
  late: number;

  @Field(() => Int, { description: 'Cents of the invoices of this calendar year that were paid.' })
  paidThisYear: number;

  @Field(() => [Invoice], { description: 'What is open, what is to be paid first at the top.' })
  invoices: Invoice[];
}

/** A committee as far as invoicing shows it. */
@AnswerType('The committee that the money of an invoice is of.')
export class InvoiceCommittee {
  @Field(() => ID, { description: 'The id of the committee.' })
  id: string;

  @Field(() => Int, { description: 'The number the committee is known by.' })
  index: number;

  @Field()
  name: string;
}

/** What becomes of an invoice; computed, so that it is never out of date. */
export enum InvoiceState {
  open = 'open',
  overdue = 'overdue',
  paid = 'paid',
  credited = 'credited',
}

describeEnum({ InvoiceState }, 'What has become of an invoice; computed.', {
  open: 'Open: to be paid, and its day has not passed.',
  overdue: 'Te laat: to be paid, and its day has passed.',
  paid: 'Betaald.',
  credited: 'Gecrediteerd: a credit note takes it back.',
});
describeEnum({ VatRate }, 'The rate of VAT of a line of an invoice.', {
  exempt: 'Vrijgesteld: no VAT is charged, by law.',
  vat0: '0%.',
  vat9: '9%.',
  vat21: '21%.',
});
