import { overflow, violationsInBothSchemes } from '../testing/axe';
import { expect, test } from '../testing/stage';
import {
  addActivity,
  addShift,
  addVolunteer,
  button,
  openVolunteers,
  season,
  seasonName,
} from '../testing/volunteers';

// Next year: the shifts of a season once more, as far from carnival.

test('the shifts of a season are taken over into the next one, on a phone, and taken back', async ({
  stage,
}) => {
  const id = await addVolunteer(stage, 'Vorig Jaar');
  const activityId = await addActivity(stage, 'Jaarploeg', [id]);
  // The Monday after carnival 2027, which is in the season of 2026 as in that of each other year.
  const day = `${season + 1}-02-15`;
  await addShift(stage, activityId, ['10:00', '14:00', 2], [id], day);
  const page = await openVolunteers(stage, 'activiteiten', 360);
  await page.getByLabel('Seizoen').selectOption(seasonName(season + 1));
  const open = async () => {
    const more = button(page, 'Meer');
    if (await more.isVisible()) await more.click();
    await page.getByText(`Overnemen uit ${seasonName(season)}`).click();
  };
  await open();
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('checkbox', { name: /^Jaarploeg/ });
  await expect(row).toBeChecked();
  // Only this one: the others are of the demo foundation.
  await dialog.getByRole('checkbox', { name: 'Alle diensten' }).click();
  await expect(row).not.toBeChecked();
  await row.check();
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await button(dialog, '1 dienst overnemen').click();
  await page.getByText('1 dienst overgenomen').waitFor();
  await button(page, 'Details van Jaarploeg').click();
  const shifts = page.getByRole('region', { name: 'Diensten van Jaarploeg' });
  await shifts.getByText('2 te weinig').waitFor();
  await expect(shifts.getByText('Vorig Jaar')).toHaveCount(0);
  await button(page, 'Ongedaan maken').click();
  await shifts.getByText('Er zijn nog geen diensten.').waitFor();
  await open();
  await expect(row).toBeChecked();
});
