import { overflow, violationsInBothSchemes } from '../testing/axe';
import { button, card, clubTabs, openClub } from '../testing/club';
import { expect, type Stage, test } from '../testing/stage';

/** Opens a tab and waits for what is in it. */
async function open(stage: Stage, [tab, text]: readonly [tab: string, text: string], width?: number) {
  const page = await openClub(stage, tab, width);
  const panel = page.getByRole('tabpanel');
  await panel.getByText(text).or(panel.getByLabel(text)).first().waitFor();
  return page;
}

test.describe('what opens', () => {
  test('a contact moment that is begun, with messages', async ({ stage }) => {
    const page = await openClub(stage, 'contactmomenten');
    await button(page, 'Nieuw contactmoment').click();
    await page.getByLabel('Titel').fill('Brief');
    await page.getByText(/^Kaarten voor/).click();
    await page.getByLabel('Prijs per kaart in euro').fill('elf');
    await page.getByLabel('Bestellen tot en met').fill('2020-01-01');
    await button(page, 'Volgende').click();
    await page.getByText('Vul een bedrag in, zoals 11,11').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.getByLabel('Prijs per kaart in euro').fill('11');
    await page.getByLabel('Bestellen tot en met').fill('2027-01-01');
    await button(page, 'Volgende').click();
    await page.getByLabel('Tekst van alinea 1').fill('');
    await button(page, 'Toevoegen').click();
    await page.getByText('Schrijf iets, of verwijder deze alinea').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('the letters of a moment, and the question before it goes', async ({ stage }) => {
    const page = await openClub(stage, 'contactmomenten');
    await button(card(page, 'Herinnering contributie'), 'Verwijderen').click();
    await page.getByRole('alertdialog').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await button(page.getByRole('alertdialog'), 'Annuleren').click();
    await button(card(page, 'Herinnering contributie'), 'Brieven maken').click();
    await button(page.getByRole('alertdialog'), 'Brieven maken').click();
    await page.getByRole('dialog', { name: /^Brieven van/ }).waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.getByText('De brieven zijn gemaakt').waitFor({ timeout: 90_000 });
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  for (const opener of ['Lid toevoegen', 'Betaling noteren', 'Filters', 'Importeren', 'Huishoudens']) {
    test(`${opener}`, async ({ stage }) => {
      const page = await open(stage, clubTabs[1]);
      await button(page, opener).click();
      await page.waitForLoadState('networkidle');
      expect(await violationsInBothSchemes(page)).toEqual([]);
    });
  }

  test('two members compared', async ({ stage }) => {
    for (const width of [360, 1440]) {
      const page = await open(stage, clubTabs[1], width);
      if (width === 360) await button(page, 'Meer').first().click();
      await button(page, 'Dubbel?').click();
      await page
        .getByRole('button', { name: /^Vergelijken/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Samenvoegen' }).waitFor();
      expect(await violationsInBothSchemes(page)).toEqual([]);
    }
  });

  test('all that is known of a member', async ({ stage }) => {
    const page = await open(stage, clubTabs[1], 360);
    await page
      .getByRole('button', { name: /^Details van/ })
      .first()
      .click();
    await button(page, 'Betalingen')
      .or(page.getByRole('button', { name: /^Betalingen van/ }))
      .first()
      .waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  test('a new edition', async ({ stage }) => {
    const page = await open(stage, clubTabs[0]);
    await button(page, 'Nieuwe editie').click();
    await page.getByRole('dialog').getByLabel('Jaar').fill('');
    await button(page.getByRole('dialog'), 'Toevoegen').click();
    await page.getByText('Verplicht').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});
