import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';

import { DEMO_PASSWORD } from './browser';

const STEP_SECONDS = 30;

/** The code of an authenticator app. @param steps how many half minutes from now; a code counts once */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });
}

/** The card on the personal page, opened if need be. */
export async function openSecondStep(page: Page) {
  const card = page.getByRole('region', { name: 'Inloggen in twee stappen' });
  await card.getByRole('button', { name: 'Tweede stap bekijken' }).click();
  return card;
}

/** Sets an authenticator app up on the open card. @returns its secret, and the recovery codes */
export async function setUpApp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.getByRole('button', { name: 'App instellen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Huidig wachtwoord').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Verder' }).click();
  const secret = await dialog.getByLabel('Sleutel').inputValue();
  await dialog.getByLabel('Code uit de app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Bevestigen' }).click();
  const codes = dialog.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem');
  await codes.first().waitFor();
  const recoveryCodes = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await page.getByText('Ingesteld', { exact: true }).waitFor();
  return { secret, recoveryCodes };
}

/** A device that makes and keeps passkeys, for this page. */
export async function plugInPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
