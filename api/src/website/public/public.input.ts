import { ArgsType, Field } from 'type-graphql';

import { PageArgs } from '../../platform/graphql/connection';
import { NewsTag } from '../website.enums';

@ArgsType()
export class PublicNewsArgs extends PageArgs {
  @Field(() => NewsTag, { nullable: true, description: 'Only news with this tag.' })
  tag?: NewsTag | null;
}
