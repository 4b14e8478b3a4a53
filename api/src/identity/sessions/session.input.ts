import { IsEmail, IsNotEmpty, IsOptional, MaxLength, MinLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { describeEnum } from '../../platform/schema/describeEnum';
import { PASSWORD_MAX, PASSWORD_MIN } from './password/password';

/** Passwords of before, and links, are no longer than this. */
const MAX_TEXT = 200;

/** A valid, filled-in address, with the messages of the sign-in form. */
@ArgsType()
export class EmailArgs {
  @Field({ description: 'The e-mail address of the account.' })
  @IsEmail({}, { message: ({ value }) => (value ? texts.signInEmail : texts.signInEmpty) })
  email: string;
}

@ArgsType()
export class SignInArgs extends EmailArgs {
  @Field({ description: 'The password.' })
  @MaxLength(MAX_TEXT, { message: texts.signInUnknown })
  @IsNotEmpty({ message: texts.signInEmpty })
  password: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of the authenticator app, or a recovery code: when SECOND_FACTOR_NEEDED asks for it.',
  })
  @IsOptional()
  @MaxLength(MAX_TEXT, { message: texts.codeWrong })
  code?: string | null;
}

/** A password somebody chooses for themselves; how strong it must be is for the service, which knows whose it is. */
@ArgsType()
class NewPasswordArgs {
  @Field({ description: '8 to 128 characters, not easy to guess, without the name or address of its owner.' })
  @MaxLength(PASSWORD_MAX, { message: texts.passwordTooLong })
  @MinLength(PASSWORD_MIN, { message: texts.passwordChange })
  password: string;
}

/** The secret of a mailed link. */
@ArgsType()
export class LinkArgs {
  @Field({ description: 'The secret of the mailed link.' })
  @MaxLength(MAX_TEXT, { message: texts.resetLinkInvalid })
  token: string;
}

@ArgsType()
export class ResetPasswordArgs extends NewPasswordArgs {
  @Field({ description: 'The secret of the mailed link.' })
  @MaxLength(MAX_TEXT, { message: texts.resetLinkInvalid })
  token: string;
}

@ArgsType()
export class ChangePasswordArgs extends NewPasswordArgs {
  @Field({ description: 'The password of now.' })
  @MaxLength(MAX_TEXT, { message: texts.passwordNotCurrent })
  @IsNotEmpty({ message: texts.required })
  currentPassword: string;
}

/** Whether a mailed link still does something. */
export enum LinkState {
  valid = 'valid',
  gone = 'gone',
}

describeEnum({ LinkState }, 'Whether a mailed link still does something.', {
  valid: 'It can be used.',
  gone: 'It was used, a newer one has replaced it, or its time is over.',
});
