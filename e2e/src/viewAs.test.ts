import { request } from '@playwright/test';

import { type ApiClient, makeUser } from './testing/apiClient';
import { DEMO_PASSWORD } from './testing/browser';
import { expect, test } from './testing/stage';

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

test('a token that is made on the personal page lets a program ask, until it is revoked', async ({
  stage,
}) => {
  const { account } = await makeUser(admin, { name: 'Ina Integrator', general: ['secComlist'] });
  const page = await stage.openAs(account, '/');
  const card = page.getByRole('region', { name: 'API-tokens' });
  await card.getByRole('button', { name: 'Tokens tonen' }).click();
  await card.getByRole('button', { name: 'Token maken' }).click();
  await card.getByRole('textbox', { name: 'Waarvoor' }).fill('ledenlijst');
  await card.getByText('Commissielijst en ledenlijst').click();
  await card.getByLabel('Huidig wachtwoord').fill(DEMO_PASSWORD);
  await card.getByRole('button', { name: 'Token maken' }).click();
  const token = await card.getByRole('textbox', { name: 'Nieuw token' }).inputValue();

  const program = await request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  const ask = async () => {
    const response = await program.post(`${stage.url}/graphql`, {
      data: { query: '{ commissions { name } }' },
    });
    return (await response.json()) as { data?: { commissions: unknown[] }; errors?: unknown[] };
  };
  expect((await ask()).data?.commissions.length).toBeGreaterThan(0);

  await card.getByRole('button', { name: 'Token ledenlijst intrekken' }).click();
  await expect(page.getByText('Token ingetrokken')).toBeVisible();
  expect((await ask()).errors).toHaveLength(1);
  await program.dispose();
});
