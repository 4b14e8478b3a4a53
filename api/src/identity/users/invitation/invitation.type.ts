import { Field, registerEnumType } from 'type-graphql';

import { AnswerType } from '../../../platform/schema/answerType';

/** How it stands with somebody who has no password yet. */
export enum InvitationState {
  none = 'none',
  sent = 'sent',
  expired = 'expired',
  withdrawn = 'withdrawn',
}

registerEnumType(InvitationState, {
  name: 'InvitationState',
  description: 'How it stands with somebody who has no password yet.',
  valuesConfig: {
    none: { description: 'Nothing was sent.' },
    sent: { description: 'The link that was mailed still works.' },
    expired: { description: 'It was not used in 7 days.' },
    withdrawn: { description: 'It was taken back; a forgotten password is not mailed either.' },
  },
});

@AnswerType('Of an account without a password.')
export class InvitationOfUser {
  @Field(() => InvitationState)
  state: InvitationState;

  @Field(() => Date, { nullable: true, description: 'Until when the link works.' })
  expiresAt: Date | null;
}
