import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { overflow } from '../testing/axe';
import { button } from '../testing/club';
import { addAd, openEditorial, pageOfAd } from '../testing/krantAds';
import { expect, type Stage, test } from '../testing/stage';

// The page plan, and placing on it by mouse, by touch, by keyboard and in the dialog.

const pageBox = (page: Page, number: number) =>
  page.getByRole('region', { name: `Pagina ${number}`, exact: true });
const toPlace = (page: Page) => page.getByRole('region', { name: /^Nog te plaatsen/ });
const ad = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name: new RegExp(`^${name} \\d`) });

async function openPlan(stage: Stage, width = 1440): Promise<Page> {
  const page = await openEditorial(stage, 'Paginaplan', width);
  await pageBox(page, 1).waitFor();
  return page;
}

/** By the mouse, in steps as a hand does it. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  await from.hover();
  await page.mouse.down();
  const box = (await to.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y, { steps: 12 });
  // A hand waits until the page that it aims at says so.
  await expect(async () => {
    await page.mouse.move(x + 1, y);
    await page.mouse.move(x, y);
    expect(await to.evaluate((element) => element.closest('[data-aimed]') !== null)).toBe(true);
  }).toPass();
  await page.mouse.up();
}

test('dragged by mouse to a page, to another, and back to the list', async ({ stage }) => {
  const id = await addAd(stage, 'Sleep Zaak', '8,5x10,6', { stage: 'placement' });
  const page = await openPlan(stage);
  await toPlace(page).getByRole('searchbox').fill('sleep');
  await drag(page, ad(toPlace(page), 'Sleep Zaak'), pageBox(page, 1));
  await ad(pageBox(page, 1), 'Sleep Zaak').waitFor();
  await page.getByText('Sleep Zaak staat op pagina 1').waitFor();
  expect(await pageOfAd(stage, id)).toBe('1');
  await drag(page, ad(pageBox(page, 1), 'Sleep Zaak'), pageBox(page, 2));
  await page.getByText('Sleep Zaak staat op pagina 2').waitFor();
  await ad(pageBox(page, 2), 'Sleep Zaak').waitFor();
  expect(await pageOfAd(stage, id)).toBe('2');
  await drag(page, ad(pageBox(page, 2), 'Sleep Zaak'), toPlace(page).getByRole('heading'));
  await page.getByText('Sleep Zaak is van haar pagina gehaald').waitFor();
  await ad(toPlace(page), 'Sleep Zaak').waitFor();
  await button(page, 'Ongedaan maken').last().click();
  await ad(pageBox(page, 2), 'Sleep Zaak').waitFor();
  // The plan shows it before the answer is there.
  await expect.poll(() => pageOfAd(stage, id)).toBe('2');
  // The lists show it.
  await page.getByRole('radio', { name: 'Formaat 8,5', exact: true }).check();
  await page.getByRole('searchbox', { name: 'Zoek in formaat 8,5' }).fill('Sleep Zaak');
  await page.getByRole('row').filter({ hasText: 'Sleep Zaak' }).getByText('2', { exact: true }).waitFor();
});

test('on the whole screen: nothing else is there, its size is chosen, and Back is the page again', async ({
  stage,
}) => {
  await addAd(stage, 'Groot Zaak', '8,5x10,6', { stage: 'placement' });
  const page = await openPlan(stage);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await button(page, 'Volledig scherm').click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('tablist')).toBeHidden();
  const width = async () => (await pageBox(page, 2).boundingBox())!.width;
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before);
  // A moment later, as what is typed.
  await page.waitForURL(/zoom=125/);
  await page.reload();
  await pageBox(page, 2).waitFor();
  expect(await width()).toBeGreaterThan(before);
  await page.keyboard.press('0');
  // All of them, without scrolling.
  await expect.poll(async () => (await pageBox(page, 3).boundingBox())!.y).toBeLessThan(900);
  expect(await overflow(page)).toBe(0);
  await toPlace(page).getByRole('searchbox').fill('groot');
  await drag(page, ad(toPlace(page), 'Groot Zaak'), pageBox(page, 3));
  await page.getByText('Groot Zaak staat op pagina 3').waitFor();
  await page.goBack();
  await expect(menu).toBeVisible();
  await expect(page.getByRole('tablist').first()).toBeVisible();
});

test('by touch: held and dragged on a tablet; a short touch opens the dialog', async ({ stage }) => {
  const id = await addAd(stage, 'Tik Zaak', '8,5x10,6', { stage: 'placement' });
  const page = await openPlan(stage, 768);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await toPlace(page).getByRole('searchbox').fill('tik zaak');
  await expect(toPlace(page).getByRole('button', { name: /^\S+ Zaak \d/ })).toHaveCount(1);
  const row = ad(toPlace(page), 'Tik Zaak');
  await row.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const from = (await row.boundingBox())!;
  const [x, y] = [from.x + 40, from.y + 20];
  await send('touchStart', x, y);
  // Held as long as it takes to be no swipe.
  await page.getByText('Tik Zaak is boven nog te plaatsen.').waitFor({ state: 'attached' });
  // A hand follows the page that it aims at, which may move while the list above it is filtered.
  await expect(async () => {
    const to = (await pageBox(page, 1).boundingBox())!;
    for (let step = 1; step <= 8; step++) {
      await send('touchMove', x + ((to.x + 60 - x) * step) / 8, y + ((to.y + 60 - y) * step) / 8);
    }
    await page.getByText(/^Tik Zaak is boven pagina 1,/).waitFor({ state: 'attached', timeout: 1000 });
  }).toPass();
  await send('touchEnd');
  await page.getByText('Tik Zaak staat op pagina 1').waitFor();
  expect(await pageOfAd(stage, id)).toBe('1');
  const tile = ad(pageBox(page, 1), 'Tik Zaak');
  await tile.scrollIntoViewIfNeeded();
  const { x: left, y: top } = (await tile.boundingBox())!;
  await send('touchStart', left + 10, top + 10);
  await send('touchEnd');
  await page.getByRole('dialog', { name: 'Tik Zaak plaatsen' }).waitFor();
});

/**
 * Moves what was picked up on to the next page, which must be this one. While the plan still scrolls a key may come to
 * nothing: who hears nothing presses again.
 */
