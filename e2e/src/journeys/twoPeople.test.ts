import type { BrowserContext, Page } from '@playwright/test';

import { UsersDocument } from '../gql/graphql';
import { type ApiClient, makeUser } from '../testing/apiClient';
import { DEMO_PASSWORD, fillSignIn } from '../testing/browser';
import { expect, type Stage, test } from '../testing/stage';

let admin: ApiClient;
test.beforeAll(async ({ portal }) => {
  admin = await portal.api('beheer');
});

let pairs = 0;
/** Two people of this test alone. */
async function twoPeople() {
  pairs += 1;
  const anna = await makeUser(admin, { name: `Anna ${pairs}` });
  const bert = await makeUser(admin, { name: `Bert ${pairs}` });
  return [
    { ...anna, name: `Anna ${pairs}` },
    { ...bert, name: `Bert ${pairs}` },
  ] as const;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const whoIs = (page: Page) => page.getByRole('banner').getByText('Gebruiker:');

/** The personal page in another tab of the same browser. */
async function newTab(stage: Stage, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(stage.url);
  await whoIs(page).waitFor();
  return page;
}

/** In this tab somebody signs out and somebody else in. */
async function handOver(page: Page, account: string): Promise<void> {
  await button(page, 'Uitloggen').click();
  await page.getByRole('heading', { name: 'Inloggen', exact: true }).waitFor();
  await fillSignIn(page, account);
  await whoIs(page).waitFor();
}

/** Begins to change the phone number on the personal page. */
async function typePhone(page: Page, number: string): Promise<void> {
  await button(page, 'Telefoonnummer aanpassen').click();
  await page.getByRole('textbox', { name: 'Telefoonnummer' }).fill(number);
}

async function phonesOf(names: readonly string[]): Promise<(string | undefined)[]> {
  const { users } = await admin.data(UsersDocument);
  return names.map((name) => users.edges.find(({ node }) => node.name === name)?.node.phoneNumber);
}

test('signing out empties every tab; who signs in next is in every tab', async ({ stage }) => {
  const [anna, bert] = await twoPeople();
  const first = await stage.openAs(anna.account, '/');
  await typePhone(first, '06 11 11 11 11');
  const second = await newTab(stage, first.context());

  await button(second, 'Uitloggen').click();
  await first.getByRole('heading', { name: 'Inloggen', exact: true }).waitFor();
  expect(await first.getByText(anna.name).count()).toBe(0);

  await fillSignIn(second, bert.account);
  await expect(whoIs(first)).toHaveText(`Gebruiker: ${bert.name}`);
  expect(await first.getByText(anna.name).count()).toBe(0);
  expect(await phonesOf([anna.name, bert.name])).toEqual(['', '']);
});

test.describe('a tab that did not hear of the change', () => {
  /** Anna's tab, in which she typed a number, while Bert has signed in beside it. */
  async function deafTab(stage: Stage) {
    const [anna, bert] = await twoPeople();
    const page = await stage.openAs(anna.account, '/');
    await whoIs(page).waitFor();
    const second = await newTab(stage, page.context());
    // As a browser that puts tabs to sleep.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await page.reload();
    await typePhone(page, '06 22 22 22 22');
    await handOver(second, bert.account);
    await button(page, 'Telefoonnummer opslaan').click();
    const dialog = page.getByRole('alertdialog', { name: `Dit venster is van ${anna.name}` });
    await dialog.getByText(`In deze browser is nu ${bert.name} ingelogd.`).waitFor();
    expect(await phonesOf([anna.name, bert.name])).toEqual(['', '']);
    return { anna, bert, page, dialog };
  }

  test('saves nothing under the other name, and goes on as the one who is signed in', async ({ stage }) => {
    const { anna, bert, page, dialog } = await deafTab(stage);
    await button(page, `Verder als ${bert.name}`).click();
    await expect(whoIs(page)).toHaveText(`Gebruiker: ${bert.name}`);
    expect(await dialog.count()).toBe(0);
    expect(await page.getByText(anna.name).count()).toBe(0);
    expect(await phonesOf([anna.name, bert.name])).toEqual(['', '']);
  });

  test('or saves as the one who typed it, after the password', async ({ stage }) => {
    const { anna, bert, page, dialog } = await deafTab(stage);
    await dialog.getByLabel(`Wachtwoord van ${anna.name}`).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await button(page, 'Telefoonnummer aanpassen').waitFor();
    expect(await phonesOf([anna.name, bert.name])).toEqual(['06 22 22 22 22', '']);
    await expect(whoIs(page)).toHaveText(`Gebruiker: ${anna.name}`);
  });
});

test('every request of a page says for whom it was made', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/');
  await whoIs(page).waitFor();
  const unnamed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && !request.headers()['x-portal-user'])
      unnamed.push(String((request.postDataJSON() as { operationName?: string }).operationName));
  });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of ['Gebruikers', 'Ledenlijst', 'Agenda']) {
    const link = menu.getByRole('link', { name, exact: true });
    if ((await link.count()) > 0) await link.click();
  }
  await page.getByRole('main').waitFor();
  expect(unnamed).toEqual([]);
});
