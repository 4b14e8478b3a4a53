import { IsEnum, Length, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';

import { RemoteFailureKind } from './remoteFailureKind.enum';

@InputType({ description: 'A remote that failed in a browser.' })
export class ClientErrorInput {
  @Matches(/^[a-z]{1,40}$/, { message: 'Dit onderdeel bestaat niet.' })
  @Field({ description: 'The word of the area.' })
  area: string;

  @Length(1, 300, { message: 'Dit is geen adres van een onderdeel.' })
  @Field({ description: 'The address of the manifest that was loaded.' })
  entry: string;

  @IsEnum(RemoteFailureKind)
  @Field(() => RemoteFailureKind, { description: 'How it failed.' })
  kind: RemoteFailureKind;

  @Length(1, 500, { message: 'De melding is te lang.' })
  @Field({ description: 'What the browser said, without data of people.' })
  message: string;
}
