import { type Browser, chromium as playwright, type Page } from 'playwright-core';

/** The password of every demo account; printed by `npm start`. */
const DEMO_PASSWORD = 'alaaf-11-11';

/** Starts the Chromium that npm carries; nothing is downloaded. */
export async function startBrowser(): Promise<Browser> {
  const { default: chromium } = await import('@sparticuz/chromium');
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    // Not the package's own arguments: they run everything in one process and switch web security off.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    headless: true,
  });
}

/** A page of its own, without anybody's session, in Dutch. */
export async function openPage(browser: Browser, width = 1280, height = 900): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}

/** Fills in the sign-in form that is shown. @param account the part of the address before the @ */
export async function fillSignIn(page: Page, account: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(`${account}@carnaval.example`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

/** Signs in and waits for the personal page. */
export async function signIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/login`);
  await fillSignIn(page, account);
  await page.getByRole('button', { name: 'Uitloggen' }).waitFor();
}
