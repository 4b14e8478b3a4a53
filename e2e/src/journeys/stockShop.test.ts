import { overflow, violationsInBothSchemes } from '../testing/axe';
import { button } from '../testing/club';
import { expect, test } from '../testing/stage';
import { addProduct, openStock } from '../testing/stock';

// The webshop of a foundation whose website has none, for a stranger.

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a stranger orders on a phone, by keyboard, and sees the order', async ({ stage, mailbox }) => {
  await addProduct(stage, 'Winkelmok', 3);
  const page = await stage.open(320);
  await page.goto(`${stage.url}/publiek/winkel`);
  const amount = page.getByRole('combobox', { name: 'Aantal Winkelmok' });
  await amount.waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await amount.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('button', { name: /^Verder met 2 stuks/ }).press('Enter');
  await page.getByRole('heading', { name: 'Voor wie is het?' }).waitFor();
  await page.getByLabel('Voornaam').fill('Nieuwe');
  await page.getByLabel('Achternaam').fill('Koper');
  await page.getByLabel('E-mail').fill('koper');
  await page.getByLabel('Wanneer kom je het halen?').fill(dayFromNow(2));
  await page.getByRole('button', { name: /^Bestellen/ }).press('Enter');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.getByLabel('E-mail').fill('winkelkoper@voorbeeld.example');
  await page.getByRole('button', { name: /^Bestellen/ }).press('Enter');
  await page.getByRole('heading', { name: 'Je bestelling' }).waitFor();
  await page.getByText('2 × Winkelmok').waitFor();
  expect(await overflow(page)).toBe(0);
  expect((await mailbox.mailTo('winkelkoper@voorbeeld.example')).text).toContain('2 x Winkelmok');

  const team = await openStock(stage, '/producten?tab=bestellingen&zoek=Koper');
  await team.getByRole('row', { name: /Nieuwe Koper .* Nieuw/ }).waitFor();
  await button(team, 'Paklijst').waitFor();
});
