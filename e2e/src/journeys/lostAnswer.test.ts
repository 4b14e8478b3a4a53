import type { Page } from '@playwright/test';

import { expect, type Stage, test } from '../testing/stage';

// What a page does when the server has done what was asked, but its answer never came.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });
const form = (page: Page) => page.getByRole('dialog', { name: 'Activiteit toevoegen' });

async function fill(page: Page, date: string, name: string): Promise<void> {
  await form(page).getByLabel('Datum').fill(date);
  await form(page).getByRole('textbox', { name: 'Activiteit' }).fill(name);
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Toevoegen' }).click();

/** A row of the programme that is stored, while the page does not know. */
async function sendInVain(stage: Stage, name: string): Promise<Page> {
  const page = await stage.openAs('beheer', '/jaarprogramma');
  await button(page, 'Activiteit toevoegen').click();
  await fill(page, '2032-01-10', name);
  await page.route('**/graphql', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await form(page)
    .getByText(/^Er is geen verbinding/)
    .waitFor();
  await page.unroute('**/graphql');
  return page;
}

test('the same again is there once', async ({ stage }) => {
  const page = await sendInVain(stage, 'Lampionnenoptocht');
  await send(page);
  await form(page).waitFor({ state: 'detached' });
  await expect(row(page, /Lampionnenoptocht/)).toHaveCount(1);
  await page.reload();
  await expect(row(page, /^10\/01\/2032 Lampionnenoptocht/)).toHaveCount(1);
});
