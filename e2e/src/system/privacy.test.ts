import { readFileSync } from 'node:fs';

import { overflow, violationsInBothSchemes } from '../testing/axe';
import { collectErrors } from '../testing/browser';
import { expect, test } from '../testing/stage';
import { addVolunteer } from '../testing/volunteers';

const PHONE = 360;
const EMAIL = 'wie.weg.wil@carnaval.example';

test('what is known of a person is found, taken along and erased, on a phone', async ({ stage }) => {
  await addVolunteer(stage, 'Wie Weg Wil', EMAIL);
  const page = await stage.openAs('beheer', '/privacy', PHONE);
  const errors = collectErrors(page);
  const search = page.getByRole('searchbox', { name: 'Zoek op naam of e-mailadres' });
  await search.fill(EMAIL);
  await page.getByRole('heading', { name: 'Vrijwilligers (1)' }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Alles exporteren' }).click(),
  ]);
  const known = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown>;
  expect(known.Vrijwilligers).toMatchObject([{ name: 'Wie Weg Wil', email: EMAIL }]);

  await page.getByRole('button', { name: `Wie Weg Wil wissen (${EMAIL})` }).click();
  const question = page.getByRole('alertdialog', { name: 'Wie Weg Wil wissen?' });
  await question.getByRole('button', { name: 'Wissen' }).click();
  await page.getByText('Niets gevonden.').waitFor();
  expect(errors).toEqual([]);
});
