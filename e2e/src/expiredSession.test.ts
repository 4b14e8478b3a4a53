import type { Page } from '@playwright/test';

import { SignOutDocument } from './gql/graphql';
import { type ApiClient, clientOf, makeUser } from './testing/apiClient';
import { DEMO_PASSWORD, fillSignIn, findUser, waitForPath } from './testing/browser';
import { expect, type Stage, test } from './testing/stage';

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

/** Ends the session on the server; the browser keeps its cookie, as after 12 hours. */
async function endSession(stage: Stage, page: Page): Promise<void> {
  const [cookie] = await page.context().cookies();
  await clientOf(stage.url, `${cookie?.name}=${cookie?.value}`).data(SignOutDocument);
}

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Log opnieuw in' });
const passwordOf = (page: Page) => dialogOf(page).getByLabel('Wachtwoord van Jan Smulders');

for (const [what, end] of [
  ['has ended on the server', endSession],
  ['is gone from the browser', (_stage: Stage, page: Page) => page.context().clearCookies()],
] as const) {
  test(`a save whose session ${what} goes through after signing in again`, async ({ stage }) => {
    const name = `Verlopen ${what.length}`;
    const page = await typedName(stage, name);
    await end(stage, page);
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
}

test('giving up leads to the login and saves nothing', async ({ stage }) => {
  const page = await typedName(stage, 'Opgegeven');
  await endSession(stage, page);
  await page.getByRole('button', { name: 'Aanpassen' }).click();
  await dialogOf(page).getByRole('button', { name: 'Uitloggen' }).click();
  await waitForPath(page, '/login');
  await fillSignIn(page, 'secretaris');
  await page.getByRole('banner').waitFor();
  await page.goto(`${stage.url}/gebruikers`);
  await findUser(page, 'Opgegeven oud');
  expect(await page.getByText('Opgegeven nieuw').count()).toBe(0);
});
