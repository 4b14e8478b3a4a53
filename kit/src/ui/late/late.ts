import { useEffect, useSyncExternalStore } from 'react';

/** What there is of code that comes late. */
interface LateState<T> {
  code?: T;
  /** It could not be had. */
  failed: boolean;
}

/** Code that is fetched when it is asked for, or shortly before. A fetch that failed can be tried again. */
export class Late<T> {
  private state: LateState<T> = { failed: false };
  private loading: Promise<void> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly fetchCode: () => Promise<T>) {}

  readonly now = (): LateState<T> => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Fetches it, once. @throws when it cannot be had now */
  readonly load = (): Promise<void> => {
    if (this.state.failed) this.set({ failed: false });
    this.loading ??= this.fetchCode().then(
      (code) => this.set({ code, failed: false }),
      (error: unknown) => {
        this.loading = undefined;
        this.set({ failed: true });
        throw error;
      },
    );
    return this.loading;
  };

  private set(state: LateState<T>) {
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}

/** The code as it is now; it is fetched when it is wanted. */
export function useLate<T>(late: Late<T>, wanted: boolean): LateState<T> {
  const state = useSyncExternalStore(late.subscribe, late.now);
  useEffect(() => {
    if (wanted) late.load().catch(() => undefined);
  }, [late, wanted]);
  return state;
}

/** What shows that somebody is about to do something here; `pointerover` comes of a mouse at rest too. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'keydown'] as const;
/** Without a sign it comes after so long: the page has its own parts then, also on a slow connection. */
const PAUSE_MS = 10_000;

/**
 * Fetches code at the first sign that somebody does something on the page, or ten seconds later without one; for who saves data,
 * at that sign alone. @returns what ends the waiting
 */
export function loadSoon(load: () => Promise<unknown>): () => void {
  const end = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, begin);
  };
  const begin = (sign?: Event) => {
    // Chromium tells of a mouse at rest when the page moves below it.
    if (
      sign instanceof MouseEvent &&
      sign.type === 'pointermove' &&
      sign.movementX === 0 &&
      sign.movementY === 0
    )
      return;
    end();
    load().catch(() => undefined);
  };
  const timer = setTimeout(() => void (savesData() || begin()), PAUSE_MS);
  for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true });
  return end;
}

/** Whether what nobody asked for is better left: the browser saves data, or the connection is slow. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}
