import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { AdvertisementDocument, PaperEditionsDocument } from './gql/graphql';
import { overflow, violationsInBothSchemes } from './testing/axe';
import { chartIn } from './testing/chart';
import { button, card } from './testing/club';
import { addAd, rowOf } from './testing/krantAds';
import { openView } from './testing/krantOffice';
import { expect, ownPortal, test } from './testing/stage';

// The editions of the newspaper.

test.use(ownPortal('begins editions and makes another one active'));
// The edition that the first test makes is made active by a later one.
test.describe.configure({ mode: 'serial' });

const SELLERS = 'Totalen per verkoper';
const WEEKS = 'Verkoop per week';
const views = [SELLERS, 'Te beoordelen', 'Open', 'Niet verkocht'] as const;
const SEARCH = 'Zoek op nummer of bedrijf';

/** How many of something the chips say there are. */
async function chip(page: Page, label: string): Promise<string> {
  const list = page.getByRole('list', { name: /^Totalen van/ });
  const text = await list
    .getByRole('listitem')
    .filter({ hasText: `${label} ` })
    .first()
    .textContent();
  return text?.replace(`${label} `, '').replaceAll('\u00a0', ' ') ?? '';
}

/** The active edition in the picker. */
const choose = (page: Page, label: string) =>
  page.getByLabel('Editie', { exact: true }).selectOption({ label });

test('a new edition: a title that is taken is told at its field, and it begins inactive', async ({
  stage,
}) => {
  const page = await openView(stage, 'overzicht', SELLERS);
  await button(page, 'Nieuwe editie').click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe editie' });
  const title = dialog.getByLabel('Titel', { exact: true });
  await title.fill('2026');
  await button(dialog, 'Toevoegen').click();
  await dialog.getByText('Er is al een editie met deze naam').waitFor();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.fill('2028');
  await dialog.getByLabel('Aantal pagina’s').fill('30');
  await button(dialog, 'Toevoegen').click();
  await dialog.getByText('Kies 4 tot en met 200 pagina’s, een viervoud').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await dialog.getByLabel('Aantal pagina’s').fill('36');
  await button(dialog, 'Toevoegen').click();
  await dialog.waitFor({ state: 'detached' });
  const edition = card(page, 'Editie 2028');
  await edition.getByText('Niet actief').waitFor();
  await page.getByText('Editie 2028 is nog niet actief').waitFor();
  await edition.getByText('36 pagina’s').waitFor();
  await edition.getByText('Geschiedenis').click();
  await edition.getByText(/^\d\d\/\d\d\/\d{4} - Toon Aarts: editie aangemaakt$/).waitFor();
  // The other one is active still.
  await choose(page, '2027 (actief)');
  await card(page, 'Editie 2027').getByText('Actief', { exact: true }).waitFor();
});

test('two who change an edition at once both see what the other wrote', async ({ stage }) => {
  const one = await openView(stage, 'overzicht', SELLERS);
  const two = await openView(stage, 'overzicht', SELLERS, { account: 'beheer' });
  const change = async (page: Page, pages: string) => {
    await button(page, 'Editie 2027 aanpassen').click();
    await page.getByLabel('Aantal pagina’s').fill(pages);
  };
  await change(one, '36');
  await change(two, '40');
  await button(one, 'Opslaan').click();
  await one.getByRole('dialog').waitFor({ state: 'detached' });
  await button(two, 'Opslaan').click();
  const conflict = two.getByRole('alertdialog', { name: 'Intussen gewijzigd door Toon Aarts' });
  await conflict.getByRole('row', { name: 'Aantal pagina’s 40 36' }).waitFor();
  await button(conflict, 'Mijn versie opslaan').click();
  await card(two, 'Editie 2027').getByText('40 pagina’s', { exact: true }).waitFor();
});

