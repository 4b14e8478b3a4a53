import type { Page } from '@playwright/test';

import { fillSignIn } from './testing/browser';
import { expect, ownPortal, type Stage, test } from './testing/stage';

// Over a real mail server on this machine.

test.use(ownPortal('changes the password of a demo account'));

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

test("'Annuleren' closes the dialog, a wrong address stays in it", async ({ stage }) => {
  const page = await openDialog(stage);
  await dialogOf(page).getByLabel('E-mail').fill('lid@');
  await dialogOf(page).getByRole('button', { name: 'Aanvragen' }).click();
  await dialogOf(page).getByText('Dit is geen geldig email adres').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Annuleren' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
});

test('a mailed link sets a new password, once', async ({ stage, mailbox }) => {
  const page = await openDialog(stage);
  await request(page, 'lid@carnaval.example');
  const mail = await mailbox.mailTo('lid@carnaval.example');
  expect(mail.subject).toBe('Nieuw wachtwoord instellen');
  expect(mail.text).toContain('Beste Sanne Willems');
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
  await fillSignIn(fromMail, 'lid');
  await fromMail.getByText('Deze combinatie van email en wachtwoord is onbekend').waitFor();
  await fillSignIn(fromMail, 'lid', 'vergeten-en-gevonden');
  await fromMail.getByRole('button', { name: 'Uitloggen' }).waitFor();

  const again = await stage.open();
  await again.goto(link);
  await again.getByText('Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.').waitFor();
  expect(await again.getByLabel('Nieuw wachtwoord', { exact: true }).count()).toBe(0);
});

test('an unknown address gets the same answer on the screen and no mail', async ({ stage, mailbox }) => {
  const known = await request(await openDialog(stage), 'krant@carnaval.example');
  const unknown = await request(await openDialog(stage), 'niemand@carnaval.example');
  expect(unknown.replace('niemand', 'krant')).toBe(known);
  // Asked for later, so sent later: when it is there, the unknown one has been dealt with.
  await request(await openDialog(stage), 'club@carnaval.example');
  await mailbox.mailTo('club@carnaval.example');
  expect(mailbox.mails.map(({ to }) => to)).not.toContain('niemand@carnaval.example');
});

test('an address without a link in it says so at once', async ({ stage }) => {
  const page = await stage.open();
  await page.goto(`${stage.url}/wachtwoord_instellen`);
  await page.getByText('Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.').waitFor();
});
