import { Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

import { LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';
import { websiteTexts } from '../website.enums';

@InputType({ description: 'A document to download from a page of the website.' })
export class PublicDocumentInput {
  @Field()
  @RequiredText()
  title: string;

  @Field(() => String, { nullable: true })
  @OptionalText(LINES)
  description?: string | null;

  @Field(() => ID, { description: 'A file in the folder of the section.' })
  @Matches(/\S/, { message: websiteTexts.fileRequired })
  fileId: string;
}
