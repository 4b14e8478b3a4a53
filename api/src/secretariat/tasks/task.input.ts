import { ValidateIf } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

import { CalendarDate, LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';
import { Month, TimeType } from '../secretariat.enums';

@InputType({ description: 'A task as it is filled in.' })
export class TaskInput {
  @Field()
  @RequiredText()
  name: string;

  @Field(() => String, { nullable: true })
  @OptionalText(LINES)
  description?: string | null;

  @Field(() => String, { nullable: true })
  @OptionalText()
  responsable?: string | null;

  @Field(() => TimeType, { nullable: true, description: 'When in the event it is done; null: not said.' })
  timeType?: TimeType | null;

  @Field(() => Month, {
    nullable: true,
    description: 'The month in which it is done; null: no certain month.',
  })
  period?: Month | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  @ValidateIf(({ dueDate }: TaskInput) => Boolean(dueDate))
  @CalendarDate()
  dueDate?: string | null;

  @Field(() => ID, { nullable: true, description: 'Somebody of the committee.' })
  assigneeId?: string | null;
}
