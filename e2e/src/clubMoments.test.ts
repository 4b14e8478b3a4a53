import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import { ContactMomentsDocument, DeleteContactMomentDocument } from './gql/graphql';
import { overflow } from './testing/axe';
import { button, card, openClub, wordText } from './testing/club';
import { downloadBy } from './testing/files';
import { expect, test } from './testing/stage';

// Contact moments: from what is written in two steps to the letters.

// A larger club: some seventy letters are made before anybody else could look.
test.use({ portalSettings: { DEMO_SIZE: '4' } });

const QUESTION =
  'Weet je zeker dat je dit contact moment wilt verwijderen? Dit heeft gevolgen voor alle bijbehorende brieven en eventuele betalingen.';

/** As much as a paragraph may have: making such letters takes longer than going to see them. */
const LONG_TEXT = `Dag , ${'fijn dat je erbij bent. '.repeat(80)}`;

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

/** How many letters the card says there are. */
async function addressed(page: Page, title: string): Promise<number> {
  const text = await card(page, title)
    .getByText(/^\d+ brie(f|ven), /)
    .textContent();
  return Number.parseInt(text ?? '', 10);
}

async function make(page: Page, title: string): Promise<void> {
  const count = await addressed(page, title);
  await button(card(page, title), 'Brieven maken').click();
  const question = page.getByRole('alertdialog', { name: `${count} brieven maken?` });
  await button(question, 'Brieven maken').click();
  await page.getByRole('dialog', { name: `Brieven van ${title}` }).waitFor();
}

test('from two steps to letters in a zip, through a reload, and away again', async ({ stage }) => {
  const page = await openClub(stage, 'contactmomenten');
  await add(page, 'Lentebrief');
  const concept = await downloadBy(page, button(card(page, 'Lentebrief'), 'Conceptbrief'));
  expect(concept.name).toBe('Concept Lentebrief.docx');
  expect(wordText(concept.bytes)).toMatch(/Lentebrief\nBeste Jan,\nDag Jan, fijn dat je erbij bent\.\n/);

  await make(page, 'Lentebrief');
  await page.reload();
  const overlay = page.getByRole('dialog', { name: 'Brieven van Lentebrief' });
  await overlay.waitFor();
  await button(overlay, 'Sluiten').click();
  await card(page, 'Lentebrief')
    .getByText(/^Gemaakt op /)
    .waitFor({ timeout: 45_000 });
  expect(await button(card(page, 'Lentebrief'), 'Aanpassen').count()).toBe(0);

  const count = await addressed(page, 'Lentebrief');
  const zip = await downloadBy(page, button(card(page, 'Lentebrief'), 'Brieven downloaden'));
  expect(zip.name).toBe('Brieven 2026 Lentebrief.zip');
  const files = unzipSync(zip.bytes);
  const names = Object.keys(files);
  const sheets = Math.ceil(count / 24);
  expect(names).toHaveLength(count + sheets);
  expect(names.slice(count)).toEqual(Array.from({ length: sheets }, (_, at) => `labels_${at + 1}.docx`));
  const [first = ''] = names;
  const firstName = first.split(' ')[0];
  expect(wordText(files[first] ?? new Uint8Array())).toContain(`Dag ${firstName}, fijn dat je erbij bent.`);

  await button(card(page, 'Lentebrief'), 'Verwijderen').click();
  const question = page.getByRole('alertdialog', { name: QUESTION });
  await question.getByText(`'Lentebrief', met ${count} brieven`).waitFor();
  await button(question, 'Verwijderen').click();
  await page.getByText('Contactmoment verwijderd').waitFor();
  await card(page, 'Lentebrief').waitFor({ state: 'detached' });
});

