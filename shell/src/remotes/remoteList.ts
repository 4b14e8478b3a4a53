import { useSyncExternalStore } from 'react';

/** A page as its remote declares it (kit/remote.schema.json). */
export interface DeclaredRoute {
  path: string;
  /** In the top bar and the menu. */
  title: string;
  /**
   * Who may see it: holders of this permission, those in the committee of the path ('commission'), the role Admin
   * ('admin'), whoever may delete something ('deleter'), everybody here, or who has its private link ('visitor').
   */
  permission: string;
  /** Another permission that opens it too. */
  alsoFor?: string;
  /** Where the menu shows it; absent: reached from another page. */
  menu?: { group: string; order: number; icon?: string };
  /** The page that it is reached from, whose entry the menu then marks. */
  partOf?: string;
}

/** What a remote puts in a page of another area, as it declares it. */
export interface DeclaredPlace {
  /** A PlaceName of kit/session; what this shell does not know, it does not show. */
  place: string;
  id: string;
  title: string;
  /** As of a page. */
  permission: string;
  order: number;
}

/** What a build of a remote says of itself. */
export interface RemoteInfo {
  version: string;
  /** Of module federation: another build has another one. */
  container: string;
  build: string;
  /** The versions of kit that it works with, such as ^1.0.0. */
  kit: string;
  /** The version of React that it was built for. */
  react: string;
  routes: readonly DeclaredRoute[];
  places?: readonly DeclaredPlace[];
}

/** A version of an area that this person may get. */
export interface RemoteVersion {
  channel: 'override' | 'canary' | 'stable' | 'previous';
  /** The address of its manifest. */
  entry: string;
  /** Absent: the server could not ask it. */
  info?: RemoteInfo;
}

/** What /remotes.json says. */
export interface RemoteList {
  /** The shell that the server has now; absent while developing. */
  shell?: { build: string; kit: string };
  /** Of each area its versions, the best first. */
  areas: Readonly<Record<string, readonly RemoteVersion[]>>;
}

/** So old the list may be when an area is loaded: a roll-back is live within it. */
const FRESH_MS = 8_000;

/** The list of remotes as this tab read it last. */
class Remotes {
  private list: RemoteList | undefined;
  private readAt = 0;
  private reading: Promise<RemoteList> | undefined;
  private readonly listeners = new Set<() => void>();

  /** What was read last; undefined: nothing yet. */
  readonly known = (): RemoteList | undefined => this.list;

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
    const response = await fetch('/remotes.json');
    if (!response.ok) throw new Error(`remotes.json answers ${response.status}.`);
    const list = (await response.json()) as RemoteList;
    this.list = list;
    this.readAt = Date.now();
    this.listeners.forEach((listener) => listener());
    return list;
  }
}

/** The one of this tab. */
export const remotes = new Remotes();

/** The list of remotes as it was read last; undefined: not yet. */
export function useRemoteList(): RemoteList | undefined {
  return useSyncExternalStore(remotes.subscribe, remotes.known);
}
