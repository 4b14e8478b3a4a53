import { expect, test } from '../testing/stage';

// Lists on paper: nothing that can be read on a screen is lost.

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
      print: () => {
        // As the browser says it: of more than 200 rows not all are in the page before that.
        window.dispatchEvent(new Event('beforeprint'));
        printed.rows = document.querySelectorAll('main tbody tr').length;
      },
    });
  });
  await page.keyboard.press('Control+p');
  await page.waitForFunction(() => (window as unknown as { printed: { rows: number } }).printed.rows > 0);
  const printed = await page.evaluate(
    () => (window as unknown as { printed: { rows: number } }).printed.rows,
  );
  expect(printed).toBe(total);
});
