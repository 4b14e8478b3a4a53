import { button } from '../testing/club';
import { downloadBy } from '../testing/files';
import { expect, test } from '../testing/stage';

// What a foundation that charges VAT owes of a quarter, from the invoice to the figure and back.

test.use({ portalSettings: { VAT_RATES: 'vrijgesteld, 21', FOUNDATION_VAT: 'NL001234567B01' } });

test('the VAT of an invoice stands in its quarter, and the figure opens to that invoice', async ({
  stage,
}) => {
  const form = await stage.openAs('penningmeester', '/facturen');
  await form.getByLabel('Naam klant').fill('Tentenbouw Kwartaal');
  await form.getByLabel('Titel').fill('Huur van de tent');
  await form.getByRole('button', { name: /regel toevoegen/i }).click();
  await form.getByLabel('Wat', { exact: true }).fill('Tent');
  await form.getByLabel('Aantal').fill('1');
  await form.getByLabel('Prijs').fill('1000,00');
  await form.getByLabel('Btw', { exact: true }).selectOption({ label: '21%' });
  await downloadBy(form, button(form, 'Opslaan en downloaden'));
  const page = await stage.openAs('penningmeester', '/financien?tab=jaarrekening');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^21%: waaruit dat bestaat/ }) })
    .last();
  await expect(row.getByRole('cell').nth(2)).toHaveText(/210,00/);
  await row.getByRole('button').click();
  const line = page.getByRole('dialog').getByRole('row').filter({ hasText: 'Tentenbouw Kwartaal' });
  await expect(line).toContainText('Huur van de tent');
  await expect(line.getByRole('cell').nth(4)).toHaveText(/210,00/);
});
