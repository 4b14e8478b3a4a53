import { expect, test } from '../testing/stage';

test('the secretary keeps the programme on a phone: from when to when, where and whose it is', async ({
  stage,
}) => {
  const page = await stage.openAs('secretaris', '/jaarprogramma', 360);
  await page.getByRole('button', { name: 'Activiteit toevoegen', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Activiteit toevoegen' });
  await form.getByLabel('Datum').fill('2098-02-11');
  await form.getByLabel('Activiteit').fill('Bal van de secretaris');
  await form.getByLabel('Van', { exact: true }).fill('20:11');
  await form.getByLabel('Tot', { exact: true }).fill('01:00');
  await form.getByLabel('Plaats').fill('Zaal De Ton');
  await form.getByLabel('Commissie').selectOption('3 - Optocht');
  await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('searchbox', { name: 'Zoek in het jaarprogramma' }).fill('de ton optocht');
  await expect(page.getByText('20:11 tot 01:00')).toBeVisible();
  await expect(page.getByText('Zaal De Ton · 3 - Optocht')).toBeVisible();
  // Others read it, and have nothing to change.
  const reader = await stage.openAs('beheer', '/jaarprogramma?zoek=secretaris');
  await expect(reader.getByText('Zaal De Ton · 3 - Optocht')).toBeVisible();
  await reader.getByRole('button', { name: 'Bal van de secretaris verwijderen' }).click();
  await reader.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(reader.getByText('Bal van de secretaris')).toHaveCount(0);
});
