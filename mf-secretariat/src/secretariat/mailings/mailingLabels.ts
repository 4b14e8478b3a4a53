import type { MailDelivery, MailingState, SecretariatMailingRowFragment } from '../../gql/graphql';

/** How far a mailing is, in words. */
export const mailingStates: Readonly<Record<MailingState, string>> = {
  sending: 'Onderweg',
  paused: 'Gepauzeerd',
  stopped: 'Gestopt',
  done: 'Klaar',
};

/** What became of the mail to somebody, in words. */
export const deliveries: Readonly<Record<MailDelivery, string>> = {
  waiting: 'Nog aan de beurt',
  given: 'Wordt verstuurd',
  sent: 'Afgeleverd',
  refused: 'Geweigerd',
  bounced: 'Teruggekomen',
  skipped: 'Niet verstuurd',
};

/** How many it reached and did not reach: '33 afgeleverd, 1 mislukt'. */
export function sentText({ sentCount, failedCount }: SecretariatMailingRowFragment): string {
  return [`${sentCount} afgeleverd`, ...(failedCount > 0 ? [`${failedCount} mislukt`] : [])].join(', ');
}
