import { SuggestPagadderDocument } from './gql/graphql';
import { clientOf } from './testing/apiClient';
import { button, card } from './testing/club';
import { downloadBy } from './testing/files';
import { expect, type Stage, test } from './testing/stage';
import { addProduct, openStock, placeOrder } from './testing/stock';

// Orders, turnover and suggestions for pagadders.

/** Opens the row of the only order that a search finds. */
async function openOrder(stage: Stage, number: string) {
  const page = await openStock(stage, '/producten?tab=bestellingen');
  await page.getByLabel('Zoek in de bestellingen').fill(number);
  await page.getByRole('heading', { name: '1 bestelling', exact: true }).waitFor();
  await button(page, `Details van bestelling ${number}`).click();
  return page;
}

/** So many days from now, YYYY-MM-DD. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const shown = (day: string) => day.split('-').reverse().join('/');

test('an order keeps pieces apart, and goes from new to paid, ready and collected', async ({
  stage,
  mailbox,
}) => {
  const { id: productId } = await addProduct(stage, 'Bestelmok', 5);
  const number = await placeOrder(stage, 'Besteller', [{ productId, amount: 2 }], dayFromNow(3));
  const page = await openOrder(stage, number);
  await page
    .getByRole('row', { name: new RegExp(`^${number} Zoë Besteller .* 2 € 7,00 .* Nieuw`) })
    .waitFor();
  await page.getByText('2 × Bestelmok').waitFor();

  await button(page, `Bestelling ${number} betaald`).click();
  await button(page.getByRole('alertdialog'), 'Betaald').click();
  await page.getByText(`Bestelling ${number} is betaald`).waitFor();
  await page.getByRole('row', { name: /2 € 0,00 .* Betaald/ }).waitFor();

  await button(page, `Bestelling ${number} klaar`).click();
  await button(page.getByRole('alertdialog'), 'Klaar en mailen').click();
  await page.getByText(`Bestelling ${number} ligt klaar. Zoë Besteller krijgt een mail.`).waitFor();
  const mail = await mailbox.mailTo('besteller@voorbeeld.example');
  expect(mail.text).toContain(number);

  await button(page, `Bestelling ${number} opgehaald`).click();
  const dialog = page.getByRole('dialog', { name: `Bestelling ${number} opgehaald` });
  const from = dialog.getByLabel('Uit welke voorraad komt het?');
  await expect(dialog.getByRole('option', { name: 'Oude opslag: vergrendeld' })).toBeDisabled();
  await from.selectOption('Feesttent');
  await button(dialog, 'Opgehaald').click();
  await dialog.getByText('Bestelmok: Op deze locatie ligt hier niets van').waitFor();
  await from.selectOption('Algemeen');
  await button(dialog, 'Opgehaald').click();
  await page.getByText(`Bestelling ${number} is opgehaald`).waitFor();
  await page.getByText('Geschiedenis').click();
  await page.getByText(/ - .*: opgehaald$/).waitFor();

  await page.getByRole('tab', { name: 'Producten' }).click();
  await page.getByRole('row', { name: /^Bestelmok € 3,50 3 0 3 / }).waitFor();
  await page.getByRole('tab', { name: 'Omzet' }).click();
  await page.getByRole('row', { name: 'Bestelmok 3 € 10,50 2 € 7,00' }).waitFor();
});

test('a product with an open order is not deleted; a cancelled order gives its pieces free', async ({
  stage,
}) => {
  const { id: productId } = await addProduct(stage, 'Annuleermok', 1);
  const number = await placeOrder(stage, 'Annuleerder', [{ productId, amount: 1 }], dayFromNow(2));
  const page = await openStock(stage, '/producten');
  await page.getByRole('row', { name: /^Annuleermok € 3,50 1 1 Uitverkocht/ }).waitFor();
  await button(page, 'Details van Annuleermok').click();
  await button(page, 'Annuleermok verwijderen').click();
  const question = page.getByRole('alertdialog');
  await button(question, 'Verwijderen').click();
  await question
    .getByText(
      'Wijziging in webshop opslaan is mislukt: Dit product staat nog in een bestelling. Rond die eerst af of annuleer hem.',
    )
    .waitFor();
  const orders = await openOrder(stage, number);
  await button(orders, `Bestelling ${number} annuleren`).click();
  await button(orders.getByRole('alertdialog'), 'Bestelling annuleren').click();
  await orders.getByText(`Bestelling ${number} is geannuleerd`).waitFor();
  await orders.getByRole('tab', { name: 'Producten' }).click();
  await orders.getByRole('row', { name: /^Annuleermok € 3,50 1 0 1 / }).waitFor();
});

test('orders are filtered by state and taken along whole', async ({ stage }) => {
  const page = await openStock(stage, '/producten?tab=bestellingen');
  await page.getByLabel('Status').selectOption('Klaar');
  await page.getByRole('cell', { name: 'Mila Kuipers' }).waitFor();
  await page.getByRole('cell', { name: 'Bram Otten' }).waitFor({ state: 'detached' });
  const csv = await downloadBy(page, button(page, 'CSV'));
  expect(csv.bytes.toString('utf8')).toContain(';Mila;Kuipers;');
  await page.getByLabel('Zoek in de bestellingen').fill('bestaat niet');
  await page.getByText('Geen bestelling gevonden').waitFor();
});

test('the pick list of a day, on the screen and on paper', async ({ stage }) => {
  const [mug, cap] = [await addProduct(stage, 'Pakmok', 9), await addProduct(stage, 'Pakpet', 9)];
  const day = dayFromNow(200);
  await placeOrder(stage, 'Aa', [{ productId: mug.id, amount: 2 }], day);
  await placeOrder(
    stage,
    'Bee',
    [
      { productId: mug.id, amount: 1 },
      { productId: cap.id, amount: 4 },
    ],
    day,
  );
  const page = await openStock(stage, '/producten?tab=bestellingen');
  await button(page, 'Paklijst').click();
  await page.getByLabel('Ophalen op').selectOption(shown(day));
  const list = card(page, `Paklijst voor ${shown(day)}`);
  const totals = list.getByRole('list', { name: 'Totaal per product' });
  await totals.waitFor();
  expect(await totals.getByRole('listitem').allTextContents()).toEqual(['3 × Pakmok', '4 × Pakpet']);
  await list.getByRole('region', { name: 'Zoë Bee' }).getByRole('checkbox', { name: '4 × Pakpet' }).check();
  await page.emulateMedia({ media: 'print' });
  expect(await button(page, 'Afdrukken').isVisible()).toBe(false);
  expect(await page.getByRole('tab').first().isVisible()).toBe(false);
  await expect(list.getByRole('region', { name: 'Zoë Aa' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Terug naar de bestellingen').click();
  await page.getByRole('table', { name: 'Bestellingen' }).waitFor();
});

test('turnover per season, as a picture, a table and a file', async ({ stage }) => {
  const page = await openStock(stage, '/producten?tab=omzet');
  await page.getByRole('img', { name: /^Staafdiagram: waarde van de voorraad en omzet/ }).waitFor();
  expect(await page.getByLabel('Seizoen').getByRole('option').first().textContent()).toMatch(/^\d{4}-\d{4}$/);
  await page.getByRole('row', { name: /^Totaal / }).waitFor();
  const csv = await downloadBy(page, button(page, 'CSV'));
  expect(csv.name).toMatch(/^omzet-\d{4}-\d{4}\.csv$/);
  expect(csv.bytes.toString('utf8')).toMatch(/\r\nTotaal;/);
});

test('a suggestion for a pagadder comes in, is found and goes', async ({ stage }) => {
  await clientOf(stage.url).data(SuggestPagadderDocument, {
    suggestion: { who: 'Sjra van de hoek', why: 'Altijd vrolijk', by: 'De buren' },
  });
  const page = await openStock(stage, '/producten?tab=pagadders');
  await page.getByRole('row', { name: /^Sjra van de hoek Altijd vrolijk De buren/ }).waitFor();
  const csv = await downloadBy(page, button(page, 'CSV'));
  expect(csv.bytes.toString('utf8')).toContain('Sjra van de hoek;Altijd vrolijk;De buren;');
  await page.getByLabel('Zoek in de suggesties').fill('sjra');
  await page.getByRole('heading', { name: '1 suggestie', exact: true }).waitFor();
  await button(page, 'Suggestie voor Sjra van de hoek verwijderen').click();
  await button(page.getByRole('alertdialog'), 'Verwijderen').click();
  await page.getByText('Geen suggestie gevonden').waitFor();
});
