import { Field, InputType } from 'type-graphql';

import { CalendarDate, LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';

@InputType({ description: 'A row of the yearly programme, as it is filled in.' })
export class CalendarEntryInput {
  @Field({ description: 'YYYY-MM-DD.' })
  @CalendarDate()
  date: string;

  @Field({ description: 'The activity: not blank, 200 characters at most.' })
  @RequiredText()
  name: string;

  @Field(() => String, { nullable: true, description: 'Remarks, 2,000 characters at most; it may be empty.' })
  @OptionalText(LINES)
  comment?: string | null;
}
