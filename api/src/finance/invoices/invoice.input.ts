import { IsInt, IsOptional, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { EmailAddress, LINE, LINES, OptionalText } from '../../platform/text/inputFields';
import { invoiceTexts } from './invoice.texts';

/** A million euro, in cents: more is a typing error. */
const MOST = 100_000_000;

/** What is on an invoice; a preview may leave out everything. */
@InputType({ description: 'What is on an invoice.' })
export class InvoiceDraftInput {
  @Field()
  @MaxLength(LINE, { message: texts.tooLong })
  nameClient: string;

  @Field(() => String, { nullable: true })
  @OptionalText()
  addressClient?: string | null;

  @Field(() => String, { nullable: true, description: 'With the town.' })
  @OptionalText()
  postalCodeClient?: string | null;

  @Field()
  @MaxLength(LINE, { message: texts.tooLong })
  title: string;

  @Field()
  @MaxLength(LINES, { message: texts.tooLong })
  description: string;

  @Field(() => Int, { description: 'Cents.' })
  @IsInt({ message: invoiceTexts.amount })
  @Max(MOST, { message: invoiceTexts.amount })
  amount: number;
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

  @Matches(/\S/, { message: invoiceTexts.required })
  @MaxLength(LINES, { message: texts.tooLong })
  override description: string;

  @IsInt({ message: invoiceTexts.amount })
  @Min(1, { message: invoiceTexts.amount })
  @Max(MOST, { message: invoiceTexts.amount })
  override amount: number;

  @Field(() => String, { nullable: true })
  @ValidateIf(({ emailClient }: InvoiceInput) => Boolean(emailClient?.trim()))
  @EmailAddress(invoiceTexts.email)
  emailClient?: string | null;
}
