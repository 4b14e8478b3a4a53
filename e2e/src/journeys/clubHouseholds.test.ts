import { addMember, button, openClub } from '../testing/club';
import { expect, test } from '../testing/stage';

const home = { adres: 'Samenweg 111', postalCode: '6041 XZ' };

test('two at one address become a household on a phone; when one moves it is asked whether both do', async ({
  stage,
}) => {
  await addMember(stage, 'Samenwonen', true, { ...home, firstName: 'Toon' });
  await addMember(stage, 'Samenwonen', true, {
    adres: 'samenweg 111',
    postalCode: '6041xz',
    firstName: 'Riet',
  });
  const page = await openClub(stage, 'leden', 360);
  const households = async () => {
    await button(page, 'Meer').first().click();
    await button(page, 'Huishoudens').click();
  };
  await households();
  const proposal = page.getByRole('listitem').filter({ hasText: 'Toon Samenwonen' });
  await expect(proposal).toContainText('Riet Samenwonen');
  await proposal.getByRole('button', { name: /^Samen aanschrijven/ }).click();
  await expect(page.getByText('Huishouden gemaakt')).toBeVisible();
  const made = page.getByRole('list', { name: 'Huishoudens' }).getByText('Riet en Toon Samenwonen');
  await expect(made.or(page.getByText('Toon en Riet Samenwonen')).first()).toBeVisible();

  await button(page, 'Terug naar de leden').click();
  await page.getByRole('searchbox', { name: 'Zoek in de leden' }).fill('Samenwonen');
  const row = page.getByRole('row').filter({ hasText: 'Toon Samenwonen' });
  await row.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Toon Samenwonen aanpassen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Adres' }).fill('Verweg 9');
  await button(dialog, 'Opslaan').click();
  await expect(page.getByText(/wonen niet meer op één adres/)).toBeVisible();
  await button(page, 'Allemaal naar Verweg 9, 6041 XZ Roermond').click();
  await expect(page.getByText('Allemaal verhuisd')).toBeVisible();
  await expect(page.getByText(/wonen niet meer op één adres/)).toHaveCount(0);

  await page.getByRole('button', { name: /^Huishouden opheffen/ }).click();
  await expect(page.getByText('Huishouden opgeheven')).toBeVisible();
  // That of moving is there still.
  await button(page, 'Ongedaan maken').last().click();
  await expect(page.getByRole('button', { name: /^Huishouden opheffen/ })).toBeVisible();
});
