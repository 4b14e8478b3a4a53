import type { Locator, Page } from '@playwright/test';

/** Scrolls to a chart, which comes then. @param card the heading above it @returns the picture */
export async function chartIn(page: Page, card: string): Promise<Locator> {
  const heading = page.getByRole('heading', { name: card, exact: true });
  await heading.evaluate((element) => element.scrollIntoView());
  const picture = page.getByRole('img', { name: /^Staafdiagram/ });
  await picture.waitFor();
  return picture;
}
