import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../../platform/schema/allow';
import { ClubMember } from '../member.model';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'Two members who may be one.' })
export class ClubDouble {
  @Field(() => ID, { description: 'Of their numbers.' })
  id: string;

  @Field(() => [ClubMember], { description: 'The two of them.' })
  members: ClubMember[];

  @Field(() => [String], { description: 'What they have in common beside their name, in Dutch.' })
  inCommon: string[];
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'Members who may be kept twice.' })
export class ClubDoubles {
  @Field(() => Int, { description: 'How many pairs in all.' })
  count: number;

  @Field(() => [ClubDouble], { description: 'Those with most in common first, 50 at most.' })
  pairs: ClubDouble[];
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A member who was merged into this one.' })
export class ClubMergedMember {
  @Field(() => ID, { description: 'The number they had.' })
  id: string;

  @Field({ description: 'Their first and last name.' })
  name: string;

  @Field(() => GraphQLDateTime, { description: 'When they were merged.' })
  at: Date;

  @Field({ description: 'The name of who did it.' })
  byName: string;

  @Field(() => GraphQLDateTime, { description: 'Until when it can be undone.' })
  until: Date;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What became of undoing a merge.' })
export class ClubMergeUndone {
  @Field(() => ClubMember, { description: 'The member who had stayed.' })
  kept: ClubMember;

  @Field(() => ClubMember, { description: 'The member who is there again.' })
  returned: ClubMember;

  @Field(() => [String], {
    description: 'What did not go back because it was changed since, in Dutch: it stays as it is now.',
  })
  stays: string[];
}
