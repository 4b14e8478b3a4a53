import { crc32, deflateSync, inflateSync } from 'node:zlib';

import type { Page } from '@playwright/test';

/** One story as it looks in one window. */
export interface Shot {
  name: string;
  png: Buffer;
}

/** The browser moves such a bar by itself, by a clock of its own. */
const STILL = 'progress:indeterminate { visibility: hidden; }';

/** As high as what is in the window, with a dialog or bar over it. */
export async function shootStory(page: Page, name: string): Promise<Shot> {
  const { width, height, needed } = await page.evaluate(() => {
    const parts = document.querySelectorAll(
      // With what is over the page: a dialog, a tooltip, a snackbar.
      ['', ' *']
        .map((part) => `body > :not(.sb-wrapper, #storybook-root, script, style, :empty)${part}`)
        .join() + ', #storybook-root *',
    );
    const boxes = [...parts]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect())
      .filter((box) => box.width > 1 && box.height > 1);
    const bottom = Math.max(32, ...boxes.map((box) => box.bottom));
    return { width: innerWidth, height: innerHeight, needed: Math.ceil(bottom + scrollY) + 16 };
  });
  const isLong = needed > height;
  const isFull = isLong || needed > height - 32;
  const clip = { x: 0, y: 0, width, height: isLong ? needed : isFull ? height : needed };
  const how = { animations: 'disabled', fullPage: isLong, clip, style: STILL } as const;
  return { name, png: await page.screenshot(how) };
}

/**
 * Puts pictures of stories below each other, each under its name, and the columns beside each other. In at most 256 colours,
 * which the eye does not see and the repository does.
 * @param page whose fonts the names are written with @returns a PNG
 */
export async function compose(page: Page, columns: readonly (readonly Shot[])[]): Promise<Buffer> {
  const sources = columns.map((shots) =>
    shots.map(({ name, png }) => ({ name, url: `data:image/png;base64,${png.toString('base64')}` })),
  );
  const drawn = await page.evaluate(drawInPage, sources);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(drawn.width, 0);
  header.writeUInt32BE(drawn.height, 4);
  // Eight bits for each pixel, by a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(drawn.palette)),
    // The browser packs in haste.
    chunk('IDAT', deflateSync(inflateSync(Buffer.from(drawn.deflated, 'base64')), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** Runs in the page, which knows nothing of this file. */
async function drawInPage(asked: { name: string; url: string }[][]) {
  const CAPTION = 24;
  const load = async ({ name, url }: { name: string; url: string }) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { name, image };
  };
  const columns = await Promise.all(asked.map((shots) => Promise.all(shots.map(load))));
  const rows = (columns[0] ?? []).map((_, row) =>
    Math.max(...columns.map((shots) => shots[row]?.image.height ?? 0)),
  );
  const widths = columns.map((shots) => Math.max(...shots.map(({ image }) => image.width)));
  const width = widths.reduce((sum, one) => sum + one, 0);
  const height = rows.reduce((sum, one) => sum + one + CAPTION, 0);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.fillStyle = '#777';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fff';
  context.font = '14px "Figtree Variable"';
  columns.forEach((shots, column) => {
    const left = widths.slice(0, column).reduce((sum, one) => sum + one, 0);
    shots.forEach(({ name, image }, row) => {
      const top = rows.slice(0, row).reduce((sum, one) => sum + one + CAPTION, 0);
      context.fillText(name, left + 8, top + 17);
      context.drawImage(image, left, top + CAPTION);
    });
  });

  const { data } = context.getImageData(0, 0, width, height);
  // Colours that differ by a few steps are one: that which most of their pixels have about.
  const boxOf = (at: number) =>
    (((data[at] ?? 0) >> 3) << 10) | (((data[at + 1] ?? 0) >> 3) << 5) | ((data[at + 2] ?? 0) >> 3);
  const boxes = new Map<number, number[]>();
  const colours = new Uint16Array(width * height);
  for (let pixel = 0; pixel < colours.length; pixel += 1) {
    const at = pixel * 4;
    const box = boxOf(at);
    colours[pixel] = box;
    const sums = boxes.get(box) ?? [0, 0, 0, 0];
    boxes.set(box, sums);
    [1, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0].forEach(
      (value, part) => (sums[part] = (sums[part] ?? 0) + value),
    );
  }
  const byCount = [...boxes].sort(([, [one = 0]], [, [other = 0]]) => other - one);
  const means = byCount.map(([, [count = 1, ...sums]]) => sums.map((sum) => Math.round(sum / count)));
  const kept = means.slice(0, 256);
  const distance = (one: number[], other: number[]) =>
    one.reduce((sum, part, at) => sum + (part - (other[at] ?? 0)) ** 2, 0);
  const indexes = new Uint8Array(32_768);
  byCount.forEach(([box], at) => {
    const mean = means[at] ?? [];
    const nearest = (best: number, colour: number[], index: number) =>
      distance(colour, mean) < distance(kept[best] ?? [], mean) ? index : best;
    indexes[box] = at < kept.length ? at : kept.reduce(nearest, 0);
  });
  // Each line begins with how it is filtered: not.
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      lines[y * (width + 1) + 1 + x] = indexes[colours[y * width + x] ?? 0] ?? 0;
  const stream = new Blob([lines]).stream().pipeThrough(new CompressionStream('deflate'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let deflated = '';
  for (let at = 0; at < bytes.length; at += 8192)
    deflated += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return { width, height, palette: kept.flat(), deflated: btoa(deflated) };
}
