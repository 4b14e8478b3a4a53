import type { Locator, Page } from '@playwright/test';

import { button } from './testing/club';
import { chooseFile, downloadBy, fileOf, picture } from './testing/files';
import { addAdvertiser, openAd, openAdvertiser, sell, storedSale } from './testing/krantSale';
import { expect, test } from './testing/stage';

// The advertisement of an advertiser.

const priceOf = (dialog: Locator) => dialog.getByRole('combobox', { name: 'Prijs' });
const formatOf = (dialog: Locator) => dialog.getByRole('combobox', { name: /^Formaat/ });
const state = (dialog: Locator, name: string) => dialog.getByRole('radio', { name, exact: true });
const conflictOf = (page: Page) => page.getByRole('alertdialog', { name: /^Intussen gewijzigd door / });

test('an advertisement has formats by price, a colour from the price, and asks before a sale is taken back', async ({
  stage,
}) => {
  const { id } = await addAdvertiser(stage, 'Prijsbakker');
  const page = await openAdvertiser(stage, 'Prijsbakker');
  const dialog = await openAd(page, 'Prijsbakker');
  await state(dialog, 'verkocht').check();
  // every price there is, and the text that asks to choose
  await expect(priceOf(dialog).getByRole('option')).toHaveCount(13);
  await priceOf(dialog).selectOption('44500');
  await expect(formatOf(dialog)).toHaveValue('25,9x38,6');
  await dialog.getByText('full colour', { exact: true }).waitFor();
  await priceOf(dialog).selectOption('10000');
  await expect(formatOf(dialog)).toHaveValue('');
  await button(dialog, 'Opslaan').click();
  await dialog.getByText('Kies een formaat dat bij deze prijs hoort').waitFor();
  await formatOf(dialog).selectOption('17x8,9');
  await dialog.getByLabel('Betaalwijze').selectOption('Contant');
  await dialog.getByLabel('Soort').selectOption('Idem vorig jaar');
  await button(dialog, 'Opslaan').click();
  await page.getByText('Advertentie opgeslagen').waitFor();
  await page.getByRole('row', { name: /^verkocht \d+ Prijsbakker/ }).waitFor();
  expect(await storedSale(stage, id)).toMatchObject({ advPrice: 10_000, advFormat: '17x8,9' });

  const again = await openAd(page, 'Prijsbakker');
  await state(again, 'niet verkocht').check();
  await button(again, 'Opslaan').click();
  const question = page.getByRole('alertdialog', { name: 'Verkoop terugzetten naar niet verkocht?' });
  const cleared = await question.getByRole('listitem').allTextContents();
  expect(cleared.map((line) => line.replace('\u00a0', ' '))).toEqual([
    'Prijs: € 100,00',
    'Formaat: 17x8,9',
    'Betaalwijze: Contant',
    'Soort: Idem vorig jaar',
  ]);
  await button(question, 'Annuleren').click();
  await button(again, 'Opslaan').click();
  await button(question, 'Terugzetten').click();
  await page.getByRole('row', { name: /^niet verkocht \d+ Prijsbakker/ }).waitFor();
  expect(await storedSale(stage, id)).toMatchObject({
    advState: 'nietVerkocht',
    advPrice: null,
    advFormat: null,
    advPaymentMethod: null,
  });
});

