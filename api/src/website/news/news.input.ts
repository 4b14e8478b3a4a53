import { IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

import {
  CalendarDate,
  OptionalText,
  RequiredText,
  RichText,
  WebAddress,
} from '../../platform/text/inputFields';
import { ALT_INPUT, FOCUS, FocalPointInput } from '../pictures';
import { NewsTag, Postpone } from '../website.enums';

@InputType({
  description: 'What a draft of news should say. The day on which it is published is no part of it.',
})
export class NewsDraftInput {
  @Field()
  @RequiredText()
  title: string;

  @Field({ description: 'Html; what is not allowed is taken out.' })
  @RichText({ required: true })
  text: string;

  @Field(() => [NewsTag], { description: 'What it is about; each counts once.' })
  tags: NewsTag[];

  @Field(() => ID, {
    nullable: true,
    description: 'A file in images/news, or the present photo to keep it; none: no photo.',
  })
  photoId?: string | null;

  @Field(() => String, ALT_INPUT)
  @OptionalText()
  alt?: string | null;

  @Field(() => FocalPointInput, FOCUS)
  @IsOptional()
  @ValidateNested()
  focus?: FocalPointInput | null;

  @Field(() => String, { nullable: true, description: 'The text shown for the link.' })
  @OptionalText()
  link?: string | null;

  @Field(() => String, { nullable: true, description: 'A web address; required with a link.' })
  @ValidateIf(({ link, linkURL }: NewsDraftInput) => Boolean(link?.trim() || linkURL?.trim()))
  @WebAddress()
  linkURL?: string | null;
}

@InputType({ description: 'News as it should become.' })
export class NewsItemInput extends NewsDraftInput {
  @Field(() => Postpone)
  postpone: Postpone;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, from today to a year ahead.' })
  @IsOptional()
  @CalendarDate()
  postponementDate?: string | null;
}
