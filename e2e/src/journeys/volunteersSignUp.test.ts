import { AddVolunteerToActivityDocument } from '../gql/graphql';
import { overflow, violationsInBothSchemes } from '../testing/axe';
import { expect, test } from '../testing/stage';
import { addActivity, addShift, addVolunteer, button, openActivity, season } from '../testing/volunteers';

// Shifts fill themselves: the team opens signing up, and a stranger on a phone has a place.

test('a stranger signs up for a shift, and confirms it by the mail, on a phone', async ({
  stage,
  mailbox,
}) => {
  const activityId = await addActivity(stage, 'Aanmeldploeg');
  await addShift(stage, activityId, ['10:00', '14:00', 1]);
  await addShift(stage, activityId, ['13:00', '17:00', 2]);
  await addShift(stage, activityId, ['18:00', '20:00', 2]);
  const office = await openActivity(stage, 'Aanmeldploeg');
  const dialog = office.getByRole('dialog');
  await button(office, 'Plaats en contact van Aanmeldploeg').click();
  await dialog.getByLabel('Plaats').fill('Kerkplein');
  await dialog.getByLabel('Wie de leiding heeft').fill('Harrie Janssen');
  await dialog.getByLabel('Telefoon').fill('06 11111111');
  expect(await violationsInBothSchemes(office)).toEqual([]);
  await button(dialog, 'Opslaan').click();
  await office.getByText('Plaats en contact opgeslagen').waitFor();
  await button(office, 'Aanmelden instellen voor Aanmeldploeg').click();
  await dialog.getByRole('radio', { name: /^Open/ }).check();
  expect(await violationsInBothSchemes(office)).toEqual([]);
  await button(dialog, 'Opslaan').click();
  const link = await office.getByLabel('Link om je aan te melden').inputValue();
  expect(link).toContain(`/publiek/meehelpen/${activityId}/`);
  await button(office, 'Poster met QR-code').click();
  await office.getByRole('img', { name: 'QR-code om je aan te melden voor Aanmeldploeg' }).waitFor();

  const page = await stage.open(320);
  await page.goto(`${stage.url}/publiek/meehelpen`);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('link', { name: /^Aanmeldploeg/ }).click();
  await page.getByRole('heading', { name: 'Help mee: Aanmeldploeg' }).waitFor();
  await page.getByRole('checkbox', { name: '10:00 tot 14:00' }).check();
  await expect(page.getByRole('checkbox', { name: '13:00 tot 17:00' })).toBeDisabled();
  await page.getByRole('checkbox', { name: '18:00 tot 20:00' }).check();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await button(page, 'Verder met 2 diensten').click();
  await page.getByLabel('Naam').fill('Nieuw Gezicht');
  await page.getByLabel('E-mail').fill('nieuw');
  await page.getByLabel('Telefoon').fill('06 12345678');
  await button(page, 'Aanmelden').click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: '10:00 tot 14:00' })).toBeChecked();
  await button(page, 'Verder met 2 diensten').click();
  await page.getByLabel('Naam').fill('Nieuw Gezicht');
  await page.getByLabel('E-mail').fill('nieuw@dienst.example');
  await page.getByLabel('Telefoon').fill('06 12345678');
  await button(page, 'Aanmelden').click();
  await page.getByRole('heading', { name: 'Kijk in je mail' }).waitFor();
  expect(await overflow(page)).toBe(0);

  const mail = await mailbox.mailTo('nieuw@dienst.example');
  expect(mail.subject).toBe('Bevestig je aanmelding');
  await page.goto(/http\S+/.exec(mail.text)?.[0] ?? '');
  await expect(page.getByText('Nog bevestigen')).toHaveCount(2);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await button(page, '2 diensten bevestigen').click();
  await expect(page.getByText('Je komt', { exact: true })).toHaveCount(2);
  expect(await overflow(page)).toBe(0);

  // Who cannot come after all asks the others, of whom the first who says yes has it.
  const other = await addVolunteer(stage, 'Invaller Ikke', 'invaller@dienst.example');
  const api = await stage.api('boerenploeg');
  await api.data(AddVolunteerToActivityDocument, { volunteerId: other, activityId, season });
  await page.getByRole('button', { name: /^Ik kan niet:.*18:00/ }).click();
  await page.getByRole('button', { name: /^Vraag of iemand anders kan/ }).click();
  await page.getByText('We hebben 1 ander gevraagd.').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const request = await mailbox.mailTo('invaller@dienst.example');
  expect(request.subject).toBe('Kun jij invallen?');
  const stand = await stage.open(360);
  await stand.goto(/http\S+/.exec(request.text)?.[0] ?? '');
  await stand.getByText('Kun je invallen?').waitFor();
  await stand.getByRole('button', { name: /^Ik kom:/ }).click();
  await stand.getByText('Je komt', { exact: true }).waitFor();

  // Who is next finds it full, and the team sees who comes.
  await page.goto(link.replace(/^https?:\/\/[^/]+/, stage.url));
  await page.getByText('vol, zet mij op de wachtlijst').waitFor();
  const team = await openActivity(stage, 'Aanmeldploeg');
  await team
    .getByRole('group', { name: /^Dienst .* 10:00 - 14:00$/ })
    .getByText('Compleet')
    .waitFor();
  await team
    .getByRole('region', { name: 'Vrijwilligers van Aanmeldploeg' })
    .getByText('Nieuw Gezicht')
    .waitFor();
});
