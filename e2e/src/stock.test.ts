import type { Locator, Page } from '@playwright/test';

import { StockLocationsDocument, TuneStockDocument } from './gql/graphql';
import { waitForPath } from './testing/browser';
import { button } from './testing/club';
import { chooseFile, downloadBy, picture } from './testing/files';
import { expect, type Stage, test } from './testing/stage';
import { addLocation, addProduct, lock, openStock } from './testing/stock';

// Products and what there is of them.

const SAVE_FAILED = 'Wijziging in webshop opslaan is mislukt: ';

/** The products, with the only one that a search finds opened. */
async function openProduct(stage: Stage, title: string): Promise<Page> {
  const page = await openStock(stage, '/producten');
  await page.getByLabel('Zoek in de producten').fill(title);
  await button(page, `Details van ${title}`).click();
  await page.getByRole('heading', { name: 'Mutaties' }).waitFor();
  return page;
}

/** The option of the place 'Algemeen', which tells how many lie there. */
async function atAlgemeen(dialog: Locator): Promise<string> {
  const options = await dialog.getByLabel('Locatie').getByRole('option').allTextContents();
  return options.find((text) => text.startsWith('Algemeen')) ?? '';
}

async function tune(page: Page, title: string): Promise<Locator> {
  await button(page, `Voorraad bijwerken van ${title}`).click();
  return page.getByRole('dialog', { name: `Voorraad bijwerken: ${title}` });
}

test.describe('a new product', () => {
  test("'Annuleren' returns", async ({ stage }) => {
    const page = await openStock(stage, '/producten');
    await page.getByRole('link', { name: 'Nieuw product' }).click();
    await waitForPath(page, '/voorraad/nieuw_product');
    await page.getByRole('link', { name: 'Annuleren' }).click();
    await waitForPath(page, '/voorraad/producten');
  });

  test('needs title, price and stock; is tuned in every way, and each movement is told', async ({
    stage,
  }) => {
    const tent = await addLocation(stage, 'Proeftent');
    const page = await openStock(stage, '/nieuw_product');
    await button(page, 'Opslaan').click();
    await expect(page.getByText('Verplicht', { exact: true })).toHaveCount(3);
    await page.getByLabel('Titel').fill('Proefmok');
    await page.getByLabel('Prijs in euro').fill('3,499');
    await page.getByLabel('Beginvoorraad').fill('11,6');
    await chooseFile(page, 'Afbeelding', await picture(page, 'mok.png', 900, 900));
    await page.getByText('Ze komen in de voorraad Algemeen.').waitFor();
    await button(page, 'Opslaan').click();
    await waitForPath(page, '/voorraad/producten');
    await page.getByText('Product toegevoegd').waitFor();
    await page.getByRole('row', { name: /^Proefmok € 3,50 12 0 12 / }).waitFor();
    await button(page, 'Details van Proefmok').click();
    await page.getByRole('img', { name: 'Afbeelding van Proefmok' }).waitFor();
    await page.getByText('Beginvoorraad: 12 in Algemeen').waitFor();

    const save = async (action: string, amount: string, more?: (dialog: Locator) => Promise<unknown>) => {
      const dialog = await tune(page, 'Proefmok');
      await dialog.getByLabel('Wat is er gebeurd?').selectOption(action);
      await dialog.getByLabel('Locatie').selectOption({ label: await atAlgemeen(dialog) });
      await dialog.getByLabel('Aantal').fill(amount);
      await more?.(dialog);
      await button(dialog, 'Opslaan').click();
      await dialog.waitFor({ state: 'detached' });
    };
    await save('Verplaatst', '5', async (dialog) => {
      await dialog.getByLabel('Naar').selectOption(tent.id);
      await dialog.getByText('Van Algemeen naar Proeftent: 5').waitFor();
      await dialog.getByLabel('Reden').fill('Voor zaterdag');
    });
    await page.getByText('Verplaatst: 5 van Algemeen naar Proeftent').waitFor();
    await page.getByText(/, Voor zaterdag$/).waitFor();
    await save('Verkocht', '2', async (dialog) => {
      await dialog.getByLabel('Locatie').selectOption(tent.id);
      await dialog.getByLabel('Prijs per stuk in euro').fill('4');
      await dialog.getByText('Uit Proeftent: 2 verkocht, samen € 8,00').waitFor();
    });
    await page.getByText('Verkocht: 2 uit Proeftent voor € 4,00 per stuk').waitFor();
    await save('Gekocht', '100');
    await page.getByText('Gekocht: 100 in Algemeen').waitFor();
    await save('Kapot', '1');
    await page.getByText('Kapot: 1 uit Algemeen').waitFor();
    await save('Gebruikt', '6');
    await page.getByText('Gebruikt: 6 uit Algemeen').waitFor();
    // 12 - 2 + 100 - 1 - 6
    await page.getByRole('row', { name: /^Proefmok € 3,50 103 0 103 / }).waitFor();
    await page.getByText('Proeftent: 3', { exact: true }).waitFor();
    await page.getByText('Geschiedenis').click();
    await page.getByText(/6 gebruikt in Algemeen$/).waitFor();
  });
});

