import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { MergeableRecord } from '../../identity/doubles/merge';
import { byLastDigit } from '../../platform/database/reading/blockSums';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';

/** That somebody else became responsible: both are told (docs/domain/krant.md, N74). */
@modelOptions({ schemaOptions: { _id: false } })
export class HandedOver {
  @prop({ type: () => Date, required: true })
  at: Date;

  /** Whose it was; null: nobody's. */
  @prop({ type: () => String })
  from: string | null;

  /** Whose it became; null: nobody's. */
  @prop({ type: () => String })
  to: string | null;

  /** The name of who did so. */
  @prop({ type: () => String, required: true })
  by: string;

  /** The same of all that were handed over at once. */
  @prop({ type: () => String, required: true })
  key: string;
}

/** A visit, as whoever made it noted it (docs/domain/krant.md, N101). */
@AnswerType('A visit, as whoever made it noted it.')
export class AdvertiserVisit {
  @Field(() => ID, { description: 'The id of the visit.' })
  id: string;

  @Field({ description: 'What was said.' })
  @prop({ type: () => String, required: true })
  text: string;

  @Field({ description: 'The name of whoever noted it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;
}

/** Who advertises in the newspaper. */
@AnswerType('Who advertises in the newspaper.')
@modelOptions({ schemaOptions: { collection: 'advertisers', versionKey: false } })
@index({ advertiserUserId: 1 }, { unique: true, partialFilterExpression: { deleted: false } })
@index({ sortName: 1, _id: 1 })
@index({ contactId: 1, active: 1 })
@index({ contactId: 1, followUpOn: 1 })
@index({ 'merge.into': 1 }, { sparse: true })
@index({ 'merge.step': 1 }, { sparse: true })
@index({ toFollow: 1 }, { sparse: true })
@index({ 'handedOver.at': 1 }, { sparse: true })
export class Advertiser extends MergeableRecord {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'The advertisement number.' })
  @prop({ type: () => Number, required: true })
  advertiserUserId: number;

  @Field()
  @prop({ type: () => String, required: true })
  name: string;

  /** The user who is responsible; by id, so that two of one name never mix. */
  @Field(() => ID, { nullable: true, description: 'The id of the responsible user; null: nobody is.' })
  @prop({ type: () => String })
  contactId?: string | null;

  /** Who was responsible when the account was closed and nobody else became so. */
  @prop({ type: () => String })
  contactBefore?: string | null;

  /** The last time that it was given to somebody else, alone or with others. */
  @prop({ type: () => HandedOver })
  handedOver?: HandedOver | null;

  @Field({ description: "Street and house number; '': not known." })
  @prop({ type: () => String, default: '' })
  adres: string;

  @Field({ description: "The postal code; '': not known." })
  @prop({ type: () => String, default: '' })
  postalCode: string;

  @Field({ description: "The town; '': not known." })
  @prop({ type: () => String, default: '' })
  city: string;

  @Field({ description: "The e-mail address; '': not known." })
  @prop({ type: () => String, default: '' })
  email: string;

  @Field({ description: "The telephone number; '': not known." })
  @prop({ type: () => String, default: '' })
  phone: string;

  @Field({ description: "Remarks; '': none." })
  @prop({ type: () => String, default: '' })
  notes: string;

  @Field({ description: 'Whether it is offered to sellers and counted.' })
  @prop({ type: () => Boolean, default: true })
  active: boolean;

  /** Gone from all lists; the name stays for the advertisements of past editions. */
  @prop({ type: () => Boolean, default: false })
  deleted: boolean;

  /** The number with zeros before it, for order. */
  @prop({ type: () => String, required: true })
  sortName: string;

  @prop({ type: () => String, default: '' })
  searchText: string;

  /** The copies in the advertisement of the active edition are still to be brought in line. */
  @prop({ type: () => Boolean })
  toFollow?: boolean;

  /** What the last save was sent with: sent again after a lost answer it changes nothing. */
  @prop({ type: () => String })
  lastRequestId?: string | null;

  /** No day before counts: nobody has to clear it. Not an edit, so without a revision and a line in the log. */
  @Field(() => String, {
    nullable: true,
    description: 'The day (yyyy-mm-dd) on which the responsible user planned to visit; null: none.',
  })
  @prop({ type: () => String })
  visitOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The day (yyyy-mm-dd) from which on they are to be visited again; null: none.',
  })
  @prop({ type: () => String })
  followUpOn?: string | null;

  @Field(() => [AdvertiserVisit], { description: 'What was noted of visits, oldest first.' })
  @prop({ type: () => [AdvertiserVisit], default: [] })
  visits: AdvertiserVisit[];
}

export const AdvertiserModel = modelOf(Advertiser, {
  isPersonal: true,
  erasedBy: 'deleted',
  inTrash: 'parts',
  searchedBy: 'searchText',
  // By the last digit of their id, as their advertisements are.
  blockOf: byLastDigit,
});
