import { ArrayMaxSize, IsOptional, MaxLength, ValidateIf } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { CalendarDate, LINE, LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';
import { CarnivalDays, DAYS_FROM_CARNIVAL } from '../seasonOrder';
import { Month, secretariatTexts, TimeType } from '../secretariat.enums';

/** So many people do one task. */
export const MOST_ASSIGNEES = 20;
const MOST_STEPS = 30;

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

  @Field(() => Int, { nullable: true, description: DAYS_FROM_CARNIVAL })
  @CarnivalDays()
  daysFromCarnival?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD; null, or what the stored days from carnival give: the days decide.',
  })
  @ValidateIf(({ dueDate }: TaskInput) => Boolean(dueDate))
  @CalendarDate()
  dueDate?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'The steps, at most 30 of 200 characters; blank ones and those that are there already are left out. One that stays keeps its tick.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_STEPS, { message: secretariatTexts.tooManySteps })
  @MaxLength(LINE, { each: true, message: texts.tooLong })
  checklist?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'People of the committee, at most 20; empty or null: nobody.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_ASSIGNEES, { message: secretariatTexts.tooManyPeople })
  assigneeIds?: string[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The only one who does it, unless that is the first of those who do it already.',
    deprecationReason: '2026-11-28: use assigneeIds',
  })
  assigneeId?: string | null;
}
