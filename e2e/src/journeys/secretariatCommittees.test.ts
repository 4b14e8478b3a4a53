import type { Page } from '@playwright/test';

import { CommissionsDocument } from '../gql/graphql';
import { makeUser } from '../testing/apiClient';
import { overflow, violationsInBothSchemes } from '../testing/axe';
import { addCategory, addItem, makeCommittee } from '../testing/committee';
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

test('a new committee begins with the draaiboek of another, on a phone', async ({ stage }) => {
  const before = await makeCommittee(stage, 'Voorbeeldcommissie');
  const api = await stage.api(before.chair);
  const { subCategoryId } = await addCategory(api, before.id, 'Vergunningen', 'Gemeente');
  await addItem(api, before.id, subCategoryId, { name: 'Vergunning aanvragen', daysFromCarnival: -90 });

  const page = await stage.openAs('beheer', '/commissielijst', 360);
  await button(page, 'Commissie toevoegen').click();
  const dialog = page.getByRole('dialog', { name: 'Commissie toevoegen' });
  await dialog.getByLabel('Nummer').fill('199');
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Verse commissie');
  await dialog
    .getByLabel('Draaiboek overnemen van')
    .selectOption({ label: `${before.index} - ${before.name}` });
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await page.getByText('Commissie toegevoegd').waitFor();

  // Who is in it finds all of it; who adds committees reads nothing by that.
  const admin = await stage.api('beheer');
  const { commissions } = await admin.data(CommissionsDocument);
  const id = commissions.find(({ index }) => index === 199)?.id ?? '';
  const chair = await makeUser(admin, { name: 'Vera van Vers', commissions: [id, `${id}-vz`] });
  const own = await stage.openAs(chair.account, `/commissies/${id}?tab=draaiboek`, 360);
  await own.getByText('Vergunningen', { exact: true }).first().waitFor();
  await own.getByText('Vergunning aanvragen').first().waitFor({ state: 'attached' });
  expect(await overflow(own)).toBe(0);
});
