import { IsOptional, MaxLength, ValidateIf } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { PageArgs } from '../../platform/graphql/connection';
import { EmailAddress, LINE, OptionalText, RequiredText } from '../../platform/text/inputFields';
import { customerTexts } from './customer.texts';

@InputType({ description: 'A customer as it is filled in.' })
export class CustomerInput {
  @Field()
  @RequiredText(LINE)
  name: string;

  @Field(() => String, { nullable: true, description: 'Street and house number, 200 characters at most.' })
  @OptionalText()
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'With the town.' })
  @OptionalText()
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Where invoices are mailed to; empty: not known.' })
  @ValidateIf(({ email }: CustomerInput) => Boolean(email?.trim()))
  @EmailAddress(customerTexts.email)
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number, 200 characters at most.' })
  @OptionalText()
  phone?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Kept although somebody has this name already.' })
  allowDuplicate?: boolean | null;
}

@ArgsType()
export class CustomerArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Words of name, address and email.' })
  @IsOptional()
  @MaxLength(LINE, { message: texts.tooLong })
  search?: string | null;
}
