import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { AreaProps } from 'kit/session';
import type { ComponentType } from 'react';

import type { AreaName } from './routes';

/** A load that takes longer is treated as failed. */
export const LOAD_LIMIT_MS = 120_000;

type AreaModule = { default: ComponentType<AreaProps> };

let remotes: Promise<Record<string, string>> | undefined;

/**
 * Loads an area's remote from the address that /remotes.json gives it at this moment.
 * @throws when the list, the manifest or a chunk cannot be had, or after 120 seconds
 */
export async function loadArea(area: AreaName): Promise<AreaModule> {
  const limit = new AbortController();
  const tooLong = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The area took more than 120 seconds.')), LOAD_LIMIT_MS);
    limit.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([load(area), tooLong]);
  } finally {
    limit.abort();
  }
}

/** Forgets what failed, so that the next load starts clean: with a new list and a new manifest. */
export function forgetFailure(): void {
  remotes = undefined;
}

async function load(area: AreaName): Promise<AreaModule> {
  remotes ??= readRemotes();
  const entry = (await remotes)[area];
  if (!entry) throw new Error(`remotes.json names no address for ${area}.`);
  if (!getInstance()) throw new Error('Module federation has not started.');
  registerPlugins([trusted]);
  registerRemotes([{ name: area, entry: new URL(entry, window.location.origin).href }], {
    force: failed.has(area),
  });
  try {
    const module = await loadRemote<AreaModule>(`${area}/Area`);
    if (!module) throw new Error(`The remote ${area} exposes no Area.`);
    failed.delete(area);
    return module;
  } catch (error) {
    failed.add(area);
    throw error;
  }
}

const failed = new Set<AreaName>();

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

async function readRemotes(): Promise<Record<string, string>> {
  const response = await fetch('/remotes.json');
  if (!response.ok) throw new Error(`remotes.json answers ${response.status}.`);
  return (await response.json()) as Record<string, string>;
}
