import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { LoggedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';
import { Attendance, ShiftAnswer } from '../volunteers/volunteer.model';

/** Whether people sign themselves up for the shifts of an activity. */
export enum SignUpMode {
  closed = 'closed',
  request = 'request',
  open = 'open',
}

describeEnum({ SignUpMode }, 'Whether people sign themselves up for the shifts of an activity.', {
  closed: 'Gesloten: the team asks people.',
  request: 'Op verzoek: the team says yes or no to who signs up.',
  open: 'Open: whoever confirms the e-mail address has the place.',
});

/** How people sign up for an activity in a season. */
@AnswerType('How people sign up for an activity in a season.')
@modelOptions({ schemaOptions: { _id: false } })
export class ActivitySignUp {
  @Field(() => Int, { description: 'The year in which the season began, in April.' })
  @prop({ type: () => Number, required: true })
  season: number;

  @Field(() => SignUpMode)
  @prop({ type: () => String, enum: SignUpMode, required: true })
  mode: SignUpMode;

  @Field({ description: 'The first day on which one can sign up, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  from: string;

  @Field({ description: 'The last day on which one can sign up, YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  until: string;

  @Field(() => Int, { description: 'How many shifts one person can have, 1 to 20.' })
  @prop({ type: () => Number, required: true })
  most: number;
}

/** An activity of the Boerenploeg. */
@AnswerType('An activity of the Boerenploeg.')
@modelOptions({ schemaOptions: { collection: 'volunteerActivities', versionKey: false } })
@index({ name: 1 }, { unique: true, collation: { locale: 'nl', strength: 2 } })
@index({ 'signUps.until': 1 })
export class Activity extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: 'In the archive: nobody and no shift can be added.' })
  @prop({ type: () => Boolean, default: false })
  archived: boolean;

  @Field({ description: "Where people come to; '': it is not said." })
  @prop({ type: () => String, default: '' })
  place: string;

  @Field({ description: "Who is in charge on the day; '': it is not said." })
  @prop({ type: () => String, default: '' })
  contactName: string;

  @Field({ description: "The phone number of who is in charge; '': it is not said." })
  @prop({ type: () => String, default: '' })
  contactPhone: string;

  @Field(() => [ActivitySignUp], {
    description: 'How people sign up, by season; a season that is not there is closed.',
  })
  @prop({ type: () => [ActivitySignUp], default: [] })
  signUps: ActivitySignUp[];
}

export const ActivityModel = modelOf(Activity);

/** A part of a day on which people are needed for an activity. Who is on it is kept with the volunteers. */
@AnswerType('A part of a day on which people are needed.')
@modelOptions({ schemaOptions: { collection: 'volunteerShifts', versionKey: false } })
@index({ activityId: 1, season: 1, start: 1 })
@index({ day: 1 })
@index({ season: 1, start: 1 })
@index({ takenFrom: 1 }, { unique: true, sparse: true })
@index({ movedAt: 1 }, { sparse: true })
export class Shift extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  @prop({ type: () => String, required: true })
  activityId: string;

  @Field(() => Int, { description: 'The year in which the season began, in April.' })
  @prop({ type: () => Number, required: true })
  season: number;

  @Field({ description: 'YYYY-MM-DD.' })
  @prop({ type: () => String, required: true })
  day: string;

  @Field({ description: 'HH:mm.' })
  @prop({ type: () => String, required: true })
  from: string;

  @Field({ description: 'HH:mm; before "from" it is on the next day.' })
  @prop({ type: () => String, required: true })
  to: string;

  @Field(() => Int, { description: 'How many people are needed.' })
  @prop({ type: () => Number, required: true })
  needed: number;

  /** YYYY-MM-DDTHH:mm in local time, of both. */
  @prop({ type: () => String, required: true })
  start: string;

  @prop({ type: () => String, required: true })
  end: string;

  /** The shift of the season before that it was taken over from: of each one only. */
  @prop({ type: () => String })
  takenFrom?: string;

  /** When its day or times were changed last: who is on it follows. */
  @prop({ type: () => Date })
  movedAt?: Date;
}

export const ShiftModel = modelOf(Shift, { inTrash: 'record' });

@AnswerType('Somebody on a shift.')
export class ShiftVolunteer {
  @Field(() => ID)
  volunteerId: string;

  @Field()
  name: string;

  @Field({ description: "The e-mail address; '': not known." })
  email: string;

  @Field({ description: "The phone number; '': not known." })
  phone: string;

  @Field(() => ShiftAnswer)
  answer: ShiftAnswer;

  @Field(() => Attendance, {
    nullable: true,
    description: 'What was noted down on the day; null: nothing yet.',
  })
  attendance?: Attendance | null;

  @Field({ description: 'They are on another shift at the same time, since one of the two was moved.' })
  isDouble: boolean;
}

@AnswerType('A shift of the season before that can be taken over into the next.')
export class TakenShift {
  @Field(() => ID, { description: 'The id of the shift of the season before.' })
  id: string;

  @Field({ description: 'The name of the activity.' })
  activity: string;

  @Field({ description: 'Its day in the season before, YYYY-MM-DD.' })
  day: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Its day in the season: as far from carnival, on the same day of the week; YYYY-MM-DD. Null: that is outside the season.',
  })
  newDay: string | null;

  @Field({ description: 'HH:mm.' })
  from: string;

  @Field({ description: 'HH:mm; before `from` it is on the next day.' })
  to: string;

  @Field(() => Int, { description: 'How many people are needed.' })
  needed: number;

  @Field({ description: 'Its day or times were changed by hand in the season before.' })
  isMoved: boolean;

  @Field({ description: 'More than 60 days from carnival: it may go by the calendar, as 11 November does.' })
  isFar: boolean;
}

