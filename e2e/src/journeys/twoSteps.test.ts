import { addressOf, makeUser } from '../testing/apiClient';
import { DEMO_PASSWORD, fillSignIn, signIn } from '../testing/browser';
import { codeOf, openSecondStep, plugInPasskeys, setUpApp } from '../testing/secondStep';
import { expect, test } from '../testing/stage';

test('an authenticator app: set up, and asked at the login', async ({ stage, mailbox }) => {
  const { account } = await makeUser(await stage.api('beheer'), { name: 'Tinus Tweestap' });
  const page = await stage.open();
  await signIn(page, stage.url, account);
  const card = await openSecondStep(page);
  const { secret, recoveryCodes } = await setUpApp(page);
  expect(recoveryCodes).toHaveLength(10);
  await expect(card.getByText(/Je hebt nog 10 herstelcodes/)).toBeVisible();
  const mail = await mailbox.mailTo(addressOf(account));
  expect(mail.subject).toBe('Inloggen met een authenticator-app staat aan');

  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await fillSignIn(page, account);
  const code = page.getByLabel('Code uit je authenticator-app');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await code.press('Enter');
  await page.getByText('Deze code klopt niet of is al gebruikt.').waitFor();
  await code.fill(codeOf(secret, 1));
  await code.press('Enter');
  await page.getByRole('heading', { name: 'Persoonlijke pagina' }).waitFor();
});

test('a passkey: added, signs in without a password, and removed', async ({ stage }) => {
  const { account } = await makeUser(await stage.api('beheer'), { name: 'Petra Passkey' });
  const page = await stage.open();
  await plugInPasskeys(page);
  await signIn(page, stage.url, account);
  const card = await openSecondStep(page);
  await card.getByRole('button', { name: 'Passkey toevoegen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naam').fill('Laptop');
  await dialog.getByLabel('Huidig wachtwoord').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await card.getByText(/^Nog niet gebruikt\. Toegevoegd op /).waitFor();

  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('button', { name: 'Inloggen met passkey' }).click();
  await page.getByRole('heading', { name: 'Persoonlijke pagina' }).waitFor();

  // The password alone is not enough any more; the passkey completes it.
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await fillSignIn(page, account);
  await page.getByText(/Bevestig met je passkey/).waitFor();
  await page.getByRole('button', { name: 'Inloggen met passkey' }).click();
  await page.getByRole('heading', { name: 'Persoonlijke pagina' }).waitFor();

  const again = await openSecondStep(page);
  await again.getByText(/^Laatst gebruikt op /).waitFor();
  await again.getByRole('button', { name: 'Laptop verwijderen' }).click();
  await page.getByRole('dialog').getByLabel('Huidig wachtwoord').fill(DEMO_PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await again.getByText('Laptop', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('button', { name: 'Inloggen met passkey' }).click();
  await page.getByText('Inloggen met deze passkey lukt niet. Log in met je wachtwoord.').waitFor();
  await fillSignIn(page, account);
  await page.getByRole('heading', { name: 'Persoonlijke pagina' }).waitFor();
});
