import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

import { type Locator, type Page, test } from '@playwright/test';

/** To compare bytes. */
export const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A file to choose in a form, in the folder of the present test. @returns its path */
export async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, bytes);
  return path;
}

/** A picture as a camera makes it, drawn in the browser. @returns its path */
export async function picture(page: Page, name: string, width: number, height: number): Promise<string> {
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

/** The same JPEG as a phone stores it when it is held upright: lying down, with a note to turn it (EXIF, 6). */
export function lyingDown(jpeg: Buffer): Buffer {
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100060000' + '00000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** Chooses a file in the field with this label. */
export async function chooseFile(page: Page, label: string, path: string) {
  await page.getByLabel(label, { exact: true }).setInputFiles(path);
}

/** What the browser saves after a press of this. @returns the name it proposes, and the bytes */
export async function downloadBy(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
