import type { Draft, DraftKeeper } from './KeepDraft';
import { readLocal, removeLocal, writeLocal } from './localData';
import type { WaitingKind } from './outbox';

/** Which form. */
export interface DraftOf {
  userId: string;
  editionId: string;
  advertiserId: string;
  kind: WaitingKind;
}

/** The draft of a form on this device, by user, edition and advertiser (issue 8, "Mijn advertenties"). */
export function draftKeeper<Values>({ userId, editionId, advertiserId, kind }: DraftOf): DraftKeeper<Values> {
  const key = `draft.${userId}.${editionId}.${advertiserId}.${kind}`;
  return {
    read: () => readLocal<Draft<Values>>(key),
    write: (draft) => void writeLocal(key, { ...draft, savedAt: new Date().toISOString() }),
    clear: () => removeLocal(key),
  };
}
