import { Field, InputType } from 'type-graphql';

import { RequiredText } from '../../platform/text/inputFields';

@InputType({ description: 'Why something that is owed is no longer expected.' })
export class WriteOffInput {
  @Field({ description: 'Why it is no longer expected: not blank, 500 characters at most.' })
  @RequiredText(500)
  reason: string;
}
