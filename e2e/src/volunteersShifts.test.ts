import type { Page } from '@playwright/test';

import { DeleteShiftDocument, MailShiftLinksDocument } from './gql/graphql';
import { overflow, violationsInBothSchemes } from './testing/axe';
import { expect, test } from './testing/stage';
import {
  addActivity,
  addShift,
  addVolunteer,
  button,
  lastDay,
  openActivity,
  season,
  seasonName,
} from './testing/volunteers';

// The shifts of an activity, and the page by which a volunteer answers without an account.

const shown = lastDay.split('-').reverse().join('/');
const shift = (page: Page, from: string, to: string) =>
  page.getByRole('group', { name: `Dienst ${shown} ${from} - ${to}`, exact: true });

async function assign(page: Page, [from, to]: readonly [string, string], who: string): Promise<void> {
  const one = shift(page, from, to);
  await one.getByLabel(`Vrijwilliger voor ${shown} ${from} - ${to}`).selectOption(who);
  await button(one, `Indelen op ${shown} ${from} - ${to}`).click();
}

test('shifts are made, filled and emptied; nobody is in two places at once', async ({ stage }) => {
  const ids = [
    await addVolunteer(stage, 'Bar Een', 'bar1@dienst.example'),
    await addVolunteer(stage, 'Bar Twee'),
  ];
  await addActivity(stage, 'Bardienst', ids);
  const page = await openActivity(stage, 'Bardienst');
  await page.getByText('Er zijn nog geen diensten.').waitFor();
  await button(page, 'Dienst toevoegen').click();
  const dialog = page.getByRole('dialog', { name: 'Dienst toevoegen' });
  await dialog.getByLabel('Dag').fill(`${season}-03-31`);
  await dialog.getByLabel('Van').fill('20:00');
  await dialog.getByLabel('Tot').fill('20:00');
  await dialog.getByLabel('Aantal nodig').fill('1,5');
  await button(dialog, 'Toevoegen').click();
  await dialog.getByText('Deze dag valt buiten het seizoen').waitFor();
  await dialog.getByText('De eindtijd is een andere dan de begintijd').waitFor();
  await dialog.getByText('Vul een geheel getal in van 1 tot en met 200').waitFor();
  await dialog.getByLabel('Dag').fill(lastDay);
  await dialog.getByLabel('Tot').fill('02:00');
  await dialog.getByLabel('Aantal nodig').fill('2');
  await button(dialog, 'Toevoegen').click();
  const late = shift(page, '20:00', '02:00');
  await late.getByText('2 te weinig').waitFor();
  await late.getByText('20:00 - 02:00 (volgende dag)').waitFor();

  await assign(page, ['20:00', '02:00'], 'Bar Een');
  await late.getByText('gevraagd').waitFor();
  await late.getByText('1 te weinig').waitFor();
  await button(page, 'Dienst toevoegen').click();
  await expect(dialog.getByLabel('Dag')).toHaveValue(lastDay);
  await dialog.getByLabel('Van').fill('19:00');
  await dialog.getByLabel('Tot').fill('20:30');
  await button(dialog, 'Toevoegen').click();
  const early = shift(page, '19:00', '20:30');
  await early.waitFor();
  await assign(page, ['19:00', '20:30'], 'Bar Een');
  await early.getByText('Bar Een heeft op dat moment al een andere dienst.').waitFor();
  await assign(page, ['19:00', '20:30'], 'Bar Twee');
  await early.getByText('Compleet').waitFor();

  await button(page, `Dienst ${shown} 19:00 - 20:30 aanpassen`).click();
  const edit = page.getByRole('dialog', { name: 'Dienst aanpassen' });
  await edit.getByLabel('Tot').fill('20:00');
  await button(edit, 'Opslaan').click();
  await edit.getByText(/^Haal eerst de vrijwilligers van deze dienst/).waitFor();
  await button(edit, 'Annuleren').click();
  await button(page, 'Weggooien').click();

  await button(page, 'Bar Twee verwijderen uit Bardienst').click();
  const question = page.getByRole('alertdialog');
  await button(question, 'Verwijderen').click();
  await question.getByText(/^Deze vrijwilliger staat nog op een dienst/).waitFor();
  await button(question, 'Annuleren').click();
  await button(page, `Bar Twee van dienst ${shown} 19:00 - 20:30 halen`).click();
  await early.getByText('1 te weinig').waitFor();
  await button(page, `Dienst ${shown} 19:00 - 20:30 verwijderen`).click();
  await button(page.getByRole('alertdialog'), 'Verwijderen').click();
  await early.waitFor({ state: 'detached' });
  await late.getByText('Bar Een', { exact: true }).waitFor();
});

test('the roster prints without the menu', async ({ stage }) => {
  const id = await addVolunteer(stage, 'Rooster Een');
  const activityId = await addActivity(stage, 'Roosterploeg', [id]);
  await addShift(stage, activityId, ['09:00', '12:00', 3], [id]);
  const page = await openActivity(stage, 'Roosterploeg');
  await button(page, 'Rooster').click();
  const heading = page.getByRole('heading', { name: `Rooster Roosterploeg ${seasonName(season)}` });
  await heading.waitFor();
  await page.getByText('Rooster Een (gevraagd)').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('2 te weinig')).toBeVisible();
  expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
  expect(await button(page, 'Afdrukken').isVisible()).toBe(false);
  expect(await page.getByLabel('Seizoen', { exact: true }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Terug naar de activiteiten').click();
  await page.getByRole('table', { name: 'Activiteiten' }).waitFor();
});

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

test('who has no shifts, and a link that does not work', async ({ stage, mailbox }) => {
  const id = await addVolunteer(stage, 'Straks Vrij', 'vrij@dienst.example');
  const activityId = await addActivity(stage, 'Vrije ploeg', [id]);
  const shiftId = await addShift(stage, activityId, ['10:00', '11:00', 1], [id]);
  const api = await stage.api('boerenploeg');
  await api.data(MailShiftLinksDocument, {
    activityId,
    season,
  });
  const [link = ''] = /http\S+/.exec((await mailbox.mailTo('vrij@dienst.example')).text) ?? [];
  await api.data(DeleteShiftDocument, { id: shiftId });
  const page = await stage.open();
  await page.goto(link);
  await page.getByText('Je hebt geen diensten die nog komen.').waitFor();
  await page.goto(`${stage.url}/diensten/onzin`);
  await page.getByText('Deze link werkt niet meer').waitFor();
  await page.getByText(/^Vraag de Boerenploeg om een nieuwe mail/).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
