import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { LoggedRecord } from '../../../platform/database/updateAtRevision';
import { modelOf } from '../../../platform/records/modelOf';
import { AnswerType } from '../../../platform/schema/answerType';
import { ClubMember } from '../member.model';

/**
 * Members who are written to together. Who of them left the club does not count; with fewer than two that count it is none
 * any more (docs/domain/club.md, C71). That nobody is in two is kept by the index: a household is made or changed in one write.
 */
@AnswerType('Members of the club who are written to together.')
@modelOptions({ schemaOptions: { collection: 'clubHouseholds', versionKey: false } })
@index(
  { memberIds: 1 },
  { unique: true, partialFilterExpression: { deletedAt: null, isApart: false }, name: 'inOneHousehold' },
)
@index({ isApart: 1, memberIds: 1 })
export class ClubHousehold extends LoggedRecord {
  @Field(() => ID)
  id: string;

  /** Of whom it is, the first one first in its name. */
  @prop({ type: () => [String], required: true })
  memberIds: string[];

  @Field({ description: 'True: they live at one address and want to be written to each by themselves.' })
  @prop({ type: () => Boolean, default: false })
  isApart: boolean;
}

export const ClubHouseholdModel = modelOf(ClubHousehold, { inTrash: 'record' });

@AnswerType('Members at one address who are no household, or not all of them.')
export class ClubHouseholdProposal {
  @Field(() => ID, { description: 'Of their numbers.' })
  id: string;

  @Field(() => [ClubMember], {
    description: 'All who would be together, those of the household there is first.',
  })
  members: ClubMember[];

  @Field(() => ID, {
    nullable: true,
    description: 'The household that the others can join; null: there is none.',
  })
  householdId: string | null;

  @Field(() => Int, { nullable: true, description: 'Its revision.' })
  householdRevision: number | null;

  @Field(() => Int, { description: 'How many of the members, the first ones, are in it.' })
  already: number;
}

@AnswerType('Who may be a household.')
export class ClubHouseholdWork {
  @Field(() => Int, { description: 'How much it is in all.' })
  count: number;

  @Field(() => [ClubHouseholdProposal], { description: 'Proposals by address, 50 at most.' })
  proposals: ClubHouseholdProposal[];
}

@AnswerType('Households of which somebody moved: do all?')
export class ClubHouseholdsApart {
  @Field(() => [ClubHousehold], { description: '50 at most.' })
  households: ClubHousehold[];
}
