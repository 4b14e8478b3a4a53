import { Field, InputType } from 'type-graphql';

import { CalendarDate } from '../../platform/text/inputFields';

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
}
