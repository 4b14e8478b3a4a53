import type { Page } from '@playwright/test';

import {
  ClubSettingsDocument,
  RenewDetailsLinkDocument,
  SaveClubSettingsDocument,
  type TestMemberFragment,
} from './gql/graphql';
import { overflow, violationsInBothSchemes } from './testing/axe';
import { addMember, button, openClub } from './testing/club';
import { expect, type Stage, test } from './testing/stage';

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
  await page.goto(stage.url + new URL(link).pathname);
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

test('a change waits for approval when the club wants that', async ({ stage }) => {
  await approve(stage, true);
  const link = await linkOf(stage, await addMember(stage, 'Wachtend'));
  const page = await openLink(stage, link);
  await page.getByText(/^De club kijkt eerst naar je wijziging/).waitFor();
  await page.getByLabel('Telefoon').fill('06 87654321');
  await button(page, 'Opslaan').click();
  await page.getByText(/Je wijziging is ontvangen\. De club kijkt er eerst naar/).waitFor();
  const again = await openLink(stage, link);
  await again.getByText('Je vorige wijziging wacht nog').waitFor();
  await expect(again.getByLabel('Telefoon')).toHaveValue('06 87654321');

  const club = await openClub(stage, 'leden');
  await button(club, 'Bekijken').click();
  await button(club, 'Details van Jan Wachtend').click();
  await club.getByText('06 87654321').first().waitFor();
  await button(club, 'Goedkeuren').click();
  await club.getByText('Wijziging goedgekeurd').waitFor();
  await again.reload();
  await expectValue(again, 'Telefoon', '06 87654321');
  expect(await again.getByText('Je vorige wijziging wacht nog').count()).toBe(0);
});

test('the link is mailed, to one member and to all', async ({ stage, mailbox }) => {
  const club = await openClub(stage, 'leden');
  await club.getByLabel('Zoek in de leden').fill('lid2@voorbeeld.example');
  await club.getByRole('heading', { name: '1 lid', exact: true }).waitFor();
  await club.getByRole('button', { name: /^Details van/ }).click();
  await club.getByRole('button', { name: /^Privélink van/ }).click();
  await button(club, 'Mail de link').click();
  await club.getByText('Link gemaild aan lid2@voorbeeld.example').waitFor();
  const mail = await mailbox.mailTo('lid2@voorbeeld.example');
  expect(mail.subject).toBe('Kloppen je gegevens bij de Club van 111?');
  const [link = ''] = /http\S+/.exec(mail.text) ?? [];
  const page = await stage.open();
  await page.goto(link);
  await expectValue(page, 'E-mail', 'lid2@voorbeeld.example');

  await club.goto(`${stage.url}/club?tab=overzicht`);
  await button(club, 'Gegevens laten controleren').click();
  const question = club.getByRole('alertdialog', { name: /^Alle leden vragen/ });
  await button(question, 'Mailen').click();
  await club.getByText(/^\d+ mails /).waitFor();
});

test('who changes what the club changed meanwhile reads it anew', async ({ stage }) => {
  await approve(stage, false);
  const link = await linkOf(stage, await addMember(stage, 'Dubbel'));
  const [one, two] = [await openLink(stage, link), await openLink(stage, link)];
  await one.getByLabel('Woonplaats').fill('Swalmen');
  await button(one, 'Opslaan').click();
  await one.getByText('Je gegevens zijn opgeslagen.').waitFor();
  await two.getByLabel('Telefoon').fill('06 11111111');
  await button(two, 'Opslaan').click();
  await two.getByText(/intussen ergens anders aangepast/).waitFor();
  await button(two, 'Opnieuw lezen').click();
  await expectValue(two, 'Woonplaats', 'Swalmen');
});

test('a link that does not work says where to get another', async ({ stage }) => {
  const page = await stage.open();
  await page.goto(`${stage.url}/clubgegevens/onzin`);
  await page.getByText('Deze link werkt niet meer').waitFor();
  await page.getByText(/^Vraag de Club van 111 om een nieuwe link/).waitFor();
});

async function expectValue(page: Page, label: string, value: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll('input')].some((input) => input.value === wanted),
    value,
  );
  await expect(page.getByLabel(label)).toHaveValue(value);
}