test('the sale season: a seller is out when it ends, and in when it begins', async ({ stage }) => {
  const page = await openView(stage, 'overzicht', SELLERS);
  const season = page.getByRole('switch', { name: 'Verkoopseizoen' });
  await season.click();
  const question = page.getByRole('alertdialog', { name: 'Verkoopseizoen van 2027 beëindigen?' });
  await button(question, 'Annuleren').click();
  await expect(season).toHaveAttribute('aria-checked', 'true');
  await season.click();
  await button(question, 'Beëindigen').click();
  await page.getByText('Verkopers zien geen adverteerders.').waitFor();
  const seller = await stage.openAs('verkoper', '/mijn_adverteerders');
  await seller.getByText('Er worden nu geen advertenties verkocht.').waitFor();
  await season.click();
  await page.getByText('Verkopers zien hun adverteerders en kunnen verkopen.').waitFor();
  await seller.reload();
  await seller.getByRole('list', { name: 'Totalen van 2027' }).waitFor();
});

test('what was sold is reviewed: its row opens, and it goes on to the editors', async ({ stage }) => {
  await addAd(stage, 'Nieuw Verkocht', '17x8,9', { stage: 'initial' });
  const page = await openView(stage, 'overzicht', 'Te beoordelen');
  await page.getByRole('searchbox', { name: SEARCH }).fill('nieuw verkocht');
  await page.getByRole('heading', { name: '1 advertentie', exact: true }).waitFor();
  await button(page, 'Details van Nieuw Verkocht').click();
  await page.getByText('17x8,9 cm, zwart-wit').waitFor();
  await button(page, 'Notitie toevoegen').click();
  await page.getByRole('dialog').getByLabel('Notitie').fill('Logo is scherp');
  await button(page.getByRole('dialog'), 'Toevoegen').click();
  // Until then the text stands in the dialog too.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText('Logo is scherp').waitFor();
  const [initial, sold] = [await chip(page, 'Verkocht'), await chip(page, 'Omzet')];
  await button(page, 'Nieuw Verkocht door naar redactie').click();
  await page.getByText('Nieuw Verkocht is door naar de redactie').waitFor();
  await page.getByText('Niets gevonden').waitFor();
  // It stays sold.
  expect([await chip(page, 'Verkocht'), await chip(page, 'Omzet')]).toEqual([initial, sold]);
  await page.getByRole('tab', { name: 'Redactie' }).click();
  await page.getByRole('radio', { name: 'Te verwerken advertenties' }).check();
  await page.getByRole('searchbox', { name: SEARCH }).fill('nieuw verkocht');
  await rowOf(page, 'Nieuw Verkocht').waitFor();
});

test('two who send the same on at once move it once', async ({ stage }) => {
  const id = await addAd(stage, 'Twee Tegelijk', '17x8,9', { stage: 'initial' });
  const pages = [
    await openView(stage, 'overzicht', 'Te beoordelen'),
    await openView(stage, 'overzicht', 'Te beoordelen', { account: 'beheer' }),
  ];
  for (const page of pages) {
    await page.getByRole('searchbox', { name: SEARCH }).fill('twee tegelijk');
    await page.getByRole('heading', { name: '1 advertentie', exact: true }).waitFor();
  }
  await Promise.all(pages.map((page) => button(page, 'Twee Tegelijk door naar redactie').click()));
  for (const page of pages) await page.getByText('Niets gevonden').waitFor();
  const api = await stage.api('krant');
  const { advertisement } = await api.data(AdvertisementDocument, { id });
  expect(advertisement.stage).toBe('editing');
});

