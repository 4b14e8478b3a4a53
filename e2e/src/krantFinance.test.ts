import type { Page } from '@playwright/test';

import { AdvertiserDocument, SaveAdvertiserDocument, WithdrawPaperFacDocument } from './gql/graphql';
import { overflow, violationsInBothSchemes } from './testing/axe';
import { button } from './testing/club';
import { downloadBy } from './testing/files';
import { addAd, rowOf } from './testing/krantAds';
import { invoicedAds, openView } from './testing/krantOffice';
import { expect, ownPortal, test } from './testing/stage';

test.use(ownPortal('makes, counts and sends all invoices'));
// From data that lack something to invoices that are sent and paid: each goes on where the one before ended.
test.describe.configure({ mode: 'serial' });

const CHECK = 'Controle gegevens';
const INVOICING = 'Facturatieoverzicht';
const CASH = 'Contantoverzicht';
const HINT = 'Nog niet alle facturen zijn aangemaakt';
const SEARCH = 'Zoek op nummer of bedrijf';

/** Finds a row in the list that is shown. */
async function find(page: Page, name: string) {
  await page.getByRole('searchbox', { name: SEARCH }).fill(name);
  await page.getByRole('heading', { name: /^1 / }).waitFor();
  return rowOf(page, name);
}

/** Gives an answer to the question 'Betaald?' in a row. */
async function pay(page: Page, name: string, answer: 'Ja' | 'Nee') {
  await page.getByRole('button', { name: new RegExp(`^${name}: .*Betaald\\?$`) }).click();
  const question = page.getByRole('alertdialog', { name: 'Betaald?' });
  await button(question, answer).click();
  await question.waitFor({ state: 'detached' });
}

const noteOf = (toMake: number, toSend: number, sent: number) =>
  `Nog te maken: ${toMake}. Nog te versturen: ${toSend}. Verstuurd: ${sent}.`;

test('invoices are made once, though two press at once; a reload shows how far it is', async ({ stage }) => {
  const before = await invoicedAds(stage);
  const lacking = before.filter(({ advertiser }) => advertiser.missing.length > 0);
  expect(lacking.length).toBeGreaterThan(0);
  const one = await openView(stage, 'financieel', INVOICING);
  const two = await openView(stage, 'financieel', INVOICING, { account: 'beheer' });
  for (const page of [one, two]) {
    await page.getByText(noteOf(before.length, 0, 0)).waitFor();
    await page.getByText(HINT).waitFor();
    await expect(button(page, 'Verstuur facturen')).toBeDisabled();
  }
  await Promise.all([one, two].map((page) => button(page, 'Genereer facturen').click()));
  await one.getByRole('progressbar', { name: 'Facturen maken' }).waitFor();
  await one.reload();
  const made = before.length - lacking.length;
  for (const page of [one, two]) await page.getByText(noteOf(lacking.length, made, 0)).waitFor();
  await two.getByText('Facturen zijn aangemaakt, behalve waarvoor gegevens ontbreken.').waitFor();
  const after = await invoicedAds(stage);
  expect(after.filter(({ invoice }) => invoice)).toHaveLength(made);
  for (const { invoice, changeLog, advertiserUserId } of after) {
    if (!invoice) continue;
    expect(invoice.reference).toBe(`2027_${advertiserUserId}`);
    expect(changeLog.filter((line) => line.includes('factuur aangemaakt'))).toHaveLength(1);
  }
});

