import { button } from '../testing/club';
import { expect, test } from '../testing/stage';

// Tables on a desk: low rows, and headings that stay in view.

const DESK = 1440;

test('the headings of a table stay in view, below the bar, while it is scrolled', async ({ stage }) => {
  const page = await stage.openAs('club', '/club?tab=leden', DESK);
  const heading = page.getByRole('columnheader', { name: 'Naam' });
  await page.locator('main tbody tr').nth(15).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect
    .poll(async () => (await page.locator('main tbody tr').first().boundingBox())?.y ?? 0)
    .toBeLessThan(0);
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(Math.abs((box?.y ?? 0) - (bar?.height ?? 0))).toBeLessThan(4);
});

test('the rows of the editors are 40 px, until somebody puts low rows off', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/krant_administratie?tab=redactie', DESK);
  const rows = page.getByRole('table').first().locator('tbody tr');
  const heights = async () => [
    ...new Set(
      await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height))),
    ),
  ];
  await rows.first().waitFor();
  await expect.poll(heights).toEqual([40]);
  await button(page, 'Weergaven').click();
  const dialog = page.getByRole('dialog', { name: 'Weergaven' });
  await dialog.getByLabel('Lage rijen').uncheck();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // A field in the row makes it a little higher.
  await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(56);
});
