import { readFile } from 'node:fs/promises';

import { button } from '../testing/club';
import { expect, ownPortal, test } from '../testing/stage';

// The treasurer ends a year: looks whether it adds up, says something of it, takes it along, and closes it.

test.use(ownPortal('puts a year in the archive'));

const euros = (text: string | null) => Number(text?.replace(/[^\d,-]/g, '').replace(',', '.'));

test('the annual accounts are looked at, explained, taken along and closed', async ({ stage }) => {
  const page = await stage.openAs('penningmeester', '/financien?tab=jaarrekening');
  await page.getByLabel('Boekjaar').selectOption({ label: '2025-2026' });
  await expect(page.getByText('Concept')).toBeVisible();
  // A figure opens what it is made of, and that is the figure.
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Waaruit Nog te betalen' }) });
  const figure = euros(await row.getByRole('cell').nth(2).textContent());
  await row.getByRole('button', { name: 'Waaruit Nog te betalen bestaat' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').nth(2)).toBeVisible();
  for (const more = dialog.getByRole('button', { name: /^Meer laden/ }); await more.isVisible();)
    await more.click();
  const parts = await dialog.locator('tbody tr td:nth-child(5)').allTextContents();
  expect(parts.reduce((sum, text) => sum + (text ? euros(text) : 0), 0)).toBeCloseTo(figure, 2);
  await page.keyboard.press('Escape');

  await button(page, 'Toelichting bij eigen vermogen').click();
  await dialog.getByLabel('Toelichting').fill('Bestemd voor een nieuwe feesttent.');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText('Bestemd voor een nieuwe feesttent.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, 'Als pdf').click();
  const pdf = await saved;
  expect(pdf.suggestedFilename()).toBe('Jaarrekening 2025-2026.pdf');
  expect((await readFile(await pdf.path())).subarray(0, 4).toString()).toBe('%PDF');
  const given = page.waitForEvent('download');
  await button(page, 'Auditfile').click();
  expect(await readFile(await (await given).path(), 'utf8')).toContain('<fiscalYear>2025-2026</fiscalYear>');

  await page.getByRole('tab', { name: 'Boekhouding' }).click();
  await page.getByRole('tab', { name: '2025-2026' }).click();
  await button(page, 'Archiveren').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archiveren' }).click();
  await page.getByRole('tab', { name: 'Jaarrekening' }).click();
  await page.getByLabel('Boekjaar').selectOption({ label: '2025-2026 (archief)' });
  await expect(page.getByText('Vastgesteld')).toBeVisible();
  await expect(page.getByText('Bestemd voor een nieuwe feesttent.')).toBeVisible();
  await expect(button(page, 'Toelichting bij eigen vermogen')).toHaveCount(0);
});
