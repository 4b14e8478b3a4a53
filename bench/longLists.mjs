import { join } from 'node:path';

import { sizeFor } from './lib/api.mjs';
import { sessionOf, startBrowser } from './lib/browser.mjs';
import { median, percentile } from './lib/load.mjs';
import { timers } from './lib/painted.mjs';
import { startApi } from './lib/processes.mjs';

const ROWS = 5000;
const SLOWER = 4;
/** The longest list of the portal: all of it comes at once, and is sorted and searched in the page. */
const PATH = '/ledenlijst';
/** One that is as much of a page, with few rows. */
const SHORT_PATH = '/commissielijst';
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const SEARCHED = 'jan';
const SCROLL_MS = 3000;
/** At each frame: 3,000 px a second, three screens. */
const SCROLL_PX = 50;
/** A frame of 1/60 s, and what a clock may be off. */
const FRAME_MS = 1000 / 60 + 1;

/**
 * How a list of 5,000 rows fares in a browser on a processor that is four times slower: the ledenlijst, on a desk and on a
 * phone. Times are from what somebody does to what is painted then, in ms.
 * @param {{ folder: string, rounds: number }} options
 * @returns {Promise<object[]>} of each size: `opening` (from the first page of the portal, the rows known already), the same of
 * a list of few rows (`shortOpening`: what a page takes by itself), `sorting`,
 * `searching` (the slowest letter), the p95 of the `frames` while it is scrolled and which part of them was `late`, and how
 * many `elements` there are in the page
 */
export async function measureLongLists({ folder, rounds }) {
  const env = { DATA_DIR: join(folder, 'longLists'), DEMO_SIZE: String(sizeFor(ROWS)) };
  const server = await startApi(env);
  try {
    return await lookAt(server.url, rounds);
  } finally {
    await server.stop();
  }
}

/** The same of a portal that runs already. */
export async function lookAt(url, rounds) {
  const browser = await startBrowser();
  try {
    const session = await sessionOf(url);
    const rows = [];
    for (const [size, viewport] of Object.entries(SIZES)) {
      const all = [];
      for (let round = 0; round < rounds; round += 1)
        all.push(await visit({ browser, url, session, viewport }));
      const figures = Object.keys(all[0]).map((name) => [name, median(all.map((one) => one[name]))]);
      rows.push({ size, ...Object.fromEntries(figures) });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function visit({ browser, url, session, viewport }) {
  const context = await browser.newContext({ locale: 'nl-NL', viewport });
  try {
    await context.addCookies([session]);
    const page = await context.newPage();
    await page.addInitScript(timers);
    await page.goto(url + PATH);
    await page.locator('main table').waitFor();
    await page
      .getByText(/leden$/)
      .first()
      .waitFor();
    // To another page and back: then its rows and its scripts are there.
    for (const path of ['/', SHORT_PATH, '/']) await page.evaluate(goTo, path);
    await page.waitForLoadState('networkidle');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const shortOpening = await page.evaluate(goTo, SHORT_PATH);
    await page.evaluate(goTo, '/');
    // It is asked for again beside what is shown, and must not be answered while the rest is measured.
    const answered = page.waitForResponse(async (response) => (await response.text()).includes('"members"'));
    const opening = await page.evaluate(goTo, PATH);
    await answered;
    await page.evaluate(() => globalThis.idle());
    const sorting = [];
    for (const column of ['Adres', 'Naam', 'Naam']) sorting.push(await page.evaluate(sortBy, column));
    const searching = [];
    for (let end = 1; end <= SEARCHED.length; end += 1)
      searching.push(await page.evaluate(searchFor, SEARCHED.slice(0, end)));
    await page.evaluate(searchFor, '');
    const deltas = await page.evaluate(scroll, { ms: SCROLL_MS, px: SCROLL_PX });
    return {
      opening,
      shortOpening,
      sorting: Math.max(...sorting),
      searching: Math.max(...searching),
      frames: percentile(deltas, 0.95),
      late: deltas.filter((delta) => delta > FRAME_MS).length / deltas.length,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    };
  } finally {
    await context.close();
  }
}

/** In the page: to another page of the portal, as a link in it does (on a phone the menu is closed). */
async function goTo(path) {
  await globalThis.idle();
  const isThere = () => (path === '/' ? !document.querySelector('main table') : globalThis.firstRow() !== '');
  return globalThis.painted(
    () => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    },
    () => isThere() && document.querySelector('main h1') !== null,
  );
}

/** In the page: by the heading of a column, which is there on a phone too. */
async function sortBy(name) {
  await globalThis.idle();
  const heading = [...document.querySelectorAll('main th button')].find((one) => one.textContent === name);
  const before = globalThis.firstRow();
  return globalThis.painted(
    () => heading.click(),
    () => globalThis.firstRow() !== before,
  );
}

/** In the page: the whole of what is typed so far. */
async function searchFor(text) {
  await globalThis.idle();
  const field = document.querySelector('main input[type="search"]');
  const title = document.querySelector('main h1').parentElement;
  const before = title.textContent;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  return globalThis.painted(
    () => {
      set.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    () => title.textContent !== before && globalThis.firstRow() !== '',
  );
}

/** In the page. @returns what was between each frame and the next, in ms */
async function scroll({ ms, px }) {
  await globalThis.idle();
  const deltas = [];
  const began = performance.now();
  let last;
  await new Promise((resolve) => {
    const frame = (now) => {
      if (last !== undefined) deltas.push(now - last);
      last = now;
      window.scrollBy(0, px);
      if (now - began < ms) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
  return deltas;
}
