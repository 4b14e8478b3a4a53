import { IsOptional, Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { CalendarDate, LINES, OptionalText } from '../../platform/text/inputFields';

@InputType({ description: 'What can be mended of an agenda or minutes; the file never changes.' })
export class EditSecretaryDocumentInput {
  @Field({ description: 'Of the meeting, YYYY-MM-DD; the title is made of it.' })
  @CalendarDate()
  date: string;

  @Field(() => String, { nullable: true })
  @OptionalText(LINES)
  description?: string | null;
}

@InputType({ description: 'An agenda or minutes.' })
export class SecretaryDocumentInput extends EditSecretaryDocumentInput {
  @Field(() => ID, { description: 'A file in docs/secretary.' })
  @Matches(/\S/, { message: texts.document })
  fileId: string;

  @Field(() => Boolean, { nullable: true, description: 'For the DB only, from the start.' })
  @IsOptional()
  dbOnly?: boolean | null;
}
