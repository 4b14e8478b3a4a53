import { overflow } from '../testing/axe';
import { button } from '../testing/club';
import { addAdvertiser, openAd, storedSale } from '../testing/krantSale';
import { expect, test } from '../testing/stage';

// What an advertisement costs: the editors say so, sellers choose from it.

test('a new price is sold for on a phone, and goes up without touching what was agreed', async ({
  stage,
}) => {
  const { id } = await addAdvertiser(stage, 'Prijs Bakker', { seller: 'verkoper' });
  const editor = await stage.openAs('krant', '/krant_administratie?tab=overzicht');
  const dialog = editor.getByRole('dialog', { name: /^Prijzen en formaten van/ });
  const openPrices = async () => {
    await editor.getByRole('button', { name: /^Prijzen en formaten van editie/ }).click();
    await button(dialog, 'Prijs toevoegen').waitFor();
  };
  const price = dialog.getByRole('textbox', { name: 'Prijs' });
  await openPrices();
  await button(dialog, 'Prijs toevoegen').click();
  await price.last().fill('62,50');
  await dialog.getByRole('combobox', { name: 'Kleur' }).last().selectOption('full colour');
  await dialog.getByRole('textbox', { name: 'Formaten' }).last().fill('8.5 x 7.4');
  await button(dialog, 'Opslaan').click();
  await dialog.waitFor({ state: 'detached' });

  const seller = await stage.openAs('verkoper', '/mijn_adverteerders', 360);
  const sale = await openAd(seller, 'Prijs Bakker');
  await sale.getByRole('radio', { name: 'verkocht', exact: true }).check();
  await sale.getByRole('combobox', { name: 'Prijs' }).selectOption('6250');
  await sale.getByText('full colour', { exact: true }).waitFor();
  // The only format that fits is chosen by itself.
  await button(sale, 'Opslaan').click();
  await sale.waitFor({ state: 'detached' });
  await seller.getByRole('article', { name: 'Prijs Bakker' }).getByText('Ulft, verkocht').waitFor();

  await openPrices();
  const at = await price.evaluateAll((inputs) =>
    inputs.findIndex((input) => (input as HTMLInputElement).value === '62,50'),
  );
  await dialog.getByText('1 verkocht', { exact: true }).first().waitFor();
  await price.nth(at).fill('65');
  await dialog.getByText(/Voor wat je wijzigt is 1 advertentie verkocht/).waitFor();
  await editor.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => overflow(editor)).toBe(0);
  await button(dialog, 'Opslaan').click();
  await dialog.waitFor({ state: 'detached' });
  expect(await storedSale(stage, id)).toMatchObject({ advState: 'verkocht', advFormat: '8,5x7,4' });
  // The seller still has it at the price that was agreed.
  await seller.reload();
  const again = await openAd(seller, 'Prijs Bakker');
  await again.getByRole('combobox', { name: 'Prijs' }).waitFor();
  expect(await again.getByRole('combobox', { name: 'Prijs' }).inputValue()).toBe('6250');
});
