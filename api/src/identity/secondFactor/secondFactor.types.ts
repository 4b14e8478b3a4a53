import { IsNotEmpty, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { AnswerType } from '../../platform/schema/answerType';

@AnswerType('A key by which somebody signs in without a password.')
export class Passkey {
  @Field(() => ID)
  id: string;

  @Field({ description: 'What its owner calls it.' })
  name: string;

  @Field({ description: 'When it was made.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'The last sign-in with it; null: never.' })
  usedAt: Date | null;
}

@AnswerType('What an account asks for beside its password.')
export class SecondFactor {
  @Field({ description: 'Codes of an authenticator app.' })
  hasAuthenticator: boolean;

  @Field(() => Int, { description: 'How many recovery codes have not been used.' })
  recoveryCodesLeft: number;

  @Field(() => [Passkey], { description: 'Oldest first.' })
  passkeys: Passkey[];
}

@AnswerType('What an authenticator app is told; it counts once a code from it was confirmed.')
export class AuthenticatorSetup {
  @Field({ description: 'Base32, for typing it over.' })
  secret: string;

  @Field(() => [String], { description: "The rows of the QR code; '1' is a dark module." })
  qr: string[];
}

const MAX_TEXT = 200;
/** What a browser answers about a passkey; the longest attestations are a few thousand characters. */
const MAX_RESPONSE = 20_000;

/** Somebody who is signed in shows that they know the password too. */
@ArgsType()
export class CurrentPasswordArgs {
  @Field({ description: 'The password of now.' })
  @MaxLength(MAX_TEXT, { message: texts.passwordNotCurrent })
  @IsNotEmpty({ message: texts.required })
  currentPassword: string;
}

@ArgsType()
export class RemovePasskeyArgs extends CurrentPasswordArgs {
  @Field(() => ID)
  id: string;
}

@ArgsType()
export class CodeArgs {
  @Field({ description: 'Six digits, from the app.' })
  @MaxLength(MAX_TEXT, { message: texts.codeWrong })
  @IsNotEmpty({ message: texts.required })
  code: string;
}

@ArgsType()
class PasskeyResponseArgs {
  @Field({ description: "What the browser's WebAuthn answered: its JSON form, as text." })
  @MaxLength(MAX_RESPONSE, { message: texts.passkeyRefused })
  response: string;
}

@ArgsType()
export class AddPasskeyArgs extends PasskeyResponseArgs {
  @Field({ description: 'What its owner calls it.' })
  @MaxLength(MAX_TEXT, { message: texts.tooLong })
  @IsNotEmpty({ message: texts.required })
  name: string;
}

@ArgsType()
export class PasskeySignInArgs extends PasskeyResponseArgs {
  @Field(() => ID, { nullable: true, description: 'Only as this user: who goes on with their own page.' })
  userId?: string;
}
