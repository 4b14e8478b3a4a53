import { forgetAnswers, keepAnswer, keptAnswer, LIFETIME_MS } from 'kit/graphql';

import type { SessionUser } from './sessionContext';

const KEY = 'session';

/** Who is signed in is kept on this device, with what they may see; of anybody else nothing stays (P332, P334). */
export function keepSession(user: SessionUser | null): void {
  const isOwn = user !== null && !user.viewedBy;
  forgetAnswers(isOwn ? user.id : undefined);
  if (user) signOutLater.forget();
  if (isOwn) keepAnswer(KEY, user);
}

/** Who used this device last, as long as their session can last; after that nothing of it stays. */
export function keptSession(): { user: SessionUser; savedAt: string } | undefined {
  const kept = keptAnswer<SessionUser>(KEY);
  if (!kept) return undefined;
  if (Date.now() - Date.parse(kept.savedAt) < LIFETIME_MS) return { user: kept.data, savedAt: kept.savedAt };
  forgetAnswers();
  return undefined;
}

const UNSENT = 'carnaval-sign-out';

/**
 * A sign-out that the server has not heard of, for want of a connection: it is told before anything else is asked. Otherwise
 * the next one at this device would be signed in.
 */
export const signOutLater = {
  note: () => store((storage) => storage.setItem(UNSENT, '1')),
  isNoted: () => store((storage) => storage.getItem(UNSENT) !== null) ?? false,
  forget: () => store((storage) => storage.removeItem(UNSENT)),
};

/** A browser may forbid it. */
function store<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
