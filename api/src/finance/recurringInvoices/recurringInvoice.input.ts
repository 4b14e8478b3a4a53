import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { CalendarDate } from '../../platform/text/inputFields';
import { RecurringAction } from './recurringInvoice.enums';
import { recurringTexts } from './recurringInvoice.texts';

const MOST_MONTHS = 24;
const MOST_TIMES = 200;
const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Whether a number of months is one that a recurring invoice may have. */
export const isInterval = (months: number): boolean => months >= 1 && months <= MOST_MONTHS;

@InputType({ description: 'When an invoice comes back, and what happens then.' })
export class RecurrenceInput {
  @Field(() => Int, { description: 'Months from one date to the next, 1 to 24.' })
  @IsInt({ message: recurringTexts.interval })
  @Min(1, { message: recurringTexts.interval })
  @Max(MOST_MONTHS, { message: recurringTexts.interval })
  interval: number;

  @Field({ description: 'YYYY-MM-DD; a new one is today or later.' })
  @CalendarDate()
  firstDay: string;

  @Field(() => String, { nullable: true, description: 'No date after it, YYYY-MM-DD. Not with times.' })
  @ValidateIf(({ lastDay }: RecurrenceInput) => isGiven(lastDay))
  @CalendarDate()
  lastDay?: string | null;

  @Field(() => Int, { nullable: true, description: 'No more dates than this, 1 to 200. Not with lastDay.' })
  @ValidateIf(({ times }: RecurrenceInput) => isGiven(times))
  @IsInt({ message: recurringTexts.times })
  @Min(1, { message: recurringTexts.times })
  @Max(MOST_TIMES, { message: recurringTexts.times })
  times?: number | null;

  @Field(() => RecurringAction)
  action: RecurringAction;
}