test('of two who sell it both versions are shown; what was sold is not sold twice', async ({ stage }) => {
  const { id } = await addAdvertiser(stage, 'Dubbelbakker');
  const page = await openAdvertiser(stage, 'Dubbelbakker');
  const dialog = await openAd(page, 'Dubbelbakker');
  await state(dialog, 'niet verkocht').check();
  await sell(stage, id, 0);
  await button(dialog, 'Opslaan').click();
  await conflictOf(page).getByRole('row', { name: 'Stand niet verkocht verkocht' }).waitFor();
  await button(conflictOf(page), 'Andere versie overnemen').click();
  await expect(priceOf(dialog)).toHaveValue('10000');
  // An answer that is lost is no reason to do it twice.
  await dialog.getByLabel('Betaalwijze').selectOption('gratis');
  await page.route('**/graphql', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(dialog, 'Opslaan').click();
  await dialog.getByText(/^Er is geen verbinding/).waitFor();
  await page.unroute('**/graphql');
  await button(dialog, 'Opslaan').click();
  await page.getByText('Advertentie opgeslagen').waitFor();
  expect(await storedSale(stage, id)).toMatchObject({ revision: 2, advPaymentMethod: 'gratis' });
});

test('an advertisement has documents: uploaded as they are, looked at, and deleted', async ({ stage }) => {
  await addAdvertiser(stage, 'Logobakker');
  const page = await openAdvertiser(stage, 'Logobakker');
  const dialog = await openAd(page, 'Logobakker');
  const add = async (title: string, path: string) => {
    await button(dialog, 'Document toevoegen').click();
    const form = page.getByRole('dialog', { name: 'Document toevoegen' });
    await form.getByLabel('Titel').fill(title);
    await chooseFile(page, 'Bestand', path);
    await button(form, 'Toevoegen').click();
    await form.waitFor({ state: 'detached' });
    await dialog.getByText(title, { exact: true }).waitFor();
  };
  await add('Groot logo', await picture(page, 'logo.png', 2400, 1200));
  await button(dialog, 'Groot logo bekijken').click();
  const shown = page.getByRole('img', { name: 'Groot logo' });
  await shown.waitFor();
  // what is printed is never made smaller
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('img[alt="Groot logo"]')?.naturalWidth,
  );
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2400);
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
  await add('Opmaak', await fileOf('opmaak.pdf', Buffer.from(PDF)));
  await button(dialog, 'Opmaak bekijken').click();
  await page.getByRole('link', { name: 'Opmaak openen in een nieuw tabblad' }).waitFor();
  await page.keyboard.press('Escape');
  const pdf = await downloadBy(page, button(dialog, 'Opmaak downloaden'));
  expect(pdf.bytes.toString()).toBe(PDF);
  await button(dialog, 'Opmaak verwijderen').click();
  const question = page.getByRole('alertdialog');
  await question.getByText(/Deze actie is onomkeerbaar\./).waitFor();
  await button(question, 'Verwijderen').click();
  await page.getByText('Document verwijderd', { exact: true }).waitFor();
  expect(await button(dialog, 'Opmaak verwijderen').count()).toBe(0);
  await button(dialog, 'Groot logo verwijderen').waitFor();
});

test('a question goes to the seller by mail, and is Opgelost by the seller', async ({ stage, mailbox }) => {
  const { id } = await addAdvertiser(stage, 'Vraagbakker', { seller: 'verkoper' });
  await sell(stage, id, 0);
  const page = await openAdvertiser(stage, 'Vraagbakker');
  const dialog = await openAd(page, 'Vraagbakker');
  await button(dialog, 'Vraag stellen').click();
  const form = page.getByRole('dialog', { name: 'Vraag aan de verkoper' });
  await form.getByLabel('Vraag', { exact: true }).fill('Welk telefoonnummer moet erin?');
  await button(form, 'Vraag stellen').click();
  await page.getByText('Vraag gesteld', { exact: true }).waitFor();
  const mail = await mailbox.mailTo('verkoper@carnaval.example');
  expect(mail.text).toContain('Welk telefoonnummer moet erin?');
  await button(dialog, 'Opgelost: Welk telefoonnummer moet erin?').waitFor();
  await button(dialog, 'Notitie toevoegen').click();
  const note = page.getByRole('dialog', { name: 'Notitie toevoegen' });
  await note.getByLabel('Notitie').fill('Alleen voor de redactie');
  await button(note, 'Toevoegen').click();
  await dialog.getByText('Alleen voor de redactie').waitFor();

  const seller = await stage.openAs('verkoper', '/mijn_adverteerders');
  const card = seller.getByRole('article', { name: 'Vraagbakker' });
  await card.getByText('Vraag van de redactie').waitFor();
  const own = await openAd(seller, 'Vraagbakker');
  expect(await own.getByText('Alleen voor de redactie').count()).toBe(0);
  expect(await button(own, 'Vraag stellen').count()).toBe(0);
  await button(own, 'Opgelost: Welk telefoonnummer moet erin?').click();
  await own.getByText('Opgelost', { exact: true }).waitFor();
});

/** The smallest pdf that is one. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
