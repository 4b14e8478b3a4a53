import { overflow, violationsInBothSchemes } from '../testing/axe';
import { expect, test } from '../testing/stage';
import { addActivity, addShift, addVolunteer, button, openVolunteers, today } from '../testing/volunteers';

// On the day, on a phone: who is there, without a connection too, and somebody who helps besides.

test('who is there is noted down on a phone, also without a connection, with somebody extra', async ({
  stage,
}) => {
  const [here, away] = [
    await addVolunteer(stage, 'Anna Aanwezig'),
    await addVolunteer(stage, 'Bert Bleefthuis'),
  ];
  const activityId = await addActivity(stage, 'Dagploeg', [here, away]);
  await addShift(stage, activityId, ['00:00', '00:01', 2], [here, away], today);
  const page = await openVolunteers(stage, `dag&dag=${today}-${activityId}`, 360);
  await page.getByText('0 van 2 er').waitFor();
  await button(page, 'Er: Anna Aanwezig').click();
  await page.getByText('1 van 2 er').waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  await page.context().setOffline(true);
  await button(page, 'Niet gekomen: Bert Bleefthuis').click();
  await page.getByText('Wacht op verbinding').waitFor();
  await button(page, 'Iemand extra')
    .or(page.getByRole('button', { name: /^Iemand extra op/ }))
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naam').fill('Nieuwe Nel');
  await dialog.getByLabel('Telefoon').fill('06 12345678');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await button(dialog, 'Nieuw toevoegen').click();
  await page.getByText('2 van 2 er').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Bel Nieuwe Nel' }).waitFor();
  await expect(page.getByText('Wacht op verbinding')).toHaveCount(0);
  await page.reload();
  await expect(button(page, 'Niet gekomen: Bert Bleefthuis')).toHaveAttribute('aria-pressed', 'true');

  // Who did not come has no hours.
  await page.getByRole('tab', { name: 'Overzicht' }).click();
  const hours = page.getByRole('table', { name: /^Uren per vrijwilliger/ });
  await hours.getByRole('row', { name: /Anna Aanwezig/ }).waitFor();
  await hours.getByRole('row', { name: /Nieuwe Nel/ }).waitFor();
  await expect(hours.getByText('Bert Bleefthuis')).toHaveCount(0);
  expect(await overflow(page)).toBe(0);
});
