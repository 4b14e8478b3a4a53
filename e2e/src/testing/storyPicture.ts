import type { Page } from '@playwright/test';

/** One story as it looks in one window. */
export interface Shot {
  name: string;
  png: Buffer;
}

/** As high as what is in the window, and as a dialog or bar over it. */
export async function shootStory(page: Page, name: string): Promise<Shot> {
  const { width, height, needed } = await page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll('#storybook-root *, body > :not(.sb-wrapper, #storybook-root) *'),
    ];
    const bottoms = parts
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    return {
      width: innerWidth,
      height: innerHeight,
      needed: Math.ceil(Math.max(32, ...bottoms.map(({ bottom }) => bottom)) + 16 + scrollY),
    };
  });
  const png = await page.screenshot({
    animations: 'disabled',
    fullPage: needed > height,
    clip: { x: 0, y: 0, width, height: needed > height ? needed : Math.min(needed, height) },
  });
  return { name, png };
}

/** Puts pictures of stories below each other, each under its name, and the columns beside each other. @returns a PNG */
export async function compose(page: Page, columns: readonly (readonly Shot[])[]): Promise<Buffer> {
  const sources = columns.map((shots) =>
    shots.map(({ name, png }) => ({ name, url: `data:image/png;base64,${png.toString('base64')}` })),
  );
  const url = await page.evaluate(async (asked) => {
    const CAPTION = 24;
    const loaded = await Promise.all(
      asked.map((shots) =>
        Promise.all(
          shots.map(async ({ name, url }) => {
            const image = new Image();
            image.src = url;
            await image.decode();
            return { name, image };
          }),
        ),
      ),
    );
    const rows = (loaded[0] ?? []).map((_, row) =>
      Math.max(...loaded.map((shots) => shots[row]!.image.height)),
    );
    const widths = loaded.map((shots) => Math.max(...shots.map(({ image }) => image.width)));
    const canvas = document.createElement('canvas');
    canvas.width = widths.reduce((sum, width) => sum + width, 0);
    canvas.height = rows.reduce((sum, height) => sum + height + CAPTION, 0);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#777';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#fff';
    context.font = '14px "Figtree Variable"';
    loaded.forEach((shots, column) => {
      const left = widths.slice(0, column).reduce((sum, width) => sum + width, 0);
      let top = 0;
      shots.forEach(({ name, image }, row) => {
        context.fillText(name, left + 8, top + 17);
        context.drawImage(image, left, top + CAPTION);
        top += rows[row]! + CAPTION;
      });
    });
    return canvas.toDataURL('image/png');
  }, sources);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
