import { IsNotEmpty, MaxLength } from 'class-validator';
import { ArgsType, Field, ID } from 'type-graphql';

import { texts } from '../../platform/errors/texts';

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
