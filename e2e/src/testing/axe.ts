import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Everything that axe looks at on a page. */
const ALL_RULES = { type: 'tag', values: [...TAGS, 'best-practice'] };
/** What can differ from one colour scheme to the other. */
export const OF_COLOUR = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What axe finds against WCAG 2 A and AA, a line per element. @param runOnly other rules than all of these */
export async function violations(
  page: Page,
  runOnly: object = { type: 'tag', values: TAGS },
): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  // A colour that is still fading in would be measured half-way; an animation that was cancelled is over too.
  await page.evaluate(async () => {
    // A scheme that was just chosen begins its transitions with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // One that goes with the scrolling is never over.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.allSettled(timed.map((animation) => animation.finished));
  });
  return violationsNow(page, runOnly);
}

/** The same of what is there now: nothing is loaded, and nothing moves. */
export async function violationsNow(
  page: Page,
  runOnly: object = { type: 'tag', values: TAGS },
): Promise<string[]> {
  // Not as a script element, which the content security policy forbids; once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run(options: object): Promise<unknown> } }).axe.run(
        options,
      ) as Promise<AxeResults>,
    { runOnly, resultTypes: ['violations'] },
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Of the page as it is, in both schemes. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const lines = await violations(page, ...(colorScheme === 'dark' ? [OF_COLOUR] : []));
    found.push(...lines.map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}

/** How much wider than the screen the page is, when nothing is fetched any more. */
export async function overflow(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * All rules where most stands beside each other, what a phone can change, the colours of the dark scheme on both, and
 * whether it fits a phone, a tablet and a wide screen.
 * @returns a line for each fault
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // Charts and what folds follow the size of the window a moment later.
    await expect
      .poll(() => overflow(page))
      .toBe(0)
      .catch(async () => found.push(`${width}: ${await overflow(page)} px wider than the screen`));
    if (width !== 1440 && width !== 360) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const rules = colorScheme === 'dark' ? OF_COLOUR : width === 1440 ? ALL_RULES : undefined;
      const lines = await violations(page, rules);
      found.push(...lines.map((line) => `${width} ${colorScheme}: ${line}`));
    }
  }
  return found;
}
