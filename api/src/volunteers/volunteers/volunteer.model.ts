import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

import { PrivateLink } from '../../identity/links/privateLink';
import { byLastDigit } from '../../platform/database/reading/blocks';
import { RevisedRecord } from '../../platform/database/revisedRecord';
import { modelOf } from '../../platform/records/modelOf';
import { Allow, inherit } from '../../platform/schema/allow';

/** What a volunteer answered about a shift. */
export enum ShiftAnswer {
  asked = 'asked',
  confirmed = 'confirmed',
  declined = 'declined',
}

registerEnumType(ShiftAnswer, {
  name: 'ShiftAnswer',
  description: 'What a volunteer answered about a shift.',
  valuesConfig: {
    asked: { description: 'Gevraagd: no answer yet.' },
    confirmed: { description: 'Komt.' },
    declined: { description: 'Komt niet: not counted as being on it.' },
  },
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

  /** Which of its places they have, '{shift}:{number}': nobody else can. Absent: declined, or of before places had numbers. */
  @prop({ type: () => String })
  place?: string;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'The seasons of somebody in an activity.' })
export class VolunteerActivity {
  @Field(() => ID)
  activityId: string;

  @Field(() => [Int], { description: 'The years in which they began, ascending.' })
  seasons: number[];
}

/** A volunteer of the Boerenploeg. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A volunteer of the Boerenploeg.' })
@modelOptions({ schemaOptions: { collection: 'volunteers', versionKey: false } })
@index({ sortName: 1, _id: 1 })
@index({ email: 1 })
@index({ 'participations.activityId': 1, 'participations.season': 1 })
@index({ 'shifts.shiftId': 1 })
@index({ 'shifts.place': 1 }, { unique: true, sparse: true })
@index({ 'links.tokenHash': 1 }, { sparse: true })
export class Volunteer extends RevisedRecord {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  @Field({ description: "The e-mail address; '': not known." })
  @prop({ type: () => String, default: '' })
  email: string;

  @prop({ type: () => [Participation], default: [] })
  participations: Participation[];

  @prop({ type: () => [OnShift], default: [] })
  shifts: OnShift[];

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

  @Field(() => [String], { description: 'Written by the server, oldest first: dd/mm/yyyy - naam: what.' })
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}

export const VolunteerModel = modelOf(Volunteer, {
  isPersonal: true,
  erasedBy: 'erased',
  inTrash: 'parts',
  searchedBy: 'searchText',
  blockOf: byLastDigit,
});
