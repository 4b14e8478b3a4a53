import type { Draft, DraftKeeper } from './KeepDraft';
import type { WaitingKind } from './saleOutbox';
import { krantData } from './takeOver';

/** Which form. */
export interface DraftOf {
  userId: string;
  editionId: string;
  advertiserId: string;
  kind: WaitingKind;
}

/** The draft of a form on this device, by user, edition and advertiser. */
export function draftKeeper<Values>({ userId, editionId, advertiserId, kind }: DraftOf): DraftKeeper<Values> {
  const key = `draft.${userId}.${editionId}.${advertiserId}.${kind}`;
  return {
    read: () => krantData.read<Draft<Values>>(key),
    write: (draft) => void krantData.write(key, { ...draft, savedAt: new Date().toISOString() }),
    clear: () => krantData.remove(key),
  };
}
