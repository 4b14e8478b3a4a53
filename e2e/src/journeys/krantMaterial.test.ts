import { overflow } from '../testing/axe';
import { chooseView } from '../testing/chooseView';
import { button } from '../testing/club';
import { chooseFile, picture } from '../testing/files';
import { addAd } from '../testing/krantAds';
import { expect, test } from '../testing/stage';

// What is to be printed: who still has to send it.

test('whose material is missing is found on a phone, and gone from the list when it is there', async ({
  stage,
}) => {
  await addAd(stage, 'Materiaalbakker', '17x8,9', { stage: 'initial' });
  const page = await stage.openAs('krant', '/krant_administratie?tab=redactie', 360);
  await chooseView(page, 'Materiaal ontbreekt');
  await page.getByText(/Adverteerder en verkoper worden vanzelf herinnerd|Het moest er op/).waitFor();
  await page.getByLabel('Zoek bij materiaal ontbreekt').fill('Materiaalbakker');
  const row = button(page, 'Details van Materiaalbakker');
  await row.click();
  await button(page, 'Document toevoegen').click();
  expect(await overflow(page)).toBe(0);
  const form = page.getByRole('dialog', { name: 'Document toevoegen' });
  await form.getByLabel('Titel').fill('Opmaak');
  await chooseFile(page, 'Bestand', await picture(page, 'opmaak.png', 1340, 702));
  await button(form, 'Toevoegen').click();
  await form.waitFor({ state: 'detached' });
  await row.waitFor({ state: 'detached' });
});
