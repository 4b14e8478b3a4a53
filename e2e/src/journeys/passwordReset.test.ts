import type { Page } from '@playwright/test';

import { addressOf, makeUser } from '../testing/apiClient';
import { fillSignIn } from '../testing/browser';
import { expect, type Stage, test } from '../testing/stage';

// Over a real mail server on this machine.

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Wilt u een nieuw wachtwoord aanvragen?' });

async function openDialog(stage: Stage): Promise<Page> {
  const page = await stage.open();
  await page.goto(`${stage.url}/login`);
  await page.getByRole('button', { name: 'Wachtwoord vergeten' }).click();
  await dialogOf(page)
    .getByText(/maximaal 60\s+minuten geldig/)
    .waitFor();
  return page;
}

/** Asks for a link and returns what the screen says then. */
async function request(page: Page, email: string): Promise<string> {
  await dialogOf(page).getByLabel('E-mail').fill(email);
  await dialogOf(page).getByRole('button', { name: 'Aanvragen' }).click();
  return dialogOf(page).getByRole('status').innerText();
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Opslaan' }).click();
}

test('a mailed link sets a new password, once', async ({ stage, mailbox }) => {
  const { account } = await makeUser(await stage.api('beheer'), { name: 'Vera Sleutel' });
  const page = await openDialog(stage);
  await request(page, addressOf(account));
  const mail = await mailbox.mailTo(addressOf(account));
  expect(mail.subject).toBe('Nieuw wachtwoord instellen');
  expect(mail.text).toContain('Beste Vera Sleutel');
  const [link = ''] = /http:\S+/.exec(mail.text) ?? [];
  expect(link.startsWith(`${stage.url}/`)).toBe(true);

  const fromMail = await stage.open();
  await fromMail.goto(link);
  await choose(fromMail, '7tekens');
  await fromMail.getByText('Het wachtwoord moet uit minimaal 8 tekens bestaan').waitFor();
  await choose(fromMail, 'password123');
  await fromMail.getByText('Dit wachtwoord is te makkelijk te raden.').waitFor();
  await choose(fromMail, 'vergeten-en-gevonden');
  await fromMail.getByText('Uw wachtwoord is succesvol gewijzigd').waitFor();
  await fromMail.getByRole('link', { name: 'Naar inloggen' }).click();
  await fillSignIn(fromMail, account);
  await fromMail.getByText('Deze combinatie van email en wachtwoord is onbekend').waitFor();
  await fillSignIn(fromMail, account, 'vergeten-en-gevonden');
  await fromMail.getByRole('button', { name: 'Uitloggen' }).waitFor();

  const again = await stage.open();
  await again.goto(link);
  await again.getByText('Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.').waitFor();
  expect(await again.getByLabel('Nieuw wachtwoord', { exact: true }).count()).toBe(0);
});
