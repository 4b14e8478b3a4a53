import { actions, promised } from './testing/actions';
import { button } from './testing/club';
import { expect, ownPortal, test } from './testing/stage';

// What volunteers do most takes few actions: docs/ease.md has how many.

test.use(ownPortal('sells to whoever comes first'));

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
  const numbers = await page.locator('main tbody tr td:first-child').allTextContents();
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
  const page = await stage.openAs('boerenploeg', '/boerenploeg?tab=vrijwilligers');
  const [name = ''] = await page.locator('main tbody tr td:first-child').allTextContents();
  await page.getByRole('tab', { name: 'Activiteiten' }).click();
  const rows = page.locator('main tbody tr');
  await rows.filter({ hasText: /0/ }).first().waitFor();
  const counted = actions();
  await counted.act(
    rows
      .getByRole('button', { name: /^Details van/ })
      .last()
      .click(),
  );
  const search = page.getByRole('searchbox', { name: /^Vrijwilliger toevoegen aan/ });
  await search.waitFor();
  await counted.act(search.fill(name));
  await counted.act(search.press('Enter'));
  await page.getByText(/ doet mee$/).waitFor();
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
