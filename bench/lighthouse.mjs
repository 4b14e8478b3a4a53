import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { areas, root } from '../scripts/lib/root.mjs';
import { chromiumPath, sessionOf } from './lib/browser.mjs';

const { readRemote } = createRequire(import.meta.url)('../kit/remoteInfo.js');

const folder = join(root, 'bench', 'lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/**
 * What Lighthouse says of the sign-in page, of one for who has no account and of each page that has an address of its own, as the administrator sees it:
 * its preset for phones, as if the network and the processor were slow, nothing cached.
 * @param {string} url of a running portal
 * @returns {Promise<object[]>} of each page its path, its scores (0 to 100), LCP and TBT in ms, CLS, and what of
 * accessibility and best practices is not right; `slowed`: LCP and CLS with network and processor really slowed
 */
export async function measureLighthouse(url) {
  const session = await sessionOf(url);
  const { lighthouse, chrome } = await start();
  const extraHeaders = { Cookie: `${session.name}=${session.value}` };
  try {
    const rows = [
      await audit({ lighthouse, chrome, url, path: '/login' }),
      await audit({ lighthouse, chrome, url, path: '/publiek/meehelpen' }),
    ];
    for (const path of pagesOfRemotes())
      rows.push(await audit({ lighthouse, chrome, url, path, extraHeaders }));
    return rows;
  } finally {
    chrome.kill();
  }
}

/** The pages that anybody with all rights can open by their address alone: those of the shell and of all areas. */
function pagesOfRemotes() {
  const routes = areas.flatMap((area) => readRemote(join(root, `mf-${area}`)).routes);
  return ['/', ...routes.map(({ path }) => path).filter((path) => !path.includes(':'))];
}

/** Its packages are not those of the portal: they are installed when they are first needed. */
async function start() {
  if (!existsSync(join(folder, 'node_modules'))) {
    const { status } = spawnSync('npm', ['ci'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`npm ci in ${folder} ended with ${status}`);
  }
  const own = createRequire(join(folder, 'package.json'));
  const { default: lighthouse } = await import(own.resolve('lighthouse'));
  const { launch } = await import(own.resolve('chrome-launcher'));
  const chrome = await launch({
    chromePath: await chromiumPath(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return { lighthouse, chrome };
}

async function audit({ lighthouse, chrome, url, path, extraHeaders }) {
  const flags = { port: chrome.port, output: 'json', logLevel: 'error', extraHeaders };
  const { lhr } = await lighthouse(url + path, { ...flags, onlyCategories: CATEGORIES });
  const { categories, audits } = lhr;
  // What is computed from a fast load does not see what moves while parts of it wait for the network.
  const slowed = await lighthouse(url + path, {
    ...flags,
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
  });
  const score = (id) => Math.round(100 * (categories[id].score ?? 0));
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    ...paintedIn(audits),
    tbt: audits['total-blocking-time'].numericValue,
    slowed: paintedIn(slowed.lhr.audits),
    wrong: ['accessibility', 'best-practices'].flatMap((id) =>
      categories[id].auditRefs
        .filter(({ id: name, weight }) => weight > 0 && audits[name].score !== null && audits[name].score < 1)
        .map(({ id: name }) => name),
    ),
  };
}

function paintedIn(audits) {
  return {
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}
