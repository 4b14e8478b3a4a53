import { Field, ID, InputType } from 'type-graphql';

import { LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';

@InputType()
export class CarouselItemInput {
  @Field()
  @RequiredText()
  name: string;

  @Field(() => String, { nullable: true })
  @OptionalText(LINES)
  story?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A file in the folder of the carousel, or the present photo to keep it; none: no photo.',
  })
  photoId?: string | null;
}
