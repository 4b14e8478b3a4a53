import type { AreaProps, LoadedAreaPages } from 'kit/session';
import type { ComponentType } from 'react';

import type { RemoteInfo, RemoteVersion } from './declared';
import { federation, fetchSharedRooms } from './federation';
import { misfit } from './fits';
import { kindOf, RemoteFailure } from './remoteFailure';
import { remotes } from './remoteList';
import { reportFailure } from './reportFailure';

/** A load that takes longer is treated as failed. */
export const LOAD_LIMIT_MS = 120_000;
/** So often a version may fail in this tab; then the one before it is loaded. */
const MOST_FAILURES = 2;

/** An area that was loaded. */
export interface LoadedArea {
  default: ComponentType<AreaProps> & Partial<Pick<LoadedAreaPages, 'preload'>>;
  /** Which version it is. */
  version: RemoteVersion;
  /** Why it is not the first one that is offered, in a sentence. */
  insteadOf?: string;
}

/** How often each version failed in this tab, by the address of its manifest. */
const failures = new Map<string, number>();
/** Those that could not be had ahead: nobody saw that, but module federation must begin anew. */
const failedAhead = new Set<string>();

/**
 * Loads the first version of an area, and the code of one of its pages, for somebody who is on the way to it. A failure is
 * nobody's: it is told when they are there.
 */
export async function loadAhead(area: string, route: string): Promise<void> {
  const [version] = (await remotes.current()).areas[area] ?? [];
  if (!version || failures.has(version.entry)) return;
  try {
    const { default: Area } = await have(area, version);
    await Area.preload?.(route);
  } catch {
    failedAhead.add(version.entry);
  }
}

/**
 * Loads an area by the list of this moment: the first version that fits and did not fail twice here.
 * @param title of the area, for sentences
 * @throws RemoteFailure
 */
export async function loadArea(area: string, title: string): Promise<LoadedArea> {
  const limit = new AbortController();
  const tooLong = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(
      () => reject(new RemoteFailure('load', `${area} took more than 120 seconds.`)),
      LOAD_LIMIT_MS,
    );
    limit.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([load(area, title), tooLong]);
  } finally {
    limit.abort();
  }
}

async function load(area: string, title: string): Promise<LoadedArea> {
  const versions = (await listed(area)).areas[area] ?? [];
  let insteadOf: string | undefined;
  let failure: RemoteFailure | undefined;
  for (const version of versions) {
    if (failure && (failures.get(version.entry) ?? 0) >= MOST_FAILURES) continue;
    if ((failures.get(version.entry) ?? 0) >= MOST_FAILURES && version !== versions.at(-1)) {
      insteadOf ??= `De nieuwste versie van ${title} werkt nu niet. Je ziet de vorige.`;
      continue;
    }
    try {
      return { ...(await loadVersion(title, version)), version, insteadOf };
    } catch (error) {
      failure = new RemoteFailure(kindOf(error, 'start'), messageOf(error), { cause: error });
      reportFailure({ area, entry: version.entry, kind: failure.kind, message: failure.message });
      // One that does not fit never will; another that failed may have had bad luck.
      if (failure.kind !== 'refused') throw failure;
      insteadOf ??= `${failure.message} Je ziet de vorige versie.`;
    }
  }
  throw failure ?? new RemoteFailure('load', `The list of remotes names no ${area}.`);
}

async function listed(area: string) {
  try {
    return await remotes.current();
  } catch (error) {
    throw new RemoteFailure('load', `The list of remotes for ${area}: ${messageOf(error)}`, { cause: error });
  }
}

async function loadVersion(title: string, version: RemoteVersion) {
  const { entry } = version;
  try {
    const module = await have(title, version);
    failures.delete(entry);
    failedAhead.delete(entry);
    return module;
  } catch (error) {
    failures.set(entry, (failures.get(entry) ?? 0) + 1);
    throw error;
  }
}

/** @param title of the area, for sentences */
async function have(title: string, { entry, info }: RemoteVersion) {
  const address = new URL(entry, window.location.origin).href;
  const { container, ...said } = info ?? (await askInfo(address));
  const why = misfit(said, title);
  if (why) throw new RemoteFailure('refused', why);
  // Beside the remote; whoever needs one says so when it fails.
  fetchSharedRooms().catch(() => undefined);
  federation.registerPlugins([trusted]);
  federation.registerRemotes([{ name: container, entry: address }], {
    force: failures.has(entry) || failedAhead.has(entry),
  });
  const module = await federation.loadRemote<Pick<LoadedArea, 'default'>>(`${container}/Area`);
  if (!module) throw new RemoteFailure('start', `${entry} exposes no Area.`);
  return module;
}

/** What a remote says of itself that the server could not ask: one on the machine of an Admin. */
async function askInfo(entry: string): Promise<RemoteInfo> {
  const response = await fetch(new URL('remote.json', entry));
  if (!response.ok) throw new RemoteFailure('load', `${entry} answers ${response.status}.`);
  return (await response.json()) as RemoteInfo;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

interface Policies {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): typeof plain;
}
const plain = { createScriptURL: (url: string) => url };
/** Which scripts may be loaded from where says `script-src`; here is said that this is the one place that loads them. */
const { trustedTypes } = window as { trustedTypes?: Policies };
const policy = trustedTypes?.createPolicy('remotes', plain) ?? plain;

const trusted = {
  name: 'trusted',
  createScript({ url }: { url: string }) {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(url);
    return script;
  },
};
