import type { Page } from '@playwright/test';

import { addMember, button, openClub } from '../testing/club';
import { expect, test } from '../testing/stage';
import { addVolunteer, openVolunteers } from '../testing/volunteers';

// Who is kept twice is compared and merged on a phone, and that is undone.

/** Closes the list of doubles, which is there again after a merge. */
async function closeList(page: Page): Promise<void> {
  const list = page.getByRole('dialog', { name: 'Dubbel?' });
  await list.getByText('Samengevoegd', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
}

test('two members of the club are merged, and found by the number that went', async ({ stage }) => {
  const home = { adres: 'Dubbelweg 22', postalCode: '6041 XY' };
  const one = await addMember(stage, 'van den Dubbelaar', true, { ...home, firstName: 'Toon' });
  const other = await addMember(stage, 'v.d. Dubbelaar', true, {
    ...home,
    adres: 'dubbelweg 22',
    firstName: 'T.',
  });
  const page = await openClub(stage, 'leden', 360);
  await button(page, 'Meer').first().click();
  await button(page, 'Dubbel?').click();
  const pair = page.getByRole('listitem').filter({ hasText: 'Toon van den Dubbelaar' });
  await expect(pair).toContainText('T. v.d. Dubbelaar');
  await pair.getByRole('button', { name: /^Vergelijken/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Samenvoegen' });
  await dialog.getByRole('radio', { name: new RegExp(`lidnummer ${one.id},`) }).check();
  await dialog
    .getByRole('radiogroup', { name: 'Adres' })
    .getByRole('radio', { name: /^dubbelweg 22/ })
    .check();
  await button(dialog, 'Samenvoegen').click();
  await expect(page.getByText(/is samengevoegd met/)).toBeVisible();
  await closeList(page);
  const search = page.getByRole('searchbox', { name: 'Zoek in de leden' });
  await search.fill(other.id);
  const row = page.getByRole('row').filter({ hasText: 'Toon van den Dubbelaar' });
  await row.getByRole('button').first().click();
  await expect(page.getByText('dubbelweg 22').first()).toBeVisible();

  await button(page, 'Meer').first().click();
  await button(page, 'Dubbel?').click();
  await page.getByRole('button', { name: /^Ongedaan maken: T. v.d. Dubbelaar/ }).click();
  await expect(page.getByText('Samenvoegen ongedaan gemaakt')).toBeVisible();
  await expect(pair).toHaveCount(1);
});

test('a volunteer who signed up by another spelling is one again, with the seasons of both', async ({
  stage,
}) => {
  for (const name of ['Bram van Dubbelen', 'B. v. Dubbelen'])
    await addVolunteer(stage, name, '', '06-24681357');
  const page = await openVolunteers(stage, 'vrijwilligers', 360);
  await button(page, 'Meer').first().click();
  await button(page, 'Dubbel?').click();
  await page.getByRole('button', { name: /^Vergelijken: .*Dubbelen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Samenvoegen' });
  // A name says more than an initial.
  await expect(
    dialog.getByRole('radiogroup', { name: 'Naam' }).getByRole('radio', { name: 'Bram van Dubbelen' }),
  ).toBeChecked();
  await button(dialog, 'Samenvoegen').click();
  await closeList(page);
  await page.getByRole('searchbox').fill('Dubbelen');
  await expect(page.getByText('Bram van Dubbelen', { exact: true })).toHaveCount(1);
  await expect(page.getByText('B. v. Dubbelen', { exact: true })).toHaveCount(0);
});
