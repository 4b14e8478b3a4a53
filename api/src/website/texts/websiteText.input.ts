import { Field, InputType } from 'type-graphql';

import { RichText } from '../../platform/text/inputFields';
import { WebsiteTextKey } from '../website.enums';

@InputType()
export class IntroInput {
  @Field(() => WebsiteTextKey)
  name: WebsiteTextKey;

  @Field({ description: 'Html; what is not allowed is taken out.' })
  @RichText()
  text: string;
}
