import type { Page } from '@playwright/test';

import { overflow, violationsInBothSchemes } from '../testing/axe';
import { expect, test } from '../testing/stage';
import { addActivity, addShift, addVolunteer, button, lastDay, openActivity } from '../testing/volunteers';

// The shifts of an activity, and the page by which a volunteer answers without an account.

const shown = lastDay.split('-').reverse().join('/');
const shift = (page: Page, from: string, to: string) =>
  page.getByRole('group', { name: `Dienst ${shown} ${from} - ${to}`, exact: true });

test('a volunteer answers by the mailed link, on a phone', async ({ stage, mailbox }) => {
  const id = await addVolunteer(stage, 'Link Persoon', 'link@dienst.example');
  const activityId = await addActivity(stage, 'Linkploeg', [id, await addVolunteer(stage, 'Zonder Link')]);
  await addShift(stage, activityId, ['10:00', '14:00', 1], [id]);
  const office = await openActivity(stage, 'Linkploeg');
  await button(office, 'Vraag om bevestiging').click();
  const question = office.getByRole('alertdialog', {
    name: 'Vrijwilligers van Linkploeg om bevestiging vragen?',
  });
  await question.getByText(/^1 vrijwilliger krijgt een mail/).waitFor();
  await button(question, 'Mailen').click();
  await office.getByText('Er gaat 1 mail uit').waitFor();
  const mail = await mailbox.mailTo('link@dienst.example');
  expect(mail.subject).toBe('Kun je op deze diensten?');
  const [link = ''] = /http\S+/.exec(mail.text) ?? [];

  const page = await stage.open(360);
  await page.goto(link);
  await page.getByText(/^Hallo Link Persoon, kun je op deze diensten\?/).waitFor();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  expect(await overflow(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByText('Nog geen antwoord').waitFor();
  await page.getByRole('button', { name: /^Ik kom:/ }).click();
  await page.getByText('Je komt', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Ik kan niet:/ }).click();
  await page.getByText('Je komt niet', { exact: true }).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  // What was open is open again.
  await office.reload();
  const one = shift(office, '10:00', '14:00');
  await one.getByText('komt niet', { exact: true }).waitFor();
  await one.getByText('1 te weinig').waitFor();

  // Whoever declined and is put elsewhere by then cannot come to both.
  await addShift(stage, activityId, ['13:00', '15:00', 1], [id]);
  await page.getByRole('button', { name: /^Ik kom:.*10:00/ }).click();
  await page.getByRole('alert').getByText('Link Persoon heeft op dat moment al een andere dienst.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Ik kom:.*13:00/ }).click();
  await page.getByText('Je komt', { exact: true }).waitFor();
});

test('a shift moves with who is on it, who is told and gives up what clashes', async ({ stage, mailbox }) => {
  const id = await addVolunteer(stage, 'Mee Verhuizer', 'mee@dienst.example');
  const activityId = await addActivity(stage, 'Verhuisploeg', [id]);
  await addShift(stage, activityId, ['08:00', '10:00', 1], [id]);
  await addShift(stage, activityId, ['12:00', '14:00', 1], [id]);
  const office = await openActivity(stage, 'Verhuisploeg', 360);
  await button(office, `Dienst ${shown} 12:00 - 14:00 aanpassen`).click();
  const dialog = office.getByRole('dialog', { name: 'Dienst aanpassen' });
  await dialog.getByLabel('Van').fill('09:30');
  await dialog.getByText('Mee Verhuizer heeft dan ook dienst: Verhuisploeg').waitFor();
  expect(await overflow(office)).toBe(0);
  expect(await violationsInBothSchemes(office)).toEqual([]);
  await dialog.getByRole('checkbox', { name: /^Ja, verplaats 1 vrijwilliger en mail dat/ }).check();
  await button(dialog, 'Opslaan').click();
  await office.getByText('Dienst aangepast').waitFor();
  await shift(office, '09:30', '14:00').getByText('staat dubbel').waitFor();

  const mail = await mailbox.mailTo('mee@dienst.example');
  expect(mail.subject).toBe('Je dienst is verplaatst: Verhuisploeg');
  expect(mail.text).toContain(`Eerst: ${shown}, 12:00 - 14:00`);
  const page = await stage.open(360);
  await page.goto(/http\S+/.exec(mail.text)?.[0] ?? '');
  await page.getByRole('button', { name: /^Ik kan niet:.*09:30/ }).click();
  await page.getByText('Je komt niet', { exact: true }).waitFor();
  await office.reload();
  await shift(office, '09:30', '14:00').getByText('1 te weinig').waitFor();
  await expect(office.getByText('staat dubbel')).toHaveCount(0);
});
