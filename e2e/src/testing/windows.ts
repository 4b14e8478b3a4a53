import type { Browser, BrowserContext, Page } from '@playwright/test';

import { openPage } from './browser';

/**
 * The browser windows of a worker. One that was used before has the code of the portal at hand, which saves a third of the
 * time that a page takes; of whoever was in it nothing is left.
 */
export class Windows {
  private readonly inUse: BrowserContext[] = [];
  private readonly empty: Page[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** A page without anybody's session. @param isWarm whether the window may have been used before */
  async open(isWarm: boolean, width?: number): Promise<Page> {
    const page = await openPage(this.browser, isWarm ? this.empty.pop() : undefined, width);
    this.inUse.push(page.context());
    return page;
  }

  /** After a test. @param isKept whether they are emptied and used again, or closed */
  async putAway(isKept: boolean): Promise<void> {
    await Promise.all(
      this.inUse.splice(0).map(async (context) => {
        if (isKept) this.empty.push(await this.emptied(context));
        else await context.close();
      }),
    );
  }

  private async emptied(context: BrowserContext): Promise<Page> {
    await Promise.all(context.pages().map((page) => page.close()));
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearCookies();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: this.origin,
      storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
    });
    await devtools.detach();
    return page;
  }
}
