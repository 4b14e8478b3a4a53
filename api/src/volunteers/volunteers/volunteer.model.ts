import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { MergeableRecord } from '../../identity/doubles/merge';
import { PrivateLink } from '../../identity/tokens/privateLink';
import { byLastDigit } from '../../platform/database/reading/blockSums';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';

/** What a volunteer answered about a shift, or how far a sign-up for it is (docs/domain/volunteers.md, B30). */
export enum ShiftAnswer {
  asked = 'asked',
  confirmed = 'confirmed',
  declined = 'declined',
  held = 'held',
  requested = 'requested',
  waiting = 'waiting',
  invited = 'invited',
}

/** Whether somebody was there on the day. */
export enum Attendance {
  there = 'there',
  absent = 'absent',
}

describeEnum({ Attendance }, 'Whether somebody was there on the day.', {
  there: 'Er.',
  absent: 'Niet gekomen: not counted, also not as being on it.',
});

/** Who has a place of a shift: the others gave it up, or wait for one. */
export const HAS_PLACE = { $nin: [ShiftAnswer.declined, ShiftAnswer.waiting, ShiftAnswer.invited] };

/** Who is at a shift, or will be when the team says so: nobody is at two of those at once. */
export const IS_BUSY = { $in: [ShiftAnswer.asked, ShiftAnswer.confirmed, ShiftAnswer.requested] };

describeEnum({ ShiftAnswer }, 'What a volunteer answered about a shift.', {
  asked: 'Gevraagd: no answer yet.',
  confirmed: 'Komt.',
  declined: 'Komt niet: not counted as being on it.',
  held: 'Vastgehouden: a place is kept until it is confirmed by the link in the mail, for 24 hours.',
  requested: 'Aangevraagd: has a place, and waits for what the team says.',
  invited:
    'Gevraagd om in te vallen: the place is theirs when they say yes first; not counted as being on it.',
  waiting: 'Wachtlijst: is mailed when a place comes free; not counted as being on it.',
});

/** One season in which somebody takes part in an activity. */
@modelOptions({ schemaOptions: { _id: false } })
export class Participation {
  @prop({ type: () => String, required: true })
  activityId: string;

  /** The year in which it began, in April. */
  @prop({ type: () => Number, required: true })
  season: number;
}

/**
 * A shift that somebody is on, with its times: so that one write can refuse two at once. `start` and `end` are local,
 * YYYY-MM-DDTHH:mm.
 */
@modelOptions({ schemaOptions: { _id: false } })
export class OnShift {
  @prop({ type: () => String, required: true })
  shiftId: string;

  @prop({ type: () => String, required: true })
  start: string;

  @prop({ type: () => String, required: true })
  end: string;

  @prop({ type: () => String, enum: ShiftAnswer, default: ShiftAnswer.asked })
  answer: ShiftAnswer;

  /** What was noted down on the day; absent: nothing yet. */
  @prop({ type: () => String, enum: Attendance })
  attendance?: Attendance;

  /** Which of its places they have, '{shift}:{number}': nobody else can. Absent: declined, or of before places had numbers. */
  @prop({ type: () => String })
  place?: string;

  /** Until when it must be confirmed by the link in the mail; then it is gone. */
  @prop({ type: () => Date })
  until?: Date;

  /** Since when they are on the waiting list. */
  @prop({ type: () => Date })
  since?: Date;

  /** The phone number that was given with it, for a volunteer of whom none is known. */
  @prop({ type: () => String })
  phone?: string;
}

/** A skill of the list that somebody has. */
@AnswerType('A skill that a volunteer has.')
@modelOptions({ schemaOptions: { _id: false } })
export class HeldSkill {
  @Field(() => ID, { description: 'Of the list of skills; one that is not in it any more is not shown.' })
  @prop({ type: () => String, required: true })
  skillId: string;

  @Field({ description: "Of a certificate the last day on which it holds, YYYY-MM-DD; '': not known." })
  @prop({ type: () => String, default: '' })
  until: string;
}

@AnswerType('The seasons of somebody in an activity.')
export class VolunteerActivity {
  @Field(() => ID)
  activityId: string;

  @Field(() => [Int], { description: 'The years in which they began, ascending.' })
  seasons: number[];
}

/** A volunteer of the Boerenploeg. */
@AnswerType('A volunteer of the Boerenploeg.')
@modelOptions({ schemaOptions: { collection: 'volunteers', versionKey: false } })
@index({ sortName: 1, _id: 1 })
@index({ email: 1 })
@index({ 'participations.activityId': 1, 'participations.season': 1 })
@index({ 'shifts.shiftId': 1 })
@index({ 'shifts.place': 1 }, { unique: true, sparse: true })
@index({ 'links.tokenHash': 1 }, { sparse: true })
@index({ 'shifts.until': 1 }, { sparse: true })
@index({ 'shifts.since': 1 }, { sparse: true })
@index({ 'shifts.answer': 1 })
@index({ 'skills.skillId': 1, 'skills.until': 1 })
@index({ 'merge.into': 1 }, { sparse: true })
@index({ 'merge.step': 1 }, { sparse: true })
@index({ pendingEmail: 1 }, { unique: true, sparse: true })
export class Volunteer extends MergeableRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: "The e-mail address; '': not known." })
  @prop({ type: () => String, default: '' })
  email: string;

  @Field({ description: "The phone number; '': not known." })
  @prop({ type: () => String, default: '' })
  phone: string;

  @Field({ description: "What the team has to know of them; '': nothing." })
  @prop({ type: () => String, default: '' })
  remarks: string;

  @Field(() => [HeldSkill], { description: 'What they can do.' })
  @prop({ type: () => [HeldSkill], default: [] })
  skills: HeldSkill[];

  /**
   * The e-mail address of who signed up and has not confirmed it: until then they are no volunteer, and are seen on their shifts
   * only.
   */
  @prop({ type: () => String })
  pendingEmail?: string;

  @prop({ type: () => [Participation], default: [] })
  participations: Participation[];

  @prop({ type: () => [OnShift], default: [] })
  shifts: OnShift[];

  /** The shifts of which they were asked to take the place of somebody who cannot come. */
  @prop({ type: () => [String], default: [] })
  invitations?: string[];

  /** For order, search and to find doubles: without accents and capitals. */
  @prop({ type: () => String, required: true })
  sortName: string;

  @prop({ type: () => String, default: '' })
  searchText: string;

  /** The private links that were mailed. They open the own shifts only. */
  @prop({ type: () => [PrivateLink], default: undefined })
  links?: PrivateLink[];

  /** Only what counts is left: name, address and links are gone (docs/domain/volunteers.md, B6). */
  @prop({ type: () => Boolean, default: false })
  erased: boolean;
}

export const VolunteerModel = modelOf(Volunteer, {
  isPersonal: true,
  erasedBy: 'erased',
  sendsMail: true,
  inTrash: 'parts',
  searchedBy: 'searchText',
  blockOf: byLastDigit,
});