test('the four views add up, can be searched and taken along', async ({ stage }) => {
  const page = await openView(stage, 'overzicht', SELLERS);
  const total = page.getByRole('table', { name: SELLERS }).locator('tfoot');
  await total.waitFor();
  const shown = (await total.locator('td').allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
  expect(shown).toEqual([
    'Totaal',
    ...(await Promise.all(['Open', 'Verkocht', 'Niet verkocht', 'Omzet'].map((label) => chip(page, label)))),
  ]);
  await page.getByRole('searchbox', { name: 'Zoek op verkoper' }).fill('jose');
  await expect(page.getByRole('table', { name: SELLERS }).locator('tbody tr')).toHaveCount(1);

  await page.getByRole('radio', { name: 'Open', exact: true }).check();
  const open = await chip(page, 'Open');
  await page.getByRole('heading', { name: `${open} adverteerders` }).waitFor();
  await page.getByRole('radio', { name: 'Niet verkocht' }).check();
  const refused = await chip(page, 'Niet verkocht');
  await page.getByRole('heading', { name: `${refused} advertenties` }).waitFor();
  const list = card(page, `${refused} advertenties`);
  const [download] = await Promise.all([page.waitForEvent('download'), button(list, 'CSV').click()]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(Number(refused) + 1);
  // The view is kept through a reload.
  await page.reload();
  await page.getByRole('heading', { name: `${refused} advertenties` }).waitFor();
});

test('sales by week as a picture and as a table that adds up', async ({ stage }) => {
  const page = await openView(stage, 'overzicht', SELLERS);
  const picture = await chartIn(page, WEEKS);
  const table = page.getByRole('table', { name: WEEKS });
  const numbers = await table.locator('tbody tr td:nth-child(2)').allTextContents();
  const sum = numbers.reduce((total, text) => total + Number(text), 0);
  expect(await table.locator('tfoot td').nth(1).textContent()).toBe(String(sum));
  expect(String(sum)).toBe(await chip(page, 'Verkocht'));
  expect((await table.getByRole('columnheader').allTextContents()).slice(1)).toEqual([
    'Aantal 2027',
    'Aantal 2026',
    'Bedrag 2027',
    'Bedrag 2026',
  ]);
  await page.getByRole('radio', { name: 'Bedrag' }).check();
  await picture.getByText(/^€/).first().waitFor();
});

test('an older edition is an archive: it is read, not changed', async ({ stage }) => {
  const page = await openView(stage, 'overzicht', SELLERS);
  await choose(page, '2026');
  await page.getByText('Archief: editie 2026').waitFor();
  expect(await page.getByRole('switch').count()).toBe(0);
  expect(await page.getByRole('button', { name: /aanpassen$/ }).count()).toBe(0);
  await page.getByRole('radio', { name: 'Open', exact: true }).check();
  await page.getByText('Open adverteerders zijn alleen van de actieve editie bekend.').waitFor();
  await page.getByRole('radio', { name: 'Te beoordelen' }).check();
  await page.getByText('Er is niets te beoordelen.').waitFor();
  // It stays chosen from tab to tab.
  await page.getByRole('tab', { name: 'Financieel' }).click();
  await page.getByText('Archief: editie 2026').waitFor();
  await page.getByRole('radio', { name: 'Facturatieoverzicht' }).check();
  await page.getByRole('table', { name: 'Facturatieoverzicht' }).waitFor();
  // But its invoices: those belong to their edition.
  await button(page, 'Genereer facturen').waitFor();
});

test('making another edition active says what happens, and that one is selected', async ({ stage }) => {
  const page = await openView(stage, 'overzicht', SELLERS);
  await choose(page, '2028');
  await button(page, 'Editie 2028 actief maken').click();
  const question = page.getByRole('alertdialog', { name: 'Editie 2028 actief maken?' });
  await question.getByText(/^Editie 2027 wordt archief/).waitFor();
  await button(question, 'Actief maken').click();
  await question.waitFor({ state: 'detached' });
  await card(page, 'Editie 2028').getByText('Actief', { exact: true }).waitFor();
  expect(await page.getByLabel('Editie', { exact: true }).locator('option:checked').textContent()).toBe(
    '2028 (actief)',
  );
  // Nothing was sold of it: all who are active are open.
  expect(await chip(page, 'Verkocht')).toBe('0');
  expect(Number(await chip(page, 'Open'))).toBeGreaterThan(50);
  await choose(page, '2027');
  await button(page, 'Editie 2027 actief maken').click();
  await button(page.getByRole('alertdialog'), 'Actief maken').click();
  await card(page, 'Editie 2027').getByText('Actief', { exact: true }).waitFor();
  const api = await stage.api('krant');
  const { paperEditions } = await api.data(PaperEditionsDocument);
  expect(paperEditions.filter(({ active }) => active).map(({ title }) => title)).toEqual(['2027']);
});

for (const view of views) {
  test(`${view}, for everybody, on a phone too`, async ({ stage }) => {
    for (const width of [360, 768, 1440]) {
      const page = await openView(stage, 'overzicht', view, { width });
      await chartIn(page, WEEKS);
      expect(await overflow(page)).toBe(0);
      // All of it at once: what scrolls under a bar that stays is not covered for good.
      await page.setViewportSize({ width, height: 8000 });
      if (width !== 768) expect(await violationsInBothSchemes(page)).toEqual([]);
    }
  });
}
