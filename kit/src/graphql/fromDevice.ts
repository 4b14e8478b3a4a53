import type { ApolloClient } from '@apollo/client';

/** Of the key of an answer. `.kept.` is in every key that is forgotten when somebody signs out; see kit/offline. */
const START = 'carnaval.kept.';

/** What the API answered, as this device keeps it. */
interface Kept<Data> {
  data: Data;
  /** ISO. */
  savedAt: string;
}

/** So many answers of one person; what unsent work needs stays free. */
const MOST = 16;

/** Keeps an answer on this device, in the place of the oldest when there are many. A device that is full, or a browser that forbids it, keeps nothing. */
export function keepAnswer(key: string, data: unknown): void {
  try {
    localStorage.setItem(START + key, JSON.stringify({ data, savedAt: new Date().toISOString() }));
    const keys = Object.keys(localStorage).filter((each) => each.startsWith(START));
    if (keys.length <= MOST) return;
    const savedAt = (each: string) => keptAnswer(each.slice(START.length))?.savedAt ?? '';
    const [oldest] = keys.sort((one, other) => savedAt(one).localeCompare(savedAt(other)));
    if (oldest) localStorage.removeItem(oldest);
  } catch {
    // It is shown now; without a connection it will not be.
  }
}

/** What was kept under a key, or undefined. */
export function keptAnswer<Data>(key: string): Kept<Data> | undefined {
  try {
    const text = localStorage.getItem(START + key);
    return text === null ? undefined : (JSON.parse(text) as Kept<Data>);
  } catch {
    return undefined;
  }
}

/** Forgets every answer that is kept on this device, of all areas. @param except the id of a user whose answers stay */
export function forgetAnswers(except?: string): void {
  // What another app shared is of whoever was here.
  if (except === undefined && typeof caches !== 'undefined') void caches.delete('carnaval-shared');
  try {
    Object.keys(localStorage)
      .filter((key) => key.includes('.kept.') && (except === undefined || !key.includes(`.${except}`)))
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // A browser that forbids it has kept nothing.
  }
}

/** Since when what is on the screen may be old, because there is no connection. */
class FromDevice {
  private oldest: string | undefined;
  private readonly listeners = new Set<() => void>();

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** When the oldest of what is shown from this device was answered, ISO; undefined: nothing is. */
  readonly since = (): string | undefined => this.oldest;

  /** Something is shown that was answered then. */
  shown(savedAt: string): void {
    if (this.oldest !== undefined && this.oldest <= savedAt) return;
    this.oldest = savedAt;
    this.tell();
  }

  /** The API answers again: what is shown is read anew. */
  over(client: ApolloClient): void {
    if (this.oldest === undefined) return;
    this.forget();
    void import('./refreshShown').then(({ refreshShown }) => refreshShown(client));
  }

  /** Nothing of it is on the screen any more. */
  forget(): void {
    this.oldest = undefined;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The one of this page. */
export const fromDevice = new FromDevice();
