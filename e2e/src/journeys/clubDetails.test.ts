import type { Page } from '@playwright/test';

import {
  ClubSettingsDocument,
  RenewDetailsLinkDocument,
  SaveClubSettingsDocument,
  type TestMemberFragment,
} from '../gql/graphql';
import { overflow, violationsInBothSchemes } from '../testing/axe';
import { addMember, button } from '../testing/club';
import { expect, type Stage, test } from '../testing/stage';

// "Check your details": the private link of a member, without an account.

async function approve(stage: Stage, first: boolean): Promise<void> {
  const api = await stage.api('club');
  const { clubSettings } = await api.data(ClubSettingsDocument);
  if (clubSettings.approveDetails === first) return;
  await api.data(SaveClubSettingsDocument, { revision: clubSettings.revision, approveDetails: first });
}

/** A new link of a member; those before it end. */
async function linkOf(stage: Stage, { id }: TestMemberFragment): Promise<string> {
  const api = await stage.api('club');
  return (await api.data(RenewDetailsLinkDocument, { id })).renewClubDetailsLink.url;
}

/** The page of a member, for somebody who is not signed in. */
async function openLink(stage: Stage, link: string, width?: number): Promise<Page> {
  const page = await stage.open(width);
  const { pathname, hash } = new URL(link);
  await page.goto(stage.url + pathname + hash);
  await page.getByText(/^Hallo Jan, klopt dit nog\?/).waitFor();
  return page;
}

test('a member corrects the address without an account, on a phone', async ({ stage }) => {
  await approve(stage, false);
  const page = await openLink(stage, await linkOf(stage, await addMember(stage, 'Verhuisd')), 360);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByLabel('Postcode').fill('12');
  await button(page, 'Opslaan').click();
  await page.getByText('Vul een postcode in zoals 6041 AA').waitFor();
  await page.getByLabel('Land').selectOption('België');
  await page.getByLabel('Postcode').fill('3600');
  await page.getByLabel('Woonplaats').fill('Genk');
  await button(page, 'Opslaan').click();
  await page.getByText('Je gegevens zijn opgeslagen.').waitFor();
  await page.reload();
  await page.getByLabel('Postcode').waitFor();
  await expect(page.getByLabel('Postcode')).toHaveValue('3600');
});

test('a link of before leads to the page of now, and asks nothing of the portal but its answer', async ({
  stage,
}) => {
  await approve(stage, false);
  const token = new URL(await linkOf(stage, await addMember(stage, 'Vanouds'))).hash.slice(1);
  const page = await stage.open(320);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${stage.url}/clubgegevens/${token}`);
  await page.getByText(/^Hallo Jan, klopt dit nog\?/).waitFor();
  await expect(page).toHaveURL(`${stage.url}/publiek/gegevens#${token}`);
  await expect(page).toHaveTitle(/^Je gegevens - /);
  expect(await overflow(page)).toBe(0);
  const others = asked.filter((path) => !/^\/(publiek\/|clubgegevens\/|graphql$|favicon)/.test(path));
  expect(others).toEqual([]);
  expect(asked.filter((path) => path === '/graphql')).toHaveLength(1);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
