import { Field, ID, InputType } from 'type-graphql';

import { RequiredText, RichText } from '../../platform/text/inputFields';

@InputType({ description: 'A mail to one user.' })
export class InternalMailInput {
  @Field(() => ID, { description: 'Who gets it.' })
  userId: string;

  @Field({ description: 'The subject: not blank, 200 characters at most.' })
  @RequiredText()
  subject: string;

  @Field({ description: 'Rich text; what is not allowed is taken out.' })
  @RichText({ required: true })
  html: string;
}
