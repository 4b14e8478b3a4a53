import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import { button, card, openClub, wordText } from '../testing/club';
import { downloadBy } from '../testing/files';
import { expect, test } from '../testing/stage';

// Contact moments: from what is written in two steps to the letters.

const QUESTION =
  'Weet je zeker dat je dit contact moment wilt verwijderen? Dit heeft gevolgen voor alle bijbehorende brieven en eventuele betalingen.';

/** Fills in both steps; a letter to those who did not pay. */
async function add(page: Page, title: string, text = 'Dag , fijn dat je erbij bent.'): Promise<void> {
  await button(page, 'Nieuw contactmoment').click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw contactmoment' });
  await dialog.getByLabel('Titel').waitFor();
  expect(await button(dialog, 'Volgende').count()).toBe(0);
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByText('Alleen wie dit jaar nog niet heeft betaald').click();
  await button(dialog, 'Volgende').click();
  await dialog.getByLabel('Tekst van alinea 1').fill(text);
  await dialog.getByLabel('Tekst van alinea 1').evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(4, 4);
  });
  await button(dialog, 'Voornaam invoegen: {voornaam}').click();
  await button(dialog, 'Toevoegen').click();
  await dialog.waitFor({ state: 'detached' });
  await card(page, title).waitFor();
}

/** What the card says of how many letters there are, and of how many go by mail. */
async function addressed(
  page: Page,
  title: string,
): Promise<{ text: string; letters: number; mails: number }> {
  const shown = await card(page, title)
    .getByText(/^\d+ brieven en \d+ e-mails, /)
    .textContent();
  const [text = '', letters, mails] = /^(\d+) brieven en (\d+) e-mails/.exec(shown ?? '') ?? [];
  return { text, letters: Number(letters), mails: Number(mails) };
}

async function make(page: Page, title: string): Promise<void> {
  const { text } = await addressed(page, title);
  await button(card(page, title), 'Brieven maken').click();
  const question = page.getByRole('alertdialog', { name: `${text} maken?` });
  await button(question, 'Brieven maken').click();
  await page.getByRole('dialog', { name: `Brieven van ${title}` }).waitFor();
}

test('from two steps to letters in a zip and mails, through a reload, and away again', async ({
  stage,
  mailbox,
}) => {
  const mailed = (subject: string) => mailbox.mails.filter((mail) => mail.subject === subject);
  const page = await openClub(stage, 'contactmomenten');
  await add(page, 'Lentebrief');
  const concept = await downloadBy(page, button(card(page, 'Lentebrief'), 'Conceptbrief'));
  expect(concept.name).toBe('Concept Lentebrief.docx');
  expect(wordText(concept.bytes)).toMatch(/Lentebrief\nBeste Jan,\nDag Jan, fijn dat je erbij bent\.\n/);

  await button(card(page, 'Lentebrief'), 'Testmail aan mezelf').click();
  await page.getByText('Test gestuurd naar club@carnaval.example').waitFor();
  await expect
    .poll(() => mailed('Test: Lentebrief')[0]?.text ?? '')
    .toContain('Dag Jan, fijn dat je erbij bent.');

  await make(page, 'Lentebrief');
  await page.reload();
  const overlay = page.getByRole('dialog', { name: 'Brieven van Lentebrief' });
  await overlay.waitFor();
  await button(overlay, 'Sluiten').click();
  await card(page, 'Lentebrief')
    .getByText(/^Gemaakt op /)
    .waitFor({ timeout: 90_000 });
  expect(await button(card(page, 'Lentebrief'), 'Aanpassen').count()).toBe(0);

  const { text, letters: count, mails } = await addressed(page, 'Lentebrief');
  const zip = await downloadBy(page, button(card(page, 'Lentebrief'), 'Brieven downloaden'));
  expect(zip.name).toBe('Brieven 2026 Lentebrief.zip');
  const files = unzipSync(zip.bytes);
  const names = Object.keys(files);
  const sheets = Math.ceil(count / 24);
  expect(names).toHaveLength(count + sheets);
  expect(names.slice(count)).toEqual(Array.from({ length: sheets }, (_, at) => `labels_${at + 1}.docx`));
  // A household is written to by more than one name.
  const first = names.find((name) => !name.includes(' en ')) ?? '';
  const firstName = first.split(' ')[0];
  expect(wordText(files[first] ?? new Uint8Array())).toContain(`Dag ${firstName}, fijn dat je erbij bent.`);

  // Who likes e-mail gets one, a part of them at a time.
  await expect
    .poll(() => mailed('Lentebrief').length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(Math.min(mails, 25));
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`^Per e-mail: \\d+ van ${mails} afgeleverd$`) }).click();
  await page.getByRole('table', { name: 'Per e-mail' }).getByText('Afgeleverd').first().waitFor();

  await button(card(page, 'Lentebrief'), 'Verwijderen').click();
  const question = page.getByRole('alertdialog', { name: QUESTION });
  await question.getByText(`'Lentebrief', met ${text}`).waitFor();
  await button(question, 'Verwijderen').click();
  await page.getByText('Contactmoment verwijderd').waitFor();
  await card(page, 'Lentebrief').waitFor({ state: 'detached' });
});
