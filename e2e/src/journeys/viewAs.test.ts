import { type ApiClient, makeUser } from '../testing/apiClient';
import { expect, test } from '../testing/stage';

let admin: ApiClient;
test.beforeAll(async ({ portal }) => {
  admin = await portal.api('beheer');
});

test('an Admin sees the portal as somebody sees it, changes nothing, and comes back', async ({ stage }) => {
  const { id } = await makeUser(admin, { name: 'Kees Kijker', general: ['webNews'] });
  const page = await stage.openAs('beheer', `/gebruikeraanpassen/${id}`);
  const otherTab = await page.context().newPage();
  await otherTab.goto(stage.url);
  const who = otherTab.getByRole('banner').getByText('Gebruiker:');
  await who.waitFor();

  await page.getByRole('button', { name: 'Bekijk als' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bekijk als' }).click();
  await expect(page.getByText('Je bekijkt het portaal als Kees Kijker.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nieuwsberichten' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Gebruikersbeheer' })).toHaveCount(0);
  await expect(who).toHaveText('Gebruiker: Kees Kijker');

  await page.getByRole('button', { name: 'Telefoonnummer aanpassen' }).click();
  await page.getByRole('textbox', { name: 'Telefoonnummer' }).fill('0612345678');
  await page.getByRole('button', { name: 'Telefoonnummer opslaan' }).click();
  await expect(page.getByText(/daarin kun je niets veranderen/)).toBeVisible();
  await page.getByRole('button', { name: 'Telefoonnummer niet wijzigen' }).click();

  await page.getByRole('button', { name: 'Stoppen met bekijken' }).click();
  await expect(page.getByRole('banner').getByText('Gebruiker:')).not.toContainText('Kees');
  await expect(page.getByText('Je bekijkt het portaal als')).toHaveCount(0);
  await expect(who).not.toContainText('Kees');
});
