import { useSyncExternalStore } from 'react';

/** Something that somebody did here in the last hour, and can take back. */
export interface Undoable {
  id: number;
  /** What the snackbar said. */
  text: string;
  /** ISO moment. */
  at: string;
}

const HOUR_MS = 3_600_000;
const MOST = 20;

type Entry = Undoable & { undo: () => void | Promise<void> };

let entries: readonly Entry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function become(next: readonly Entry[]): void {
  entries = next;
  listeners.forEach((listener) => listener());
}

const without = (id: number) => become(entries.filter((entry) => entry.id !== id));

/** What can be taken back, for the snackbar and the inbox (rule P309 of docs/domain/portal.md). */
export const undos = {
  /** Keeps it for an hour, as one of the last twenty. @returns what takes it back, once */
  add: (text: string, undo: Entry['undo']): (() => void) => {
    const id = (lastId += 1);
    become([{ id, text, at: new Date().toISOString(), undo }, ...entries].slice(0, MOST));
    setTimeout(() => without(id), HOUR_MS);
    return () => undos.takeBack(id);
  },
  /** Takes it back, unless that was done already. */
  takeBack: (id: number): void => {
    const entry = entries.find((one) => one.id === id);
    without(id);
    void entry?.undo();
  },
  /** Forgets all: somebody else is at this device. */
  forget: (): void => become([]),
};

/** What can be taken back now, the latest first. */
export function useUndos(): readonly Undoable[] {
  return useSyncExternalStore(subscribe, () => entries);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
