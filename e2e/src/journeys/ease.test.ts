import { actions, promised } from '../testing/actions';
import { button } from '../testing/club';
import { expect, test } from '../testing/stage';
import { addActivity, addVolunteer } from '../testing/volunteers';

// What volunteers do most takes few actions: docs/ease.md has how many.

test('sells an advertiser the same as last year, and takes it back', async ({ stage }) => {
  const page = await stage.openAs('verkoper', '/mijn_adverteerders', 360);
  const again = page.getByRole('button', { name: /^Zelfde als vorig jaar: / }).first();
  const name = ((await again.getAttribute('aria-label')) ?? '').replace('Zelfde als vorig jaar: ', '');
  const card = page.getByRole('article', { name });
  const counted = actions();
  await counted.act(again.click());
  await expect(card).toContainText('verkocht');
  expect(counted.count).toBeLessThanOrEqual(promised('Sell an advertiser the same as last year'));
  await page.getByRole('button', { name: /^Ongedaan maken/ }).click();
  await expect(card).toContainText('open');
  await expect(button(page, `Zelfde als vorig jaar: ${name}`)).toBeVisible();
});

test('records ten payments of the club', async ({ stage }) => {
  const page = await stage.openAs('club', '/club?tab=leden');
  await page.locator('main tbody tr').nth(9).waitFor();
  const numbers = await page.locator('main tbody tr td:nth-child(2)').allTextContents();
  const counted = actions();
  await counted.act(button(page, 'Lijst met betalingen').click());
  const dialog = page.getByRole('dialog', { name: 'Lijst met betalingen invoeren' });
  const search = dialog.getByRole('searchbox', { name: 'Zoek op naam, nummer of plaats' });
  for (const [index, number] of numbers.slice(0, 10).entries()) {
    await counted.act(search.fill(number));
    await counted.act(search.press('Enter'));
    const chosen = dialog.getByRole('list', { name: 'Gekozen leden' });
    await expect(chosen.getByRole('listitem')).toHaveCount(index + 1);
  }
  await counted.act(button(dialog, 'Opslaan').click());
  await page.getByText(/^\d+ betaling(en)? ingevoerd$/).waitFor();
  expect(counted.count).toBeLessThanOrEqual(promised('Record ten payments of the club'));
});

test('puts a volunteer on an activity', async ({ stage }) => {
  await addVolunteer(stage, 'Snelle Hulp');
  await addActivity(stage, 'Snelle ploeg');
  const page = await stage.openAs('boerenploeg', '/boerenploeg?tab=activiteiten');
  const counted = actions();
  await counted.act(button(page, 'Details van Snelle ploeg').click());
  const search = page.getByLabel('Vrijwilliger toevoegen aan Snelle ploeg');
  await counted.act(search.fill('snelle'));
  await counted.act(search.press('Enter'));
  await page.getByText('Snelle Hulp doet mee', { exact: true }).waitFor();
  expect(counted.count).toBeLessThanOrEqual(promised('Put a volunteer on an activity'));
});

test('adds a user with a right', async ({ stage }) => {
  const page = await stage.openAs('secretaris', '/gebruikers');
  const counted = actions();
  await counted.act(page.getByRole('link', { name: 'Gebruiker toevoegen' }).click());
  await counted.act(page.getByLabel('Naam', { exact: true }).fill('Gerrie Gemak'));
  await counted.act(page.getByLabel('E-mail', { exact: true }).fill('gerrie@gemak.example'));
  await counted.act(page.getByRole('checkbox', { name: 'Financiën' }).check());
  await counted.act(button(page, 'Toevoegen').click());
  await expect(page).toHaveURL(/\/gebruikers$/);
  expect(counted.count).toBeLessThanOrEqual(promised('Add a user with a right'));
});

test('sells a piece of stock from its row', async ({ stage }) => {
  const page = await stage.openAs('voorraad', '/voorraad/producten', 360);
  const sold = page.getByRole('button', { name: / verkocht$/ }).first();
  const counted = actions();
  await counted.act(sold.click());
  await counted.act(button(page.getByRole('dialog'), 'Opslaan').click());
  await page.getByText(/^Verkocht: 1 × /).waitFor();
  expect(counted.count).toBeLessThanOrEqual(promised('Sell a piece of stock'));
});

test('publishes a news item', async ({ stage }) => {
  const page = await stage.openAs('web', '/nieuwsberichten', 360);
  const counted = actions();
  await counted.act(button(page, 'Nieuwsbericht toevoegen').click());
  await counted.act(page.getByRole('textbox', { name: 'Titel' }).fill('De optocht gaat door'));
  await counted.act(page.getByRole('textbox', { name: 'Titel' }).press('Enter'));
  await counted.act(page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Om elf over twee.'));
  await counted.act(button(page, 'Meteen plaatsen').click());
  await page.getByRole('button', { name: /^De optocht gaat door/ }).waitFor();
  expect(counted.count).toBeLessThanOrEqual(promised('Publish a news item'));
});
