import type { Page } from '@playwright/test';

import { addressOf } from '../testing/apiClient';
import { fillSignIn, findUser, waitForPath } from '../testing/browser';
import { expect, test } from '../testing/stage';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('who is added without a password is invited: the mailed link chooses one, once', async ({
  stage,
  mailbox,
}) => {
  const page = await stage.openAs('secretaris', '/gebruikertoevoegen');
  await field(page, 'Naam').fill('Ineke Uitgenodigd');
  await field(page, 'E-mail').fill(addressOf('ineke'));
  await expect(page.getByRole('radio', { name: 'Stuur een uitnodiging' })).toBeChecked();
  expect(await page.getByLabel('Wachtwoord', { exact: true }).count()).toBe(0);
  await button(page, 'Toevoegen').click();
  await waitForPath(page, '/gebruikers');
  await findUser(page, 'Ineke Uitgenodigd');
  await card(page, 'Ineke Uitgenodigd').getByText('Nog niet aangemeld').waitFor();

  const mail = await mailbox.mailTo(addressOf('ineke'));
  expect(mail.subject).toBe('Uitnodiging voor de backoffice');
  expect(mail.text).toContain('Beste Ineke Uitgenodigd');
  const [link = ''] = /http:\S+/.exec(mail.text) ?? [];
  const hers = await stage.open();
  await hers.goto(link);
  await hers.getByLabel('Nieuw wachtwoord', { exact: true }).fill('oeteldonk-1882');
  await button(hers, 'Opslaan').click();
  await hers.getByText('Uw wachtwoord is succesvol gewijzigd').waitFor();
  await hers.getByRole('link', { name: 'Naar inloggen' }).click();
  await fillSignIn(hers, 'ineke', 'oeteldonk-1882');
  await button(hers, 'Uitloggen').waitFor();
  await hers.goto(link);
  await hers.getByText('Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.').waitFor();

  await page.reload();
  await findUser(page, 'Ineke Uitgenodigd');
  await card(page, 'Ineke Uitgenodigd')
    .getByText(/^Laatst ingelogd op/)
    .waitFor();
  expect(await card(page, 'Ineke Uitgenodigd').getByText('Nog niet aangemeld').count()).toBe(0);
});
