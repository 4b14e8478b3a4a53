import { overflow } from '../testing/axe';
import { button } from '../testing/club';
import { chooseFile, downloadBy, fileOf, picture } from '../testing/files';
import { addAdvertiser, openAd, openAdvertiser, sell } from '../testing/krantSale';
import { expect, test } from '../testing/stage';

// The advertisement of an advertiser.

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

test('a picture that is too small says so beside the file, on a phone too, and is kept', async ({
  stage,
}) => {
  const { id } = await addAdvertiser(stage, 'Vaagbakker', { seller: 'verkoper' });
  await sell(stage, id, 0);
  const page = await stage.openAs('verkoper', '/mijn_adverteerders', 360);
  const dialog = await openAd(page, 'Vaagbakker');
  await button(dialog, 'Document toevoegen').click();
  const form = page.getByRole('dialog', { name: 'Document toevoegen' });
  await form.getByLabel('Titel').fill('Klein logo');
  await chooseFile(page, 'Bestand', await picture(page, 'klein.png', 600, 314));
  await button(form, 'Toevoegen').click();
  await form.waitFor({ state: 'detached' });
  const warned = dialog.getByRole('list', { name: 'Let op bij Klein logo' });
  await warned.getByText(/^Op 17x8,9 cm is dit 89 dpi, en 200 is nodig/).waitFor();
  await warned.getByText(/^Dit is in kleur en de advertentie is zwart-wit/).waitFor();
  expect(await overflow(page)).toBe(0);
});

/** The smallest pdf that is one. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
