import { addMember, button, openClub } from '../testing/club';
import { expect, test } from '../testing/stage';

test('who is kept twice is compared and merged on a phone, and that is undone', async ({ stage }) => {
  const home = { adres: 'Dubbelweg 22', postalCode: '6041 XY' };
  const one = await addMember(stage, 'van den Dubbelaar', true, { ...home, firstName: 'Toon' });
  const other = await addMember(stage, 'v.d. Dubbelaar', true, {
    ...home,
    adres: 'dubbelweg 22',
    firstName: 'T.',
  });
  const page = await openClub(stage, 'leden', 360);
  await button(page, 'Meer').first().click();
  await button(page, 'Dubbel?').click();
  const pair = page.getByRole('listitem').filter({ hasText: 'Toon van den Dubbelaar' });
  await expect(pair).toContainText('T. v.d. Dubbelaar');
  await pair.getByRole('button', { name: /^Vergelijken/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Leden samenvoegen' });
  await dialog.getByRole('radio', { name: new RegExp(`^${one.id}:`) }).check();
  await dialog
    .getByRole('radiogroup', { name: 'Adres' })
    .getByRole('radio', { name: /^dubbelweg 22/ })
    .check();
  await button(dialog, 'Samenvoegen').click();
  await expect(page.getByText(/is samengevoegd met/)).toBeVisible();
  await expect(pair).toHaveCount(0);

  await button(page, 'Terug naar de leden').click();
  const search = page.getByRole('searchbox', { name: 'Zoek in de leden' });
  // By the number that went, who stayed is found.
  await search.fill(other.id);
  const row = page.getByRole('row').filter({ hasText: 'Toon van den Dubbelaar' });
  await row.getByRole('button').first().click();
  await expect(page.getByText('dubbelweg 22').first()).toBeVisible();
  await page.getByRole('button', { name: /^Samenvoegen ongedaan maken/ }).click();
  await expect(page.getByText('Samenvoegen ongedaan gemaakt')).toBeVisible();
  await search.fill('Dubbelaar');
  await expect(page.getByRole('row').filter({ hasText: 'Dubbelaar' })).toHaveCount(2);
});
