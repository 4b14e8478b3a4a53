import { IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { LINE, LINES, OptionalText } from '../../platform/text/inputFields';

@InputType({ description: 'A committee as it is filled in.' })
export class CommissionInput {
  @Field(() => Int, { description: '1 to 999; unique.' })
  @IsInt({ message: texts.commissionIndex })
  @Min(1, { message: texts.commissionIndex })
  @Max(999, { message: texts.commissionIndex })
  index: number;

  @Field()
  @Matches(/\S/, { message: texts.commissionFields })
  @MaxLength(LINE, { message: texts.tooLong })
  name: string;

  @Field(() => String, { nullable: true })
  @OptionalText(LINES)
  description?: string | null;
}
