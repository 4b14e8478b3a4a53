import { overflow, violationsInBothSchemes } from '../testing/axe';
import { button } from '../testing/club';
import { expect, test } from '../testing/stage';
import { addProduct, openStock, placeOrder } from '../testing/stock';

// The private link of who ordered in the webshop, without an account.

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('who ordered chooses another day and cancels by the link in the mail, on a phone', async ({
  stage,
  mailbox,
}) => {
  const { id: productId } = await addProduct(stage, 'Linkmok', 5);
  const number = await placeOrder(stage, 'Linkkoper', [{ productId, amount: 2 }], dayFromNow(3));
  const mail = await mailbox.mailTo('linkkoper@voorbeeld.example');
  expect(mail.subject).toBe(`Je bestelling ${number}`);

  const page = await stage.open(360);
  await page.goto(/http\S+/.exec(mail.text)?.[0] ?? '');
  await page.getByText(`Bestelling ${number}`).waitFor();
  await page.getByText('2 × Linkmok').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  await button(page, 'Andere dag kiezen').click();
  await page.getByLabel('Wanneer kom je hem halen?').fill('2020-01-01');
  await button(page, 'Opslaan').click();
  await page.getByText('Kies een dag vanaf vandaag, tot een jaar vooruit').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByLabel('Wanneer kom je hem halen?').fill(dayFromNow(6));
  await button(page, 'Opslaan').click();
  await page.getByText(/^Je haalt je bestelling op .* op\.$/).waitFor();

  await button(page, 'Bestelling annuleren').click();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await button(page, 'Ja, annuleer mijn bestelling').click();
  await page.getByText('Je bestelling is geannuleerd.').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  // The team sees who did it, and its pieces are free again.
  const team = await openStock(stage, '/producten?tab=bestellingen&zoek=' + number);
  await button(team, `Details van bestelling ${number}`).click();
  await team.getByText('Geschiedenis').click();
  await team.getByText(/ - Klant: geannuleerd$/).waitFor();
  await team.getByRole('tab', { name: 'Producten' }).click();
  await team.getByRole('row', { name: /^Linkmok € 3,50 5 0 5 / }).waitFor();
});
