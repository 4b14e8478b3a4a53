import type { Page } from 'playwright-core';

import { overflow, violationsInBothSchemes } from './testing/axe';
import { button } from './testing/club';
import { downloadBy } from './testing/files';
import { activeEdition, addAdvertiser, openAd, sell, storedSale } from './testing/krantSale';
import { useStage } from './testing/stage';

// Spec 3-club-stock-krant-volunteers.md, section 2, "Mijn advertenties"; issue 8: a seller with a phone in a shop.

const stage = useStage();

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function openOwn(width?: number): Promise<Page> {
  const page = await stage.openAs('verkoper', '/mijn_adverteerders', width);
  await page.getByRole('article').first().waitFor();
  return page;
}

const addOwn = (name: string) => addAdvertiser(stage, name, { seller: 'verkoper' });

/** Sells 17x8,9 for € 100,00 in the form that is open, and saves it. */
async function fillSale(page: Page, name: string): Promise<void> {
  const dialog = await openAd(page, name);
  await dialog.getByRole('radio', { name: 'verkocht', exact: true }).check();
  await dialog.getByRole('combobox', { name: 'Prijs' }).selectOption('10000');
  await dialog.getByRole('combobox', { name: /^Formaat/ }).selectOption('17x8,9');
  await button(dialog, 'Opslaan').click();
  await dialog.waitFor({ state: 'detached' });
}

describe('who sees what', () => {
  test('own active advertisers only, without adding, deleting or the fields of editors', async () => {
    await addOwn('Eigen Bakker');
    await addAdvertiser(stage, 'Andermans Bakker', { seller: 'krant' });
    await addAdvertiser(stage, 'Niemands Bakker');
    const page = await openOwn();
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

  test("a hand-written query for another's advertiser, or for what is for editors, is refused", async () => {
    const other = await addAdvertiser(stage, 'Geheime Bakker', { seller: 'krant' });
    const mine = await addOwn('Bekende Bakker');
    await sell(stage, mine.id, 0);
    await sell(stage, other.id, 0);
    const edition = await activeEdition(stage);
    const page = await openOwn();
    const ask = (query: string) =>
      page.evaluate(async (text) => {
        const response = await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: text }),
        });
        return (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
      }, query);
    const codeOf = async (query: string) => (await ask(query)).errors?.[0]?.extensions.code;
    expect(await codeOf(`{ advertiser(id: "${other.id}") { id name } }`)).toBe('NOT_FOUND');
    expect(await codeOf('{ advertisers { totalCount } }')).toBe('FORBIDDEN');
    expect(await codeOf(`{ soldAdvertisements(editionId: "${edition}") { id } }`)).toBe('FORBIDDEN');
    const sale = 'advertisement: { advState: open }';
    expect(
      await codeOf(
        `mutation { saveAdvertisement(editionId: "${edition}", advertiserId: "${other.id}", revision: 1, ${sale}) { id } }`,
      ),
    ).toBe('NOT_FOUND');
    expect(
      await codeOf(`{ advertiser(id: "${mine.id}") { advertisement { advRedactieNotes { text } } } }`),
    ).toBe('FORBIDDEN');
    expect((await ask(`{ advertiser(id: "${mine.id}") { name } }`)).data).toEqual({
      advertiser: { name: 'Bekende Bakker' },
    });
    expect((await storedSale(stage, other.id))?.advState).toBe('verkocht');
  });

  test('the export is a CSV with the columns of the spec', async () => {
    await addOwn('Export Bakker');
    const page = await openOwn();
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

describe('bad reception', () => {
  test('what is typed survives a reload of the page', async () => {
    await addOwn('Concept Bakker');
    const page = await openOwn();
    const dialog = await openAd(page, 'Concept Bakker');
    await dialog.getByLabel('Opmerkingen').fill('Nieuwe openingstijden');
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await cardOf(page, 'Concept Bakker').getByText('Concept op dit toestel').waitFor();
    const again = await openAd(page, 'Concept Bakker');
    await again.getByText(/^Concept van \d\d:\d\d teruggezet$/).waitFor();
    expect(await again.getByLabel('Opmerkingen').inputValue()).toBe('Nieuwe openingstijden');
    await button(again, 'Verwerpen').click();
    expect(await again.getByLabel('Opmerkingen').inputValue()).toBe('');
  });

  test('a sale without a connection waits, and is sent once when the connection is back', async () => {
    const { id } = await addOwn('Kelder Bakker');
    const page = await openOwn(360);
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

  test('an answer that was lost is no reason to do it twice', async () => {
    const { id } = await addOwn('Lift Bakker');
    const page = await openOwn();
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

  test('what waits survives the page; a change of somebody else is told and compared', async () => {
    const { id } = await addOwn('Tunnel Bakker');
    const page = await openOwn();
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

  test('the page opens with the list as it was; it is gone after signing out', async () => {
    await addOwn('Bewaarde Bakker');
    const page = await openOwn();
    await cardOf(page, 'Bewaarde Bakker').waitFor();
    const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.own.')));
    expect(await keys()).toHaveLength(1);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('query KrantOwn') ? route.abort() : route.fallback(),
    );
    await page.reload();
    await page.getByText(/^Laatst bijgewerkt om \d\d:\d\d$/).waitFor();
    await cardOf(page, 'Bewaarde Bakker').waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Opnieuw proberen').click();
    await page.getByText(/^Laatst bijgewerkt om /).waitFor({ state: 'detached' });
    await button(page, 'Uitloggen').click();
    await page.getByRole('button', { name: 'Inloggen' }).waitFor();
    expect(await keys()).toHaveLength(0);
  });
});

describe('how it looks', () => {
  test('on a phone nothing sticks out, and what is pressed is large enough for a thumb', async () => {
    await addOwn('Duim Bakker');
    const page = await openOwn(360);
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

  test('axe finds nothing, light and dark, in the list, both forms and what waits', async () => {
    await addOwn('Axe Bakker');
    const page = await openOwn(360);
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
test('outside the sale season the page says so, and what waits is not lost', async () => {
  const { id } = await addOwn('Laatste Bakker');
  const page = await openOwn();
  await page.context().setOffline(true);
  await fillSale(page, 'Laatste Bakker');
  const api = await stage.api('krant');
  await api.data('mutation S($id: ID!) { setPaperSaleSeason(id: $id, on: false) { id } }', {
    id: await activeEdition(stage),
  });
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText('Er worden nu geen advertenties verkocht.').waitFor();
  await page.getByText('Advertentie van Laatste Bakker is niet opgeslagen').waitFor();
  await button(page, 'Weggooien').click();
  await button(page.getByRole('alertdialog'), 'Weggooien').click();
  await page.getByText('Advertentie van Laatste Bakker is niet opgeslagen').waitFor({ state: 'detached' });
  expect(await storedSale(stage, id)).toBeNull();
});