@AnswerType('A day on which an activity has shifts.')
export class ShiftDay {
  @Field(() => ID)
  activityId: string;

  @Field({ description: 'The name of the activity.' })
  activity: string;

  @Field({ description: 'YYYY-MM-DD.' })
  day: string;

  @Field({ description: 'When its last shift ends, YYYY-MM-DDTHH:mm in local time.' })
  end: string;
}

@AnswerType('How long somebody helped in a season.')
export class VolunteerHours {
  @Field(() => ID)
  volunteerId: string;

  @Field({ description: 'The name; of who was removed a word that says so.' })
  name: string;

  @Field(() => Int, { description: 'On how many shifts.' })
  shifts: number;

  @Field(() => Int, { description: 'How long those took, in minutes.' })
  minutes: number;
}

@AnswerType('Somebody who would be on two shifts at the same time.')
export class ShiftClash {
  @Field(() => ID)
  volunteerId: string;

  @Field()
  name: string;

  @Field(() => ID, { description: 'Their other shift.' })
  shiftId: string;

  @Field({ description: 'The name of the activity of the other shift.' })
  activity: string;

  @Field({ description: 'The day of the other shift, YYYY-MM-DD.' })
  day: string;

  @Field({ description: 'HH:mm.' })
  from: string;

  @Field({ description: 'HH:mm; before `from` it is on the next day.' })
  to: string;
}

@AnswerType('What moving a shift would do.')
export class ShiftMove {
  @Field(() => Int, { description: 'How many are on it, or wait for it.' })
  people: number;

  @Field(() => Int, { description: 'How many of those are told by mail.' })
  mailed: number;

  @Field(() => [ShiftClash], { description: 'Who would be on two shifts at the same time, by name.' })
  clashes: ShiftClash[];

  @Field({ description: 'Given back to `editShift`: what was shown. Moved otherwise it is refused.' })
  seen: string;
}

@AnswerType('How many take part in an activity in a season.')
export class ActivityCount {
  @Field(() => ID)
  activityId: string;

  @Field(() => Int)
  season: number;

  @Field(() => Int, { description: 'How many take part.' })
  count: number;
}

@AnswerType('How many people take part in a season; each counts once.')
export class SeasonHeads {
  @Field(() => Int)
  season: number;

  @Field(() => Int, { description: 'How many people take part.' })
  count: number;
}

@AnswerType('A shift as the volunteer sees it by the private link.')
export class OwnShift {
  @Field(() => ID, { description: 'The id of the shift, to answer it.' })
  id: string;

  @Field({ description: 'The name of the activity.' })
  activity: string;

  @Field({ description: 'The day on which it begins, YYYY-MM-DD.' })
  day: string;

  @Field({ description: 'HH:mm.' })
  from: string;

  @Field({ description: 'HH:mm; before `from` it is on the next day.' })
  to: string;

  @Field(() => ShiftAnswer)
  answer: ShiftAnswer;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the sign-up has to be confirmed; null: it does not have to be.',
  })
  until?: Date;

  @Field({ description: 'It was declined, and others can be asked to take the place.' })
  canAsk: boolean;
}

@AnswerType('What a private link of a volunteer opens.')
export class OwnShifts {
  @Field({ description: 'The name of the volunteer.' })
  name: string;

  @Field(() => [OwnShift], { description: 'From today on.' })
  shifts: OwnShift[];
}
