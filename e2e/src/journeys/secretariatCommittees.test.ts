import type { Page } from '@playwright/test';

import { expect, test } from '../testing/stage';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page) => page.getByRole('table', { name: 'Commissielijst' });
const row = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name });

test('keeps the words of names whole on a tablet', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/commissielijst', 768);
  await row(page, 'bierproeffestival').waitFor();
  const lines = await list(page)
    .getByText('Ulster bierproeffestival', { exact: true })
    .evaluate((cell) => {
      const range = document.createRange();
      range.setStart(cell.firstChild!, 'Ulster '.length);
      range.setEnd(cell.firstChild!, 'Ulster bierproeffestival'.length);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test('who renames a committee sees the own menu follow at once', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/commissielijst');
  const dialog = page.getByRole('dialog', { name: 'Commissie aanpassen' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  // Who may see everything has it folded.
  await menu.getByRole('heading', { name: 'Commissies' }).click();
  for (const [from, to] of [
    ['Kindercarnaval', 'Kindermiddag'],
    ['Kindermiddag', 'Kindercarnaval'],
  ]) {
    await button(page, `${from} aanpassen`).click();
    await dialog.getByRole('textbox', { name: 'Naam' }).fill(to ?? '');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await menu.getByRole('link', { name: `11 - ${to}` }).waitFor();
    await dialog.waitFor({ state: 'detached' });
  }
});
