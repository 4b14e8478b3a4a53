import { button } from '../testing/club';
import { expect, test } from '../testing/stage';

// A list on a phone: what is beside it is a tap away.

const PHONE = { width: 360, height: 780 };

test('filters open in a sheet that tells how many are found, and the focus returns', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/club?tab=leden', PHONE.width);
  await page.locator('main tbody tr').first().waitFor();
  await button(page, 'Filters').click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Leden', { exact: true }).selectOption('Alle leden');
  await expect(sheet.getByRole('button', { name: /^Toon \d+$/ })).toBeVisible();
  await sheet.getByRole('button', { name: /^Toon/ }).click();
  await expect(button(page, 'Filters (1)')).toBeFocused();
  await button(page, 'Filters (1)').click();
  await sheet.getByRole('button', { name: 'Wis filters' }).click();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Filters')).toBeFocused();
});

test('a file and the printer are behind Meer, and printing shows the whole table', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/ledenlijst', PHONE.width);
  const row = page.locator('main tbody tr').first();
  await row.waitFor();
  expect(await button(page, 'Excel').count()).toBe(0);
  await expect(row.locator('[data-label="Telnr."]')).toBeHidden();
  await row.getByRole('button', { name: /^Meer / }).click();
  await expect(row.locator('[data-label="Telnr."]')).toBeVisible();
  await row.getByRole('button', { name: /^Meer / }).click();
  await page.getByRole('search').locator('..').getByRole('button', { name: 'Meer', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Lijst meenemen' });
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ledenlijst-.*\.csv$/);
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(row.locator('[data-label="Telnr."]')).toBeVisible();
});

test('the bar below does not cover the last row', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/commissielijst', PHONE.width);
  await page.locator('main tbody tr').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const bar = await page.locator('[data-bottom-bar]').boundingBox();
  const footer = await page.locator('footer').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  await button(page, 'Commissie toevoegen').click();
  await expect(page.getByRole('dialog', { name: 'Commissie toevoegen' })).toBeVisible();
});
