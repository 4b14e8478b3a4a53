import { existsSync, readFileSync } from 'node:fs';

import type { BrowserContext } from '@playwright/test';

import { OF_COLOUR, violationsNow } from '../testing/axe';
import { openPage } from '../testing/browser';
import { buildGallery, Gallery, type Story, storyFiles } from '../testing/gallery';
import { expect, type PortalSettings, test as base } from '../testing/stage';
import { compose, shootStory, type Shot } from '../testing/storyPicture';

/** Every story is looked at on this day, at the eleventh hour. */
const NOW = new Date('2027-01-11T10:11:00.000Z');
const BUILD_MS = 300_000;
const LOOK_MS = 60_000;

/** Wide and light, narrow and dark: what one of the four can break, one of these shows. */
const DESK = { width: 680, height: 440, scheme: 'light', rules: undefined } as const;
const PHONE = { width: 360, height: 600, scheme: 'dark', rules: OF_COLOUR } as const;

/** How much of a picture may differ: the edges of letters are not the same on every machine. */
const TOLERANCE = { maxDiffPixelRatio: 0.002, threshold: 0.2 };

const test = base.extend<
  { gallery: Gallery },
  { portalSettings: PortalSettings; galleryWindow: BrowserContext }
>({
  portalSettings: [
    async ({}, use) => {
      await buildGallery();
      await use({ KIT_GALLERY: 'on' });
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
  galleryWindow: [
    async ({ browser }, use) => {
      const page = await openPage(browser, undefined, DESK.width, DESK.height);
      await use(page.context());
      await page.context().close();
    },
    { scope: 'worker', timeout: BUILD_MS },
  ],
  // A tab for each file: what the one before it left in the history closes no dialog of this one.
  gallery: async ({ portal, galleryWindow }, use) => {
    const page = await galleryWindow.newPage();
    await use(await Gallery.open(page, portal.url, NOW));
    await page.close();
  },
});

// A file goes to one worker otherwise, and this one is a fifth of the set.
test.describe.configure({ mode: 'parallel' });

for (const file of storyFiles()) {
  test(file, async ({ gallery }) => {
    const stories = gallery.storiesOf(file);
    expect(stories.length, 'stories of the built gallery').toBeGreaterThan(0);
    const onPaper = stories.filter(isOnPaper);
    const onScreen = stories.filter((story) => !isOnPaper(story));
    // By room and component, wherever in its room it stands.
    const name = `${file.replace(/\/(.*\/)?/, '-')}.png`;
    let before: Buffer | undefined;
    // Waits for what is to be seen: on a machine that does other work too a dialog may be drawn after everything is quiet.
    await expect(async () => {
      const faults: string[] = [];
      gallery.beginAnew();
      const onDesk = await look(gallery, [...onPaper, ...onScreen], DESK, faults);
      // From the last one back, which is shown already.
      const onPhone = await look(gallery, onScreen.toReversed(), PHONE, faults);
      expect(faults, `${file} in the gallery`).toEqual([]);
      const picture = await compose(gallery.page, [
        [...onDesk.slice(onPaper.length), ...onDesk.slice(0, onPaper.length)],
        onPhone.toReversed(),
      ]);
      // To the byte, as on most machines: then no picture need be unpacked.
      if (isKept(test.info().snapshotPath(name), picture)) return;
      // One that others are to be compared with has come out twice.
      const isNew = ['all', 'changed'].includes(test.info().config.updateSnapshots);
      const isSame = before?.equals(picture) ?? false;
      before = picture;
      expect(isSame || !isNew, 'the same picture twice').toBe(true);
      expect(
        picture,
        `${file} looks otherwise than its picture. When it should: npm run gallery-pictures -- -g ${file}`,
      ).toMatchSnapshot(name, TOLERANCE);
    }).toPass({ timeout: LOOK_MS });
  });
}

/** Whether this is what a file holds. */
const isKept = (path: string, bytes: Buffer) => existsSync(path) && readFileSync(path).equals(bytes);

/** As it is printed, which no phone does. */
const isOnPaper = ({ tags }: Story) => tags.includes('paper');

/** Shows stories after each other in one kind of window. @param faults gets a line for each fault @returns how they look */
async function look(
  gallery: Gallery,
  stories: readonly Story[],
  { width, height, scheme, rules }: typeof DESK | typeof PHONE,
  faults: string[],
): Promise<Shot[]> {
  const { page } = gallery;
  const shots: Shot[] = [];
  await page.setViewportSize({ width, height });
  for (const story of stories) {
    const media = isOnPaper(story) ? 'print' : 'screen';
    await page.emulateMedia({ colorScheme: scheme, media, reducedMotion: 'reduce' });
    await gallery.show(story);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const found = await violationsNow(page, rules);
    const lines = [
      ...gallery.takeFaults(),
      ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
      ...found,
    ];
    faults.push(...lines.map((line) => `${story.name}, ${width} px ${scheme}: ${line}`));
    shots.push(await shootStory(page, story.name));
  }
  return shots;
}
