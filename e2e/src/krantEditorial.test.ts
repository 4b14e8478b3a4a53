import type { Page } from '@playwright/test';

import { overflow, violationsInBothSchemes } from './testing/axe';
import { button } from './testing/club';
import { addAd, openEditorial, pageOfAd, placeAd, rowOf } from './testing/krantAds';
import { expect, test } from './testing/stage';

// What editors do with what is sold, until it stands on a page.

const TO_PROCESS = 'Te verwerken advertenties';
const TO_PLACE = 'Te plaatsen advertenties (alleen eindredactie)';

/** Finds an advertisement in the shown list: it may be beyond the first page of it. */
async function find(page: Page, label: string, name: string) {
  await page.getByRole('searchbox', { name: label, exact: true }).fill(name);
  await page.getByText('1 gevonden', { exact: true }).waitFor({ state: 'attached' });
  return rowOf(page, name);
}

const open = async (page: Page, name: string) => {
  await find(page, 'Zoek op nummer of bedrijf', name);
  await button(page, `Details van ${name}`).click();
};

test('from processed to be placed and back, each way, with undo', async ({ stage }) => {
  await addAd(stage, 'Heen En Weer', '17x8,9');
  const page = await openEditorial(stage, TO_PROCESS);
  await open(page, 'Heen En Weer');
  await button(page, 'Door naar plaatsen: Heen En Weer').click();
  await page.getByText('Heen En Weer staat bij te plaatsen').waitFor();
  await page.getByText('Niets gevonden').waitFor();
  await button(page, 'Ongedaan maken').click();
  await rowOf(page, 'Heen En Weer').waitFor();
  await button(page, 'Details van Heen En Weer').click();
  await button(page, 'Door naar plaatsen: Heen En Weer').click();
  await page.getByText('Niets gevonden').waitFor();
  await page.getByRole('radio', { name: TO_PLACE }).check();
  await open(page, 'Heen En Weer');
  await button(page, 'Terug naar verwerken: Heen En Weer').click();
  await page.getByText('Niets gevonden').waitFor();
  // What was chosen stays, also after a reload.
  await page.reload();
  await expect(page.getByRole('radio', { name: TO_PLACE })).toBeChecked();
  await page.getByRole('radio', { name: TO_PROCESS, exact: true }).check();
  await open(page, 'Heen En Weer');
  await button(page, 'Terug naar beoordelen: Heen En Weer').click();
  await page.getByText('Heen En Weer staat bij te beoordelen').waitFor();
  await page.getByText('Niets gevonden').waitFor();
});

test('two at once: it moves once, and who was second is told', async ({ stage }) => {
  await addAd(stage, 'Twee Tegelijk', '17x8,9');
  const [one, other] = [await openEditorial(stage, TO_PROCESS), await openEditorial(stage, TO_PROCESS)];
  for (const page of [one, other]) await open(page, 'Twee Tegelijk');
  await button(one, 'Door naar plaatsen: Twee Tegelijk').click();
  await one.getByText('Niets gevonden').waitFor();
  await button(other, 'Terug naar beoordelen: Twee Tegelijk').click();
  await other.getByText('Deze advertentie is intussen door iemand anders verplaatst.').waitFor();
  await other.getByText('Niets gevonden').waitFor();
});

