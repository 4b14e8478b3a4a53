import { Field, InputType } from 'type-graphql';

import { CalendarDate, LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';

@InputType()
export class CalendarEntryInput {
  @Field({ description: 'YYYY-MM-DD.' })
  @CalendarDate()
  date: string;

  @Field()
  @RequiredText()
  name: string;

  @Field(() => String, { nullable: true })
  @OptionalText(LINES)
  comment?: string | null;
}
