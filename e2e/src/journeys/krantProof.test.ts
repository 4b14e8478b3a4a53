import { overflow, violationsInBothSchemes } from '../testing/axe';
import { button } from '../testing/club';
import { chooseFile, picture } from '../testing/files';
import { addAd } from '../testing/krantAds';
import { expect, test } from '../testing/stage';

// What is printed is looked at by who pays for it, on a phone, without an account.

const EMAIL = 'proef@voorbeeld.example';

test('a proof goes to the advertiser, who points out a change on a phone and approves the next', async ({
  stage,
  mailbox,
}) => {
  await addAd(stage, 'Proefbakker', '17x8,9', { page: '31 boven', email: EMAIL });
  await addAd(stage, 'Proefbuurman', '8,5x3,5', { page: '31 onder' });
  const office = await stage.openAs('krant', '/krant_administratie?tab=redactie&lijst=editing');
  await office.getByRole('searchbox', { name: 'Zoek op nummer of bedrijf' }).fill('Proefbakker');
  await button(office, 'Details van Proefbakker').click();
  await button(office, 'Document toevoegen').click();
  const form = office.getByRole('dialog', { name: 'Document toevoegen' });
  await form.getByLabel('Titel').fill('Opmaak');
  await chooseFile(office, 'Bestand', await picture(office, 'opmaak.png', 1340, 702));
  await button(form, 'Toevoegen').click();
  await form.waitFor({ state: 'detached' });
  const proof = office.getByRole('region', { name: 'Proef' });
  await button(proof, 'Proef sturen').click();
  const dialog = office.getByRole('dialog', { name: 'Proef sturen' });
  await dialog.getByLabel('Bericht').fill('Met het nieuwe adres.');
  await button(dialog, 'Proef sturen').click();
  await office.getByText('Proef gestuurd', { exact: true }).waitFor();
  await proof.getByText('bij de adverteerder').waitFor();

  const page = await stage.open(320);
  const address = /http\S+\/publiek\/proef#\S+/.exec((await mailbox.mailTo(EMAIL)).text)?.[0] ?? '';
  await page.goto(address);
  await page.getByRole('img', { name: 'Je advertentie, 17x8,9 cm' }).waitFor();
  await page.getByRole('region', { name: 'Op pagina 31' }).getByText('Proefbuurman').waitFor();
  expect(await overflow(page)).toBe(0);
  await button(page, 'Iets aanwijzen in je advertentie').click({ position: { x: 200, y: 20 } });
  await page.getByLabel('Wat moet er anders bij 1?').fill('Het nummer is 0315 68 11 11');
  await button(page, '1, verplaats met de pijltjes').press('ArrowLeft');
  await page.getByLabel('Je naam').fill('Bep Peters');
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await button(page, 'Wijziging versturen').click();
  await page.getByText('Je wijziging is doorgegeven').waitFor();

  // It waits for the editors, who send the next one; the same link shows it.
  await office.goto(`${stage.url}/krant_administratie?tab=redactie&lijst=proofs`);
  const row = office.getByRole('row').filter({ hasText: 'Proefbakker' });
  await row.getByText('wijziging gevraagd').waitFor();
  await button(row, 'Details van Proefbakker').click();
  await proof.getByText('Rechtsboven: Het nummer is 0315 68 11 11').waitFor();
  await button(proof, 'Proef sturen').click();
  await button(dialog, 'Proef sturen').click();
  await proof.getByText('Proef 2').waitFor();
  await page.reload();
  await button(page, 'Akkoord').click();
  await page.getByLabel('Je naam').fill('Bep Peters');
  await page.getByLabel('Je naam').press('Enter');
  await page.getByText(/door Bep Peters\. Zo komt je advertentie in de krant\.$/).waitFor();
  await office.reload();
  await row.getByText('akkoord').waitFor();
});
