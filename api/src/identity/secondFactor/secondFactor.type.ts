import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A key by which somebody signs in without a password.' })
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

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What an account asks for beside its password.' })
export class SecondFactor {
  @Field({ description: 'Codes of an authenticator app.' })
  hasAuthenticator: boolean;

  @Field(() => Int, { description: 'How many recovery codes have not been used.' })
  recoveryCodesLeft: number;

  @Field(() => [Passkey], { description: 'Oldest first.' })
  passkeys: Passkey[];
}

@Allow(inherit)
@ObjectType({
  simpleResolvers: true,
  description: 'What an authenticator app is told; it counts once a code from it was confirmed.',
})
export class AuthenticatorSetup {
  @Field({ description: 'Base32, for typing it over.' })
  secret: string;

  @Field(() => [String], { description: "The rows of the QR code; '1' is a dark module." })
  qr: string[];
}
