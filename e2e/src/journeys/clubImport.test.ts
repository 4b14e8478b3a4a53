import { violationsInBothSchemes } from '../testing/axe';
import { addMember, button, membersNamed, openClub } from '../testing/club';
import { chooseFile, fileOf } from '../testing/files';
import { expect, type Stage, test } from '../testing/stage';

const PHONE = 360;

// Import of a CSV or xlsx with preview, mapping, duplicates and an all-or-nothing result.

const csv = (rows: string[]) =>
  Buffer.from(
    `\uFEFF${['Roepnaam;Achternaam;Straat en nr;Postcode;Plaats;2019;2020', ...rows].join('\r\n')}`,
  );

async function toColumns(stage: Stage, name: string, rows: string[], width?: number) {
  const page = await openClub(stage, 'leden', width);
  if (width === PHONE) await page.locator('[data-bottom-bar]').getByRole('button', { name: 'Meer' }).click();
  await button(page, 'Importeren').click();
  await chooseFile(page, 'Bestand met leden', await fileOf(name, csv(rows)));
  await button(page, 'Volgende').click();
  await page.getByRole('heading', { name: 'Wat staat in welke kolom?' }).waitFor();
  await page.getByLabel('Kolom Straat en nr').selectOption({ label: 'Adres' });
  return page;
}

test('errors and who is there already are shown; the rest is added', async ({ stage }) => {
  await addMember(stage, 'Bekend');
  const page = await toColumns(stage, 'leden.csv', [
    'Zoë;Müller;Kerkstraat 2;6041AB;Roermond;x;',
    'Jan;Bekend;Dorpsstraat 1;6041 AA;Roermond;;',
    'Piet;Fout;Kade 1;60;Venlo;;x',
  ]);
  await button(page, 'Volgende').click();
  await page.getByText('1 klaar om toe te voegen').waitFor();
  await page.getByText('1 met een fout').waitFor();
  await page.getByText(/^1 dubbel/).waitFor();
  await page.getByRole('region', { name: 'Rijen met een fout' }).getByText('Rij 4: Piet Fout').waitFor();
  await page.getByText(/^Lijkt op Jan Bekend, lid 2026/).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await button(page, 'Importeren').count()).toBe(0);
  await page.getByText('Laat deze rij weg').click();
  await button(page, 'Importeren').click();
  await page.getByText('1 lid toegevoegd').waitFor();
  expect(await membersNamed(stage, 'Müller Roermond')).toMatchObject([
    { name: 'Zoë Müller', paidYears: [2019] },
  ]);
  expect(await membersNamed(stage, 'Bekend')).toHaveLength(1);
  expect(await membersNamed(stage, 'Fout Venlo')).toEqual([]);
});
