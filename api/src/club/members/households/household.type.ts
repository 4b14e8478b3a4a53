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

  @Field(() => ClubHousehold, {
    nullable: true,
    description: 'The household that the others can join; null: there is none.',
  })
  household: ClubHousehold | null;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What there is to decide about households.' })
export class ClubHouseholdWork {
  @Field(() => Int, { description: 'How much it is in all.' })
  count: number;

  @Field(() => [ClubHousehold], { description: 'Of which somebody moved: do all? 50 at most.' })
  moved: ClubHousehold[];

  @Field(() => [ClubHouseholdProposal], { description: 'Proposals by address, 50 at most.' })
  proposals: ClubHouseholdProposal[];
}
