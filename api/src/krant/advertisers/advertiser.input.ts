import { IsBoolean, IsInt, IsOptional, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { PageArgs } from '../../platform/graphql/connection';
import { EmailAddress, LINE, LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';
import { AdvState } from '../krant.enums';
import { krantTexts } from '../krant.texts';

const MOST = 99_999;
const SHORT = 40;

@InputType({ description: 'What a seller may change of an advertiser.' })
export class AdvertiserDetailsInput {
  @Field()
  @RequiredText()
  name: string;

  @Field(() => String, { nullable: true, description: 'Street and house number, 200 characters at most.' })
  @OptionalText()
  adres?: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code, 40 characters at most.' })
  @OptionalText(SHORT)
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The town, 200 characters at most.' })
  @OptionalText()
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address; empty: not known.' })
  @ValidateIf(({ email }: AdvertiserDetailsInput) => Boolean(email?.trim()))
  @EmailAddress()
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number, 40 characters at most.' })
  @OptionalText(SHORT)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Remarks, 2,000 characters at most.' })
  @OptionalText(LINES)
  notes?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Made by the sender; the same one sent again changes nothing. 8 to 64 characters.',
  })
  @IsOptional()
  @Matches(/^[\w-]{8,64}$/, { message: texts.badInput })
  requestId?: string | null;
}

@InputType({ description: 'An advertiser as it is filled in.' })
export class AdvertiserInput extends AdvertiserDetailsInput {
  @Field(() => Int, { description: 'The advertisement number, 1 to 99999; nobody else has it.' })
  @IsInt({ message: krantTexts.number })
  @Min(1, { message: krantTexts.number })
  @Max(MOST, { message: krantTexts.number })
  advertiserUserId: number;

  @Field(() => ID, { nullable: true, description: 'The user who is responsible, see paperSellers.' })
  contactId?: string | null;

  @Field({ description: 'Whether it is offered to sellers and counted.' })
  @IsBoolean()
  active: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Kept although another advertiser has this name already.',
  })
  allowDuplicate?: boolean | null;
}

@InputType({ description: 'Which advertisers; what is not given does not matter.' })
export class AdvertiserFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of number, name, address, city, email or phone; accents and capitals aside.',
  })
  @IsOptional()
  @MaxLength(LINE, { message: texts.tooLong })
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only active ones. False: only the others.' })
  active?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'The id of the responsible user.' })
  contactId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only active ones whom nobody sells to, or somebody who is no seller any more.',
  })
  withoutSeller?: boolean | null;

  @Field(() => AdvState, {
    nullable: true,
    description: 'Of the advertisement in the active edition; open: or none.',
  })
  state?: AdvState | null;
}

/** Which advertisers, and which part of them. */
@ArgsType()
export class AdvertiserArgs extends PageArgs {
  @Field(() => AdvertiserFilter, { nullable: true })
  filter?: AdvertiserFilter | null;
}
