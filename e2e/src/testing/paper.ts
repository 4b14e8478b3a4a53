import type { Page } from '@playwright/test';

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

/** Cells that have something and show nothing on paper; a column of buttons has no name, and is not printed. */
function blankOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main tbody td:not([data-label=""])')]
      .filter((cell) => cell.textContent.trim() !== '' && cell.innerText.trim() === '')
      .map((cell) => `${cell.dataset.label ?? ''}: blank, but has ${cell.textContent}`),
  );
}

/** In the page: tables whose heading is not repeated, whose rows may be cut in two, or whose amounts stand left. */
function badTables(): string[] {
  return [...document.querySelectorAll<HTMLTableElement>('main table')].flatMap((table, number) =>
    [
      ...(getComputedStyle(table.tHead ?? table).display === 'table-header-group' ? [] : ['heading']),
      ...([...table.rows].every((row) => getComputedStyle(row).breakInside === 'avoid') ? [] : ['rows']),
      ...[...table.querySelectorAll<HTMLElement>('tbody > tr:not([data-details]) > td')]
        .filter((cell) => /^-?€\s?-?[\d.]+,\d\d$/.test(cell.innerText.trim()))
        .filter((cell) => getComputedStyle(cell).textAlign !== 'right')
        .map((cell) => `amount ${cell.innerText}`),
    ].map((fault) => `table ${number + 1}: ${fault}`),
  );
}

/** What a page loses or breaks when it is printed as it is: a line for each. Leaves it as paper. */
export async function faultsOnPaper(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  const onScreen = await cellsOf(page);
  const names = await page.locator(NAMES).allInnerTexts();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('main').innerText();
  const onPaper = new Map((await cellsOf(page)).map(({ at, text }) => [at, text]));
  return [
    ...onScreen.filter(({ at, text }) => text && !onPaper.get(at)).map(({ at }) => `${at}: lost`),
    // What is no row of a table keeps its name too, also when that is a button.
    ...names.filter((name) => !paper.includes(name)).map((name) => `${name}: lost`),
    ...(await page.evaluate(badTables)),
    ...(await blankOnPaper(page)),
  ];
}
