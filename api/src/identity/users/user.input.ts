import {
  ArrayMaxSize,
  IsArray,
  IsOptional,
  Length,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { PageArgs } from '../../platform/graphql/connection';
import { describeEnum } from '../../platform/schema/describeEnum';
import { CalendarDate, EmailAddress, OptionalText } from '../../platform/text/inputFields';
import type { PermissionId } from '../catalogue/catalogue';
import { Permission } from '../catalogue/permission.enum';
import { PASSWORD_MAX, PASSWORD_MIN } from '../sessions/password/password';

const MAX_TEXT = 200;
/** Of a phone number. */
export const LONGEST_PHONE = 40;

/** More than there are rights and committees. */
const MOST_ENDS = 200;

@InputType({ description: 'The end of one right.' })
export class RightEndInput {
  @Field({
    description: "A permission id, or a committee id; followed by '-vz' for its chair. One that is given.",
  })
  @OptionalText()
  right: string;

  @Field({
    description: 'The last day on which it counts, YYYY-MM-DD; today or later, unless it stood there.',
  })
  @CalendarDate()
  lastDay: string;
}

@InputType({ description: 'What a user may see and do.' })
export class UserPermissionsInput {
  @Field(() => [Permission], { description: 'Permission ids.' })
  @IsArray()
  general: PermissionId[];

  @Field(() => [String], { description: "Committee ids; followed by '-vz' for the chair." })
  @IsArray()
  commissions: string[];

  @Field(() => [RightEndInput], {
    nullable: true,
    description: 'All that end. Left out: the ends of what is kept stay as they are.',
  })
  @IsOptional()
  @ArrayMaxSize(MOST_ENDS, { message: texts.badInput })
  @ValidateNested({ each: true })
  ends?: RightEndInput[] | null;
}

@InputType()
class UserFields {
  @Field()
  @MaxLength(MAX_TEXT, { message: texts.tooLong })
  @Matches(/\S/, { message: texts.required })
  name: string;

  @Field({ description: 'The e-mail address, with which one signs in; no other account has it.' })
  @EmailAddress()
  email: string;

  @Field({ description: 'True: not a member of the foundation.' })
  isExternal: boolean;

  @Field(() => UserPermissionsInput, { description: 'The rights, all of them.' })
  @ValidateNested()
  permissions: UserPermissionsInput;

  @Field(() => String, { nullable: true, description: 'What is left out stays as it is.' })
  @OptionalText(LONGEST_PHONE)
  phoneNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'What is left out stays as it is.' })
  @OptionalText()
  adres?: string | null;
}

@InputType({ description: 'A new account.' })
export class AddUserInput extends UserFields {
  @Field(() => String, {
    nullable: true,
    description:
      'Without one an invitation is mailed. 8 to 128 characters, not easy to guess, without name or address.',
  })
  @ValidateIf((input: AddUserInput) => input.password !== undefined && input.password !== null)
  @Length(PASSWORD_MIN, PASSWORD_MAX, {
    message: ({ value }) =>
      String(value).length > PASSWORD_MAX ? texts.passwordTooLong : texts.passwordOfNewUser,
  })
  password?: string;
}

@InputType({ description: 'Every field of the account as it should become.' })
export class EditUserInput extends UserFields {}

@InputType({ description: 'Own details; what is left out stays as it is.' })
export class EditProfileInput {
  @Field(() => String, {
    nullable: true,
    description: 'Another address asks for `currentPassword`, and counts after its mailed link was opened.',
  })
  @ValidateIf((input: EditProfileInput) => input.email !== undefined && input.email !== null)
  @EmailAddress()
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The password of now, for another address.' })
  @ValidateIf((input: EditProfileInput) => typeof input.currentPassword === 'string')
  @MaxLength(MAX_TEXT, { message: texts.passwordNotCurrent })
  currentPassword?: string;

  @Field(() => String, { nullable: true, description: 'The telephone number, 40 characters at most.' })
  @ValidateIf((input: EditProfileInput) => typeof input.phoneNumber === 'string')
  @MaxLength(LONGEST_PHONE, { message: texts.tooLong })
  phoneNumber?: string;

  @Field(() => String, { nullable: true, description: 'The postal address, 200 characters at most.' })
  @ValidateIf((input: EditProfileInput) => typeof input.adres === 'string')
  @MaxLength(MAX_TEXT, { message: texts.tooLong })
  adres?: string;
}

/** The order of the list of users. */
export enum UserOrder {
  name = 'name',
  lastSignIn = 'lastSignIn',
}

describeEnum({ UserOrder }, 'The order of the list of users.', {
  name: 'By name.',
  lastSignIn: 'Who signed in last comes first, who never did comes last.',
});

/** Which users; what is left out does not matter. */
@InputType({ description: 'Which users; what is not given does not matter.' })
export class UserFilterInput {
  @Field(() => String, { nullable: true, description: 'Words of the name or the e-mail address.' })
  @OptionalText()
  search?: string | null;

  @Field(() => Permission, { nullable: true, description: 'Who holds it.' })
  permission?: PermissionId | null;

  @Field(() => ID, { nullable: true, description: 'Who is in it.' })
  @OptionalText()
  commissionId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Who chairs that committee, or any.' })
  isChair?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only external accounts. False: only members.' })
  isExternal?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Who has not signed in, as far as is known.' })
  neverSignedIn?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only Admins. False: only others.' })
  isAdmin?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: the closed accounts; else those that are open.',
  })
  isDeactivated?: boolean | null;
}

/** Which part of the list of users, and in which order. */
@ArgsType()
export class UserListArgs extends PageArgs {
  @Field(() => UserFilterInput, { nullable: true, description: 'Which users; all when not given.' })
  filter?: UserFilterInput | null;

  @Field(() => UserOrder, { nullable: true, description: 'By name when not given.' })
  order?: UserOrder | null;
}
