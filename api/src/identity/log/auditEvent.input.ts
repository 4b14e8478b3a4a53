import { IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { AuditKind } from '../../platform/audit/auditKind.enum';
import { texts } from '../../platform/errors/texts';
import { CalendarDate, OptionalText, RequiredText } from '../../platform/text/inputFields';

/** Which part of the log; what is left out does not matter. */
@InputType({ description: 'Which events of the log; what is not given does not matter.' })
export class AuditFilterInput {
  @Field(() => ID, { nullable: true, description: 'The id of the user who did it.' })
  @OptionalText()
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'Words of the name of who did it.' })
  @OptionalText()
  person?: string | null;

  @Field(() => String, { nullable: true, description: 'A kind of record, such as Advertiser.' })
  @OptionalText()
  entity?: string | null;

  @Field(() => String, { nullable: true, description: 'The id of a record.' })
  @OptionalText()
  recordId?: string | null;

  @Field(() => String, { nullable: true, description: 'A field of Query or Mutation.' })
  @OptionalText()
  operation?: string | null;

  @Field(() => AuditKind, { nullable: true, description: 'What the events are about.' })
  kind?: AuditKind | null;

  @Field(() => String, { nullable: true, description: 'The first day, YYYY-MM-DD.' })
  @IsOptional()
  @CalendarDate()
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'The last day, YYYY-MM-DD.' })
  @IsOptional()
  @CalendarDate()
  to?: string | null;
}

const MOST_ROWS = 10_000_000;

/** A list that a page made a file of. */
@ArgsType()
export class LogExportArgs {
  @Field({ description: 'What it is called, such as ledenlijst-2027-01-31.' })
  @RequiredText()
  list: string;

  @Field({ description: 'xlsx, csv or print.' })
  @MaxLength(10, { message: texts.tooLong })
  format: string;

  @Field(() => Int, { description: 'How many rows the file has.' })
  @IsInt({ message: texts.badInput })
  @Min(0, { message: texts.badInput })
  @Max(MOST_ROWS, { message: texts.badInput })
  rows: number;
}
