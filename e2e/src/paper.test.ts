import type { Page } from '@playwright/test';

import { listPages } from './testing/listPages';
import { expect, test } from './testing/stage';

// Lists on paper: nothing that can be read on a screen is lost.

/** Of cards and of rows that open. */
const NAMES = 'main li :is(h2, h3, h4), main article :is(h2, h3, h4), main [role=group] :is(h2, h3)';

/** The texts of the cells with a heading, by their place; of cells with nothing but buttons there is none. */
function cellsOf(page: Page): Promise<{ at: string; text: string }[]> {
  return page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table, number) =>
      [...(table as HTMLTableElement).tBodies].flatMap((body) =>
        [...body.rows].flatMap((row, position) =>
          [...row.cells]
            .filter((cell) => cell.dataset.label)
            .map((cell) => ({
              at: `table ${number + 1}, row ${position + 1}, ${cell.dataset.label ?? ''}`,
              text: cell.innerText.trim(),
            })),
        ),
      ),
    ),
  );
}

for (const { route, search = '', item = '', account = 'beheer' } of listPages) {
  test(`${route}${search}: no cell is lost on paper`, async ({ stage }) => {
    const page = await stage.openAs(account, route + search, 1440);
    await page.locator(item).first().waitFor();
    await page.waitForLoadState('networkidle');
    const onScreen = await cellsOf(page);
    const names = await page.locator(NAMES).allInnerTexts();
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('main').innerText();
    const onPaper = new Map((await cellsOf(page)).map(({ at, text }) => [at, text]));
    expect(onScreen.filter(({ at, text }) => text && !onPaper.get(at)).map(({ at }) => at)).toEqual([]);
    // What is no row of a table keeps its name too, also when that is a button.
    expect(names.filter((name) => !paper.includes(name))).toEqual([]);
    const styles = await page.locator('main table').evaluateAll((tables) =>
      tables.map((table) => ({
        heading: getComputedStyle((table as HTMLTableElement).tHead ?? table).display,
        rows: [...(table as HTMLTableElement).rows].map((row) => getComputedStyle(row).breakInside),
        amounts: [...table.querySelectorAll<HTMLElement>('tbody > tr:not([data-details]) > td')]
          .filter((cell) => /^-?€\s?-?[\d.]+,\d\d$/.test(cell.innerText.trim()))
          .map((cell) => getComputedStyle(cell).textAlign),
      })),
    );
    for (const { heading, rows, amounts } of styles) {
      expect(heading).toBe('table-header-group');
      expect(new Set(rows)).toEqual(new Set(['avoid']));
      expect([...new Set(amounts)].filter((align) => align !== 'right')).toEqual([]);
    }
  });
}

test('Ctrl+P prints all members, also those that were not loaded', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/club?tab=leden', 1440);
  const rows = page.locator('main tbody tr');
  await rows.first().waitFor();
  const title = await page.getByRole('heading', { name: /^\d+ leden$/ }).innerText();
  const total = Number.parseInt(title, 10);
  expect(await rows.count()).toBeLessThan(total);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Dit is niet de hele lijst.')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    const printed = { rows: 0 };
    Object.assign(window, {
      printed,
      print: () => (printed.rows = document.querySelectorAll('main tbody tr').length),
    });
  });
  await page.keyboard.press('Control+p');
  await page.waitForFunction(() => (window as unknown as { printed: { rows: number } }).printed.rows > 0);
  const printed = await page.evaluate(
    () => (window as unknown as { printed: { rows: number } }).printed.rows,
  );
  expect(printed).toBe(total);
});
