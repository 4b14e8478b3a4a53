import type { Browser, Locator, Page } from '@playwright/test';

/** The password of every demo account; printed by `npm start`. */
export const DEMO_PASSWORD = 'alaaf-11-11';

/** A page without anybody's session; the rest is in playwright.config.ts. @param empty one that is there, otherwise a new one */
export async function openPage(browser: Browser, empty?: Page, width = 1280, height = 900): Promise<Page> {
  // A window that is used again keeps the size of its tabs: a second one of it is never as narrow as a test before needed.
  const page =
    empty ?? (await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage());
  await page.setViewportSize({ width, height });
  const { goto, reload } = page;
  page.goto = (...how) => onceMore(() => goto.apply(page, how));
  page.reload = async (...how) => {
    await goneBack(page);
    return onceMore(() => reload.apply(page, how));
  };
  return page;
}

/** A dialog that closes goes back in the history, which breaks off what is loaded in that moment. A person tries again. */
async function onceMore<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (!String(error).includes('net::ERR_ABORTED')) throw error;
    return load();
  }
}

/** Waits until the history has no more layers than are open: on its way back it would break off a reload without a word. */
async function goneBack(page: Page): Promise<void> {
  const isBack = () => {
    const { layers = 0 } = (history.state ?? {}) as { layers?: number };
    return layers <= document.querySelectorAll('[role=dialog], [role=alertdialog]').length;
  };
  await page.waitForFunction(isBack, undefined, { timeout: 2000 }).catch(() => undefined);
}

/** Fills in the sign-in form that is shown. @param account the part of the address before the @ */
export async function fillSignIn(page: Page, account: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(`${account}@carnaval.example`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

/** Signs in and waits for the personal page. */
export async function signIn(page: Page, url: string, account: string, password?: string): Promise<void> {
  await page.goto(`${url}/login`);
  await fillSignIn(page, account, password);
  await page.getByRole('button', { name: 'Uitloggen' }).waitFor();
}

/** What the page logs as an error from now on; what the content security policy stops is among it. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}

/** The texts of the links in the side menu, from top to bottom, of folded groups too, which it opens. */
export async function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('heading', { name: 'Commissies' }).waitFor();
  const folded = menu.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  // Without the number of what waits there, which comes later and has a label of its own.
  return menu.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const copy = link.cloneNode(true) as HTMLElement;
      for (const count of copy.querySelectorAll('[aria-label]')) count.remove();
      return copy.textContent ?? '';
    }),
  );
}

/** Waits until the page is at this path. */
export async function waitForPath(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
}

/** The card of a user in the list, found by searching: the list shows twenty at first. */
export async function findUser(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Zoek op naam of e-mail' }).fill(name);
  const card = page.getByRole('group', { name, exact: true });
  await card.waitFor();
  return card;
}

/** Shows the accounts that were closed, in the list of users. */
export async function onlyClosed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Accounts', { exact: true }).selectOption('Gedeactiveerd');
}
