import {
  openPaymentServer,
  type PaymentServer,
  paymentSettings,
} from '../../../api/src/testing/paymentServer';
import { overflow, violationsInBothSchemes } from '../testing/axe';
import { button } from '../testing/club';
import { expect, test } from '../testing/stage';
import { addProduct, openStock, placeOrder } from '../testing/stock';

// Paying an order of the webshop online, at a provider of the test.

let server: PaymentServer;
test.use({
  portalSettings: [
    async ({}, use) => {
      server = await openPaymentServer();
      const { apiKey, apiUrl } = paymentSettings(server);
      // Its certificate is its own.
      await use({ PAYMENT_API_KEY: apiKey, PAYMENT_API_URL: apiUrl, NODE_TLS_REJECT_UNAUTHORIZED: '0' });
      await server.close();
    },
    { scope: 'worker' },
  ],
});

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('who ordered pays by the link, and the money goes back in part', async ({ stage, mailbox }) => {
  const { id: productId } = await addProduct(stage, 'Betaalmok', 5);
  const number = await placeOrder(stage, 'Betaler', [{ productId, amount: 2 }], dayFromNow(3));
  const mail = await mailbox.mailTo('betaler@voorbeeld.example');
  const page = await stage.open(360);
  // The page of the provider: pressing its button pays, and leads back.
  await page.route('https://betalen.example/**', async (route) => {
    const [link] = server.links;
    if (link) link.paidAt = new Date().toISOString();
    const back = link?.redirectUrl?.replace(/^https?:\/\/[^/]+/, stage.url) ?? '';
    await route.fulfill({ contentType: 'text/html', body: `<a href="${back}">Betalen</a>` });
  });
  await page.goto(/http\S+/.exec(mail.text)?.[0] ?? '');
  const pay = page.getByRole('button', { name: /^Online betalen: € 7,00/ });
  await pay.waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await pay.click();
  await page.getByRole('link', { name: 'Betalen' }).click();
  await page.getByText('Je betaling is binnen.').waitFor();
  await expect(page.getByText('Betaald', { exact: true })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  const team = await openStock(stage, `/producten?tab=bestellingen&zoek=${number}`);
  await button(team, `Details van bestelling ${number}`).click();
  await team.getByText(/Online betaald op/).waitFor();
  await expect(team.getByRole('button', { name: /^Geld teruggeven/ })).toHaveCount(0);

  const board = await stage.openAs('beheer', `/voorraad/producten?tab=bestellingen&zoek=${number}`);
  await button(board, `Details van bestelling ${number}`).click();
  await button(board, `Geld teruggeven van bestelling ${number}`).click();
  const dialog = board.getByRole('dialog');
  await dialog.getByLabel('Bedrag').fill('3,50');
  expect(await violationsInBothSchemes(board)).toEqual([]);
  await button(dialog, 'Teruggeven').click();
  await board.getByText(`Het geld van bestelling ${number} gaat terug`).waitFor();
  await board.getByText(/Online betaald op .*3,50 online teruggegeven/).waitFor();
  expect(server.links[0]?.refunds).toMatchObject([{ amount: { value: '3.50' } }]);
});
