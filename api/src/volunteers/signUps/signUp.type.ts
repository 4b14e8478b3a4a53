import { ArrayMaxSize, ArrayUnique, IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { AnswerType } from '../../platform/schema/answerType';
import { CalendarDate, EmailAddress, RequiredText } from '../../platform/text/inputFields';
import { SignUpMode } from '../activities/activity.model';
import { volunteerTexts } from '../volunteers.texts';

/** As many shifts as one person can have of an activity. */
const MOST = 20;
const NAME = 120;
const PHONE = 40;

@AnswerType('A shift that one can sign up for.')
export class OpenShift {
  @Field(() => ID, { description: 'The id of the shift.' })
  id: string;

  @Field({ description: 'The day on which it begins, YYYY-MM-DD.' })
  day: string;

  @Field({ description: 'HH:mm.' })
  from: string;

  @Field({ description: 'HH:mm; before `from` it is on the next day.' })
  to: string;

  @Field(() => Int, { description: 'How many places one can have at once; 0: full, with a waiting list.' })
  free: number;
}

@AnswerType('An activity that one can sign up for now.')
export class OpenActivity {
  @Field(() => ID, { description: 'The id of the activity.' })
  id: string;

  @Field(() => Int, { description: 'The year in which the season began, in April.' })
  season: number;

  @Field({ description: 'The name of the activity.' })
  name: string;

  @Field(() => SignUpMode, { description: '`open` or `request`.' })
  mode: SignUpMode;

  @Field({ description: 'The last day on which one can sign up, YYYY-MM-DD.' })
  until: string;

  @Field(() => Int, { description: 'How many shifts one person can have, 1 to 20.' })
  most: number;

  @Field(() => [OpenShift], { description: 'The shifts that have not begun, by time.' })
  shifts: OpenShift[];
}

@AnswerType('Where people sign up for an activity.')
export class SignUpLink {
  @Field({ description: 'The address of the page.' })
  url: string;

  @Field(() => [String], { description: "The QR code of it: its rows, '1' for a dark module." })
  qr: string[];
}

@AnswerType('What became of a sign-up, before it is confirmed.')
export class SignUpOutcome {
  @Field(() => [ID], { description: 'The shifts of which a place is kept for 24 hours.' })
  held: string[];

  @Field(() => [ID], {
    description: 'The shifts of which they are on the waiting list, once it is confirmed.',
  })
  waiting: string[];

  @Field(() => [ID], { description: 'The shifts of which somebody else has taken the last place just now.' })
  gone: string[];
}

@InputType({ description: 'How people sign up for an activity in a season.' })
export class ActivitySignUpInput {
  @Field(() => SignUpMode)
  mode: SignUpMode;

  @Field({ description: 'The first day, YYYY-MM-DD.' })
  @CalendarDate()
  from: string;

  @Field({ description: 'The last day, YYYY-MM-DD, not before the first.' })
  @CalendarDate()
  until: string;

  @Field(() => Int, { description: 'How many shifts one person can have, 1 to 20.' })
  @IsInt({ message: volunteerTexts.signUpMost })
  @Min(1, { message: volunteerTexts.signUpMost })
  @Max(MOST, { message: volunteerTexts.signUpMost })
  most: number;
}

@InputType({ description: 'A sign-up as it is filled in.' })
export class SignUpInput {
  @Field({ description: 'The name: not blank, 120 characters at most.' })
  @RequiredText(NAME)
  name: string;

  @Field({ description: 'The e-mail address, to which the link goes that confirms it.' })
  @EmailAddress()
  email: string;

  @Field({ description: 'The phone number: 6 to 40 digits, spaces and signs.' })
  @Matches(/^\s*\+?[\d ()/.-]{6,}\s*$/, { message: volunteerTexts.phone })
  @MaxLength(PHONE, { message: texts.tooLong })
  phone: string;

  @Field(() => [ID], {
    description: 'The shifts to have a place of; with those of the waiting list 1 to 20.',
  })
  @ArrayUnique()
  @ArrayMaxSize(MOST)
  shiftIds: string[];

  @Field(() => [ID], { description: 'The shifts that are full, to be on the waiting list of.' })
  @ArrayUnique()
  @ArrayMaxSize(MOST)
  waitingIds: string[];
}
