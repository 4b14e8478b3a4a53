import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { DeletePublishedPaperDocument, PublishedPapersDocument } from './gql/graphql';
import { collectErrors } from './testing/browser';
import { chooseFile, fileOf, hash } from './testing/files';
import { expect, ownPortal, test } from './testing/stage';

test.use(ownPortal('deletes every newspaper'));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const pdf = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(900_000)]);

for (const [path, list] of [
  ['/carnavalskrant', 'Kranten'],
  ['/liedjesfestival', 'Documenten'],
  ['/kindercarnaval', 'Documenten'],
  ['/optocht', 'Documenten'],
] as const) {
  test.describe(`the documents of ${path}`, () => {
    test('are added, downloaded byte for byte, and deleted after a question', async ({ stage }) => {
      const page = await stage.openAs('web', path);
      const errors = collectErrors(page);
      const bytes = pdf();
      await button(page, 'Document toevoegen').click();
      const add = page.getByRole('dialog', { name: 'Document toevoegen' });
      await add.getByRole('button', { name: 'Toevoegen' }).click();
      await add.getByText('Verplicht').first().waitFor();
      await add.getByRole('textbox', { name: 'Titel' }).fill('Editie van de test');
      await chooseFile(page, 'Document', await fileOf('Één krant.pdf', bytes));
      await add.getByText('Één krant.pdf').waitFor();
      await add.getByRole('button', { name: 'Toevoegen' }).click();
      await add.waitFor({ state: 'detached' });

      await page.reload();
      const row = card(page, list).getByRole('listitem').filter({ hasText: 'Editie van de test' });
      await row.getByText(/^\d\d\/\d\d\/\d{4} - Lieke Derks$/).waitFor();
      await row.getByText('PDF', { exact: true }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        row.getByRole('button', { name: /downloaden/ }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('Één krant.pdf');
      expect(hash(await readFile((await download.path()) ?? ''))).toBe(hash(bytes));

      await row.getByRole('button', { name: /verwijderen/ }).click();
      const question = page.getByRole('alertdialog', {
        name: 'Document verwijderen? Deze actie is onomkeerbaar.',
      });
      await question.getByRole('button', { name: 'Annuleren' }).click();
      await row.getByRole('button', { name: /verwijderen/ }).click();
      await question.getByRole('button', { name: 'Verwijderen' }).click();
      await row.waitFor({ state: 'detached' });
      expect(errors).toEqual([]);
    });
  });
}

test('an empty list of newspapers says so', async ({ stage }) => {
  const api = await stage.api('web');
  const { publicDocuments } = await api.data(PublishedPapersDocument);
  for (const { id } of publicDocuments) {
    await api.data(DeletePublishedPaperDocument, { id });
  }
  const page = await stage.openAs('web', '/carnavalskrant');
  await page.getByText('Er zijn nog geen kranten geupload.').waitFor();
});

test('what is no document is refused at the field, by its name and by its content', async ({ stage }) => {
  const page = await stage.openAs('web', '/optocht');
  await button(page, 'Document toevoegen').click();
  await page.getByRole('textbox', { name: 'Titel' }).fill('Stoet');
  await chooseFile(page, 'Document', await fileOf('stoet.exe', randomBytes(100)));
  await page.getByText('Kies een pdf-, doc-, docx-, xml-, xls- of xlsx-bestand.').waitFor();
  await chooseFile(page, 'Document', await fileOf('stoet.pdf', Buffer.from('MZ dit is een programma')));
  await page.getByText(/Dit bestand wordt niet geaccepteerd/).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Toevoegen' }).click();
  await page.getByRole('dialog').waitFor();
});

test('a failed download says why', async ({ stage }) => {
  const page = await stage.openAs('web', '/optocht');
  await button(page, 'Document toevoegen').waitFor();
  await page.route('**/files/publicDocs/**', (route) => route.abort());
  await page
    .getByRole('button', { name: /downloaden/ })
    .first()
    .click();
  await page
    .getByRole('alert')
    .getByText(/geen verbinding|niet gelukt|niet bereikbaar/i)
    .waitFor();
});
