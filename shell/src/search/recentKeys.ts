/** The keys of what somebody chose, one for each user, on this device. */
export const RECENT = 'search.1.';

/** Forgets what everybody chose: it is nobody else's business. */
export function forgetRecent(): void {
  try {
    Object.keys(localStorage)
      .filter((key) => key.startsWith(RECENT))
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // A browser that forbids it has kept nothing.
  }
}
