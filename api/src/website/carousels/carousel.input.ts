import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

import { LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';
import { ALT_INPUT, FOCUS, FocalPointInput } from '../pictures';

@InputType({ description: 'An item of a carousel, as it is filled in.' })
export class CarouselItemInput {
  @Field()
  @RequiredText()
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'What is said of it, 2,000 characters at most; it may be empty.',
  })
  @OptionalText(LINES)
  story?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A file in the folder of the carousel, or the present photo to keep it; none: no photo.',
  })
  photoId?: string | null;

  @Field(() => String, ALT_INPUT)
  @OptionalText()
  alt?: string | null;

  @Field(() => FocalPointInput, FOCUS)
  @IsOptional()
  @ValidateNested()
  focus?: FocalPointInput | null;
}
