import type { Browser, Page } from 'playwright-core';

const MOST_LINES = 120;

/**
 * Prints what the open pages show, and the last lines of the portal: a failure on another machine can be understood
 * by them alone. The foundation is the demo's, so nothing personal is among it.
 */
export async function tellOfFailure(test: string, browser?: Browser, output = ''): Promise<void> {
  const pages = (browser?.contexts() ?? []).flatMap((context) => context.pages());
  const shown = await Promise.all(pages.map(describe));
  const portal = output.split('\n').slice(-20).join('\n');
  process.stderr.write(
    `\n-- "${test}" failed; then there was:\n${shown.join('\n')}\nThe portal: ${portal}\n--\n`,
  );
}

async function describe(page: Page): Promise<string> {
  const tree = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((error: unknown) => String(error));
  // A dialog stands at the end of the page.
  return `${page.url()}\n${tree.split('\n').slice(-MOST_LINES).join('\n')}`;
}
