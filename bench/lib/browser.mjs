import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from '../../scripts/lib/root.mjs';
import { signIn } from './api.mjs';

const fromE2e = createRequire(join(root, 'e2e', 'package.json'));

/** Unpacks the Chromium of the browser tests. @returns its path */
export async function chromiumPath() {
  const { default: chromium } = await import(fromE2e.resolve('@sparticuz/chromium'));
  return chromium.executablePath();
}

/** @returns a browser of Playwright, to be closed */
export async function startBrowser() {
  return fromE2e('playwright-core').chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    headless: true,
  });
}

/** Signs the administrator in. @returns the session as a cookie for a context of Playwright */
export async function sessionOf(url) {
  const [name, value] = (await signIn(url)).split('=');
  return { name, value, url, httpOnly: true, sameSite: 'Lax' };
}

/** The paths in the side menu of a page, from top to bottom. */
export async function menuPaths(page) {
  const links = await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}
