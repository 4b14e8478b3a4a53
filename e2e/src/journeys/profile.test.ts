import type { Page } from '@playwright/test';

import { CommissionsDocument } from '../gql/graphql';
import { type ApiClient, makeUser } from '../testing/apiClient';
import { DEMO_PASSWORD, signIn } from '../testing/browser';
import { expect, type Stage, test } from '../testing/stage';

const QUESTION = 'Weet je zeker dat je de pagina wilt verlaten zonder de wijzigingen op te slaan?';

let admin: ApiClient;
test.beforeAll(async ({ portal }) => {
  admin = await portal.api('beheer');
});

let people = 0;
/** Somebody of this test alone, on the personal page. */
async function openProfile(stage: Stage): Promise<{ page: Page; account: string }> {
  const { commissions } = await admin.data(CommissionsDocument);
  const { account } = await makeUser(admin, {
    name: `Profiel ${++people}`,
    commissions: commissions.slice(0, 1).map(({ id }) => id),
  });
  const page = await stage.openAs(account, '/');
  await page.getByRole('heading', { name: 'Persoonlijke pagina' }).waitFor();
  return { page, account };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('leaving with unsaved edits', () => {
  test('asks on the back button too, from the keystroke on, on a slow phone', async ({ stage }) => {
    const { page } = await openProfile(stage);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 15 });
    await page.getByRole('link', { name: '1 - Dagelijks Bestuur' }).click();
    await page.getByRole('heading', { name: 'Commissie 1 - Dagelijks Bestuur' }).waitFor();
    await page.getByRole('link', { name: 'Persoonlijke pagina' }).click();
    await button(page, 'Adres aanpassen').click();
    await page.getByRole('textbox', { name: 'Adres' }).fill('Onderweg 1');
    await page.goBack();
    await page.getByRole('alertdialog', { name: QUESTION }).getByRole('button', { name: 'Blijven' }).click();
    await expect(page.getByRole('textbox', { name: 'Adres' })).toHaveValue('Onderweg 1');
  });
});

test('a session is ended from another device, which says why and goes on after signing in', async ({
  stage,
}) => {
  const { page, account } = await openProfile(stage);
  const other = await stage.open();
  await signIn(other, stage.url, account);
  await button(other, 'Adres aanpassen').click();
  await other.getByRole('textbox', { name: 'Adres' }).fill('Dorpsstraat 11');

  await button(page, 'Apparaten tonen').click();
  const card = page.getByRole('region', { name: 'Waar je bent ingelogd' });
  await card.getByText('Dit apparaat').waitFor();
  await button(page, 'Chrome op Linux beëindigen').click();
  await button(page, 'Chrome op Linux beëindigen').waitFor({ state: 'detached' });

  await button(other, 'Adres opslaan').click();
  const dialog = other.getByRole('alertdialog', { name: 'Log opnieuw in' });
  await dialog.getByText('Je sessie is op een ander apparaat beëindigd.').waitFor();
  await dialog.getByLabel(/^Wachtwoord van/).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await other.getByRole('main').getByText('Dorpsstraat 11', { exact: true }).waitFor();
});
