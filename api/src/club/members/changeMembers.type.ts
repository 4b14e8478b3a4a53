import { Field, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';
import { ClubMember } from './member.model';

/** What became of a change of several members. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What became of a change of several members.' })
export class ClubMembersChanged {
  @Field(() => [ClubMember], { description: 'Those that were changed, as they are now.' })
  changed: ClubMember[];

  @Field(() => [String], { description: 'Of those that were not, in Dutch: who, and why.' })
  notChanged: string[];
}
