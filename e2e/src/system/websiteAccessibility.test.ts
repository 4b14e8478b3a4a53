import type { Page } from '@playwright/test';

import { overflow, violationsInBothSchemes } from '../testing/axe';
import { button } from '../testing/club';
import { expect, type Stage, test } from '../testing/stage';

async function open(stage: Stage, path: string): Promise<Page> {
  const page = await stage.openAs('web', path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function isSound(page: Page): Promise<void> {
  expect(await violationsInBothSchemes(page)).toEqual([]);
}

test('the theme while it is edited, a dialog with messages, and one with a file to choose', async ({
  stage,
}) => {
  const page = await open(stage, '/homepage');
  await button(page, 'Activiteit toevoegen').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Toevoegen' }).click();
  await page.getByText('Verplicht').first().waitFor();
  await isSound(page);
  await page.keyboard.press('Escape');
  await button(page, 'Thema aanpassen').click();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).waitFor();
  await isSound(page);

  const documents = await open(stage, '/optocht');
  await button(documents, 'Document toevoegen').click();
  await documents.getByRole('dialog').waitFor();
  await isSound(documents);
});

test('an open news item, its dialog, and the wizard', async ({ stage }) => {
  const page = await open(stage, '/nieuwsberichten');
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  await button(page, 'Aanpassen').waitFor();
  await isSound(page);
  await button(page, 'Aanpassen').click();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).waitFor();
  await isSound(page);
  await page.keyboard.press('Escape');

  await button(page, 'Nieuwsbericht toevoegen').click();
  await page.getByRole('textbox', { name: 'Titel' }).fill('Alaaf');
  await button(page, 'Volgende').click();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Alaaf');
  await button(page, 'Volgende').click();
  await page.getByRole('checkbox', { name: 'UBPF' }).check();
  await isSound(page);
  await button(page, 'Volgende').click();
  await page.getByRole('radio', { name: 'Ja' }).check();
  await isSound(page);
});

test('the trash with something in it fits a phone', async ({ stage }) => {
  const page = await open(stage, '/nieuwsberichten');
  const item = page.getByRole('main').getByRole('listitem').first().getByRole('button');
  await item.click();
  await button(page, 'Verwijderen').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.goto(`${stage.url}/prullenbak`);
  const back = page.getByRole('button', { name: /terugzetten$/ });
  await back.first().waitFor();
  // A name, three facts and a button fit beside and below each other.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => overflow(page)).toBe(0);
  await isSound(page);
  await back.first().click();
  await back.waitFor({ state: 'detached' });
});
