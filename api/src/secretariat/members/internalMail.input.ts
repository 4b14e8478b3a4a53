import { Field, ID, InputType } from 'type-graphql';

import { RequiredText, RichText } from '../../platform/text/inputFields';

@InputType()
export class InternalMailInput {
  @Field(() => ID, { description: 'Who gets it.' })
  userId: string;

  @Field()
  @RequiredText()
  subject: string;

  @Field({ description: 'Rich text; what is not allowed is taken out.' })
  @RichText({ required: true })
  html: string;
}
