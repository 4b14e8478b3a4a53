import type { Page } from '@playwright/test';

import { ALL_RULES, OF_COLOUR, overflow, violations } from './testing/axe';
import { button } from './testing/club';
import { listPages, otherPages } from './testing/listPages';
import { expect, type Stage, test } from './testing/stage';

// What holds for all pages.

const pages = [
  ...listPages.map(({ route, search = '', account = 'beheer' }) => ({ path: route + search, account })),
  ...Object.keys(otherPages)
    .filter((path) => !path.includes(':'))
    .map((path) => ({ path, account: 'beheer' })),
  { path: '/', account: 'beheer' },
];

/** All rules where most stands beside each other, what a phone can change, and the colours of the dark scheme on both. */
async function foundByAxe(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, rules] of [
    [1440, ALL_RULES],
    [360, undefined],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const lines = await violations(page, colorScheme === 'dark' ? OF_COLOUR : rules);
      found.push(...lines.map((line) => `${width} ${colorScheme}: ${line}`));
    }
  }
  return found;
}

/** Cells that have something and show nothing on paper; a column of buttons has no name, and is not printed. */
function blankOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main tbody td:not([data-label=""])')]
      .filter((cell) => cell.textContent.trim() !== '' && cell.innerText.trim() === '')
      .map((cell) => `${cell.dataset.label ?? ''}: ${cell.textContent}`),
  );
}

for (const { path, account } of pages) {
  test(`${path}: accessible to all, fits on a wide screen, and no cell is blank on paper`, async ({
    stage,
  }) => {
    const page = await stage.openAs(account, path, 1920);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await foundByAxe(page)).toEqual([]);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await page.setViewportSize({ width: 794, height: 1123 });
    expect(await blankOnPaper(page)).toEqual([]);
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
  await page.getByRole('main').getByText('Laden...').waitFor();
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
