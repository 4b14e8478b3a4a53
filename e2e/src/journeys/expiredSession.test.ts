import type { Page } from '@playwright/test';

import { type ApiClient, makeUser } from '../testing/apiClient';
import { DEMO_PASSWORD, findUser, waitForPath } from '../testing/browser';
import { expect, type Stage, test } from '../testing/stage';

let admin: ApiClient;
test.beforeAll(async ({ portal }) => {
  admin = await portal.api('beheer');
});

/** The secretary has typed a new name for a user of this test. */
async function typedName(stage: Stage, name: string): Promise<Page> {
  const { id } = await makeUser(admin, { name: `${name} oud` });
  const page = await stage.openAs('secretaris', `/gebruikeraanpassen/${id}`);
  await page.getByRole('textbox', { name: 'Naam' }).fill(`${name} nieuw`);
  return page;
}

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Log opnieuw in' });
const passwordOf = (page: Page) => dialogOf(page).getByLabel('Wachtwoord van Jan Smulders');

test('a save whose session is gone from the browser goes through after signing in again', async ({
  stage,
}) => {
  const name = 'Verlopen';
  const page = await typedName(stage, name);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Aanpassen' }).click();

  await passwordOf(page).fill('verkeerd wachtwoord');
  await dialogOf(page).getByRole('button', { name: 'Inloggen', exact: true }).click();
  await dialogOf(page).getByText('Deze combinatie van email en wachtwoord is onbekend').waitFor();
  await passwordOf(page).fill(DEMO_PASSWORD);
  await dialogOf(page).getByRole('button', { name: 'Inloggen', exact: true }).click();

  await page.getByText('Gebruiker aangepast').waitFor();
  await waitForPath(page, '/gebruikers');
  await findUser(page, `${name} nieuw`);
  expect(await dialogOf(page).count()).toBe(0);
});
