import { useSyncExternalStore } from 'react';

import { builtPaths, type BuiltRemotes, type RemoteList } from './declared';

/** So old the list may be when an area is loaded: a roll-back is live within it. */
const FRESH_MS = 8_000;
/** Who waits longer for the first list has the pages as they were when the shell was built. */
const PATIENCE_MS = 3_000;

/** The list of remotes as this tab read it last. */
class Remotes {
  private list: RemoteList | undefined;
  private built: BuiltRemotes | undefined;
  private readAt = 0;
  private reading: Promise<RemoteList> | undefined;
  private readonly listeners = new Set<() => void>();

  /** What was read last; undefined: nothing yet. */
  readonly known = (): RemoteList | undefined => this.list;

  /** What was declared when the shell was built, as soon as the list does not say all of it. */
  readonly asBuilt = (): BuiltRemotes | undefined => this.built;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The list of this moment, or what was read last. @throws when it never could be had */
  async current(): Promise<RemoteList> {
    if (this.list && Date.now() - this.readAt < FRESH_MS) return this.list;
    try {
      return await this.refresh();
    } catch (error) {
      if (this.list) return this.list;
      throw error;
    }
  }

  /** Reads it anew: somebody else signed in, something failed. @throws when it cannot be had */
  async refresh(): Promise<RemoteList> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async read(): Promise<RemoteList> {
    const late = setTimeout(() => void this.haveBuilt(), PATIENCE_MS);
    try {
      const response = await fetch('/remotes.json');
      if (!response.ok) throw new Error(`remotes.json answers ${response.status}.`);
      const list = (await response.json()) as RemoteList;
      if (Object.keys(builtPaths).some((area) => !list.areas[area]?.some(({ info }) => info)))
        await this.haveBuilt();
      this.list = list;
      this.readAt = Date.now();
      this.tell();
      return list;
    } catch (error) {
      await this.haveBuilt();
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** Not on the first page, which has the list. What cannot be had either is not there. */
  private async haveBuilt(): Promise<void> {
    if (this.built) return;
    const { builtRemotes } = await import('./builtRemotes').catch(() => ({ builtRemotes: {} }));
    this.assume(builtRemotes);
  }

  /** Of areas of which the list says nothing, this holds. */
  assume(built: BuiltRemotes): void {
    this.built = built;
    this.tell();
  }

  private tell() {
    this.listeners.forEach((listener) => listener());
  }
}

/** The one of this tab. */
export const remotes = new Remotes();

/** The list of remotes as it was read last; undefined: not yet. */
export function useRemoteList(): RemoteList | undefined {
  return useSyncExternalStore(remotes.subscribe, remotes.known);
}

/** What was declared when the shell was built; undefined: it was not needed. */
export function useBuiltRemotes(): BuiltRemotes | undefined {
  return useSyncExternalStore(remotes.subscribe, remotes.asBuilt);
}
