import { Field, ID, Int } from 'type-graphql';

import { Person } from '../../identity/people/people.loaders';
import { AnswerType } from '../../platform/schema/answerType';
import { AdvPaymentChoice, AdWidth } from '../krant.enums';

@AnswerType('Sold advertisements of one way to pay.')
export class PaperPaymentTotal {
  @Field(() => AdvPaymentChoice)
  method: AdvPaymentChoice;

  @Field(() => Int, { description: 'How many were sold in this way.' })
  count: number;

  @Field(() => Int, { description: 'Cents.' })
  amount: number;

  @Field(() => Int, { description: 'How many of them are paid.' })
  paidCount: number;

  @Field(() => Int, { description: 'Cents.' })
  paidAmount: number;
}

@AnswerType('Sold advertisements of one width.')
export class PaperWidthTotal {
  @Field(() => AdWidth)
  width: AdWidth;

  @Field(() => Int, { description: 'How many were sold.' })
  count: number;

  @Field(() => Int, { description: 'Not on a page yet.' })
  toPlace: number;
}

@AnswerType('What an edition comes to; computed. Free ones are no revenue.')
export class PaperTotals {
  @Field(() => Int, {
    description:
      'Of the active edition: active advertisers without an outcome. Of others: those that were left open.',
  })
  open: number;

  @Field(() => Int, { description: 'How many were sold, free ones too.' })
  sold: number;

  @Field(() => Int, { description: 'How many were not sold.' })
  notSold: number;

  @Field(() => Int, { description: 'Cents.' })
  revenue: number;

  @Field(() => Int, { description: 'Cents.' })
  paidAmount: number;

  @Field(() => Int, { description: 'Advertisements with a question to the seller that is open.' })
  openQuestions: number;

  @Field(() => Int, { description: 'Sold, to be reviewed.' })
  initial: number;

  @Field(() => Int, { description: 'Sold, to be made ready for print.' })
  editing: number;

  @Field(() => Int, { description: 'Sold, to be put on a page.' })
  placement: number;

  @Field(() => Int, { description: 'Sold and on a page, in whatever stage.' })
  placed: number;

  @Field(() => [PaperWidthTotal], { description: 'The sold ones by width.' })
  widths: PaperWidthTotal[];

  @Field(() => [PaperPaymentTotal], { description: 'The sold ones by way to pay.' })
  payments: PaperPaymentTotal[];
}

@AnswerType('What one seller has sold of an edition.')
export class PaperSellerTotal {
  @Field(() => ID, { nullable: true, description: 'Null: advertisers without a responsible user.' })
  contactId: string | null;

  @Field(() => Person, { nullable: true, description: 'Null also for a user who is gone.' })
  contact: Person | null;

  @Field(() => Int, { description: 'How many have no outcome yet.' })
  open: number;

  @Field(() => Int, { description: 'How many were sold, free ones too.' })
  sold: number;

  @Field(() => Int, { description: 'How many were not sold.' })
  notSold: number;

  @Field(() => Int, { description: 'Cents, without free ones.' })
  revenue: number;
}

@AnswerType('What was sold in a week, and in that week for the edition before.')
export class PaperSalesWeek {
  @Field({ description: 'Its Monday, YYYY-MM-DD.' })
  week: string;

  @Field(() => Int, { description: 'How many were sold.' })
  sold: number;

  @Field(() => Int, { description: 'Cents, without free ones.' })
  revenue: number;

  @Field(() => Int, { description: 'How many were sold in that week for the edition before.' })
  soldBefore: number;

  @Field(() => Int, { description: 'Cents, without free ones.' })
  revenueBefore: number;
}

@AnswerType('How far the invoices of an edition are.')
export class PaperInvoicing {
  @Field(() => Int, { description: 'Unpaid, by invoice, and without one. Sending waits until this is 0.' })
  toMake: number;

  @Field(() => Int, { description: 'Of those: whose advertiser lacks something.' })
  incomplete: number;

  @Field(() => Int, { description: 'Made, not paid and not mailed yet.' })
  toSend: number;

  @Field(() => Int, { description: 'Mailed.' })
  sent: number;
}

@AnswerType('What somebody has sold of the active edition so far.')
export class OwnPaperSale {
  @Field(() => ID)
  editionId: string;

  @Field({ description: 'Of the edition.' })
  title: string;

  @Field(() => Int, { description: 'How many have no outcome yet.' })
  open: number;

  @Field(() => Int, { description: 'How many were sold, free ones too.' })
  sold: number;

  @Field(() => Int, { description: 'How many were not sold.' })
  notSold: number;

  @Field(() => Int, { description: 'Cents, without free ones.' })
  revenue: number;

  @Field(() => Int, { description: 'How many have a question that is open.' })
  openQuestions: number;
}
