import { Field, InputType } from 'type-graphql';

import { RequiredText } from '../../platform/text/inputFields';

@InputType({ description: 'Why something that is owed is no longer expected.' })
export class WriteOffInput {
  @Field()
  @RequiredText(500)
  reason: string;
}
