import type { Page } from '@playwright/test';

import {
  AdvertiserCountDocument,
  AdvertiserDocument,
  AdvertiserNotesDocument,
  SaveAdvertisementDocument,
  SetPaperSaleSeasonDocument,
  SoldAdvertisementsDocument,
} from './gql/graphql';
import { askIn, refusal } from './testing/askIn';
import { overflow, violationsInBothSchemes } from './testing/axe';
import { button } from './testing/club';
import { downloadBy } from './testing/files';
import { activeEdition, addAdvertiser, openAd, sell, storedSale } from './testing/krantSale';
import { expect, ownPortal, type Stage, test } from './testing/stage';

// "Mijn advertenties": a seller with a phone in a shop.

test.use(ownPortal('ends the sale season'));

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function openOwn(stage: Stage, width?: number): Promise<Page> {
  const page = await stage.openAs('verkoper', '/mijn_adverteerders', width);
  await page.getByRole('article').first().waitFor();
  return page;
}

const addOwn = (stage: Stage, name: string) => addAdvertiser(stage, name, { seller: 'verkoper' });

/** Sells 17x8,9 for € 100,00 in the form that is open, and saves it. */
async function fillSale(page: Page, name: string): Promise<void> {
  const dialog = await openAd(page, name);
  await dialog.getByRole('radio', { name: 'verkocht', exact: true }).check();
  await dialog.getByRole('combobox', { name: 'Prijs' }).selectOption('10000');
  await dialog.getByRole('combobox', { name: /^Formaat/ }).selectOption('17x8,9');
  await button(dialog, 'Opslaan').click();
  await dialog.waitFor({ state: 'detached' });
}

test.describe('who sees what', () => {
  test('own active advertisers only, without adding, deleting or the fields of editors', async ({
    stage,
  }) => {
    await addOwn(stage, 'Eigen Bakker');
    await addAdvertiser(stage, 'Andermans Bakker', { seller: 'krant' });
    await addAdvertiser(stage, 'Niemands Bakker');
    const page = await openOwn(stage);
    await cardOf(page, 'Eigen Bakker').waitFor();
    expect(await cardOf(page, 'Andermans Bakker').count()).toBe(0);
    expect(await cardOf(page, 'Niemands Bakker').count()).toBe(0);
    expect(await page.getByRole('button', { name: /toevoegen|verwijderen/i }).count()).toBe(0);
    await button(page, 'Gegevens van Eigen Bakker').click();
    const dialog = page.getByRole('dialog', { name: 'Gegevens van Eigen Bakker' });
    await dialog.getByText('José van den Berg').waitFor();
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    await dialog.getByLabel('Plaats').fill('Terborg');
    await button(dialog, 'Opslaan').click();
    await page.getByText('Gegevens opgeslagen').waitFor();
    await cardOf(page, 'Eigen Bakker').getByText('Terborg, open').waitFor();
  });

  test("a hand-written query for another's advertiser, or for what is for editors, is refused", async ({
    stage,
  }) => {
    const other = await addAdvertiser(stage, 'Geheime Bakker', { seller: 'krant' });
    const mine = await addOwn(stage, 'Bekende Bakker');
    await sell(stage, mine.id, 0);
    await sell(stage, other.id, 0);
    const editionId = await activeEdition(stage);
    const page = await openOwn(stage);
    expect(await refusal(page, AdvertiserDocument, { id: other.id })).toBe('NOT_FOUND');
    expect(await refusal(page, AdvertiserCountDocument)).toBe('FORBIDDEN');
    expect(await refusal(page, SoldAdvertisementsDocument, { editionId })).toBe('FORBIDDEN');
    const sale = {
      editionId,
      advertiserId: other.id,
      revision: 1,
      advertisement: { advState: 'open' },
    } as const;
    expect(await refusal(page, SaveAdvertisementDocument, sale)).toBe('NOT_FOUND');
    expect(await refusal(page, AdvertiserNotesDocument, { id: mine.id })).toBe('FORBIDDEN');
    expect((await askIn(page, AdvertiserDocument, { id: mine.id })).data).toMatchObject({
      advertiser: { name: 'Bekende Bakker' },
    });
    expect((await storedSale(stage, other.id))?.advState).toBe('verkocht');
  });

  test('the export is a CSV with the columns that sellers know', async ({ stage }) => {
    await addOwn(stage, 'Export Bakker');
    const page = await openOwn(stage);
    await page.getByLabel('Zoek in mijn adverteerders').fill('export bakker');
    const { name, bytes } = await downloadBy(page, button(page, 'CSV'));
    expect(name).toMatch(/^mijn-adverteerders-\d{4}-\d\d-\d\d\.csv$/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, line] = bytes.toString('utf8').slice(1).trim().split('\r\n');
    expect(head).toBe('Nr;Bedrijf;Adres;Plaats;Email;Telefoon;Vorig jaar');
    expect(line).toMatch(/^\d+;Export Bakker;;Ulft;;0315 123456;$/);
    // Of the demo some had an advertisement last year.
    await page.getByLabel('Zoek in mijn adverteerders').fill('');
    const all = await downloadBy(page, button(page, 'CSV'));
    expect(all.bytes.toString('utf8')).toMatch(
      /;\d[\d,]*x[\d,]+, (zwart-wit|full colour), € [\d.]+,\d\d\r?\n/,
    );
  });
});

