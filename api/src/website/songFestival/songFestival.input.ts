import { ValidateIf } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { RichText, WebAddress } from '../../platform/text/inputFields';

@InputType()
export class EnlistmentInput {
  @Field()
  open: boolean;

  @Field(() => Int, { description: 'One of songFestivalYears.' })
  year: number;
}

@InputType()
export class WinnersInput {
  @Field({ description: 'Html; what is not allowed is taken out.' })
  @RichText()
  text: string;

  @Field(() => String, { nullable: true, description: 'A web address.' })
  @ValidateIf(({ link }: WinnersInput) => Boolean(link?.trim()))
  @WebAddress()
  link?: string | null;
}
