import { button } from '../testing/club';
import { expect, type Stage, test } from '../testing/stage';
import { addProduct, openStock, placeOrder } from '../testing/stock';

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
