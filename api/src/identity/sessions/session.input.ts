import { IsEmail, IsNotEmpty, MaxLength, MinLength } from 'class-validator';
import { ArgsType, Field } from 'type-graphql';

import { texts } from '../../platform/errors/texts';

/** A valid, filled-in address, with the messages of the sign-in form. */
@ArgsType()
export class EmailArgs {
  @Field()
  @IsEmail({}, { message: ({ value }) => (value ? texts.signInEmail : texts.signInEmpty) })
  email: string;
}

@ArgsType()
export class SignInArgs extends EmailArgs {
  @Field()
  @MaxLength(200, { message: texts.signInUnknown })
  @IsNotEmpty({ message: texts.signInEmpty })
  password: string;
}

/** A password somebody chooses for themselves. */
@ArgsType()
export class NewPasswordArgs {
  @Field({ description: '8 to 200 characters.' })
  @MaxLength(200, { message: texts.passwordTooLong })
  @MinLength(8, { message: texts.passwordChange })
  password: string;
}

@ArgsType()
export class ResetPasswordArgs extends NewPasswordArgs {
  @Field({ description: 'The secret of the mailed link.' })
  token: string;
}
