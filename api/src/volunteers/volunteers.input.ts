import {
  ArrayMaxSize,
  ArrayMinSize,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../platform/errors/texts';
import { PageArgs } from '../platform/graphql/connection';
import {
  CalendarDate,
  EmailAddress,
  LINE,
  OptionalText,
  RequiredText,
  RichText,
  TIME_OF_DAY,
} from '../platform/text/inputFields';
import { volunteerTexts } from './volunteers.texts';

const NAME = 120;
const PHONE = 40;
const SEEN = 40;
const REMARKS = 1000;
const MOST_SKILLS = 30;
const MOST_TAKEN = 500;
const MOST_NEEDED = 200;

@InputType({ description: 'A skill of the list, as it is filled in.' })
export class VolunteerSkillInput {
  @Field({ description: 'The name: not blank, 120 characters at most, unlike that of any other skill.' })
  @RequiredText(NAME)
  name: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'It is a certificate that ends; null: it is not.',
  })
  isCertificate?: boolean | null;
}

@InputType({ description: 'A skill that a volunteer has.' })
export class HeldSkillInput {
  @Field(() => ID, { description: 'Of the list of skills.' })
  @MaxLength(NAME)
  skillId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of a certificate the last day on which it holds, YYYY-MM-DD; empty: not known.',
  })
  @ValidateIf(({ until }: HeldSkillInput) => Boolean(until))
  @CalendarDate()
  until?: string | null;
}

@InputType({ description: 'A volunteer as it is filled in.' })
export class VolunteerInput {
  @Field({ description: 'The name: not blank, 120 characters at most.' })
  @RequiredText(NAME)
  name: string;

  @Field(() => String, { nullable: true, description: 'The e-mail address; empty: not known.' })
  @ValidateIf(({ email }: VolunteerInput) => Boolean(email?.trim()))
  @EmailAddress()
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number, 40 characters at most; empty: not known.',
  })
  @OptionalText(PHONE)
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the team has to know of them, 1,000 characters at most; empty: nothing.',
  })
  @OptionalText(REMARKS)
  remarks?: string | null;

  @Field(() => [HeldSkillInput], {
    nullable: true,
    description: 'What they can do, 30 at most; null: nothing.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_SKILLS)
  @ValidateNested({ each: true })
  skills?: HeldSkillInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Kept although somebody has this name or address already.',
  })
  allowDuplicate?: boolean | null;
}

@InputType({ description: 'A shift as it is filled in.' })
export class ShiftInput {
  @Field({ description: 'YYYY-MM-DD, in the season.' })
  @CalendarDate()
  day: string;

  @Field({ description: 'HH:mm.' })
  @Matches(TIME_OF_DAY, { message: volunteerTexts.time })
  from: string;

  @Field({ description: 'HH:mm; before "from" it is on the next day.' })
  @Matches(TIME_OF_DAY, { message: volunteerTexts.time })
  to: string;

  @Field(() => Int, { description: 'How many people are needed, 1 to 200.' })
  @IsInt({ message: volunteerTexts.needed })
  @Min(1, { message: volunteerTexts.needed })
  @Max(MOST_NEEDED, { message: volunteerTexts.needed })
  needed: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Kept although it is longer than 16 hours, which is more often a mistake.',
  })
  allowLong?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'When somebody is on the shift and it moves: what `shiftMove` answered, 40 characters at most. Refused when that is something else by now.',
  })
  @IsOptional()
  @MaxLength(SEEN, { message: texts.tooLong })
  seen?: string | null;
}

@InputType({ description: 'Somebody who came to help on the day, and is no volunteer yet.' })
export class NewExtraInput {
  @Field({ description: 'The name: not blank, 120 characters at most.' })
  @RequiredText(NAME)
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number, 40 characters at most; empty: not known.',
  })
  @OptionalText(PHONE)
  phone?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Kept although there is a volunteer with this name already.',
  })
  allowDuplicate?: boolean | null;
}

@InputType({ description: 'A shift of the season before that is taken over.' })
export class TakenShiftInput {
  @Field(() => ID, { description: 'The id of the shift of the season before.' })
  @MaxLength(NAME)
  id: string;

  @Field({ description: 'The day that was shown for it, YYYY-MM-DD. Refused when it is another one by now.' })
  @CalendarDate()
  day: string;
}

@ArgsType()
export class TakeOverArgs {
  @Field(() => Int, { description: 'The year in which the season began, in April.' })
  @IsInt()
  season: number;

  @Field(() => [TakenShiftInput], { description: 'The shifts to take over, 1 to 500.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_TAKEN)
  @ValidateNested({ each: true })
  shifts: TakenShiftInput[];
}

@ArgsType()
export class UndoTakeOverArgs {
  @Field(() => Int, { description: 'The year in which the season began, in April.' })
  @IsInt()
  season: number;

  @Field(() => [ID], { description: 'The shifts of the season before that were taken over, 1 to 500.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_TAKEN)
  shiftIds: string[];
}

@InputType({ description: 'Where people come to for an activity, and who is in charge.' })
export class ActivityInfoInput {
  @Field({ description: 'Where people come to, 200 characters at most; empty: it is not said.' })
  @OptionalText(LINE)
  place: string;

  @Field({ description: 'Who is in charge on the day, 120 characters at most; empty: it is not said.' })
  @OptionalText(NAME)
  contactName: string;

  @Field({ description: 'Their phone number, 40 characters at most; empty: it is not said.' })
  @OptionalText(PHONE)
  contactPhone: string;
}

@InputType({ description: 'A mail to all volunteers of an activity in a season, one by one.' })
export class ActivityMailInput {
  @Field({ description: 'The subject: not blank, 120 characters at most.' })
  @RequiredText(NAME)
  subject: string;

  @Field({ description: 'Rich text.' })
  @RichText({ required: true })
  html: string;
}

@ArgsType()
export class VolunteerArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words of name and email; accents and capitals aside.',
  })
  @IsOptional()
  @MaxLength(LINE, { message: texts.tooLong })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only who has this skill; null: everybody.' })
  @IsOptional()
  @MaxLength(NAME, { message: texts.tooLong })
  skillId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: only who takes part this season and has a certificate that ends in it, has ended, or is without a day. Null: everybody.',
  })
  ending?: boolean | null;
}
