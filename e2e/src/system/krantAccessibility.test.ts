import type { Page } from '@playwright/test';

import { overflow, violationsInBothSchemes } from '../testing/axe';
import { chartIn } from '../testing/chart';
import { chooseView } from '../testing/chooseView';
import { button } from '../testing/club';
import { addAd, openEditorial } from '../testing/krantAds';
import { openView } from '../testing/krantOffice';
import { addAdvertiser, findAdvertiser, openAd, openAdvertisers, sell } from '../testing/krantSale';
import { expect, type Stage, test } from '../testing/stage';

/** For everybody, and on every screen. */
async function isSound(page: Page): Promise<void> {
  for (const width of [360, 768, 1440]) {
    // All of it at once: what scrolls under a bar that stays is not covered for good.
    await page.setViewportSize({ width, height: 8000 });
    await expect.poll(() => overflow(page), `at ${width} px`).toBe(0);
    if (width !== 768) expect(await violationsInBothSchemes(page), `at ${width} px`).toEqual([]);
  }
}

/** What stands open below a row, when there is a row. */
async function openRow(page: Page): Promise<void> {
  const details = page.getByRole('button', { name: /^Details van/ });
  if ((await details.count()) === 0) return;
  await details.first().click();
  await page.getByText('Geschiedenis').first().waitFor();
}

const views: readonly [tab: string, open: (stage: Stage, view: string) => Promise<Page>, views: string[]][] =
  [
    [
      'overview',
      (stage, view) => openView(stage, 'overzicht', view),
      ['Totalen per verkoper', 'Te beoordelen', 'Open', 'Niet verkocht'],
    ],
    [
      'finances',
      (stage, view) => openView(stage, 'financieel', view),
      ['Controle gegevens', 'Facturatieoverzicht', 'Contantoverzicht'],
    ],
    [
      'editors',
      openEditorial,
      [
        'Te verwerken advertenties',
        'Te plaatsen advertenties (alleen eindredactie)',
        'Formaat 8,5',
        'Materiaal ontbreekt',
      ],
    ],
  ];

for (const [tab, open, [first = '', ...others]] of views) {
  test(`the ${tab}, each of its views`, async ({ stage }) => {
    const page = await open(stage, first);
    if (tab === 'overview') await chartIn(page, 'Verkoop per week');
    for (const view of [first, ...others]) {
      if (view !== first) await chooseView(page, view);
      if (tab === 'editors') {
        await page.getByRole('table').first().waitFor();
        await openRow(page);
      }
      await isSound(page);
    }
  });
}

test('an advertiser: details, form and advertisement', async ({ stage }) => {
  const { id } = await addAdvertiser(stage, 'Axebakker');
  await sell(stage, id, 0);
  const page = await openAdvertisers(stage);
  await findAdvertiser(page, 'Axebakker');
  await page.getByText('Geschiedenis').click();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflow(page), `at ${width} px`).toBe(0);
  }
  await button(page, 'Axebakker aanpassen').click();
  await page.getByRole('dialog').getByLabel('Bedrijfsnaam').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await openAd(page, 'Axebakker');
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('a seller on a phone: both forms, and what waits', async ({ stage }) => {
  await addAdvertiser(stage, 'Slagerij Lijn', { seller: 'verkoper' });
  const page = await stage.openAs('verkoper', '/mijn_adverteerders', 360);
  await button(page, 'Gegevens van Slagerij Lijn').click();
  await page.getByRole('dialog').getByLabel('Plaats').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await button(page.getByRole('dialog'), 'Terug').click();
  const dialog = await openAd(page, 'Slagerij Lijn');
  await dialog.getByRole('radio', { name: 'verkocht', exact: true }).check();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.context().setOffline(true);
  await dialog.getByRole('combobox', { name: 'Prijs' }).selectOption('10000');
  await dialog.getByRole('combobox', { name: /^Formaat/ }).selectOption('17x8,9');
  await button(dialog, 'Opslaan').click();
  await page.getByText('1 wijziging wacht op verbinding').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('the page plan with a page that is overfull, fewer pages, on the whole screen and on paper', async ({
  stage,
}) => {
  await addAd(stage, 'Hele Pagina', '25,9x38,6', { stage: 'placement', page: '24' });
  await addAd(stage, 'Een Te Veel', '8,5x3,5', { stage: 'placement', page: '24 onder' });
  const page = await openEditorial(stage, 'Paginaplan', 1440);
  const plan = (number: number) => page.getByRole('region', { name: `Pagina ${number}`, exact: true });
  await plan(24)
    .getByText(/^Overvol, dit past er niet op:/)
    .waitFor();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toBe(0);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  }
  await button(page, 'Aantal pagina’s: 32').click();
  const dialog = page.getByRole('dialog', { name: 'Aantal pagina’s' });
  await dialog.getByLabel('Aantal pagina’s').fill('20');
  await dialog.getByText('Pagina 24: Hele Pagina').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await button(dialog, 'Annuleren').click();
  await page.getByRole('button', { name: 'Weggooien' }).click();
  await button(page, 'Volledig scherm').click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'hidden' });
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(plan(2)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Nog te plaatsen/ })).toBeHidden();
  await expect(button(page, 'Vernieuwen')).toBeHidden();
});
