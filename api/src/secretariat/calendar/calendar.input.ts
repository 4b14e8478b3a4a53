import { Matches, ValidateIf } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

import {
  CalendarDate,
  LINES,
  OptionalText,
  RequiredText,
  TIME_OF_DAY,
} from '../../platform/text/inputFields';
import { secretariatTexts } from '../secretariat.enums';

@InputType({ description: 'A row of the yearly programme, as it is filled in.' })
export class CalendarEntryInput {
  @Field({ description: 'YYYY-MM-DD.' })
  @CalendarDate()
  date: string;

  @Field({ description: 'The activity: not blank, 200 characters at most.' })
  @RequiredText()
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'When it begins, HH:mm; empty: it takes the whole day.',
  })
  @ValidateIf(({ from }: CalendarEntryInput) => Boolean(from))
  @Matches(TIME_OF_DAY, { message: secretariatTexts.time })
  from?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'HH:mm, only with "from"; before or at that it is on the next day. It may be empty.',
  })
  @ValidateIf(({ to }: CalendarEntryInput) => Boolean(to))
  @Matches(TIME_OF_DAY, { message: secretariatTexts.time })
  to?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where it is, 200 characters at most; it may be empty.',
  })
  @OptionalText()
  place?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A committee that is not archived; empty: of no one committee.',
  })
  commissionId?: string | null;

  @Field(() => String, { nullable: true, description: 'Remarks, 2,000 characters at most; it may be empty.' })
  @OptionalText(LINES)
  comment?: string | null;
}
