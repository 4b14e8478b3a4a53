import {
  ArrayMaxSize,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import type { Mark } from '../../platform/pdf/sheet';
import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';
import { EmailAddress, LINE, LINES, OptionalText } from '../../platform/text/inputFields';
import { VatRate } from './document/vatRate';
import { invoiceTexts } from './invoice.texts';

/** A million euro, in cents: more is a typing error. */
export const MOST = 100_000_000;
/** Ten thousand, in hundredths. */
const MOST_OF_A_LINE = 1_000_000;
const MOST_LINES = 50;

const hasLines = ({ lines }: InvoiceDraftInput) => Boolean(lines && lines.length > 0);

@InputType({ description: 'One line of an invoice.' })
export class InvoiceLineInput {
  @Field({ description: 'What it is for: not blank, 200 characters at most.' })
  @Matches(/\S/, { message: invoiceTexts.required })
  @MaxLength(LINE, { message: texts.tooLong })
  description: string;

  @Field(() => Int, { description: 'Hundredths: 250 is two and a half.' })
  @IsInt({ message: invoiceTexts.quantity })
  @Min(1, { message: invoiceTexts.quantity })
  @Max(MOST_OF_A_LINE, { message: invoiceTexts.quantity })
  quantity: number;

  @Field(() => Int, { description: 'Cents for one, without VAT.' })
  @IsInt({ message: invoiceTexts.price })
  @Min(0, { message: invoiceTexts.price })
  @Max(MOST, { message: invoiceTexts.price })
  price: number;

  @Field(() => VatRate)
  vatRate: VatRate;
}

/** What is on an invoice; a preview may leave out everything. */
@InputType({ description: 'What is on an invoice.' })
export class InvoiceDraftInput {
  @Field({ description: 'The name of the client, 200 characters at most; to issue it may not be blank.' })
  @MaxLength(LINE, { message: texts.tooLong })
  nameClient: string;

  @Field(() => String, {
    nullable: true,
    description: 'Street and house number of the client, 200 characters at most.',
  })
  @OptionalText()
  addressClient?: string | null;

  @Field(() => String, { nullable: true, description: 'With the town.' })
  @OptionalText()
  postalCodeClient?: string | null;

  @Field({ description: 'What the invoice is about, 200 characters at most; to issue it may not be blank.' })
  @MaxLength(LINE, { message: texts.tooLong })
  title: string;

  @Field({ description: 'What it is for, 2,000 characters at most; it may be empty where there are lines.' })
  @MaxLength(LINES, { message: texts.tooLong })
  description: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Cents, with VAT. With lines it may be left out: it is what they come to.',
  })
  @IsOptional()
  @IsInt({ message: invoiceTexts.amount })
  @Max(MOST, { message: invoiceTexts.amount })
  amount?: number | null;

  @Field(() => [InvoiceLineInput], {
    nullable: true,
    description: 'At most 50. Without lines the amount is one sum, exempt from VAT.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_LINES, { message: invoiceTexts.mostLines })
  @ValidateNested({ each: true })
  lines?: InvoiceLineInput[] | null;
}

@InputType({ description: 'An invoice to issue.' })
export class InvoiceInput extends InvoiceDraftInput {
  @Field(() => String, { nullable: true, description: 'Or as an argument beside it.' })
  @IsOptional()
  @Matches(/^[\w-]{8,64}$/, { message: texts.badInput })
  requestId?: string | null;

  // Fields of the draft that an invoice cannot do without; a rule of the draft is not inherited.
  @Matches(/\S/, { message: invoiceTexts.required })
  @MaxLength(LINE, { message: texts.tooLong })
  override nameClient: string;

  @Matches(/\S/, { message: invoiceTexts.required })
  @MaxLength(LINE, { message: texts.tooLong })
  override title: string;

  @ValidateIf((input: InvoiceInput) => !hasLines(input) || input.description.length > LINES)
  @Matches(/\S/, { message: invoiceTexts.required })
  @MaxLength(LINES, { message: texts.tooLong })
  override description: string;

  @ValidateIf((input: InvoiceInput) => !hasLines(input) || typeof input.amount === 'number')
  @IsInt({ message: invoiceTexts.amount })
  @Min(1, { message: invoiceTexts.amount })
  @Max(MOST, { message: invoiceTexts.amount })
  override amount?: number | null;

  @Field(() => String, { nullable: true, description: 'Where it is mailed to; empty: no address is kept.' })
  @ValidateIf(({ emailClient }: InvoiceInput) => Boolean(emailClient?.trim()))
  @EmailAddress(invoiceTexts.email)
  emailClient?: string | null;

  @Field(() => ID, { nullable: true, description: 'The committee that the money is of.' })
  @OptionalText()
  commissionId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The customer whose details were filled in.' })
  @OptionalText()
  customerId?: string | null;
}

/** What a mark on a sheet is. */
enum MarkKind {
  text = 'text',
  line = 'line',
  box = 'box',
  qr = 'qr',
}

describeEnum({ MarkKind }, 'What a mark on a sheet is.', {
  text: 'A line of text.',
  line: 'A straight line.',
  box: 'A filled rectangle.',
  qr: 'A QR code.',
});

@AnswerType('One thing on a sheet of 595 by 842 points, counted from the left and the top.')
export class LayoutMark implements Mark {
  @Field(() => MarkKind)
  kind: MarkKind;

  @Field(() => Float, { description: 'From the left, in points; of a text where it begins.' })
  x: number;

  @Field(() => Float, { description: 'Of a text its baseline.' })
  y: number;

  @Field(() => Float, { description: 'In points.' })
  width: number;

  @Field(() => Float, { description: 'In points.' })
  height: number;

  @Field(() => String, { nullable: true, description: 'Of a text: what it says.' })
  text?: string;

  @Field(() => Float, { nullable: true, description: 'Of the letters.' })
  size?: number;

  @Field(() => Boolean, { nullable: true, description: 'Of a text: bold.' })
  bold?: boolean;

  @Field({ description: '#rrggbb.' })
  color: string;

  @Field(() => [String], { nullable: true, description: "Of a QR code: its rows, '1' for a dark module." })
  rows?: string[];
}
