import { GraphQLDateTime } from 'graphql-scalars';
import { Field } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';
import { RemoteFailure } from './remoteFailure.model';

/** Which of the versions of an area it is. */
export enum RemoteChannel {
  stable = 'stable',
  previous = 'previous',
  canary = 'canary',
  override = 'override',
}
describeEnum({ RemoteChannel }, 'Which of the versions of an area it is.', {
  stable: 'For everybody.',
  previous: 'What is gone back to when the stable one does not work.',
  canary: 'For some, to try it.',
  override: 'On the machine of one Admin, for that Admin.',
});

@AnswerType('A version of an area, as the list of remotes names it.')
export class RemoteVersion {
  @Field(() => RemoteChannel)
  channel: RemoteChannel;

  @Field({ description: 'The address of its manifest.' })
  entry: string;

  @Field(() => String, { nullable: true, description: 'Null: it could not be asked.' })
  version: string | null;

  @Field(() => String, { nullable: true, description: 'The commit that it was built from.' })
  commit: string | null;

  @Field(() => String, { nullable: true, description: 'The id of the build.' })
  build: string | null;

  @Field(() => String, { nullable: true, description: 'The versions of kit that it works with.' })
  kit: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Since when nobody gets it any more; null: it is offered.',
  })
  withdrawnAt: Date | null;

  @Field({ description: 'The portal withdrew it by itself, since it failed for several people.' })
  isGivenUp: boolean;

  @Field(() => [RemoteFailure], { description: 'How it failed in browsers in the last 30 days.' })
  failures: RemoteFailure[];
}

@AnswerType('An area, whose pages come from a remote.')
export class Remote {
  @Field({ description: 'Its word, such as club.' })
  area: string;

  @Field({ description: 'The title of its first page.' })
  title: string;

  @Field(() => [RemoteVersion], { description: 'Its versions; the first that is offered is loaded.' })
  versions: RemoteVersion[];
}
