import { Field, InputType } from 'type-graphql';

import { RichText } from '../../platform/text/inputFields';
import { WebsiteTextKey } from '../website.enums';

@InputType({ description: 'A keyed text of the website, as it should become.' })
export class IntroInput {
  @Field(() => WebsiteTextKey, { description: 'The key of the text.' })
  name: WebsiteTextKey;

  @Field({ description: 'Html; what is not allowed is taken out.' })
  @RichText()
  text: string;
}
