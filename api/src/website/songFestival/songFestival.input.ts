import { ValidateIf } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { RichText, WebAddress } from '../../platform/text/inputFields';
import { OptionalDay } from '../enrolment';

@InputType({ description: 'Whether visitors can enrol for the song festival, and for which edition.' })
export class EnlistmentInput {
  @Field({ description: 'Whether visitors can enrol.' })
  open: boolean;

  @Field(() => Int, { description: 'One of songFestivalYears.' })
  year: number;

  @Field(() => String, {
    nullable: true,
    description: 'The last day on which visitors can enrol, YYYY-MM-DD; null: until it is closed.',
  })
  @OptionalDay()
  closesOn?: string | null;
}

@InputType({ description: 'The latest winners, as they should become.' })
export class WinnersInput {
  @Field({ description: 'Html; what is not allowed is taken out.' })
  @RichText()
  text: string;

  @Field(() => String, { nullable: true, description: 'A web address.' })
  @ValidateIf(({ link }: WinnersInput) => Boolean(link?.trim()))
  @WebAddress()
  link?: string | null;
}