test('the making is seen by somebody else, and can be stopped by them', async ({ stage }) => {
  const page = await openClub(stage, 'contactmomenten');
  await add(page, 'Zomerbrief', LONG_TEXT);
  const other = await stage.openAs('beheer', '/club?tab=contactmomenten');
  await card(other, 'Zomerbrief').waitFor();
  await other.getByRole('tab', { name: 'Overzicht' }).click();
  await make(page, 'Zomerbrief');
  // Not by a reload: on a busy machine the letters may be made before the page is there.
  await other.getByRole('tab', { name: 'Contactmomenten' }).click();
  const there = card(other, 'Zomerbrief');
  const bar = there.getByRole('progressbar', { name: 'Brieven maken' });
  await bar.waitFor();
  expect(await bar.getAttribute('aria-valuetext')).toMatch(/^\d+ van \d+ brieven$|^Nu de etiketten/);
  await button(there, 'Stoppen').click();
  await other.getByText('Het maken van de brieven is gestopt').waitFor();
  await there.getByText('Concept', { exact: true }).waitFor();
  // The first one sees it too.
  await page.getByText('Het maken van de brieven is gestopt.').waitFor();
});

test('a failure is told by what failed and why', async ({ stage }) => {
  const page = await openClub(stage, 'contactmomenten');
  await add(page, 'Herfstbrief');
  // Removed by somebody else in the meantime.
  const api = await stage.api('club');
  const { clubEditions } = await api.data(ContactMomentsDocument);
  const moments = clubEditions.flatMap(({ contactMoments }) => contactMoments);
  const { id } = moments.find(({ title }) => title === 'Herfstbrief') ?? { id: '' };
  await api.data(DeleteContactMomentDocument, { id });

  await button(card(page, 'Herfstbrief'), 'Brieven maken').click();
  await button(page.getByRole('alertdialog'), 'Brieven maken').click();
  await page.getByText(/^Genereren van de brieven is mislukt: /).waitFor();
  await button(page.getByRole('alertdialog'), 'Annuleren').click();
  await button(card(page, 'Herfstbrief'), 'Verwijderen').click();
  await button(page.getByRole('alertdialog'), 'Verwijderen').click();
  await page.getByText(/^deleteContactMoment is gefaald: /).waitFor();
});

test('two who change the same concept both see what the other wrote', async ({ stage }) => {
  const [one, two] = [
    await openClub(stage, 'contactmomenten'),
    await stage.openAs('beheer', '/club?tab=contactmomenten'),
  ];
  const change = async (page: Page, title: string) => {
    await button(card(page, 'Jaarbrief'), 'Aanpassen').click();
    await page.getByLabel('Titel').fill(title);
    await button(page, 'Volgende').click();
    await page.getByLabel('Tekst van alinea 1').waitFor();
  };
  await change(one, 'Brief van het bestuur');
  await change(two, 'Jaarbrief 2026');
  await button(one, 'Opslaan').click();
  await card(one, 'Brief van het bestuur').waitFor();
  await button(two, 'Opslaan').click();
  const conflict = two.getByRole('alertdialog', { name: /^Intussen gewijzigd door / });
  await conflict.getByRole('row', { name: 'Titel Jaarbrief 2026 Brief van het bestuur' }).waitFor();
  await button(conflict, 'Mijn versie opslaan').click();
  await card(two, 'Jaarbrief 2026').waitFor();
});

test('on a phone both steps fit, and what was written is not lost unasked', async ({ stage }) => {
  const page = await openClub(stage, 'contactmomenten', 360);
  await button(page, 'Nieuw contactmoment').click();
  await page.getByLabel('Titel').fill('Winterbrief');
  await page.getByText(/^Kaarten voor/).click();
  await page.getByLabel('Prijs per kaart in euro').fill('12,50');
  await page.getByLabel('Bestellen tot en met').fill('2027-01-31');
  expect(await overflow(page)).toBe(0);
  await button(page, 'Volgende').click();
  await button(page, 'Alinea 1 omlaag').click();
  expect(await page.getByLabel('Tekst van alinea 2').inputValue()).toMatch(/^Al \{jaren\}/);
  expect(await overflow(page)).toBe(0);
  await page.keyboard.press('Escape');
  await button(page.getByRole('alertdialog', { name: 'Wijzigingen weggooien?' }), 'Verder bewerken').click();
  await button(page, 'Annuleren').click();
  await button(page.getByRole('alertdialog', { name: 'Wijzigingen weggooien?' }), 'Weggooien').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