test('who was left out is named; what lacks is marked, and filled in from there', async ({ stage }) => {
  const lacking = (await invoicedAds(stage)).filter(({ invoice }) => !invoice);
  const page = await openView(stage, 'financieel', INVOICING);
  await page.getByText('Nog geen factuur, want er ontbreken gegevens').waitFor();
  for (const { name } of lacking) await page.getByText(name).first().waitFor();
  await button(page, 'Gegevens controleren').click();
  await page.getByRole('heading', { name: new RegExp(`^${lacking.length} adverteerder`) }).waitFor();
  await expect(page.getByRole('checkbox', { name: 'Alleen onvolledige' })).toBeChecked();
  for (const { name, advertiserUserId } of lacking) {
    const row = rowOf(page, name).filter({ hasText: new RegExp(`^${advertiserUserId}`) });
    await row.getByText('ontbreekt').first().waitFor();
    await row.getByRole('button', { name: `Gegevens van ${name} aanpassen` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Adres', { exact: true }).fill('Markt 11');
    await dialog.getByLabel('E-mail', { exact: true }).fill(`gevuld${advertiserUserId}@voorbeeld.example`);
    await button(dialog, 'Opslaan').click();
    await dialog.waitFor({ state: 'detached' });
    await row.waitFor({ state: 'detached' });
  }
  await page.getByText('Niets gevonden').waitFor();
});

test('the rest is made, one by itself; an invoice is a pdf', async ({ stage }) => {
  const [first] = (await invoicedAds(stage)).filter(({ invoice }) => !invoice);
  const name = first?.name ?? '';
  const page = await openView(stage, 'financieel', INVOICING);
  await find(page, String(first?.advertiserUserId));
  await button(page, `Factuur maken voor ${name}`).click();
  await page.getByText(`De factuur van ${name} is aangemaakt`).waitFor();
  const pdf = await downloadBy(page, button(page, `Factuur van ${name} downloaden`));
  expect(pdf.name).toBe(`2027_${first?.advertiserUserId} - ${name}.pdf`);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await button(page, 'Genereer facturen').click();
  await page.getByText(/^Nog te maken: 0\./).waitFor();
  await page.getByText(HINT).waitFor({ state: 'detached' });
  await expect(button(page, 'Verstuur facturen')).toBeEnabled();
});

test('a download that is refused is told in an alert', async ({ stage }) => {
  const page = await openView(stage, 'financieel', INVOICING);
  await page.route('**/files/**', (route) => route.abort());
  await page
    .getByRole('button', { name: /downloaden$/ })
    .first()
    .click();
  await page.getByRole('alertdialog', { name: 'Downloaden is niet gelukt' }).waitFor();
});

test('an invoice that is withdrawn can be made anew', async ({ stage }) => {
  const [ad] = await invoicedAds(stage);
  const page = await openView(stage, 'financieel', INVOICING);
  await find(page, ad?.name ?? '');
  await button(page, `Factuur van ${ad?.name} intrekken`).click();
  await button(page.getByRole('alertdialog'), 'Intrekken').click();
  await page.getByText(/^Nog te maken: 1\./).waitFor();
  await expect(button(page, 'Verstuur facturen')).toBeDisabled();
  await button(page, `Factuur maken voor ${ad?.name}`).click();
  await page.getByText(/^Nog te maken: 0\./).waitFor();
});

test('Betaald? Ja strikes a row through, Nee takes that back', async ({ stage }) => {
  const ad = (await invoicedAds(stage))[1];
  const name = ad?.name ?? '';
  const page = await openView(stage, 'financieel', INVOICING);
  await find(page, name);
  await pay(page, name, 'Ja');
  await page.locator('s').filter({ hasText: name }).waitFor();
  await page
    .getByRole('list', { name: 'Totalen van de facturen' })
    .getByText(/^Betaald 1 voor/)
    .waitFor();
  expect((await invoicedAds(stage))[1]?.advPaid).toBe(true);
  await pay(page, name, 'Nee');
  await page.locator('s').first().waitFor({ state: 'detached' });
  expect((await invoicedAds(stage))[1]?.advPaid).toBe(false);
  // Who has paid gets no invoice.
  await pay(page, name, 'Ja');
  await page.getByRole('checkbox', { name: 'Alleen niet betaald' }).check();
  await page.getByText('Niets gevonden').waitFor();
});

test('the invoices are sent with a message, each once', async ({ stage, mailbox }) => {
  const ads = await invoicedAds(stage);
  const unpaid = ads.filter(({ advPaid }) => !advPaid);
  const page = await openView(stage, 'financieel', INVOICING);
  await button(page, 'Verstuur facturen').click();
  const dialog = page.getByRole('dialog', { name: 'Begeleidend bericht' });
  await expect(dialog.getByLabel('Bericht')).toHaveAttribute('rows', '5');
  await dialog.getByLabel('Bericht').fill('Dank voor je steun.\nAlaaf!');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await button(dialog, `${unpaid.length} facturen versturen`).click();
  await page.getByText('Facturen zijn verzonden!').waitFor();
  await page.getByText(noteOf(0, 0, unpaid.length)).waitFor();
  await page.getByText('Alle facturen zijn verstuurd.').waitFor();
  for (const { advSendAdress, advertiserUserId } of unpaid) {
    const mail = await mailbox.mailTo(advSendAdress);
    expect(mail.subject).toContain(`2027_${advertiserUserId}`);
    expect(mail.text).toContain('Dank voor je steun.\nAlaaf!');
  }
  expect(mailbox.mails).toHaveLength(unpaid.length);
  await page.reload();
  await page.getByText('Alle facturen zijn verstuurd.').waitFor();
  await expect(button(page, 'Verstuur facturen')).toBeDisabled();
});

test('sending that fails closes the dialog and says so', async ({ stage }) => {
  await addAd(stage, 'Te Laat Verkocht', '17x8,9');
  const late = (await invoicedAds(stage)).find(({ name }) => name === 'Te Laat Verkocht');
  const page = await openView(stage, 'financieel', INVOICING);
  await page.getByText(HINT).waitFor();
  const api = await stage.api('krant');
  const { advertiser } = await api.data(AdvertiserDocument, { id: late?.advertiserId ?? '' });
  await api.data(SaveAdvertiserDocument, {
    id: late?.advertiserId ?? '',
    revision: advertiser.revision,
    advertiser: {
      advertiserUserId: advertiser.advertiserUserId,
      name: 'Te Laat Verkocht',
      active: true,
      adres: 'Markt 1',
      postalCode: '7071 AA',
      city: 'Ulft',
      email: 'laat@voorbeeld.example',
    },
  });
  await button(page, 'Genereer facturen').click();
  await page.getByText(/^Nog te maken: 0\. Nog te versturen: 1\./).waitFor();
  await button(page, 'Verstuur facturen').click();
  // Withdrawn by somebody else in the meantime.
  await api.data(WithdrawPaperFacDocument, { advertisementId: late?.id ?? '' });
  await button(page, '1 factuur versturen').click();
  await page.getByText(`Er is een fout opgetreden bij het verzenden van de facturen: ${HINT}`).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('cash: what each seller still has to hand in goes down with every Ja', async ({ stage }) => {
  const page = await openView(stage, 'financieel', CASH);
  const total = page.getByRole('table', { name: 'Contant per verkoper' }).locator('tfoot td').last();
  await total.waitFor();
  const due = await total.textContent();
  const unpaid = page.getByRole('button', { name: /: niet betaald\. Betaald\?$/ });
  const name = (await unpaid.first().getAttribute('aria-label'))?.split(':')[0] ?? '';
  await pay(page, name, 'Ja');
  await page.locator('s').filter({ hasText: name }).waitFor();
  expect(await total.textContent()).not.toBe(due);
  await pay(page, name, 'Nee');
  await page.getByRole('button', { name: `${name}: niet betaald. Betaald?` }).waitFor();
  expect(await total.textContent()).toBe(due);
});

for (const view of [CHECK, INVOICING, CASH]) {
  test(`${view}, for everybody, on a phone too`, async ({ stage }) => {
    for (const width of [360, 768, 1440]) {
      const page = await openView(stage, 'financieel', view, { width });
      await page.getByRole('table', { name: view }).waitFor();
      expect(await overflow(page)).toBe(0);
      if (width !== 768) expect(await violationsInBothSchemes(page)).toEqual([]);
    }
  });
}
