import type { Browser, Page } from 'playwright-core';

import { actAs, type ApiClient } from './apiClient';
import { openPage, startBrowser } from './browser';
import { type PortalProcess, startPortalProcess } from './portalProcess';
import { tellOfFailure } from './tellOfFailure';

/** A portal that makes its demo foundation on a busy machine; one that is given up too early would stay behind. */
const START_MS = 180_000;

/** The built portal with its demo foundation and a browser, for the tests of one file. */
export interface Stage {
  readonly url: string;
  readonly browser: Browser;
  /** A browser window of its own, nobody signed in. It is closed after the test. */
  open(width?: number): Promise<Page>;
  /** A browser window of its own in which this account is signed in, at this path. */
  openAs(account: string, path: string, width?: number): Promise<Page>;
  /** This account without a browser. */
  api(account: string): Promise<ApiClient>;
}

/** Starts a portal and a browser before the tests of this file and ends them afterwards. */
export function useStage(settings: () => Promise<Record<string, string>> = async () => ({})): Stage {
  let portal: PortalProcess | undefined;
  let browser: Browser | undefined;
  const sessions = new Map<string, ApiClient>();
  /** Signing in is slow on purpose: a session that still counts is used again. */
  const signedIn = async (account: string): Promise<ApiClient> => {
    const known = sessions.get(account);
    const { me } = (await known?.data<{ me: unknown }>('{ me { id } }')) ?? { me: null };
    const client = known && me ? known : await actAs(started(portal).url, account);
    sessions.set(account, client);
    return client;
  };
  Object.assign(globalThis, {
    tellOfFailure: (test: string) => tellOfFailure(test, browser, portal?.output()),
  });
  beforeAll(async () => {
    // Each is kept as soon as it is there, so that both are ended when one of them fails.
    const both = [
      settings().then(async (env) => (portal = await startPortalProcess(env))),
      startBrowser().then((opened) => (browser = opened)),
    ];
    await Promise.allSettled(both);
    await Promise.all(both);
  }, START_MS);
  afterEach(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), portal?.stop()]);
  });
  return {
    get url() {
      return started(portal).url;
    },
    get browser() {
      return started(browser);
    },
    open: (width) => openPage(started(browser), width),
    async openAs(account, path, width) {
      const { url } = started(portal);
      const page = await openPage(started(browser), width);
      const { cookie } = await signedIn(account);
      const [name = '', value = ''] = cookie.split('=');
      await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
      await page.goto(url + path, { waitUntil: 'commit' });
      return page;
    },
    api: signedIn,
  };
}

function started<T>(thing: T | undefined): T {
  if (!thing) throw new Error('The stage is there from beforeAll on.');
  return thing;
}
