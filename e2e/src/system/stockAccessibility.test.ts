import type { Page } from '@playwright/test';

import { faultsOf, overflow, violationsInBothSchemes } from '../testing/axe';
import { button } from '../testing/club';
import { expect, type Stage, test } from '../testing/stage';
import { openStock } from '../testing/stock';

const screens: [name: string, open: (stage: Stage) => Promise<Page>][] = [
  [
    'nieuw product, with messages',
    async (stage) => {
      const page = await openStock(stage, '/nieuw_product');
      await button(page, 'Opslaan').click();
      await page.getByText('Verplicht').first().waitFor();
      return page;
    },
  ],
  [
    'a product that is open',
    async (stage) => {
      const page = await openStock(stage, '/producten');
      await button(page, 'Details van Sjaal rood-geel').click();
      await page.getByText('Geschiedenis').click();
      await page.getByRole('list', { name: 'Mutaties' }).getByRole('listitem').first().waitFor();
      return page;
    },
  ],
  [
    'an order that is open',
    async (stage) => {
      const page = await openStock(stage, '/producten?tab=bestellingen');
      await page
        .getByRole('button', { name: /^Details van bestelling/ })
        .first()
        .click();
      await page.getByRole('list', { name: 'Wat er besteld is' }).waitFor();
      return page;
    },
  ],
  [
    'the pick list',
    async (stage) => {
      const page = await openStock(stage, '/producten?tab=bestellingen');
      await button(page, 'Paklijst').click();
      await page.getByRole('list', { name: 'Totaal per product' }).waitFor();
      return page;
    },
  ],
];

for (const [name, open] of screens) {
  test(name, async ({ stage }) => {
    expect(await faultsOf(await open(stage))).toEqual([]);
  });
}

test.describe('a dialog', () => {
  const product = 'Sjaal rood-geel';

  for (const opener of [
    `Voorraad bijwerken van ${product}`,
    `${product} aanpassen`,
    `${product} verwijderen`,
  ]) {
    test(`${opener}`, async ({ stage }) => {
      const page = await openStock(stage, '/producten');
      await button(page, `Details van ${product}`).click();
      await button(page, opener).click();
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await dialog.waitFor();
      if (opener.startsWith('Voorraad')) {
        await button(page, 'Opslaan').click();
        await page.getByText('Kies waar het naartoe gaat').waitFor();
      }
      expect(await violationsInBothSchemes(page)).toEqual([]);
    });
  }

  test('a new place, with messages', async ({ stage }) => {
    const page = await openStock(stage, '/instellingen', 360);
    await button(page, 'Nieuwe voorraadlocatie').click();
    await button(page, 'Toevoegen').click();
    await page.getByText('Verplicht').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});
