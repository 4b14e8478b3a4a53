import { ArrayMaxSize, IsInt, IsOptional, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { CalendarDate } from '../../platform/text/inputFields';
import { paymentTexts } from './paymentFile.texts';

/** Payments in one file: more is asked for in parts. */
const MOST_PAYMENTS = 5000;

@InputType({ description: 'Which approved declarations are paid, by the day of their decision, and when.' })
export class PaymentFileInput {
  @Field({ description: 'YYYY-MM-DD.' })
  @CalendarDate()
  from: string;

  @Field({ description: 'YYYY-MM-DD, this day included.' })
  @CalendarDate()
  until: string;

  @Field({ description: 'The day the bank pays, YYYY-MM-DD; today or later.' })
  @CalendarDate()
  executionDate: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'The declarations that were seen and are to be paid; all of the period when not given.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_PAYMENTS, { message: paymentTexts.tooMany })
  ids?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What was seen as their total, in cents; when it is not so any more, CONFLICT.',
  })
  @IsOptional()
  @IsInt({ message: texts.badInput })
  @Min(1, { message: texts.badInput })
  total?: number | null;
}
