import { pageSession } from './pageSession';

/** What keeps the page from going on: its session has ended, or somebody else signed in to this browser. */
export type Interruption =
  | { kind: 'ended'; /** Nothing was answered for as long as a session lasts. */ wasAway: boolean }
  | { kind: 'changed'; signedInAs: string };

/**
 * Whether the page can go on as who it was made for, and who waits for that.
 * The client waits here; the session room shows the dialog and answers.
 */
class InterruptedSession {
  private pending: {
    interruption: Interruption;
    promise: Promise<void>;
    resolve: () => void;
    reject: (reason: Error) => void;
  } | null = null;
  private readonly listeners = new Set<() => void>();

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** From the first refused operation until the person has signed in again or given up; otherwise null. */
  readonly current = (): Interruption | null => this.pending?.interruption ?? null;

  /** Resolves when the person has signed in again. @throws when they sign out instead */
  wait(interruption: Interruption = ended()): Promise<void> {
    if (!this.pending) {
      let resolve = (): void => undefined;
      let reject = (_reason: Error): void => undefined;
      const promise = new Promise<void>((done, failed) => {
        resolve = done;
        reject = failed;
      });
      // Nobody may be waiting yet when it is given up.
      promise.catch(() => undefined);
      this.pending = { interruption, promise, resolve, reject };
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
export const interruptedSession = new InterruptedSession();

/** What a refusal with this code says about the session, if anything. @param extensions of the error */
export function interruptionIn(extensions: {
  readonly code?: unknown;
  readonly signedInAs?: unknown;
}): Interruption | undefined {
  if (extensions.code === 'UNAUTHENTICATED') return ended();
  if (extensions.code !== 'SESSION_CHANGED') return undefined;
  return { kind: 'changed', signedInAs: String(extensions.signedInAs) };
}

function ended(): Interruption {
  return { kind: 'ended', wasAway: pageSession.isPast() };
}
