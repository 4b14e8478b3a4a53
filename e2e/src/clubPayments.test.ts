import { openPaymentServer, type PaymentServer, paymentSettings } from '../../api/src/testing/paymentServer';
import { button, card, openClub } from './testing/club';
import { expect, type PortalSettings, test as base } from './testing/stage';

/** With a provider of payment links, on this machine. */
const test = base.extend<object, { provider: PaymentServer; portalSettings: PortalSettings }>({
  provider: [
    async ({}, use) => {
      const provider = await openPaymentServer();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  portalSettings: async ({ provider }, use) => {
    const { apiKey, apiUrl } = paymentSettings(provider);
    // The certificate of the test's server is nobody's.
    await use({ PAYMENT_API_KEY: apiKey, PAYMENT_API_URL: apiUrl, NODE_TLS_REJECT_UNAUTHORIZED: '0' });
  },
});

test('each who is addressed gets a link; who paid by it is found by asking the provider', async ({
  stage,
  provider,
}) => {
  const page = await openClub(stage, 'contactmomenten');
  const reminder = card(page, 'Herinnering contributie');
  await button(reminder, 'Brieven maken').click();
  await button(page.getByRole('alertdialog'), 'Brieven maken').click();
  const overlay = page.getByRole('dialog', { name: 'Brieven van Herinnering contributie' });
  await overlay.getByText('De brieven zijn gemaakt').waitFor({ timeout: 45_000 });
  await button(overlay, 'Sluiten').click();
  const { length: asked } = provider.links;
  expect(asked).toBeGreaterThan(0);
  await reminder.getByText(`0 van ${asked} betaald`).waitFor();

  const [link] = provider.links;
  if (link) link.paidAt = new Date().toISOString();
  await button(reminder, 'Betalingen controleren').click();
  await page.getByText(`Betalingen gecontroleerd: 1 van ${asked} betaald`).waitFor();
  await reminder.getByText(`1 van ${asked} betaald`, { exact: true }).waitFor();
  // Asking again adds nothing.
  await button(reminder, 'Betalingen controleren').click();
  await reminder.getByText(`1 van ${asked} betaald`, { exact: true }).waitFor();

  provider.failing = 500;
  await button(reminder, 'Betalingen controleren').click();
  await reminder.getByText(/^Checken van de betalingen is mislukt: /).waitFor({ timeout: 30_000 });
  provider.failing = undefined;

  await button(reminder, 'Verwijderen').click();
  await page
    .getByRole('alertdialog')
    .getByText(`${asked - 1} betaallinks werken dan niet meer.`)
    .waitFor();
});
