import { IsOptional, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

import { OptionalText, RichText } from '../../platform/text/inputFields';
import { ALT_INPUT, FOCUS, FocalPointInput } from '../pictures';

@InputType({ description: 'The theme of the year, as it should become.' })
export class ThemeInput {
  @Field({ description: 'The title, 200 characters at most; it may be empty.' })
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

  @Field(() => String, ALT_INPUT)
  @OptionalText()
  alt?: string | null;

  @Field(() => FocalPointInput, FOCUS)
  @IsOptional()
  @ValidateNested()
  focus?: FocalPointInput | null;
}
