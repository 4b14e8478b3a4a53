import type { ApiError } from 'kit/graphql';

import type { LocalData } from './localData';

/** An ApiError, as it is kept. */
export type Refusal = Pick<ApiError, 'code' | 'message' | 'fields' | 'details'>;

/** A save that has no answer yet. */
export interface OutboxEntry {
  /** The same at every sending, so that a second one changes nothing. */
  requestId: string;
  /** ISO. */
  savedAt: string;
  /** Why the server did not take it; then it waits for a person. */
  refusal?: Refusal;
}

/**
 * What one user saved without an answer, in order, kept on the device.
 * @typeParam Result what sending an entry gives
 */
export class Outbox<Entry extends OutboxEntry, Result = void> {
  private entries: readonly Entry[];
  private isKept = true;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly local: LocalData,
    readonly key: string,
  ) {
    this.entries = this.stored();
  }

  /** For useSyncExternalStore; other tabs change it too. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (!this.local.isAbout(key, this.key)) return;
      this.entries = this.stored();
      listener();
    };
    this.listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      this.listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };

  /** All of them, oldest first. */
  readonly all = (): readonly Entry[] => this.entries;

  /** The one that is to be sent now. */
  next(): Entry | undefined {
    return this.entries.find(({ refusal }) => !refusal);
  }

  find(requestId: string): Entry | undefined {
    return this.entries.find((entry) => entry.requestId === requestId);
  }

  add(entry: Entry): void {
    this.change((entries) => [...entries, entry]);
  }

  /** Changes what is to be sent, before it is. */
  update(requestId: string, changes: Partial<Entry>): void {
    this.change((entries) =>
      entries.map((entry) => (entry.requestId === requestId ? { ...entry, ...changes } : entry)),
    );
  }

  /** It was saved. @param _result for an outbox that builds on this one */
  sent({ requestId }: Entry, _result: Result): void {
    this.drop(requestId);
  }

  /** The server does not take it. */
  refuse({ requestId }: Entry, { code, message, fields, details }: ApiError): void {
    this.update(requestId, { refusal: { code, message, fields, details } } as Partial<Entry>);
  }

  /** Forgets a save. */
  drop(requestId: string): void {
    this.change((entries) => entries.filter((entry) => entry.requestId !== requestId));
  }

  protected change(next: (entries: readonly Entry[]) => readonly Entry[]): void {
    // Another tab may have changed it a moment ago. What the device could not keep is only here.
    const now = this.isKept ? this.stored() : this.entries;
    this.entries = next(now);
    this.isKept = this.local.write(this.key, this.entries);
    this.listeners.forEach((listener) => listener());
  }

  private stored(): readonly Entry[] {
    return this.local.read<Entry[]>(this.key) ?? [];
  }
}

/** One outbox for each user. @param make a new one, for the id of the user */
export function outboxes<Box>(make: (userId: string) => Box): (userId: string) => Box {
  const boxes = new Map<string, Box>();
  return (userId) => {
    const box = boxes.get(userId) ?? make(userId);
    boxes.set(userId, box);
    return box;
  };
}

/** With bad reception an answer may never come; then it waits for the next attempt. */
const MOST_MS = 15_000;

/** Asks something, and gives it up after 15 seconds. @param ask with the `context` of the operation */
export async function askSoon<Answer>(
  ask: (context: { fetchOptions: { signal: AbortSignal } }) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), MOST_MS);
  try {
    return await ask({ fetchOptions: { signal: controller.signal } });
  } finally {
    clearTimeout(timer);
  }
}
