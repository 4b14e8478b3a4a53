import { formatTime } from 'kit/offline';

import type { Waiting, WaitingKind } from '../drafts/saleOutbox';

/** What is told after a save. @param done when the server has it */
export const savedText = (outcome: 'sent' | 'waiting', done: string): string =>
  outcome === 'sent' ? done : 'Bewaard op dit toestel. Het wordt verstuurd zodra er verbinding is.';

/** What a save is of. */
export const kindLabels: Readonly<Record<WaitingKind, string>> = { ad: 'Advertentie', details: 'Gegevens' };

/** What is said of a save that waits. */
export function waitingText({ kind, name, savedAt }: Waiting): { what: string; showLabel: string } {
  return {
    what: `${kindLabels[kind]} van ${formatTime(savedAt)}`,
    showLabel: `${kindLabels[kind]} van ${name} bekijken`,
  };
}
