import type { Page } from '@playwright/test';

const PHONE = 640;

/** Chooses what a tab of the newspaper shows; on a phone that is among the filters of the list. */
export async function chooseView(page: Page, view: string): Promise<void> {
  const choice = page.getByRole('radio', { name: view, exact: true });
  if ((page.viewportSize()?.width ?? 0) > PHONE) {
    await choice.check();
    return;
  }
  await page.getByRole('button', { name: /^Filters/ }).click();
  await choice.click();
  // With another list the sheet is gone by itself.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Filters' }).waitFor({ state: 'detached' });
}
