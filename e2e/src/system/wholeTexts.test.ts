import type { Locator, Page } from '@playwright/test';

import { MeDocument } from '../gql/graphql';
import { button } from '../testing/club';
import { type CutText, cutTexts } from '../testing/cutTexts';
import { listPages, otherPages } from '../testing/listPages';
import { giveLongAnswers } from '../testing/longAnswers';
import { paradeId } from '../testing/secretariatPages';
import { expect, type Stage, test } from '../testing/stage';

// Rule P430: on a phone nothing that matters is cut off, however long the names and however large the sums are.

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 360, 412];
const HEIGHT = 780;
/** Everybody of the demo foundation, beside the administrator. */
const people =
  'secretaris penningmeester club voorraad krant verkoper boerenploeg web preces lid extern'.split(' ');

/** The first page of each, and the other pages as somebody who has something there. */
const visits: (readonly [account: string, route: string])[] = [
  ...['beheer', ...people].map((account) => [account, '/'] as const),
  ['preces', '/commissies/:id'],
  ...listPages.map(({ account = 'beheer', route }) => [account, route] as const),
  ...Object.keys(otherPages).map((route) => ['beheer', route] as const),
];

for (const [account, route] of new Map(visits.map((visit) => [visit.join(' '), visit])).values()) {
  test(`${account} sees the whole of ${route}, on a phone`, async ({ stage }) => {
    const page = await openLong(stage, account, await addressOf(stage, account, route));
    const faults = await faultsAt(page, WIDTHS);
    const row = page.getByRole('tablist').first();
    const tabs = row.getByRole('tab');
    for (let tab = 1; tab < (await tabs.count()); tab += 1) {
      await tabs.nth(tab).click();
      await expect(tabs.nth(tab)).toHaveAttribute('aria-selected', 'true');
      faults.push(...(await faultsAt(page, WIDTHS)));
    }
    for (const name of await behindMore(page, row)) {
      await openMore(row);
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      await expect(row.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
      faults.push(...(await faultsAt(page, WIDTHS)));
    }
    expect(faults).toEqual([]);
  });
}

test('what opens from the bar is whole too', async ({ stage }) => {
  const page = await openLong(stage, 'beheer', '/');
  const faults: string[] = [];
  for (const opener of [/^Menu tonen/, /^Meldingen(,|$)/, /^Zoeken/, /account van/]) {
    await page.getByRole('banner').getByRole('button', { name: opener }).click();
    const search = page.getByRole('combobox');
    if (opener.source.includes('Zoeken')) await search.fill('van');
    faults.push(...(await faultsAt(page, WIDTHS.slice(0, 1))));
    // The first empties what was typed.
    if (await search.isVisible()) await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Menu tonen')).toBeVisible();
  }
  expect(faults).toEqual([]);
});

async function openLong(stage: Stage, account: string, path: string): Promise<Page> {
  const page = await stage.openAs(account, path, WIDTHS[0], giveLongAnswers);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

const openMore = (tabs: Locator) => tabs.locator('..').getByRole('button', { name: /^Meer/ }).click();

/** The tabs for which a phone has no room. */
async function behindMore(page: Page, tabs: Locator): Promise<string[]> {
  if ((await tabs.locator('..').getByRole('button', { name: /^Meer/ }).count()) === 0) return [];
  await openMore(tabs);
  const names = await page.getByRole('dialog').locator('[role=presentation] > button').allInnerTexts();
  await page.keyboard.press('Escape');
  return names;
}

async function addressOf(stage: Stage, account: string, route: string): Promise<string> {
  if (route.startsWith('/commissies/')) return route.replace(':id', await paradeId(stage));
  if (!route.includes(':uid')) return route;
  const { me } = await (await stage.api(account)).data(MeDocument);
  return route.replace(':uid', me?.id ?? '');
}

/** What is cut at each width, and what a tap does not open. */
async function faultsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.waitForFunction(isLoaded);
    const cut = await cutTexts(page);
    faults.push(...linesOf(width, cut, false));
    if (!cut.some(({ isFree }) => isFree)) continue;
    const texts = await page.locator('[data-free-text]').all();
    for (const text of texts) await text.click();
    faults.push(...linesOf(width, await cutTexts(page), true));
    for (const text of texts) await text.click();
  }
  return faults;
}

/** In the page. What is further down, such as a chart, comes when it is scrolled to. */
function isLoaded(): boolean {
  return [...document.querySelectorAll('main [data-loading]')].every(
    (one) => one.getBoundingClientRect().top > window.innerHeight,
  );
}

const linesOf = (width: number, cut: readonly CutText[], wantFree: boolean): string[] =>
  cut.filter(({ isFree }) => isFree === wantFree).map(({ fault }) => `${width}: ${fault}`);
