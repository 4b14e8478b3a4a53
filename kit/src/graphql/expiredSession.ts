/**
 * Whether the session has expired while somebody was at work, and who waits for a new one.
 * The client waits here; the session room shows the dialog and answers.
 */
class ExpiredSession {
  private pending: { promise: Promise<void>; resolve: () => void; reject: (reason: Error) => void } | null =
    null;
  private readonly listeners = new Set<() => void>();

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** True from the first refused operation until somebody has signed in again or given up. */
  readonly isExpired = (): boolean => this.pending !== null;

  /** Resolves when the person has signed in again. @throws when they sign out instead */
  wait(): Promise<void> {
    if (!this.pending) {
      let resolve = (): void => undefined;
      let reject = (_reason: Error): void => undefined;
      const promise = new Promise<void>((done, failed) => {
        resolve = done;
        reject = failed;
      });
      // Nobody may be waiting yet when it is given up.
      promise.catch(() => undefined);
      this.pending = { promise, resolve, reject };
      this.tell();
    }
    return this.pending.promise;
  }

  /** Signed in again: what waited goes on. */
  renewed(): void {
    this.pending?.resolve();
    this.clear();
  }

  /** Signed out instead: what waited fails. */
  givenUp(): void {
    this.pending?.reject(new Error('Je bent uitgelogd.'));
    this.clear();
  }

  private clear(): void {
    this.pending = null;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The one of this page. */
export const expiredSession = new ExpiredSession();
