import { index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Merge } from '../../identity/doubles/merge';
import { PrivateLink } from '../../identity/tokens/privateLink';
import { LoggedRecord } from '../../platform/database/updateAtRevision';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { ClubDelivery, ClubEndReason, ClubGender, ClubPaymentVia } from '../club.enums';
import { ClubMandate } from './payments/payment.types';

/** A year that a member paid. A member's list of them is the only place where that is known. */
@AnswerType('A year that a member paid.')
@modelOptions({ schemaOptions: { _id: false } })
export class ClubPayment {
  @Field(() => Int, { description: 'The year of the club.' })
  @prop({ type: () => Number, required: true })
  year: number;

  @Field(() => ClubPaymentVia)
  @prop({ type: () => String, enum: ClubPaymentVia, required: true })
  via: ClubPaymentVia;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; null when the day is not known.' })
  @prop({ type: () => String })
  paidOn?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Cents; null of what was entered before amounts were kept: the contribution of that year.',
  })
  @prop({ type: () => Number })
  amount?: number | null;

  /** Cents that were owed beside it when it was entered, because it paid a part; not there: nothing. */
  @prop({ type: () => Number })
  rest?: number;

  /** The number that it was paid under, of a member who was merged into this one; absent: their own. */
  @prop({ type: () => String })
  paidAs?: string;

  /** Online: the id of the payment link. Of a list that was entered: the request. */
  @prop({ type: () => String })
  reference?: string;
}

/** How somebody can be reached, as members may correct it themselves. */
@ObjectType({ simpleResolvers: true })
@modelOptions({ schemaOptions: { _id: false } })
export abstract class ClubContact {
  @Field({ description: 'Street and house number.' })
  @prop({ type: () => String, default: '' })
  adres: string;

  @Field({ description: 'The postal code, as it is printed: 1234 AB, or 1234 in Belgium.' })
  @prop({ type: () => String, default: '' })
  postalCode: string;

  @Field({ description: 'The town.' })
  @prop({ type: () => String, default: '' })
  city: string;

  @Field({ description: 'Nederland or België.' })
  @prop({ type: () => String, default: '' })
  country: string;

  @Field({ description: "The e-mail address; '': not known." })
  @prop({ type: () => String, default: '' })
  email: string;

  @Field({ description: "The telephone number; '': not known." })
  @prop({ type: () => String, default: '' })
  phone: string;
}

/** What a member filled in on the private page, waiting for approval. */
@AnswerType('What a member proposed on the private page.')
@modelOptions({ schemaOptions: { _id: false } })
export class ClubProposal extends ClubContact {
  @Field(() => GraphQLDateTime, { description: 'When it was proposed.' })
  @prop({ type: () => Date, required: true })
  proposedAt: Date;
}

/** That a member was merged into another (docs/domain/club.md, C78). */
@modelOptions({ schemaOptions: { _id: false }, options: { allowMixed: Severity.ALLOW } })
export class ClubMerge extends Merge {
  /** The household in which the other took their place. */
  @prop({ type: () => String })
  householdId?: string;
}

/**
 * A member of the supporter club. Its `_id` is the membership number: the year joined and two characters, so that the
 * database itself keeps it unique.
 */
@AnswerType('A member of the supporter club.')
@modelOptions({ schemaOptions: { collection: 'clubMembers', versionKey: false } })
@index({ sortName: 1, _id: 1 })
@index({ 'payments.year': 1 })
@index({ 'links.tokenHash': 1 }, { sparse: true })
@index({ importId: 1 }, { sparse: true })
@index({ 'proposal.proposedAt': 1 }, { sparse: true })
@index({ active: 1 })
@index({ formerIds: 1 }, { sparse: true })
@index({ 'merge.into': 1 }, { sparse: true })
@index({ 'merge.step': 1 }, { sparse: true })
export class ClubMember extends LoggedRecord {
  @prop({ type: () => String })
  _id: string;

  @Field(() => ID, { description: 'The membership number; begins with the year joined. Never changes.' })
  id: string;

