import { ValidateIf } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

import { LINES, OptionalText, RequiredText, WebAddress } from '../text/inputFields';

@InputType({ description: 'A title with a file or a link.' })
export class FileOrLinkInput {
  @Field()
  @RequiredText()
  title: string;

  @Field(() => String, { nullable: true })
  @OptionalText(LINES)
  description?: string | null;

  @Field(() => ID, { nullable: true, description: 'A file in docs/C{commissionId}.' })
  fileId?: string | null;

  @Field(() => String, { nullable: true, description: 'A web address; a leading https:// is removed.' })
  @ValidateIf(({ link }: FileOrLinkInput) => Boolean(link?.trim()))
  @WebAddress()
  link?: string | null;
}
