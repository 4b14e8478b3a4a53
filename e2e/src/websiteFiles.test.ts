import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { collectErrors } from './testing/browser';
import { useStage } from './testing/stage';

// spec 2-website-and-secretariat.md, sections 2 (website editors), 5, 7 and 8.

const stage = useStage();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carnaval-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const pdf = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(900_000)]);

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

/** A picture as a camera makes it, drawn in the browser. @returns its path */
async function picture(page: Page, name: string, width: number, height: number): Promise<string> {
  const base64 = await page.evaluate(
    async ([w, h, type]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#b5121b';
      context.fillRect(0, 0, w, h);
      context.fillStyle = '#ffc526';
      context.fillRect(w / 4, h / 4, w / 2, h / 2);
      return canvas.toDataURL(type).split(',')[1]!;
    },
    [width, height, name.endsWith('.png') ? 'image/png' : 'image/jpeg'] as const,
  );
  return fileOf(name, Buffer.from(base64, 'base64'));
}

/** From now on the page remembers what it uploads: the browser shows no test the body of such a request. */
async function rememberUpload(page: Page) {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { uploaded: body });
      return send.call(this, body);
    };
  });
}

/** SHA-256 of what was uploaded last. */
async function uploadedHash(page: Page): Promise<string> {
  const digest = await page.evaluate(async () => {
    const { uploaded } = window as unknown as { uploaded: Blob };
    return [...new Uint8Array(await crypto.subtle.digest('SHA-256', await uploaded.arrayBuffer()))];
  });
  return Buffer.from(digest).toString('hex');
}

async function chooseFile(page: Page, label: string, path: string) {
  await page.getByLabel(label, { exact: true }).setInputFiles(path);
}

describe.each([
  ['/carnavalskrant', 'Kranten'],
  ['/liedjesfestival', 'Documenten'],
  ['/kindercarnaval', 'Documenten'],
  ['/optocht', 'Documenten'],
])('the documents of %s', (path, list) => {
  test('are added, downloaded byte for byte, and deleted after a question', async () => {
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

test('an empty list of newspapers says so', async () => {
  const api = await stage.api('web');
  const { publicDocuments } = await api.data<{ publicDocuments: { id: string }[] }>(
    '{ publicDocuments(section: paper) { id } }',
  );
  for (const { id } of publicDocuments) {
    await api.data('mutation D($id: ID!) { deletePublicDocument(section: paper, id: $id) }', { id });
  }
  const page = await stage.openAs('web', '/carnavalskrant');
  await page.getByText('Er zijn nog geen kranten geupload.').waitFor();
});

test('what is no document is refused at the field, by its name and by its content', async () => {
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

test('a failed download says why', async () => {
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

describe('pictures', () => {
  test.each([
    ['foto.jpg', 'image/jpeg'],
    ['foto.png', 'image/png'],
  ])('of the theme (%s) are scaled to 900 wide and shown', async (name, type) => {
    const page = await stage.openAs('web', '/homepage');
    const errors = collectErrors(page);
    await button(page, 'Thema aanpassen').click();
    await rememberUpload(page);
    await chooseFile(page, 'Themabord', await picture(page, name, 1800, 1200));
    await page.getByRole('img', { name }).waitFor();
    await button(page, 'Opslaan').click();
    await button(page, 'Thema aanpassen').waitFor();
    const sent = await uploadedHash(page);
    await page.reload();
    const image = card(page, 'Thema').getByRole('img');
    await image.waitFor();
    await image.scrollIntoViewIfNeeded();
    const size = await image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      return [element.naturalWidth, element.naturalHeight];
    });
    expect(size).toEqual([900, 600]);
    const stored = await fetch(stage.url + (await image.getAttribute('src')));
    expect(stored.headers.get('content-type')).toBe(type);
    expect(hash(Buffer.from(await stored.arrayBuffer()))).toBe(sent);
    expect(errors).toEqual([]);
  });

  test('are never enlarged, and go round the carousel: added, moved, changed, removed', async () => {
    const page = await stage.openAs('web', '/jeugdraad');
    await button(page, 'Foto toevoegen').click();
    const add = page.getByRole('dialog', { name: 'Foto toevoegen' });
    await add.getByRole('textbox', { name: 'Naam' }).fill('Hossen op het plein');
    await chooseFile(page, 'Afbeelding', await picture(page, 'klein.png', 300, 200));
    await add.getByRole('img').waitFor();
    await add.getByRole('button', { name: 'Toevoegen' }).click();
    await add.waitFor({ state: 'detached' });

    const pictures = card(page, 'Fotocarrousel').getByRole('listitem');
    const mine = pictures.filter({ hasText: 'Hossen op het plein' });
    await mine.scrollIntoViewIfNeeded();
    const width = await mine.locator('img').evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      return element.naturalWidth;
    });
    expect(width).toBe(300);
    await button(page, 'Hossen op het plein naar voren').click();
    await button(page, 'Hossen op het plein aanpassen').click();
    const edit = page.getByRole('dialog', { name: 'Foto aanpassen' });
    await edit.getByRole('textbox', { name: 'Naam' }).fill('Hossen in de zaal');
    await edit.getByRole('button', { name: 'Opslaan' }).click();
    await edit.waitFor({ state: 'detached' });
    await page.reload();
    await button(page, 'Hossen in de zaal verwijderen').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
    await pictures.filter({ hasText: 'Hossen in de zaal' }).waitFor({ state: 'detached' });
  });

  test('a prince has a story; a programme is in a dialog', async () => {
    const page = await stage.openAs('web', '/overons');
    await button(page, 'Prins toevoegen').click();
    const add = page.getByRole('dialog', { name: 'Prins toevoegen' });
    await add.getByRole('textbox', { name: 'Naam' }).fill('Prins Test de Eerste');
    await add.getByRole('textbox', { name: 'Verhaal' }).fill('Regeerde elf dagen.');
    await add.getByRole('button', { name: 'Toevoegen' }).click();
    await card(page, 'Prinsen').getByText('Regeerde elf dagen.').waitFor();

    const home = await stage.openAs('web', '/homepage');
    await button(home, 'Programma bekijken en aanpassen').click();
    await home
      .getByRole('dialog', { name: 'Programma' })
      .getByRole('button', { name: 'Programma toevoegen' })
      .click();
    const programme = home.getByRole('dialog', { name: 'Programma toevoegen' });
    await programme.getByRole('textbox', { name: 'Naam' }).fill('Optreden van de test');
    await programme.getByRole('button', { name: 'Toevoegen' }).click();
    await programme.waitFor({ state: 'detached' });
    await home.getByRole('dialog', { name: 'Programma' }).getByText('Optreden van de test').waitFor();
  });
});
