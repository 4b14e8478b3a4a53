import type { Page } from '@playwright/test';

import { overflow } from '../testing/axe';
import { button } from '../testing/club';
import { addAdvertiser, openAd, storedSale } from '../testing/krantSale';
import { expect, type Stage, test } from '../testing/stage';

// "Mijn advertenties": a seller with a phone in a shop.

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function openOwn(stage: Stage, width?: number): Promise<Page> {
  const page = await stage.openAs('verkoper', '/mijn_adverteerders', width);
  await page.getByRole('article').first().waitFor();
  return page;
}

const addOwn = (stage: Stage, name: string) => addAdvertiser(stage, name, { seller: 'verkoper' });

/** Sells 17x8,9 for € 100,00 in the form that is open, and saves it. */
async function fillSale(page: Page, name: string, sign?: (page: Page) => Promise<void>): Promise<void> {
  const dialog = await openAd(page, name);
  await dialog.getByRole('radio', { name: 'verkocht', exact: true }).check();
  await dialog.getByRole('combobox', { name: 'Prijs' }).selectOption('10000');
  await dialog.getByRole('combobox', { name: /^Formaat/ }).selectOption('17x8,9');
  await sign?.(page);
  await button(dialog, 'Opslaan').click();
  await dialog.waitFor({ state: 'detached' });
}

/** The advertiser signs on the phone of the seller: by touch, which scrolls nothing meanwhile. */
async function sign(page: Page): Promise<void> {
  await button(page, 'Laten ondertekenen').click();
  const fields = page.getByRole('group', { name: 'Ondertekenen' });
  await fields.getByLabel('Naam van wie tekent').fill('Jan Kelder');
  const pad = fields.getByRole('img', { name: 'Handtekening' });
  const { x, y, width, height } = (await pad.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('touchStart', { x: x + width * 0.2, y: y + height * 0.2 });
  for (let step = 1; step <= 8; step++) {
    await send('touchMove', { x: x + width * (0.2 + step * 0.07), y: y + height * (0.2 + step * 0.07) });
  }
  await send('touchEnd');
  await button(fields, 'Handtekening wissen').waitFor();
  expect((await pad.boundingBox())?.y).toBe(y);
}

test.describe('bad reception', () => {
  test('a sale signed with a finger waits for a connection, and is sent once when that is back', async ({
    stage,
  }) => {
    const { id } = await addOwn(stage, 'Kelder Bakker');
    const page = await openOwn(stage, 360);
    await page.context().setOffline(true);
    await fillSale(page, 'Kelder Bakker', sign);
    const card = cardOf(page, 'Kelder Bakker');
    await card.getByText('Wacht op verbinding').waitFor();
    await card.getByText('Ulft, verkocht').waitFor();
    await page.getByText('1 wijziging wacht op verbinding').waitFor();
    expect(await storedSale(stage, id)).toBeNull();
    await page.context().setOffline(false);
    await card.getByText('Wacht op verbinding').waitFor({ state: 'detached' });
    const stored = await storedSale(stage, id);
    expect(stored).toMatchObject({ revision: 1, advState: 'verkocht', advFormat: '17x8,9' });
    expect(stored?.changeLog.filter((line) => line.includes('verkocht'))).toHaveLength(1);
    const dialog = await openAd(page, 'Kelder Bakker');
    await dialog.getByText(/^Ondertekend door Jan Kelder op/).waitFor();
    const drawn = dialog.getByRole('img', { name: 'Handtekening van Jan Kelder' }).locator('polyline');
    const [first = 0, ...points] = ((await drawn.getAttribute('points')) ?? '').split(' ').map(Number);
    expect(first).toBeGreaterThan(150);
    expect(first).toBeLessThan(250);
    expect(points.length).toBeGreaterThan(6);
  });
});

test.describe('how it looks', () => {
  test('on a phone nothing sticks out, and what is pressed is large enough for a thumb', async ({
    stage,
  }) => {
    await addOwn(stage, 'Duim Bakker');
    const page = await openOwn(stage, 360);
    expect(await overflow(page)).toBe(0);
    const card = cardOf(page, 'Duim Bakker');
    const targets = [
      card.getByRole('link', { name: '0315 123456' }),
      button(card, 'Advertentie van Duim Bakker'),
    ];
    for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    const dialog = await openAd(page, 'Duim Bakker');
    await dialog.getByRole('radio', { name: 'verkocht', exact: true }).check();
    expect(await overflow(page)).toBe(0);
    // The main action is in view, at the bottom, however long the form is.
    const save = await button(dialog, 'Opslaan').boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(save?.height).toBeGreaterThanOrEqual(48);
    expect((save?.y ?? 0) + (save?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(save?.y ?? 0).toBeGreaterThan(height / 2);
  });
});

test('a visit without a sale is noted, and waits from the day on that was said', async ({ stage }) => {
  await addOwn(stage, 'Terugkom Bakker');
  const page = await openOwn(stage, 360);
  await page.getByRole('button', { name: 'Bezoek noteren: Terugkom Bakker' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bezoek aan Terugkom Bakker' });
  await dialog.getByRole('textbox', { name: 'Wat is er gezegd?' }).fill('De baas was er niet');
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' }),
  );
  await dialog.getByLabel('Opnieuw langs op').fill(today);
  await expect.poll(() => overflow(page)).toBe(0);
  await button(dialog, 'Noteren').click();
  await dialog.waitFor({ state: 'detached' });
  await expect(cardOf(page, 'Terugkom Bakker').getByText(/^Opnieuw langs/)).toBeVisible();
  const editor = await stage.openAs('krant', '/krant_administratie?tab=adverteerders&zoek=Terugkom');
  await editor.getByRole('button', { name: 'Details van Terugkom Bakker' }).click();
  await expect(editor.getByText('De baas was er niet')).toBeVisible();
  await page.goto(stage.url);
  await expect(page.getByRole('main').getByText(/^Opnieuw langs bij \d+ adverteerder/)).toBeVisible();
});
