import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { JeugdraadCarouselDocument } from '../gql/graphql';
import { collectErrors } from '../testing/browser';
import { chooseFile, fileOf, lyingDown, picture } from '../testing/files';
import { expect, test } from '../testing/stage';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.describe('pictures', () => {
  test('of the theme are scaled to 900 wide and shown', async ({ stage }) => {
    const page = await stage.openAs('web', '/homepage');
    const errors = collectErrors(page);
    await button(page, 'Thema aanpassen').click();
    await chooseFile(page, 'Themabord', await picture(page, 'foto.jpg', 1800, 1200));
    await page.getByRole('img', { name: 'foto.webp' }).waitFor();
    await button(page, 'Opslaan').click();
    await button(page, 'Thema aanpassen').waitFor();
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
    expect(stored.headers.get('content-type')).toBe('image/webp');
    expect(errors).toEqual([]);
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
});
