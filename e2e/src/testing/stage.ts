import { expect, type Page, test as base } from '@playwright/test';

import { MeDocument } from '../gql/graphql';
import { actAs, type ApiClient } from './apiClient';
import { type Mailbox, openMailbox } from './mailbox';
import { freePort, startPortalProcess } from './portalProcess';
import { Windows } from './windows';

export { expect };

/** A portal that makes its demo foundation on a busy machine; one that is given up too early would stay behind. */
const START_MS = 180_000;
const LAST_LINES = 40;

/** The built portal with its demo foundation. */
export interface Portal {
  readonly url: string;
  /** This account without a browser. */
  api(account: string): Promise<ApiClient>;
  /** What it has printed since it was up. */
  output(): string;
}

/** The portal with browser windows for one test, which are closed after it. */
export interface Stage extends Portal {
  /** A browser window of its own, nobody signed in. */
  open(width?: number): Promise<Page>;
  /** A browser window of its own in which this account is signed in, at this path. @param prepare before it is loaded */
  openAs(
    account: string,
    path: string,
    width?: number,
    prepare?: (page: Page) => Promise<void>,
  ): Promise<Page>;
}

/** Settings of a portal, as environment variables. */
export type PortalSettings = Record<string, string>;

interface OfWorker {
  /** What is set beside port, data folder and mail. A file that sets it has a portal of its own. */
  portalSettings: PortalSettings;
  portal: Portal;
  /** All mail that the portal sends. */
  mailbox: Mailbox;
  windows: Windows;
}

/**
 * For `test.use`, at the top of a file that cannot share its portal with others: Playwright gives every new object a
 * worker of its own.
 * @param _why what others would see, or what this file counts
 */
export const ownPortal = (_why: string): { portalSettings: PortalSettings } => ({ portalSettings: {} });

/**
 * Tests of the built portal. One portal serves a worker: the files that run there share it one after the other, so a
 * test gives names of its own to what it makes, and leaves the demo's records as they were or says `ownPortal`. After
 * a failure Playwright starts a new worker, and with it a new portal.
 */
export const test = base.extend<{ stage: Stage }, OfWorker>({
  portalSettings: [{}, { scope: 'worker', option: true }],
  mailbox: [
    async ({}, use) => {
      const { mailbox, close } = await openMailbox();
      await use(mailbox);
      await close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ portalSettings, mailbox }, use) => {
      const port = String(await freePort());
      const { url, output, stop } = await startPortalProcess({
        PORT: port,
        PUBLIC_URL: `http://localhost:${port}`,
        SMTP_URL: mailbox.url,
        ...portalSettings,
      });
      const atStart = output().length;
      await use({ url, output: () => output().slice(atStart), api: signingIn(url) });
      await stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  windows: [async ({ browser, portal }, use) => use(new Windows(browser, portal.url)), { scope: 'worker' }],
  stage: async ({ portal, windows, serviceWorkers }, use, testInfo) => {
    // What a service worker keeps is not emptied: such a window is not used again.
    const areWarm = serviceWorkers === 'block';
    const open = (width?: number) => windows.open(areWarm, width);
    await use({
      ...portal,
      open,
      async openAs(account, path, width, prepare) {
        const { cookie } = await portal.api(account);
        const page = await open(width);
        const [name = '', value = ''] = cookie.split('=');
        await page.context().addCookies([{ name, value, url: portal.url, httpOnly: true, sameSite: 'Lax' }]);
        await prepare?.(page);
        await page.goto(portal.url + path, { waitUntil: 'commit' });
        return page;
      },
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = portal.output().trimEnd().split('\n').slice(-LAST_LINES).join('\n');
      await testInfo.attach('what the portal printed last', { body, contentType: 'text/plain' });
    }
    await windows.putAway(areWarm && testInfo.status === 'passed');
  },
});

/** Signs accounts in. Signing in is slow on purpose: a session that still counts is used again. */
function signingIn(url: string): Portal['api'] {
  const sessions = new Map<string, ApiClient>();
  return async (account) => {
    const known = sessions.get(account);
    const isSignedIn = known && (await known.data(MeDocument)).me;
    const client = isSignedIn ? known : await actAs(url, account);
    sessions.set(account, client);
    return client;
  };
}
