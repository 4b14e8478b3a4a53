import { IsBoolean, IsIn, IsInt, IsOptional, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { ArgsType, Field, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { PageArgs } from '../../platform/graphql/connection';
import { EmailAddress, LINE, LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';
import { ClubDelivery, ClubGender } from '../club.enums';
import { clubTexts } from '../club.texts';

/** The countries of club members. */
export const COUNTRIES = ['Nederland', 'België'] as const;

const LONGEST_PHONE = 40;

/** How a member can be reached. The service also checks the postal code by the country. */
@InputType({ description: 'How a member can be reached.' })
export class ClubDetailsInput {
  @Field({ description: 'Street and house number: not blank, 200 characters at most.' })
  @RequiredText()
  adres: string;

  @Field({ description: '1234 AB for Nederland, 1234 for België.' })
  @RequiredText()
  postalCode: string;

  @Field({ description: 'The town: not blank, 200 characters at most.' })
  @RequiredText()
  city: string;

  @Field({ description: 'Nederland or België.' })
  @IsIn(COUNTRIES, { message: clubTexts.country })
  country: string;

  @Field(() => String, { nullable: true, description: 'The e-mail address; empty: not known.' })
  @ValidateIf(({ email }: ClubDetailsInput) => Boolean(email?.trim()))
  @EmailAddress()
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number, 40 characters at most.' })
  @OptionalText(LONGEST_PHONE)
  phone?: string | null;
}

@InputType({ description: 'A club member as it is filled in.' })
export class ClubMemberInput extends ClubDetailsInput {
  @Field(() => ClubDelivery, {
    nullable: true,
    description: 'How they like to be written to; null: by post.',
  })
  delivery?: ClubDelivery | null;

  @Field(() => ClubGender, { nullable: true, description: 'The gender; null: not known.' })
  gender?: ClubGender | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first name, 200 characters at most; it may be empty.',
  })
  @OptionalText()
  firstName?: string | null;

  @Field({ description: 'The last name: not blank, 200 characters at most.' })
  @RequiredText()
  lastName: string;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, from 1930-01-01 to today.' })
  bday?: string | null;

  @Field(() => String, { nullable: true, description: 'What is to be done, 2,000 characters at most.' })
  @OptionalText(LINES)
  todo?: string | null;

  @Field(() => String, { nullable: true, description: 'Remarks, 2,000 characters at most.' })
  @OptionalText(LINES)
  notes?: string | null;

  @Field({ description: 'Whether the letters and figures of the club count them.' })
  @IsBoolean()
  active: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Kept although somebody has this name and postal code already.',
  })
  allowDuplicate?: boolean | null;
}

@InputType({ description: 'Which members; what is not given does not matter.' })
export class ClubMemberFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of name, number, address, city, email or phone; accents and capitals aside.',
  })
  @IsOptional()
  @MaxLength(LINE, { message: texts.tooLong })
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only active ones. False: only the others.' })
  active?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Who paid this year.' })
  paid?: number | null;

  @Field(() => Int, { nullable: true, description: 'Who did not pay this year.' })
  notPaid?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Who has a jubilee in the current year, or who has not.',
  })
  jubilee?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'With so many paid years, the current year counted as paid.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(200)
  jubileeCount?: number | null;

  @Field(() => String, { nullable: true, description: 'Nederland or België.' })
  country?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whose correction waits for approval.' })
  proposals?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'With an email address, or without one.' })
  email?: boolean | null;
}

@ArgsType()
export class ClubMemberArgs extends PageArgs {
  @Field(() => ClubMemberFilter, { nullable: true, description: 'Which members; all when not given.' })
  filter?: ClubMemberFilter | null;
}
