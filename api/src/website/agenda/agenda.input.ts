import { Field, InputType } from 'type-graphql';

import { CalendarDate, LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';

@InputType({ description: 'A row of the agenda on the home page, as it is filled in.' })
export class AgendaEntryInput {
  @Field({ description: 'YYYY-MM-DD.' })
  @CalendarDate()
  date: string;

  @Field()
  @RequiredText()
  name: string;

  @Field(() => String, { nullable: true, description: 'Remarks, 2,000 characters at most; it may be empty.' })
  @OptionalText(LINES)
  comment?: string;
}
