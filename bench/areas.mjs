import { menuPaths, sessionOf, startBrowser } from './lib/browser.mjs';
import { median } from './lib/load.mjs';
import { timers } from './lib/painted.mjs';

/**
 * How long it takes from one area to the next on a desk, its code and its data seen before: from a click in the side menu
 * until the heading of the page is painted, in ms. The first page in the menu of each area, on the processor as it is.
 * @param {string} url of a running portal @param {number} rounds
 * @returns {Promise<{ path: string, ms: number }[]>} the median of each page
 */
export async function measureAreas(url, rounds) {
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1440, height: 900 } });
    await context.addCookies([await sessionOf(url)]);
    const page = await context.newPage();
    await page.addInitScript(timers);
    await page.goto(url);
    await page.locator('main h1').waitFor();
    const paths = await firstPages(url, await menuPaths(page));
    const times = new Map(paths.map((path) => [path, []]));
    // The first round brings the code.
    for (let round = 0; round <= rounds; round += 1)
      for (const path of paths) {
        const took = await page.evaluate(goTo, path);
        await page.waitForLoadState('networkidle');
        if (round > 0) times.get(path).push(took);
      }
    return [...times].map(([path, all]) => ({ path, ms: median(all) }));
  } finally {
    await browser.close();
  }
}

/** The first page in the menu of each area. */
async function firstPages(url, menu) {
  const { areas } = await (await fetch(`${url}/remotes.json`)).json();
  return Object.values(areas).flatMap(([{ info }]) => {
    const own = new Set(info.routes.map(({ path }) => path));
    return menu.filter((path) => own.has(path)).slice(0, 1);
  });
}

/** In the page: by the side menu. */
async function goTo(path) {
  await globalThis.idle();
  const before = document.querySelector('main');
  const link = document.querySelector(`nav#menu a[href="${path}"]`);
  return globalThis.painted(
    () => link.click(),
    () => {
      const main = document.querySelector('main');
      return main !== before && Boolean(main?.querySelector('h1'));
    },
  );
}
