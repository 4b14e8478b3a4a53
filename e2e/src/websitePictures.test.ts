import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { JeugdraadCarouselDocument } from './gql/graphql';
import { collectErrors } from './testing/browser';
import { chooseFile, fileOf, hash, lyingDown, picture, rememberUpload, uploadedHash } from './testing/files';
import { expect, test } from './testing/stage';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('pictures', () => {
  for (const [name, type] of [
    ['foto.jpg', 'image/jpeg'],
    ['foto.png', 'image/png'],
  ] as const) {
    test(`of the theme (${name}) are scaled to 900 wide and shown`, async ({ stage }) => {
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
  }

  test('are never enlarged, and go round the carousel: added, moved, changed, removed', async ({ stage }) => {
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
    const last = (await pictures.count()) - 1;
    await button(page, 'Hossen op het plein naar voren').click();
    // What moves under the mouse is not clicked.
    await pictures
      .nth(last - 1)
      .filter({ hasText: 'Hossen op het plein' })
      .waitFor();
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

  test('of a phone are stored upright, without what the camera noted', async ({ stage }) => {
    const page = await stage.openAs('web', '/jeugdraad');
    await button(page, 'Foto toevoegen').click();
    const add = page.getByRole('dialog', { name: 'Foto toevoegen' });
    await add.getByRole('textbox', { name: 'Naam' }).fill('Staande foto');
    const jpeg = await readFile(await picture(page, 'camera.jpg', 400, 200));
    await chooseFile(page, 'Afbeelding', await fileOf('telefoon.jpg', lyingDown(jpeg)));
    await add.getByRole('img').waitFor();
    await add.getByRole('button', { name: 'Toevoegen' }).click();
    await add.waitFor({ state: 'detached' });
    const api = await stage.api('web');
    const { carousel } = await api.data(JeugdraadCarouselDocument);
    const { url = '' } = carousel.find(({ name }) => name === 'Staande foto')?.photo ?? {};
    const stored = Buffer.from(await (await fetch(stage.url + url)).arrayBuffer());
    expect(stored.includes('Exif')).toBe(false);
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, url);
    expect(size).toEqual([200, 400]);
  });

  test('a prince has a story; a programme is in a dialog', async ({ stage }) => {
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
