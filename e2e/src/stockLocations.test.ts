import type { Page } from '@playwright/test';

import { button, card } from './testing/club';
import { expect, test } from './testing/stage';
import { addLocation, openStock } from './testing/stock';

// The places of the stock.

test.describe('the settings', () => {
  test('a name that is in use gives the alert; another one is added', async ({ stage }) => {
    const page = await openStock(stage, '/instellingen');
    await button(page, 'Nieuwe voorraadlocatie').click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe voorraadlocatie' });
    await button(dialog, 'Toevoegen').click();
    await dialog.getByText('Verplicht').waitFor();
    await dialog.getByLabel('Naam').fill('algemeen');
    await button(dialog, 'Toevoegen').click();
    await dialog.getByText('Deze naam voor een voorraad is al in gebruik, kies een andere').waitFor();
    await expect(dialog.getByLabel('Naam')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Naam').fill('Bar');
    await dialog.getByLabel('Omschrijving').fill('Naast de ingang');
    await dialog.getByText('Intern', { exact: true }).click();
    await button(dialog, 'Toevoegen').click();
    await page.getByText('Voorraadlocatie toegevoegd').waitFor();
    await card(page, 'Bar').getByText('Naast de ingang').waitFor();
    await card(page, 'Bar').getByText('Intern', { exact: true }).waitFor();
    await card(page, 'Bar').getByText('Hier ligt niets.').waitFor();
  });

  test('"Algemeen" is always there and keeps its name', async ({ stage }) => {
    const page = await openStock(stage, '/instellingen');
    await card(page, 'Algemeen').waitFor();
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await titles.first().textContent()).toBe('Algemeen');
    await button(page, 'Algemeen aanpassen').click();
    expect(await page.getByRole('dialog').getByLabel('Naam').isEditable()).toBe(false);
  });

  test('two who change the same place both see what the other wrote', async ({ stage }) => {
    await addLocation(stage, 'Tweemaal');
    const one = await openStock(stage, '/instellingen');
    const two = await openStock(stage, '/instellingen');
    const change = async (page: Page, text: string) => {
      await button(page, 'Tweemaal aanpassen').click();
      await page.getByRole('dialog').getByLabel('Omschrijving').fill(text);
    };
    await change(one, 'Links');
    await change(two, 'Rechts');
    await button(one.getByRole('dialog'), 'Opslaan').click();
    await one.getByText('Voorraadlocatie aangepast').waitFor();
    await button(two.getByRole('dialog'), 'Opslaan').click();
    const conflict = two.getByRole('alertdialog', { name: /^Intussen gewijzigd door / });
    await conflict.getByRole('row', { name: 'Omschrijving Rechts Links' }).waitFor();
    await button(conflict, 'Mijn versie opslaan').click();
    await card(two, 'Tweemaal').getByText('Rechts').waitFor();
  });

  test('a place is locked and unlocked; its history tells', async ({ stage }) => {
    await addLocation(stage, 'Slot');
    const page = await openStock(stage, '/instellingen');
    const turn = page.getByRole('switch', { name: 'Slot vergrendelen' });
    await turn.click();
    await page.getByText('Slot is vergrendeld').waitFor();
    await card(page, 'Slot').getByText('Er kan niets in of uit.').waitFor();
    await turn.click();
    await page.getByText('Slot is ontgrendeld').waitFor();
    await card(page, 'Slot').getByText('Geschiedenis').click();
    await card(page, 'Slot')
      .getByText(/ontgrendeld$/)
      .waitFor();
  });

  test('what cannot be loaded is told by name and reason', async ({ stage }) => {
    const page = await openStock(stage, '/producten?tab=pagadders');
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('tab', { name: 'Producten' }).click();
    await page.getByText(/^Inladen webshop is mislukt: Er is geen verbinding/).waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Opnieuw proberen').click();
    await page.getByRole('table', { name: 'Producten' }).waitFor();
  });
});
