import { addMember, button, openClub } from '../testing/club';
import { expect, test } from '../testing/stage';

const find = async (page: Awaited<ReturnType<typeof openClub>>, name: string) => {
  await page.getByRole('searchbox', { name: 'Zoek in de leden' }).fill(name);
  await page.getByRole('row').filter({ hasText: name }).first().waitFor();
};

test('somebody leaves on a phone: what is open is said, and a mistake is taken back', async ({ stage }) => {
  await addMember(stage, 'Vertrekmans');
  const page = await openClub(stage, 'leden', 360);
  await find(page, 'Vertrekmans');
  await page.getByRole('row').filter({ hasText: 'Vertrekmans' }).getByRole('button').first().click();
  const leave = () => page.getByRole('button', { name: /^Lidmaatschap beëindigen van .*Vertrekmans$/ });
  await leave().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Van .*Vertrekmans staat nog €\s15,00 open\./)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Verhuisd' }).check();
  await button(dialog, 'Beëindigen').click();
  await expect(page.getByText(/Vertrekmans is geen lid meer/)).toBeVisible();
  await button(page, 'Ongedaan maken').click();
  await expect(page.getByText('Teruggezet')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Vertrekmans' }).first()).toBeVisible();
});

test('several members get another town at once: shown before, and undone', async ({ stage }) => {
  await addMember(stage, 'Samenstad');
  await addMember(stage, 'Samenstad-Oost');
  const page = await openClub(stage, 'leden', 1440);
  await find(page, 'Samenstad-Oost');
  await find(page, 'Samenstad');
  const rows = page.getByRole('row').filter({ hasText: 'Samenstad' });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await button(page, 'Wijzigen').click();
  const dialog = page.getByRole('dialog', { name: '2 leden wijzigen' });
  await dialog.getByRole('textbox', { name: 'Plaats' }).fill('Venlo');
  await expect(dialog.getByText('Roermond wordt Venlo')).toHaveCount(2);
  await button(dialog, 'Wijzigen').click();
  await expect(page.getByText('2 leden gewijzigd')).toBeVisible();
  await expect(rows.filter({ hasText: 'Venlo' })).toHaveCount(2);
  await button(page, 'Ongedaan maken').click();
  await expect(rows.filter({ hasText: 'Roermond' })).toHaveCount(2);
});
