import { gzipSync } from 'node:zlib';

import { menuPaths, sessionOf, startBrowser } from './lib/browser.mjs';

/**
 * JavaScript that Chromium asks for, in KB gz, with nothing cached: for the signed-in first page until it stands (its
 * heading is there) and until the network is quiet, what each page of the side menu adds to the latter, by area, and all of a
 * page for who has no account.
 * @param {string} url of a running portal
 */
export async function measureBundles(url) {
  const browser = await startBrowser();
  try {
    const session = await sessionOf(url);
    const first = await visit(browser, url, session, '/');
    const pages = [];
    for (const path of first.menu) {
      const { scripts } = await visit(browser, url, session, path);
      const added = [...scripts].filter(([script]) => !first.scripts.has(script));
      const area = added.map(([script]) => /^\/remotes\/([^/]+)\//.exec(script)?.[1]).find(Boolean);
      if (area) pages.push({ area, path, kb: total(added) });
    }
    return {
      shell: total([...first.scripts].filter(([script]) => first.early.has(script))),
      later: total([...first.scripts].filter(([script]) => !first.early.has(script))),
      files: first.early.size,
      areas: byArea(pages),
      visitors: await visitorPage(browser, url),
    };
  } finally {
    await browser.close();
  }
}

/** A page for who has no account: they all have the same script. */
async function visitorPage(browser, url, path = '/publiek/diensten') {
  const page = await browser.newPage({ locale: 'nl-NL' });
  const scripts = scriptsOf(page);
  await page.goto(`${url}${path}#none`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return { path, kb: total(await scripts()) };
}

/** Notes each script that a page gets from now on. @returns asks for them: path and KB gz */
function scriptsOf(page) {
  const sizes = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) {
      sizes.push(response.body().then((body) => [pathname, gzipSync(body).length / 1024]));
    }
  });
  return () => Promise.all(sizes);
}

/** The first page of each area in the menu, and its largest. */
function byArea(pages) {
  const areas = [...new Set(pages.map(({ area }) => area))];
  return areas.map((area) => {
    const own = pages.filter((page) => page.area === area).sort((a, b) => b.kb - a.kb);
    return { first: pages.find((page) => page.area === area), largest: own[0] };
  });
}

/** Opens a page in a browser of its own. @returns its scripts with their sizes, which were there when it stood, and the menu's paths */
async function visit(browser, url, session, path) {
  const context = await browser.newContext({ locale: 'nl-NL' });
  await context.addCookies([session]);
  const page = await context.newPage();
  await page.addInitScript(noteHeading);
  const sent = scriptsOf(page);
  await page.goto(url + path);
  await page.getByRole('button', { name: 'Uitloggen' }).waitFor();
  await page.waitForLoadState('networkidle');
  const early = new Set(await page.evaluate(scriptsBeforeHeading));
  const scripts = new Map(await sent());
  const menu = await menuPaths(page);
  await context.close();
  return { scripts, early, menu };
}

/** In the page: notes when its heading came. */
function noteHeading() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1')) return;
    globalThis.headingAt = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** In the page: the paths of what was asked for before its heading was there. */
function scriptsBeforeHeading() {
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < globalThis.headingAt)
    .map(({ name }) => new URL(name).pathname);
}

const total = (scripts) => scripts.reduce((sum, [, kb]) => sum + kb, 0);
