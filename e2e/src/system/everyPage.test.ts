import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { faultsOf, violations } from '../testing/axe';
import { collectErrors } from '../testing/browser';
import { button, clubTabs } from '../testing/club';
import { listPages, otherPages } from '../testing/listPages';
import { faultsOnPaper } from '../testing/paper';
import { openSecretariat, secretariatParts } from '../testing/secretariatPages';
import { expect, type Stage, test } from '../testing/stage';
import { stockTabs } from '../testing/stock';
import { volunteerTabs } from '../testing/volunteers';

// What holds for all pages: each is loaded once, on a phone.

// A file goes to one worker otherwise, and this one is a fifth of the set.
test.describe.configure({ mode: 'parallel' });

const root = join(__dirname, '../../..');
const PHONE = { width: 360, height: 780 };
/** Where the first item of a list is on a phone, at most; in px from the top. */
const HIGHEST = 220;

interface Declared {
  routes: { path: string; permission: string }[];
}

/** What has no route of its own. */
const tabs: [path: string, tabs: readonly (readonly [tab: string, ...rest: unknown[]])[], account: string][] =
  [
    ['/club', clubTabs, 'club'],
    ['/voorraad/producten', stockTabs, 'beheer'],
    ['/boerenploeg', volunteerTabs, 'beheer'],
  ];
const pages = new Map<string, { account: string; item?: string }>([
  ...tabs.flatMap(([path, those, account]) =>
    those.map(([tab]) => [`${path}?tab=${tab}`, { account }] as const),
  ),
  ...Object.keys(otherPages)
    .filter((path) => !path.includes(':'))
    .map((path) => [path, { account: 'beheer' }] as const),
  ['/', { account: 'beheer' }],
  ...listPages.map(
    ({ route, search = '', account = 'beheer', item }) => [route + search, { account, item }] as const,
  ),
]);

test('every route is a list page or is named as none', () => {
  const routes = readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'remote.json')))
    .flatMap((name) => {
      const declared = JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')) as Declared;
      return declared.routes.filter(({ permission }) => permission !== 'visitor').map(({ path }) => path);
    });
  const lists = new Set(listPages.map(({ route }) => route));
  expect([...lists, ...Object.keys(otherPages)].sort()).toEqual([...new Set(routes)].sort());
});

/** Where the first item is when nothing that comes later can push it down. */
async function heightOfFirst(page: Page, item: string): Promise<number> {
  const first = page.locator(item).first();
  await first.waitFor();
  await page.waitForLoadState('networkidle');
  return (await first.boundingBox())?.y ?? Infinity;
}

async function isSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  expect(await faultsOnPaper(page)).toEqual([]);
}

const SOUND = 'accessible to all, fits every screen, and loses nothing on paper';
for (const [path, { account, item }] of pages) {
  test(`${path}: ${SOUND}`, async ({ stage }) => {
    const page = await stage.openAs(account, path, PHONE.width);
    const errors = collectErrors(page);
    await page.setViewportSize(PHONE);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await heading.waitFor();
    // What the server says before any script has run stays.
    const html = await (
      await page.request.get(new URL(path, page.url()).href, { headers: { accept: 'text/html' } })
    ).text();
    const [, said = ''] = /<h1>\s*([^<]*?)\s*<\/h1>/.exec(html) ?? [];
    if (said) expect(await heading.textContent()).toBe(said);
    if (item) expect(await heightOfFirst(page, item)).toBeLessThan(HIGHEST);
    await isSound(page);
    expect(errors).toEqual([]);
  });
}
for (const part of secretariatParts) {
  test(`${part[0]}: ${SOUND}`, async ({ stage }) => {
    await isSound(await openSecretariat(stage, part, PHONE.width));
  });
}

test('an address that is no page says so', async ({ stage }) => {
  const page = await stage.openAs('lid', '/bestaat/niet');
  await page.getByRole('heading', { name: 'Pagina niet gevonden', level: 1 }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Naar je persoonlijke pagina' }).click();
  await page.getByRole('heading', { name: 'Wat wacht er op je' }).waitFor();
});

async function openHeldBack(stage: Stage): Promise<{ page: Page; release: () => void }> {
  const page = await stage.openAs('beheer', '/ledenlijst');
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('SecretariatCommissionList')) await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Commissielijst', exact: true }).click();
  await page.getByRole('main').getByText('Laden...').first().waitFor();
  return { page, release };
}

test('while a page arrives nothing stands below what is loading; a touch shows it', async ({ stage }) => {
  const { page, release } = await openHeldBack(stage);
  const below = page.getByRole('region', { name: 'Oude commissies' });
  await expect(below).toBeHidden();
  await page.keyboard.press('Shift');
  await expect(below).toBeVisible();
  release();
  await page.locator('main tbody tr').first().waitFor();
});

test('the menu marks the page that one came from, and remembers which groups are open', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/gebruikertoevoegen');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const entry = menu.getByRole('link', { name: 'Gebruikers', exact: true });
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  const website = menu.getByRole('heading', { name: 'Website' });
  const homepage = menu.getByRole('link', { name: 'Homepage' });
  await expect(homepage).toBeHidden();
  await website.click();
  await expect(homepage).toBeVisible();
  await page.reload();
  await expect(homepage).toBeVisible();
  await homepage.click();
  await page.getByRole('heading', { name: 'Homepage', level: 1 }).waitFor();
  // What is about the portal folds again, with what was used last of it.
  await expect(entry).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Logboek' })).toBeHidden();
  await website.click();
  await expect(homepage).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Optocht', exact: true })).toBeHidden();
  await button(page, 'Menu verbergen').waitFor();
});
