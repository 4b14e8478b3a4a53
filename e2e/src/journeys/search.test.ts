import type { Page } from '@playwright/test';

import { actions, promised } from '../testing/actions';
import { collectErrors, waitForPath } from '../testing/browser';
import { expect, test } from '../testing/stage';

const input = (page: Page) => page.getByRole('combobox', { name: /^Zoek iemand/ });
const button = (page: Page) => page.getByRole('button', { name: 'Zoeken', exact: true });

test('finds a phone number in two actions: Ctrl+K and typing', async ({ stage }) => {
  const page = await stage.openAs('secretaris', '/');
  const errors = collectErrors(page);
  await button(page).waitFor();
  const counted = actions();
  await counted.act(page.keyboard.press('Control+k'));
  await counted.act(input(page).pressSequentially('sanne wil'));
  const row = page.getByRole('row', { name: /Sanne Willems/ }).first();
  await expect(row).toContainText(/\+?\d[\d -]{8,}/);
  expect(counted.count).toBeLessThanOrEqual(promised('Find a phone number'));
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Bellen: Sanne Willems' }).first()).toBeFocused();
  expect(errors).toEqual([]);
});

test('Enter opens what is chosen, and Escape gives the focus back', async ({ stage }) => {
  const page = await stage.openAs('secretaris', '/');
  await button(page).click();
  await input(page).waitFor();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await input(page).fill('jaarprog');
  await page.getByRole('row', { name: /^Jaarprogramma/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await waitForPath(page, '/jaarprogramma');
  await input(page).waitFor({ state: 'detached' });
});

test('somebody leads to the list, searched for them, and something to do to its dialog', async ({
  stage,
}) => {
  const page = await stage.openAs('beheer', '/');
  await button(page).click();
  await input(page).fill('diana van');
  await page
    .getByRole('row', { name: /Clublid/ })
    .first()
    .getByRole('gridcell')
    .first()
    .click();
  await waitForPath(page, '/club');
  await expect(page.getByRole('searchbox', { name: 'Zoek in de leden' })).toHaveValue(/^\d{4}\w{2}$/);
  await page.keyboard.press('Control+k');
  await input(page).fill('nieuwe adv');
  await page.getByRole('row', { name: /^Nieuwe adverteerder/ }).click();
  await waitForPath(page, '/krant_administratie');
  await page.getByRole('dialog').getByRole('button', { name: 'Toevoegen' }).waitFor();
});