async function walkTo(page: Page, number: number): Promise<void> {
  const said = page.getByText(new RegExp(`^Toets Zaak is boven pagina ${number},`));
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await said.waitFor({ state: 'attached', timeout: 3000 });
  }).toPass();
}

test('by keyboard: picked up, walked to a page, put down; Escape changes nothing', async ({ stage }) => {
  const id = await addAd(stage, 'Toets Zaak', '8,5x10,6', { stage: 'placement' });
  const page = await openPlan(stage);
  await ad(toPlace(page), 'Toets Zaak').focus();
  await page.keyboard.press('Space');
  await page.getByText('Toets Zaak is boven nog te plaatsen.').waitFor({ state: 'attached' });
  await walkTo(page, 1);
  await page.keyboard.press('Escape');
  await page.getByText('Verplaatsen is geannuleerd. Er is niets veranderd.').waitFor({ state: 'attached' });
  expect(await pageOfAd(stage, id)).toBe('');
  await ad(toPlace(page), 'Toets Zaak').focus();
  await page.keyboard.press('Space');
  await page.getByText('Toets Zaak is boven nog te plaatsen.').waitFor({ state: 'attached' });
  for (const number of [1, 2, 3, 4]) {
    await walkTo(page, number);
  }
  await page.keyboard.press('ArrowLeft');
  await page.getByText(/^Toets Zaak is boven pagina 3,/).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText('Toets Zaak staat op pagina 3').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  const placed = ad(pageBox(page, 3), 'Toets Zaak');
  await placed.waitFor();
  expect(await pageOfAd(stage, id)).toBe('3');
  // The focus went along. Enter opens the dialog instead.
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Toets Zaak'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Toets Zaak plaatsen' });
  await dialog.getByLabel('Verplaats naar pagina').selectOption('1');
  await button(dialog, 'Bevestigen').click();
  await ad(pageBox(page, 1), 'Toets Zaak').waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(await pageOfAd(stage, id)).toBe('1');
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Toets Zaak'));
});

test('goes to the printer as a pdf at true size, after what is missing was named', async ({ stage }) => {
  await addAd(stage, 'Drukbakker', '17x8,9', { page: '30' });
  const page = await stage.openAs('krant', '/krant_administratie?tab=redactie&lijst=plan');
  await button(page, 'Voor de drukker').click();
  const dialog = page.getByRole('dialog', { name: 'Bestand voor de drukker' });
  await dialog.getByText(/^Drukbakker, pagina 30$/).waitFor();
  const download = page.waitForEvent('download');
  await button(dialog, 'Toch maken').click();
  const made = await readFile(await (await download).path());
  expect((await download).suggestedFilename()).toBe('Carnavalskrant 2027 drukbestand.pdf');
  expect(made.subarray(0, 5).toString()).toBe('%PDF-');
  await dialog.waitFor({ state: 'detached' });
});
