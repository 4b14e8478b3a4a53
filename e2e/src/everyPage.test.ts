import type { Page } from '@playwright/test';

import { faultsOf, violations } from './testing/axe';
import { button, clubTabs } from './testing/club';
import { listPages, otherPages } from './testing/listPages';
import { faultsOnPaper } from './testing/paper';
import { openSecretariat, secretariatParts } from './testing/secretariatPages';
import { expect, type Stage, test } from './testing/stage';
import { stockTabs } from './testing/stock';
import { volunteerTabs } from './testing/volunteers';

// What holds for all pages.

/** What has no route of its own. */
const tabs: [path: string, tabs: readonly (readonly [tab: string, ...rest: unknown[]])[], account: string][] =
  [
    ['/club', clubTabs, 'club'],
    ['/voorraad/producten', stockTabs, 'beheer'],
    ['/boerenploeg', volunteerTabs, 'beheer'],
  ];
const pages = new Map([
  ...listPages.map(({ route, search = '', account = 'beheer' }) => [route + search, account] as const),
  ...Object.keys(otherPages)
    .filter((path) => !path.includes(':'))
    .map((path) => [path, 'beheer'] as const),
  ...tabs.flatMap(([path, those, account]) => those.map(([tab]) => [`${path}?tab=${tab}`, account] as const)),
  ['/', 'beheer'],
]);

async function isSound(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  expect(await faultsOnPaper(page)).toEqual([]);
}

const SOUND = 'accessible to all, fits every screen, and loses nothing on paper';
for (const [path, account] of pages) {
  test(`${path}: ${SOUND}`, async ({ stage }) => {
    const page = await stage.openAs(account, path, 1920);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await isSound(page);
  });
}
for (const part of secretariatParts) {
  test(`${part[0]}: ${SOUND}`, async ({ stage }) => {
    await isSound(await openSecretariat(stage, part, 1920));
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

test('the menu marks the page that one came from, and remembers which groups are folded', async ({
  stage,
}) => {
  const page = await stage.openAs('beheer', '/gebruikertoevoegen');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const entry = menu.getByRole('link', { name: 'Gebruikers', exact: true });
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('heading', { name: 'Website' }).click();
  const folded = menu.getByRole('link', { name: 'Homepage' });
  await expect(folded).toBeHidden();
  await page.reload();
  await entry.waitFor();
  await expect(folded).toBeHidden();
  await menu.getByRole('heading', { name: 'Website' }).click();
  await expect(folded).toBeVisible();
  await button(page, 'Menu verbergen').waitFor();
});
