import type { Page } from '@playwright/test';

import { overflow, violationsInBothSchemes } from './testing/axe';
import { button } from './testing/club';
import { downloadBy } from './testing/files';
import {
  addAdvertiser,
  findAdvertiser,
  openAd,
  openAdvertiser,
  openAdvertisers,
  sell,
} from './testing/krantSale';
import { expect, test } from './testing/stage';

// The advertisers of the newspaper.

const conflictOf = (page: Page) => page.getByRole('alertdialog', { name: /^Intussen gewijzigd door / });

test.describe('an advertiser', () => {
  test('is added with the next number; a number that is taken says whose it is', async ({ stage }) => {
    const page = await openAdvertisers(stage);
    await button(page, 'Adverteerder toevoegen').click();
    const dialog = page.getByRole('dialog', { name: 'Adverteerder toevoegen' });
    const number = dialog.getByLabel('Advertentienummer');
    const next = await number.inputValue();
    expect(Number(next)).toBeGreaterThan(60);
    await number.fill('');
    await button(dialog, 'Toevoegen').click();
    await dialog.getByText('Verplicht').first().waitFor();
    await expect(dialog.getByText('Verplicht', { exact: true })).toHaveCount(2);
    await number.fill('1');
    await dialog.getByLabel('Bedrijfsnaam').fill('Proefbakker');
    await dialog.getByLabel('Plaats').fill('Gendringen');
    await dialog.getByLabel('Contactpersoon').selectOption({ label: 'José van den Berg' });
    await button(dialog, 'Toevoegen').click();
    await dialog.getByText(/^Dit advertentienummer is al van /).waitFor();
    await number.fill(next);
    await button(dialog, 'Toevoegen').click();
    await page.getByText('Adverteerder toegevoegd', { exact: true }).waitFor();
    await findAdvertiser(page, 'Proefbakker');
    await page
      .getByRole('row', { name: new RegExp(`^open ${next} Proefbakker José van den Berg Gendringen`) })
      .waitFor();
    await page.getByText('Geschiedenis').click();
    await page.getByText(/Toon Aarts: adverteerder toegevoegd$/).waitFor();
  });

  test('of two who change it both see what the other wrote', async ({ stage }) => {
    await addAdvertiser(stage, 'Strijdbakker');
    const pages = [await openAdvertiser(stage, 'Strijdbakker'), await openAdvertiser(stage, 'Strijdbakker')];
    const cities = ['Terborg', 'Silvolde'];
    for (const [at, page] of pages.entries()) {
      await button(page, 'Strijdbakker aanpassen').click();
      await page
        .getByRole('dialog')
        .getByLabel('Plaats')
        .fill(cities[at] ?? '');
    }
    const [one, two] = pages as [Page, Page];
    await button(one.getByRole('dialog'), 'Opslaan').click();
    await one.getByText('Adverteerder aangepast').waitFor();
    await button(two.getByRole('dialog'), 'Opslaan').click();
    await conflictOf(two).getByRole('row', { name: 'Plaats Silvolde Terborg' }).waitFor();
    await button(conflictOf(two), 'Mijn versie opslaan').click();
    await two.getByText('Adverteerder aangepast').waitFor();
    await two.getByRole('row', { name: /Strijdbakker .*Silvolde/ }).waitFor();
  });

  test('is not deleted while the advertisement is sold; after that it is', async ({ stage }) => {
    const { id } = await addAdvertiser(stage, 'Weggooibakker');
    await sell(stage, id, 0);
    const page = await openAdvertiser(stage, 'Weggooibakker');
    await button(page, 'Weggooibakker verwijderen').click();
    const question = page.getByRole('alertdialog', { name: /^Weggooibakker verwijderen\?/ });
    await button(question, 'Verwijderen').click();
    await question.getByText(/^Deze adverteerder heeft een verkochte advertentie/).waitFor();
    await button(question, 'Annuleren').click();
    const dialog = await openAd(page, 'Weggooibakker');
    await dialog.getByRole('radio', { name: 'open', exact: true }).check();
    await button(dialog, 'Opslaan').click();
    await button(page.getByRole('alertdialog'), 'Terugzetten').click();
    await dialog.waitFor({ state: 'detached' });
    await button(page, 'Weggooibakker verwijderen').click();
    await button(question, 'Verwijderen').click();
    await page.getByText('Adverteerder verwijderd').waitFor();
    await page.getByText('Niets gevonden').waitFor();
  });

  test('all of them are filtered, and taken along', async ({ stage }) => {
    const { id } = await addAdvertiser(stage, 'Filterbakker', { seller: 'verkoper' });
    const page = await openAdvertisers(stage);
    await page.getByLabel('Verkoper').selectOption({ label: 'José van den Berg' });
    await page.getByLabel('Zoek in de adverteerders').fill('filterbakker');
    await page.getByRole('heading', { name: '1 adverteerder' }).waitFor();
    await page.getByLabel('Stand').selectOption('verkocht');
    await page.getByText('Niets gevonden').waitFor();
    await sell(stage, id, 0);
    await page.getByLabel('Stand').selectOption('open');
    await page.getByText('Niets gevonden').waitFor();
    await page.getByLabel('Stand').selectOption('verkocht');
    await page.getByRole('row', { name: /^verkocht \d+ Filterbakker/ }).waitFor();
    await page.getByLabel('Zoek in de adverteerders').fill('');
    await button(page, 'Filters wissen').click();
    await button(page, 'Meer laden').waitFor();
    const csv = await downloadBy(page, button(page, 'CSV'));
    expect(csv.name).toMatch(/^adverteerders-\d{4}-\d\d-\d\d\.csv$/);
    const lines = csv.bytes.toString('utf8').trim().split('\r\n');
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.some((line) => line.includes('Filterbakker;José van den Berg;'))).toBe(true);
    const xlsx = await downloadBy(page, button(page, 'Excel'));
    expect(xlsx.name).toMatch(/\.xlsx$/);
  });
});

test.describe('how it looks', () => {
  for (const width of [360, 768, 1440]) {
    test(`nothing sticks out at ${width} px`, async ({ stage }) => {
      const page = await openAdvertisers(stage, width);
      expect(await overflow(page)).toBe(0);
      await page
        .getByRole('button', { name: /^Details van / })
        .first()
        .click();
      await page.getByText('Geschiedenis').waitFor();
      expect(await overflow(page)).toBe(0);
    });
  }

  test('axe finds nothing, light and dark, in list, details, form and advertisement', async ({ stage }) => {
    const { id } = await addAdvertiser(stage, 'Axebakker');
    await sell(stage, id, 0);
    const page = await openAdvertisers(stage);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await findAdvertiser(page, 'Axebakker');
    await page.getByText('Geschiedenis').click();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await button(page, 'Axebakker aanpassen').click();
    await page.getByRole('dialog').getByLabel('Bedrijfsnaam').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openAd(page, 'Axebakker');
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});