test('assigning, notes, and a question that the seller is mailed about', async ({ stage }) => {
  await addAd(stage, 'Toe Te Wijzen', '17x8,9');
  const page = await openEditorial(stage, TO_PROCESS);
  const row = await find(page, 'Zoek op nummer of bedrijf', 'Toe Te Wijzen');
  await row.getByLabel('Toegewezen: Toe Te Wijzen').selectOption('Riet');
  await page.getByText('Toe Te Wijzen is toegewezen aan Riet').waitFor();
  await button(page, 'Details van Toe Te Wijzen').click();
  await button(page, 'Notitie toevoegen').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Toevoegen').click();
  await dialog.getByText('Verplicht').waitFor();
  await dialog.getByLabel('Notitie', { exact: true }).fill('Bestand is te klein');
  await button(dialog, 'Toevoegen').click();
  // Until then the text stands in the dialog too.
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Bestand is te klein').waitFor();
  await button(page, 'Vraag stellen').click();
  await dialog.getByLabel('Vraag', { exact: true }).fill('Mag het logo kleiner?');
  await button(dialog, 'Vraag stellen').click();
  await row.getByText('Open vraag').waitFor();
  await button(page, 'Opgelost: Mag het logo kleiner?').click();
  await row.getByText('Open vraag').waitFor({ state: 'detached' });
  await button(page, 'Notitie verwijderen: Bestand is te klein').click();
  await button(page.getByRole('alertdialog'), 'Verwijderen').click();
  await page.getByText('Er zijn geen notities.').waitFor();
  await page.getByText('Geschiedenis').click();
  await page.getByText(/toegewezen aan Riet$/).waitFor();
});

test('the names of the editors', async ({ stage }) => {
  const page = await openEditorial(stage, TO_PROCESS);
  await button(page, 'Redacteuren').click();
  const dialog = page.getByRole('dialog', { name: 'Redacteuren' });
  const names = await dialog.getByLabel('Namen').inputValue();
  await dialog.getByLabel('Namen').fill(`${names}\nNieuwe Naam`);
  await button(dialog, 'Opslaan').click();
  await page.getByText('Redacteuren opgeslagen').waitFor();
  const select = page.getByRole('combobox', { name: /^Toegewezen:/ }).first();
  expect(await select.locator('option').allTextContents()).toContain('Nieuwe Naam');
});

test('a format list: search, what is still to place, and the dialog', async ({ stage }) => {
  const id = await addAd(stage, 'Formaat Zaak', '25,9x10,7', { stage: 'placement' });
  const page = await openEditorial(stage, 'Formaat 25,9');
  const row = await find(page, 'Zoek in formaat 25,9', 'Formaat Zaak');
  await row.getByText('Klaar', { exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Nog te plaatsen', exact: true }).check();
  await button(page, 'Plaatsen: Formaat Zaak').click();
  const dialog = page.getByRole('dialog', { name: 'Formaat Zaak plaatsen' });
  await placeAd(stage, id, '', '3');
  await dialog.getByLabel('Geplaatst op pagina:').fill('8 boven');
  await button(dialog, 'Bevestigen').click();
  await dialog.getByText('Deze advertentie is intussen geplaatst op pagina 3.').waitFor();
  await button(dialog, 'Bevestigen').click();
  await page.getByText('Formaat Zaak staat op pagina 8 boven').waitFor();
  await page.getByText('Niets gevonden').waitFor();
  await page.getByRole('radio', { name: 'Alle advertenties', exact: true }).check();
  await row.getByText('8 boven').waitFor();
  await button(page, 'Plaatsen: Formaat Zaak').click();
  await dialog.getByLabel('Geplaatst op pagina:').fill('');
  await button(dialog, 'Bevestigen').click();
  await page.getByText('Formaat Zaak is van haar pagina gehaald').waitFor();
  await row.getByText('8 boven').waitFor({ state: 'detached' });
  expect(await pageOfAd(stage, id)).toBe('');
});

for (const view of [TO_PROCESS, TO_PLACE, 'Formaat 8,5']) {
  test(`${view} on every screen`, async ({ stage }) => {
    const page = await openEditorial(stage, view, 360);
    await page.getByRole('table').waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    const details = page.getByRole('button', { name: /^Details van/ });
    if (await details.count()) {
      await details.first().click();
      await page.getByText('Geschiedenis').waitFor();
      expect(await overflow(page)).toBe(0);
      expect(await violationsInBothSchemes(page)).toEqual([]);
    }
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toBe(0);
    }
  });
}
