import { overflow, violationsInBothSchemes } from '../testing/axe';
import { expect, test } from '../testing/stage';

// A parade, from the first group that enrols to the numbers in the line, on phones.

test('a group enrols by keyboard, and the committee puts it in the line', async ({ stage, mailbox }) => {
  const page = await stage.open(320);
  await page.goto(`${stage.url}/publiek/inschrijven`);
  await page.getByRole('link', { name: /^Optocht 2027/ }).press('Enter');
  await page.getByLabel('Naam van de groep').fill('De Zwabbers');
  await page.getByLabel('Categorie').selectOption('Loopgroep');
  await page.getByLabel('Contactpersoon').fill('Ans Wagen');
  await page.getByLabel('Telefoon').fill('0612345678');
  await page.getByLabel('E-mail').fill('zwabbers@groep.example');
  await page.getByRole('button', { name: 'Inschrijven' }).press('Enter');
  const rules = page.getByRole('checkbox', { name: /Ik heb het reglement gelezen/ });
  await page.getByText('Zonder dit kun je niet meedoen').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await rules.press('Space');
  await page.getByRole('button', { name: 'Inschrijven' }).press('Enter');
  await page.getByRole('heading', { name: 'Je bent ingeschreven' }).waitFor();
  expect((await mailbox.mailTo('zwabbers@groep.example')).text).toContain('Categorie: Loopgroep');

  const team = await stage.openAs('web', '/optocht', 360);
  await team.getByRole('checkbox', { name: 'De Zwabbers goedgekeurd' }).check();
  await team.getByRole('button', { name: 'Volgorde', exact: true }).click();
  const dialog = team.getByRole('dialog', { name: 'Volgorde van de optocht' });
  const handle = (name: string) => dialog.getByRole('button', { name: `${name} verplaatsen` });
  await handle('De Zwabbers').dragTo(handle('Jong en Jolig'), { steps: 5 });
  await expect(dialog.getByRole('status')).toHaveText('De Zwabbers neergezet op plaats 8 van 9.');
  // Not by a click: dnd-kit lets none through for a moment after dragging.
  await team.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await team.getByRole('button', { name: 'Nummers geven' }).click();
  const numbers = team.getByRole('dialog', { name: 'Nummers geven' });
  await numbers.getByRole('button', { name: 'Nummers geven' }).click();
  await team.getByText('Nummers gegeven').waitFor();
  await team.getByRole('row', { name: /^Nr 8\b.*De Zwabbers/ }).waitFor();
  expect(await overflow(team)).toBe(0);
});
