import type { InvitationState } from '../gql/graphql';

/** How it stands with who has no password yet, in a few words. */
export const invitationTexts: Readonly<Record<InvitationState, string>> = {
  none: 'Nog niet aangemeld',
  sent: 'Nog niet aangemeld',
  expired: 'Uitnodiging verlopen',
  withdrawn: 'Uitnodiging ingetrokken',
};
