import { Field } from 'type-graphql';

import { AnswerType } from '../../../platform/schema/answerType';
import { describeEnum } from '../../../platform/schema/describeEnum';

/** How it stands with somebody who has no password yet. */
export enum InvitationState {
  none = 'none',
  sent = 'sent',
  expired = 'expired',
  withdrawn = 'withdrawn',
}

describeEnum({ InvitationState }, 'How it stands with somebody who has no password yet.', {
  none: 'Nothing was sent.',
  sent: 'The link that was mailed still works.',
  expired: 'It was not used in 7 days.',
  withdrawn: 'It was taken back; a forgotten password is not mailed either.',
});

@AnswerType('Of an account without a password.')
export class InvitationOfUser {
  @Field(() => InvitationState)
  state: InvitationState;

  @Field(() => Date, { nullable: true, description: 'Until when the link works.' })
  expiresAt: Date | null;
}