test.describe('bad reception', () => {
  test('what is typed survives a reload of the page', async ({ stage }) => {
    await addOwn(stage, 'Concept Bakker');
    const page = await openOwn(stage);
    const dialog = await openAd(page, 'Concept Bakker');
    await dialog.getByLabel('Opmerkingen').fill('Nieuwe openingstijden');
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await cardOf(page, 'Concept Bakker').getByText('Concept op dit toestel').waitFor();
    const again = await openAd(page, 'Concept Bakker');
    await again.getByText(/^Concept van \d\d:\d\d teruggezet$/).waitFor();
    await expect(again.getByLabel('Opmerkingen')).toHaveValue('Nieuwe openingstijden');
    await button(again, 'Verwerpen').click();
    await expect(again.getByLabel('Opmerkingen')).toHaveValue('');
  });

  test('a sale without a connection waits, and is sent once when the connection is back', async ({
    stage,
  }) => {
    const { id } = await addOwn(stage, 'Kelder Bakker');
    const page = await openOwn(stage, 360);
    await page.context().setOffline(true);
    await fillSale(page, 'Kelder Bakker');
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
  });

  test('an answer that was lost is no reason to do it twice', async ({ stage }) => {
    const { id } = await addOwn(stage, 'Lift Bakker');
    const page = await openOwn(stage);
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('KrantSaveOwnAd')) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await fillSale(page, 'Lift Bakker');
    await cardOf(page, 'Lift Bakker').getByText('Wacht op verbinding').waitFor();
    expect(await storedSale(stage, id)).toMatchObject({ revision: 1 });
    await page.unroute('**/graphql');
    await button(page, 'Nu versturen').click();
    await cardOf(page, 'Lift Bakker').getByText('Wacht op verbinding').waitFor({ state: 'detached' });
    expect(await storedSale(stage, id)).toMatchObject({ revision: 1, advState: 'verkocht' });
  });

  test('what waits survives the page; a change of somebody else is told and compared', async ({ stage }) => {
    const { id } = await addOwn(stage, 'Tunnel Bakker');
    const page = await openOwn(stage);
    await page.context().setOffline(true);
    await fillSale(page, 'Tunnel Bakker');
    await sell(stage, id, 0, 'gratis');
    await page.context().setOffline(false);
    await page.reload();
    const card = cardOf(page, 'Tunnel Bakker');
    await card.getByText('Niet opgeslagen').waitFor();
    await button(page, 'Advertentie van Tunnel Bakker bekijken').click();
    const dialog = page.getByRole('dialog', { name: 'Advertentie van Tunnel Bakker' });
    await button(dialog, 'Opslaan').click();
    const conflict = page.getByRole('alertdialog', { name: 'Intussen gewijzigd door Toon Aarts' });
    await conflict.getByRole('row', { name: 'Betaalwijze (leeg) gratis' }).waitFor();
    await button(conflict, 'Mijn versie opslaan').click();
    await dialog.waitFor({ state: 'detached' });
    await card.getByText('Niet opgeslagen').waitFor({ state: 'detached' });
    expect(await storedSale(stage, id)).toMatchObject({ revision: 2, advPaymentMethod: null });
  });

  test('the page opens with the list as it was; it is gone after signing out', async ({ stage }) => {
    await addOwn(stage, 'Bewaarde Bakker');
    const page = await openOwn(stage);
    await cardOf(page, 'Bewaarde Bakker').waitFor();
    const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.own.')));
    expect(await keys()).toHaveLength(1);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"operationName":"KrantOwn') ? route.abort() : route.fallback(),
    );
    await page.reload();
    await page.getByText(/^Laatst bijgewerkt om \d\d:\d\d$/).waitFor();
    await cardOf(page, 'Bewaarde Bakker').waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Opnieuw proberen').click();
    await page.getByText(/^Laatst bijgewerkt om /).waitFor({ state: 'detached' });
    await button(page, 'Uitloggen').click();
    await page.getByRole('button', { name: 'Inloggen', exact: true }).waitFor();
    expect(await keys()).toHaveLength(0);
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

  test('axe finds nothing, light and dark, in the list, both forms and what waits', async ({ stage }) => {
    await addOwn(stage, 'Axe Bakker');
    const page = await openOwn(stage, 360);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    const dialog = await openAd(page, 'Axe Bakker');
    await dialog.getByRole('radio', { name: 'verkocht', exact: true }).check();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await button(dialog, 'Terug').click();
    await button(page, 'Gegevens van Axe Bakker').click();
    await page.getByRole('dialog').getByLabel('Plaats').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await button(page.getByRole('dialog'), 'Terug').click();
    await page.context().setOffline(true);
    await fillSale(page, 'Axe Bakker');
    await page.getByText('1 wijziging wacht op verbinding').waitFor();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });
});

// The last of the file: the season is off for all.
test('outside the sale season the page says so, and what waits is not lost', async ({ stage }) => {
  const { id } = await addOwn(stage, 'Laatste Bakker');
  const page = await openOwn(stage);
  await page.context().setOffline(true);
  await fillSale(page, 'Laatste Bakker');
  const api = await stage.api('krant');
  await api.data(SetPaperSaleSeasonDocument, { id: await activeEdition(stage), on: false });
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText('Er worden nu geen advertenties verkocht.').waitFor();
  await page.getByText('Advertentie van Laatste Bakker is niet opgeslagen').waitFor();
  await button(page, 'Weggooien').click();
  await button(page.getByRole('alertdialog'), 'Weggooien').click();
  await page.getByText('Advertentie van Laatste Bakker is niet opgeslagen').waitFor({ state: 'detached' });
  expect(await storedSale(stage, id)).toBeNull();
});
