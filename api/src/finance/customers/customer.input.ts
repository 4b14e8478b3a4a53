import { IsOptional, MaxLength, ValidateIf } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { PageArgs } from '../../platform/graphql/connection';
import { EmailAddress, LINE, OptionalText, RequiredText } from '../../platform/text/inputFields';

/** What the records are called in messages, with their article. */
export const WHAT = 'Deze klant';

/** Dutch messages of the customers. */
export const customerTexts = {
  sameName: (name: string) => `Er is al een klant die ${name} heet. Is het dezelfde?`,
  inTrash: (name: string) => `${name} ligt in de prullenbak. Zet die klant terug, of is het een ander?`,
  email: 'E-mail moet een geldig formaat hebben',
} as const;

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
