import { Field, ID, InputType } from 'type-graphql';

import { OptionalText, RichText } from '../../platform/text/inputFields';

@InputType()
export class ThemeInput {
  @Field()
  @OptionalText()
  title: string;

  @Field({ description: 'Html; what is not allowed is taken out.' })
  @RichText()
  text: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A file in images/theme, or the present picture to keep it; none: no picture.',
  })
  imageId?: string | null;
}
