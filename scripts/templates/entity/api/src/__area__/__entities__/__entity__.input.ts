import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { PageArgs } from '../../platform/graphql/connection';
import { LINE, LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';

@InputType({ description: '__A_word__ as it is filled in.' })
export class __Entity__Input {
  @Field()
  @RequiredText()
  name: string;

  @Field(() => String, { nullable: true, description: 'A note, 2,000 characters at most; it may be empty.' })
  @OptionalText(LINES)
  note?: string | null;
}

@ArgsType()
export class __Entity__Args extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words of name and note; accents and capitals aside.',
  })
  @IsOptional()
  @MaxLength(LINE, { message: texts.tooLong })
  search?: string | null;
}
