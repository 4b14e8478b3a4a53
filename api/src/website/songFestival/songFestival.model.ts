import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { RevisedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** Whether visitors can enrol for the song festival, and for which edition; there is one. */
@AnswerType('Whether visitors can enrol for the song festival.')
@modelOptions({ schemaOptions: { collection: 'songFestivalEnlistments', versionKey: false } })
export class SongFestivalEnlistment extends RevisedRecord {
  @Field(() => ID, { description: 'Always the same: there is one of them.' })
  id: string;

  @prop({ type: () => String })
  _id: string;

  @Field({ description: 'Whether visitors can enrol.' })
  @prop({ type: () => Boolean, default: false })
  open: boolean;

  @Field(() => Int, { description: 'The edition.' })
  @prop({ type: () => Number, required: true })
  year: number;

  @Field(() => String, {
    nullable: true,
    description: 'The last day on which visitors can enrol, YYYY-MM-DD; null: until it is closed.',
  })
  @prop({ type: () => String })
  closesOn?: string | null;
}

/** The latest winners of the song festival; there is one text. */
@AnswerType('The latest winners of the song festival.')
@modelOptions({ schemaOptions: { collection: 'songFestivalWinners', versionKey: false } })
export class SongFestivalWinners extends RevisedRecord {
  @Field(() => ID, { description: 'Always the same: there is one of them.' })
  id: string;

  @prop({ type: () => String })
  _id: string;

  @Field({ description: 'Cleaned html.' })
  @prop({ type: () => String, default: '' })
  text: string;

  @Field(() => String, { nullable: true, description: 'A web address.' })
  @prop({ type: () => String })
  link?: string | null;
}

export const SongFestivalEnlistmentModel = modelOf(SongFestivalEnlistment);
export const SongFestivalWinnersModel = modelOf(SongFestivalWinners);