  @Field(() => ClubGender, { nullable: true, description: 'The gender; null: not known.' })
  @prop({ type: () => String, enum: ClubGender })
  gender?: ClubGender | null;

  @Field(() => ClubDelivery)
  @prop({ type: () => String, enum: ClubDelivery, default: ClubDelivery.post })
  delivery: ClubDelivery;

  @Field({ description: "The first name; '': not known." })
  @prop({ type: () => String, default: '' })
  firstName: string;

  @Field({ description: 'The last name.' })
  @prop({ type: () => String, default: '' })
  lastName: string;

  @Field({ description: 'Street and house number.' })
  @prop({ type: () => String, default: '' })
  adres: string;

  @Field({ description: 'The postal code, as it is printed: 1234 AB, or 1234 in Belgium.' })
  @prop({ type: () => String, default: '' })
  postalCode: string;

  @Field({ description: 'The town.' })
  @prop({ type: () => String, default: '' })
  city: string;

  @Field({ description: 'Nederland or België.' })
  @prop({ type: () => String, default: '' })
  country: string;

  @Field({ description: "The e-mail address; '': not known." })
  @prop({ type: () => String, default: '' })
  email: string;

  @Field({ description: "The telephone number; '': not known." })
  @prop({ type: () => String, default: '' })
  phone: string;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  @prop({ type: () => String })
  bday?: string | null;

  @Field(() => [ClubPayment], { description: 'Ascending by year.' })
  @prop({ type: () => [ClubPayment], default: [] })
  payments: ClubPayment[];

  /** By which is, and was, collected what they owe; see `mandatesOf`. None is ever taken away. */
  @prop({ type: () => [ClubMandate], default: undefined })
  mandates?: ClubMandate[];

  @Field({ description: "What is to be done; '': nothing." })
  @prop({ type: () => String, default: '' })
  todo: string;

  @Field({ description: "Remarks; '': none." })
  @prop({ type: () => String, default: '' })
  notes: string;

  @Field({ description: 'Whether the letters and figures of the club count them.' })
  @prop({ type: () => Boolean, default: true })
  active: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The day (YYYY-MM-DD) they left; null: they did not, or before such days were kept.',
  })
  @prop({ type: () => String })
  endedOn?: string | null;

  @Field(() => ClubEndReason, { nullable: true, description: 'Why they left; null: see endedOn.' })
  @prop({ type: () => String, enum: ClubEndReason })
  endReason?: ClubEndReason | null;

  @Field({ description: 'Anonymised: nothing personal is left.' })
  @prop({ type: () => Boolean, default: false })
  erased: boolean;

  @Field(() => ClubProposal, { nullable: true, description: 'A correction by the member, not approved yet.' })
  @prop({ type: () => ClubProposal })
  proposal?: ClubProposal | null;

  /** The private links to these details: on letters, in mails, given by hand. They open nothing else. */
  @prop({ type: () => [PrivateLink], default: undefined })
  links?: PrivateLink[];

  /** By which request it was changed last as one of a selection: sent again that changes nothing. */
  @prop({ type: () => String })
  changeKey?: string;

  /** The numbers of those who were merged into this one: what was asked and paid under them is theirs. */
  @prop({ type: () => [String], default: undefined })
  formerIds?: string[];

  /** Of who was merged into another: in which, and what is needed to undo it. They are out of sight. */
  @prop({ type: () => ClubMerge })
  merge?: ClubMerge | null;

  /** Others that look like them and are somebody else, as somebody said. */
  @prop({ type: () => [String], default: undefined })
  notDoubleOf?: string[];

  /** For order and search: last name first, without accents and capitals. */
  @prop({ type: () => String, default: '' })
  sortName: string;

  @prop({ type: () => String, default: '' })
  searchText: string;

  /** The import that is adding this member; gone when that is complete. */
  @prop({ type: () => String })
  importId?: string;
}

export const ClubMemberModel = modelOf(ClubMember, {
  isPersonal: true,
  erasedBy: 'erased',
  inTrash: 'parts',
  searchedBy: 'searchText',
  // By the year they joined, with which a number begins.
  blockOf: (field) => String(field('_id')).slice(0, 4),
});
