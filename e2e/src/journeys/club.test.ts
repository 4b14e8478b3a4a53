import type { Page } from '@playwright/test';

import { button, openClub } from '../testing/club';
import { downloadBy } from '../testing/files';
import { expect, test } from '../testing/stage';

/** How many members the list says there are. */
async function counted(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^\d+ (lid|leden)$/ });
  return Number.parseInt((await heading.textContent()) ?? '', 10);
}

test('the members are taken along whole, as a CSV that Excel opens and as a workbook', async ({ stage }) => {
  const page = await openClub(stage, 'leden');
  await page.getByRole('table', { name: 'Leden' }).waitFor();
  const count = await counted(page);
  const csv = await downloadBy(page, button(page, 'CSV'));
  expect(csv.name).toMatch(/^club-leden-\d{4}-\d\d-\d\d\.csv$/);
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = csv.bytes.toString('utf8').split('\r\n');
  expect(lines[0]).toContain('Lidnummer;Lid sinds;Geslacht;Voornaam;Achternaam');
  expect(lines).toHaveLength(count + 1);
  const xlsx = await downloadBy(page, button(page, 'Excel'));
  expect(xlsx.name).toMatch(/\.xlsx$/);
});
