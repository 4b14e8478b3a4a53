import type { Page } from '@playwright/test';

import { CommissionsDocument } from './gql/graphql';
import { addressOf, type ApiClient, makeUser } from './testing/apiClient';
import { collectErrors, DEMO_PASSWORD, fillSignIn, signIn, waitForPath } from './testing/browser';
import { expect, type Stage, test } from './testing/stage';

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

for (const [label, value] of [
  ['Telefoonnummer', '06 11 11 11 11'],
  ['Adres', 'Dorpsstraat 11, 7071 AA Ulft'],
] as const) {
  test(`${label} is edited with the pencil and stored with the save icon`, async ({ stage }) => {
    const { page } = await openProfile(stage);
    const errors = collectErrors(page);
    await button(page, `${label} aanpassen`).click();
    await page.getByRole('textbox', { name: label }).fill(value);
    await button(page, `${label} opslaan`).click();
    await button(page, `${label} aanpassen`).waitFor();
    expect(await page.getByRole('textbox', { name: label }).count()).toBe(0);
    await page.getByRole('main').getByText(value, { exact: true }).waitFor();

    await page.reload();
    await page.getByRole('main').getByText(value, { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });
}

/** Asks for another address of one's own. */
async function askForEmail(page: Page, email: string): Promise<void> {
  await button(page, 'E-mail aanpassen').click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await emailForm(page).getByLabel('Huidig wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
  await button(page, 'E-mail opslaan').click();
}

const emailForm = (page: Page) => page.getByRole('form', { name: 'E-mail' });

test('a new address counts when its mailed link was opened; the old one is told', async ({
  stage,
  mailbox,
}) => {
  const { page, account } = await openProfile(stage);
  await askForEmail(page, 'verhuisd@carnaval.example');
  await page.getByText('Wacht op bevestiging: verhuisd@carnaval.example').waitFor();
  await page.getByRole('main').getByText(addressOf(account), { exact: true }).waitFor();
  const mail = await mailbox.mailTo('verhuisd@carnaval.example');
  expect(mail.subject).toBe('Bevestig je e-mailadres');
  expect((await mailbox.mailTo(addressOf(account))).subject).toBe('Een ander e-mailadres voor je account');

  const [link = ''] = /http:\S+/.exec(mail.text) ?? [];
  const elsewhere = await stage.open();
  await elsewhere.goto(link);
  await elsewhere.getByText('Je e-mailadres is nu verhuisd@carnaval.example').waitFor();
  await elsewhere.reload();
  await elsewhere.getByText('Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.').waitFor();

  await page.reload();
  await page.getByRole('main').getByText('verhuisd@carnaval.example', { exact: true }).waitFor();
  expect(await page.getByText('Wacht op bevestiging').count()).toBe(0);
  await button(page, 'Uitloggen').click();
  await fillSignIn(page, 'verhuisd');
  await button(page, 'Uitloggen').waitFor();
});

test('an address that waits can be dropped', async ({ stage }) => {
  const { page, account } = await openProfile(stage);
  await askForEmail(page, 'bedacht@carnaval.example');
  await page.getByText('Wacht op bevestiging: bedacht@carnaval.example').waitFor();
  await button(page, 'Annuleren').click();
  await page.getByText('Wacht op bevestiging').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('main').getByText(addressOf(account), { exact: true }).waitFor();
  expect(await page.getByText('Wacht op bevestiging').count()).toBe(0);
});

test('a malformed or taken address, and a wrong password, are refused at the field', async ({ stage }) => {
  const { page } = await openProfile(stage);
  await button(page, 'E-mail aanpassen').click();
  const field = page.getByRole('textbox', { name: 'E-mail' });
  const password = emailForm(page).getByLabel('Huidig wachtwoord', { exact: true });
  await field.fill('geen adres');
  await password.fill('alaaf-12-12');
  await button(page, 'E-mail opslaan').click();
  await page.getByText('E-mail voldoet niet aan het juiste formaat').waitFor();
  await field.fill('secretaris@carnaval.example');
  await button(page, 'E-mail opslaan').click();
  await page.getByText('Dit is niet je huidige wachtwoord').waitFor();
  await password.fill(DEMO_PASSWORD);
  await button(page, 'E-mail opslaan').click();
  await page.getByText('Dit e-mailadres is al in gebruik').waitFor();
  await expect(field).toHaveValue('secretaris@carnaval.example');
});

test.describe('leaving with unsaved edits', () => {
  test('asks; staying keeps what was typed, leaving goes', async ({ stage }) => {
    const { page } = await openProfile(stage);
    await button(page, 'Telefoonnummer aanpassen').click();
    const field = page.getByRole('textbox', { name: 'Telefoonnummer' });
    await field.fill('0315 111111');
    const dialog = page.getByRole('alertdialog', { name: QUESTION });

    await page.getByRole('link', { name: '1 - Dagelijks Bestuur' }).click();
    await dialog.getByRole('button', { name: 'Blijven' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(field).toHaveValue('0315 111111');

    await page.getByRole('link', { name: '1 - Dagelijks Bestuur' }).click();
    await dialog.getByRole('button', { name: 'Verlaten' }).click();
    await page.getByRole('heading', { name: 'Commissie 1 - Dagelijks Bestuur' }).waitFor();
    await page.getByRole('link', { name: 'Persoonlijke pagina' }).click();
    await button(page, 'Telefoonnummer aanpassen').waitFor();
    expect(await page.getByText('0315 111111').count()).toBe(0);
  });

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

  test('asks for a password that was typed, and for nothing after it was stored', async ({ stage }) => {
    const { page } = await openProfile(stage);
    const field = page.getByLabel('Nieuw wachtwoord', { exact: true });
    await field.fill('half');
    await page.getByRole('link', { name: '1 - Dagelijks Bestuur' }).click();
    await page.getByRole('alertdialog', { name: QUESTION }).getByRole('button', { name: 'Blijven' }).click();
    await field.fill('heel lang genoeg');
    await page.getByLabel('Huidig wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
    await button(page, 'Wachtwoord opslaan').click();
    await page.getByText('Uw wachtwoord is succesvol gewijzigd').waitFor();
    await page.getByRole('link', { name: '1 - Dagelijks Bestuur' }).click();
    await page.getByRole('heading', { name: 'Commissie 1 - Dagelijks Bestuur' }).waitFor();
  });

  test('does not ask when the edit was put away', async ({ stage }) => {
    const { page } = await openProfile(stage);
    await button(page, 'Adres aanpassen').click();
    await page.getByRole('textbox', { name: 'Adres' }).fill('Toch niet');
    await button(page, 'Adres niet wijzigen').click();
    await page.getByRole('link', { name: '1 - Dagelijks Bestuur' }).click();
    await page.getByRole('heading', { name: 'Commissie 1 - Dagelijks Bestuur' }).waitFor();
  });
});

test.describe('a new password', () => {
  test('asks for the one of now, and is not easy to guess', async ({ stage }) => {
    const { page } = await openProfile(stage);
    const current = page.getByLabel('Huidig wachtwoord', { exact: true });
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('password123');
    await button(page, 'Wachtwoord opslaan').click();
    await page.getByText('Verplicht').waitFor();
    await current.fill('alaaf-12-12');
    await button(page, 'Wachtwoord opslaan').click();
    await page.getByText('Dit is niet je huidige wachtwoord').waitFor();
    await current.fill(DEMO_PASSWORD);
    await button(page, 'Wachtwoord opslaan').click();
    await page
      .getByText('Dit wachtwoord is te makkelijk te raden. Kies een langer of ongewoner wachtwoord.')
      .waitFor();
  });

  test('has at least 8 characters', async ({ stage }) => {
    const { page } = await openProfile(stage);
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('7tekens');
    await button(page, 'Wachtwoord opslaan').click();
    await page.getByText('Het wachtwoord moet uit minimaal 8 tekens bestaan').waitFor();
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('');
    await button(page, 'Wachtwoord opslaan').click();
    await page.getByText('Het wachtwoord moet uit minimaal 8 tekens bestaan').waitFor();
  });

  test('signs out the other browsers of the user, not this one, and is the one to sign in with', async ({
    stage,
  }) => {
    const { page, account } = await openProfile(stage);
    const other = await stage.openAs(account, '/');
    await button(other, 'Uitloggen').waitFor();
    // What it asks when it opens must not be what finds the session ended.
    await other.waitForLoadState('networkidle');

    const field = page.getByLabel('Nieuw wachtwoord', { exact: true });
    await field.fill('oeteldonk-1882');
    // The first of the two is that of the current password.
    await button(page, 'Wachtwoord tonen').last().click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByLabel('Huidig wachtwoord', { exact: true }).fill(DEMO_PASSWORD);
    await button(page, 'Wachtwoord opslaan').click();
    await page.getByText('Uw wachtwoord is succesvol gewijzigd').waitFor();
    await expect(field).toHaveValue('');

    await other.getByRole('link', { name: '1 - Dagelijks Bestuur' }).click();
    await other.getByRole('alertdialog', { name: 'Log opnieuw in' }).waitFor();
    await other.reload();
    await waitForPath(other, '/login');
    await fillSignIn(other, account);
    await other.getByText('Deze combinatie van email en wachtwoord is onbekend').waitFor();
    await fillSignIn(other, account, 'oeteldonk-1882');
    await button(other, 'Uitloggen').waitFor();

    await page.reload();
    await button(page, 'Uitloggen').waitFor();
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
