import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../../platform/schema/allow';
import { ClubMember } from '../member.model';
import { ClubHousehold } from './household.model';

@Allow(inherit)
@ObjectType({
  simpleResolvers: true,
  description: 'Members at one address who are no household, or not all of them.',
})
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

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'Who may be a household.' })
export class ClubHouseholdWork {
  @Field(() => Int, { description: 'How much it is in all.' })
  count: number;

  @Field(() => [ClubHouseholdProposal], { description: 'Proposals by address, 50 at most.' })
  proposals: ClubHouseholdProposal[];
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'Households of which somebody moved: do all?' })
export class ClubHouseholdsApart {
  @Field(() => [ClubHousehold], { description: '50 at most.' })
  households: ClubHousehold[];
}
