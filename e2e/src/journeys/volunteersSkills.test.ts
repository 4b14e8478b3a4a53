import { AddVolunteerToActivityDocument } from '../gql/graphql';
import { overflow, violationsInBothSchemes } from '../testing/axe';
import { expect, test } from '../testing/stage';
import { addActivity, addVolunteer, button, lastDay, openVolunteers, season } from '../testing/volunteers';

// What volunteers can do: the list of the team, who has what, and whose certificate ends.

test('the team keeps skills, and is told whose certificate ends', async ({ stage }) => {
  const activityId = await addActivity(stage, 'Kundige ploeg');
  const volunteerId = await addVolunteer(stage, 'Kundige Kees');
  await (
    await stage.api('boerenploeg')
  ).data(AddVolunteerToActivityDocument, { volunteerId, activityId, season });
  const page = await openVolunteers(stage, 'vrijwilligers', 360);
  await button(page, 'Meer').first().click();
  await button(page, 'Vaardigheden').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Vaardigheid toevoegen').click();
  await dialog.getByLabel('Naam').fill('Heftruck rijden');
  await dialog.getByRole('checkbox', { name: /^Het is een bewijs dat afloopt/ }).check();
  await button(dialog, 'Toevoegen').click();
  await dialog.getByText('Heftruck rijden').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox').fill('kundige');
  await button(page, 'Kundige Kees aanpassen').click();
  await dialog.getByText('Heftruck rijden', { exact: true }).click();
  await dialog.getByLabel('Heftruck rijden geldig tot').fill(lastDay);
  await dialog.getByLabel('Opmerkingen').fill('Alleen overdag');
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await button(dialog, 'Opslaan').click();
  await page.getByText('Vrijwilliger aangepast').waitFor();

  const home = await stage.openAs('boerenploeg', '/', 360);
  await home.getByRole('link', { name: /vrijwilligers? met een bewijs dat afloopt/ }).click();
  await home.getByRole('heading', { name: 'Boerenploeg', level: 1 }).waitFor();
  await button(home, 'Details van Kundige Kees').click();
  const skills = home.getByRole('list', { name: 'Vaardigheden van Kundige Kees' });
  await skills.getByText(/^Heftruck rijden, geldig tot/).waitFor();
  await home.getByText('Alleen overdag').waitFor();
  expect(await overflow(home)).toBe(0);
  expect(await violationsInBothSchemes(home)).toEqual([]);
});