test.describe('tuning', () => {
  test('more than there is, more than 100, and nowhere to go', async ({ stage }) => {
    await addProduct(stage, 'Grensmok', 3);
    const page = await openProduct(stage, 'Grensmok');
    const dialog = await tune(page, 'Grensmok');
    await dialog.getByLabel('Aantal').fill('4');
    await button(dialog, 'Opslaan').click();
    await dialog.getByText('Op deze locatie liggen er maar 3').waitFor();
    await dialog.getByText('Kies waar het naartoe gaat').waitFor();
    await dialog.getByLabel('Wat is er gebeurd?').selectOption('Gekocht');
    await dialog.getByLabel('Aantal').fill('101');
    await dialog.getByText('Koop er hoogstens 100 tegelijk').waitFor();
    await dialog.getByLabel('Wat is er gebeurd?').selectOption('Verkocht');
    await dialog.getByLabel('Aantal').fill('0');
    await dialog.getByText('Vul een geheel getal in, minstens 1').waitFor();
    await dialog.getByLabel('Aantal').fill('1');
    await dialog.getByLabel('Prijs per stuk in euro').fill('');
    await button(dialog, 'Opslaan').click();
    await dialog.getByText('Vul de prijs per stuk in').waitFor();
  });

  test('what somebody else took, or locked, is told at the field', async ({ stage }) => {
    const place = await addLocation(stage, 'Grendel');
    const { id: productId } = await addProduct(stage, 'Slotmok', 5);
    const page = await openProduct(stage, 'Slotmok');
    const dialog = await tune(page, 'Slotmok');
    await dialog.getByLabel('Aantal').fill('5');
    await dialog.getByLabel('Naar').selectOption(place.id);
    await lock(stage, place);
    await button(dialog, 'Opslaan').click();
    await dialog.getByText('De voorraad Grendel is vergrendeld. Er kan niets in of uit.').waitFor();
    await expect(dialog.getByLabel('Naar')).toHaveAttribute('aria-invalid', 'true');
    const api = await stage.api('voorraad');
    const { stockLocations } = await api.data(StockLocationsDocument);
    const locationId = stockLocations[0]?.id ?? '';
    await api.data(TuneStockDocument, {
      productId,
      tuning: { action: 'used', amount: 3, locationId, requestId: crypto.randomUUID() },
    });
    await dialog.getByLabel('Wat is er gebeurd?').selectOption('Kapot');
    await button(dialog, 'Opslaan').click();
    await dialog.getByText('Op deze locatie liggen er maar 2').waitFor();
    await expect(dialog.getByLabel('Aantal')).toHaveAttribute('aria-invalid', 'true');
  });

  test('an answer that was lost is no reason to do it twice', async ({ stage }) => {
    await addProduct(stage, 'Eenmalig', 10);
    const page = await openProduct(stage, 'Eenmalig');
    const dialog = await tune(page, 'Eenmalig');
    await dialog.getByLabel('Wat is er gebeurd?').selectOption('Gebruikt');
    await dialog.getByLabel('Aantal').fill('4');
    await page.route('**/graphql', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(dialog, 'Opslaan').click();
    await page.getByText(/^Bewaard op dit toestel/).waitFor();
    const waiting = page.getByText(/^Wacht op verbinding Gebruikt: 4 × Eenmalig/);
    await waiting.waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Nu versturen').click();
    await page.getByRole('row', { name: /^Eenmalig € 3,50 6 0 6 / }).waitFor();
    await expect(waiting).toHaveCount(0);
  });
});

test.describe('a product', () => {
  test('two who change it both see what the other wrote', async ({ stage }) => {
    await addProduct(stage, 'Strijdmok', 1);
    const [one, two] = [await openProduct(stage, 'Strijdmok'), await openProduct(stage, 'Strijdmok')];
    const change = async (page: Page, price: string) => {
      await button(page, 'Strijdmok aanpassen').click();
      await page.getByRole('dialog').getByLabel('Prijs in euro').fill(price);
    };
    await change(one, '4,25');
    await change(two, '4,75');
    await button(one.getByRole('dialog'), 'Opslaan').click();
    await one.getByText('Product aangepast').waitFor();
    await button(two.getByRole('dialog'), 'Opslaan').click();
    const conflict = two.getByRole('alertdialog', { name: /^Intussen gewijzigd door / });
    await conflict.getByRole('row', { name: 'Prijs € 4,75 € 4,25' }).waitFor();
    await button(conflict, 'Andere versie overnemen').click();
    await expect(two.getByRole('dialog').getByLabel('Prijs in euro')).toHaveValue('4,25');
  });

  test('is not deleted while there is stock; after that it is', async ({ stage }) => {
    await addProduct(stage, 'Weggooimok', 2);
    const page = await openProduct(stage, 'Weggooimok');
    await button(page, 'Weggooimok verwijderen').click();
    const question = page.getByRole('alertdialog', { name: 'Weggooimok verwijderen?' });
    await button(question, 'Verwijderen').click();
    await question.getByText(`${SAVE_FAILED}Er liggen er nog 2 in voorraad. Boek die eerst af.`).waitFor();
    await button(question, 'Annuleren').click();
    const dialog = await tune(page, 'Weggooimok');
    await dialog.getByLabel('Wat is er gebeurd?').selectOption('Kapot');
    await dialog.getByLabel('Aantal').fill('2');
    await button(dialog, 'Opslaan').click();
    await dialog.waitFor({ state: 'detached' });
    await button(page, 'Weggooimok verwijderen').click();
    await button(question, 'Verwijderen').click();
    await page.getByText('Product verwijderd').waitFor();
    await page.getByText('Geen product gevonden').waitFor();
  });

  test('all of them are taken along', async ({ stage }) => {
    const page = await openStock(stage, '/producten');
    await page.getByRole('table', { name: 'Producten' }).waitFor();
    const csv = await downloadBy(page, button(page, 'CSV'));
    expect(csv.name).toMatch(/^voorraad-\d{4}-\d\d-\d\d\.csv$/);
    expect(csv.bytes.toString('utf8')).toContain('Sjaal rood-geel;');
    const xlsx = await downloadBy(page, button(page, 'Excel'));
    expect(xlsx.name).toMatch(/\.xlsx$/);
  });
});
