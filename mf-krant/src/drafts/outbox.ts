import type { ApiError } from 'kit/graphql';

import { isAbout, readLocal, writeLocal } from './localData';

/** What is saved: the advertisement, or how to reach the advertiser. */
export type WaitingKind = 'ad' | 'details';

/** An ApiError, as it is kept. */
export type Refusal = Pick<ApiError, 'code' | 'message' | 'fields' | 'details'>;

/** A save that has no answer yet. */
export interface Waiting<Values = unknown> {
  /** The same at every sending, so that a second one changes nothing. */
  requestId: string;
  kind: WaitingKind;
  editionId: string;
  advertiserId: string;
  /** Of the advertiser, for when it is no longer in the list. */
  name: string;
  /** Of the version it was made of. */
  revision: number;
  values: Values;
  /** ISO. */
  savedAt: string;
  /** Why the server did not take it; then it waits for a person. */
  refusal?: Refusal;
}

type Which = Pick<Waiting, 'kind' | 'editionId' | 'advertiserId'>;

const isSame = (a: Which, b: Which): boolean =>
  a.kind === b.kind && a.editionId === b.editionId && a.advertiserId === b.advertiserId;

/**
 * What one user saved without an answer, in order, kept on the device (issue 8, "Mijn advertenties"). Of what was saved
 * several times each save waits for the one before it, and then goes on from the version that one made.
 */
export class Outbox {
  private entries: readonly Waiting[];
  private isKept = true;
  private readonly listeners = new Set<() => void>();
  /** Versions that saves of this page went on from, and what they became. */
  private readonly became = new Map<string, number>();

  constructor(private readonly key: string) {
    this.entries = readLocal<Waiting[]>(key) ?? [];
  }

  /** For useSyncExternalStore; other tabs change it too. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (!isAbout(key, this.key)) return;
      this.entries = readLocal<Waiting[]>(this.key) ?? [];
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
  readonly all = (): readonly Waiting[] => this.entries;

  /** The one that is to be sent now. */
  next(): Waiting | undefined {
    return this.entries.find(({ refusal }) => !refusal);
  }

  find(requestId: string): Waiting | undefined {
    return this.entries.find((entry) => entry.requestId === requestId);
  }

  /** The last save of this. */
  lastOf(which: Which): Waiting | undefined {
    return this.entries.findLast((entry) => isSame(entry, which));
  }

  /** Adds a save; it takes the place of an earlier one that was refused. */
  add(entry: Waiting): void {
    const revision = this.became.get(versionOf(entry, entry.revision)) ?? entry.revision;
    this.change((entries) => [
      ...entries.filter((other) => !(other.refusal && isSame(other, entry))),
      { ...entry, revision },
    ]);
  }

  /** It was saved: what waits for it goes on from that version. */
  sent(entry: Waiting, revision: number): void {
    this.became.set(versionOf(entry, entry.revision), revision);
    this.change((entries) =>
      entries
        .filter(({ requestId }) => requestId !== entry.requestId)
        .map((other) => (isSame(other, entry) ? { ...other, revision } : other)),
    );
  }

  /** The server does not take it. A later save of the same, made on top of it, stands for both. */
  refuse(entry: Waiting, { code, message, fields, details }: ApiError): void {
    const isSuperseded = this.lastOf(entry)?.requestId !== entry.requestId;
    if (isSuperseded) return this.drop(entry.requestId);
    const refusal = { code, message, fields, details };
    this.change((entries) =>
      entries.map((other) => (other.requestId === entry.requestId ? { ...other, refusal } : other)),
    );
  }

  /** Forgets a save. */
  drop(requestId: string): void {
    this.change((entries) => entries.filter((entry) => entry.requestId !== requestId));
  }

  private change(next: (entries: readonly Waiting[]) => readonly Waiting[]): void {
    // Another tab may have changed it a moment ago. What the device could not keep is only here.
    const now = this.isKept ? (readLocal<Waiting[]>(this.key) ?? []) : this.entries;
    this.entries = next(now);
    this.isKept = writeLocal(this.key, this.entries);
    this.listeners.forEach((listener) => listener());
  }
}

const versionOf = ({ kind, editionId, advertiserId }: Which, revision: number) =>
  [kind, editionId, advertiserId, revision].join('/');

const boxes = new Map<string, Outbox>();

/** The one of a user. */
export function outboxOf(userId: string): Outbox {
  const box = boxes.get(userId) ?? new Outbox(`outbox.${userId}`);
  boxes.set(userId, box);
  return box;
}
