import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';

import { InvoicesDocument, SaveInvoiceDocument } from './gql/graphql';
import { downloadBy, fileOf } from './testing/files';
import { expect, type Stage, test } from './testing/stage';

// Invoices, and the payments of them that a bank statement tells.

const LEAVE = 'U heeft een ongeopgeslagen factuur. Weet u zeker dat u de pagina wilt verlaten?';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fill(page: Page, client: string) {
  await page.getByLabel('Naam klant').fill(client);
  await page.getByLabel('Titel').fill('Advertentie');
  await page.getByLabel('Omschrijving').fill('Halve pagina in het programmaboek');
  await page.getByLabel('Bedrag').fill('125,50');
}

/** The invoices of this client, as the API tells them. */
async function invoicesOf(stage: Stage, search: string) {
  const api = await stage.api('penningmeester');
  const { invoices } = await api.data(InvoicesDocument, { search });
  return invoices.edges.map(({ node }) => node);
}

/** A CAMT.053 statement of the foundation's account with a payment that came in for each text. */
function statement(amount: string, ...texts: string[]): Buffer {
  const entries = texts.map(
    (text) => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Bakkerij Bank</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct>
${entries.join('')}
</Stmt></BkToCstmrStmt></Document>`);
}

test('an invoice is saved under the next number, and its pdf comes along', async ({ stage }) => {
  const page = await stage.openAs('penningmeester', '/facturen');
  await fill(page, 'Bakkerij Test');
  await page
    .getByRole('img', { name: /factuur/i })
    .first()
    .waitFor();
  const { name, bytes } = await downloadBy(page, button(page, 'Opslaan en downloaden'));
  await page.getByText('Factuur succesvol opgeslagen en gedownload').waitFor();
  const [invoice, ...others] = await invoicesOf(stage, 'Bakkerij Test');
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ state: 'open', amount: 12_550 });
  expect(name).toBe(`Factuur ${invoice?.number}.pdf`);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('lines come to the amount, which is what is issued', async ({ stage }) => {
  const page = await stage.openAs('penningmeester', '/facturen');
  await page.getByLabel('Naam klant').fill('Café Regels');
  await page.getByLabel('Titel').fill('Huur');
  for (const [at, [what, quantity, price]] of [
    ['Tapinstallatie', '2,5', '35'],
    ['Brengen en halen', '1', '12,50'],
  ].entries()) {
    await button(page, 'Regel toevoegen').click();
    await page
      .getByLabel('Wat')
      .nth(at)
      .fill(what ?? '');
    await page
      .getByLabel('Aantal')
      .nth(at)
      .fill(quantity ?? '');
    await page
      .getByLabel('Prijs')
      .nth(at)
      .fill(price ?? '');
  }
  await expect(page.getByRole('definition')).toHaveText(/€\s100,00/);
  await downloadBy(page, button(page, 'Opslaan en downloaden'));
  await page.getByText('Factuur succesvol opgeslagen en gedownload').waitFor();
  expect(await invoicesOf(stage, 'Café Regels')).toMatchObject([{ state: 'open', amount: 10_000 }]);
});

test('a recurring invoice waits on its day, and one press issues it', async ({ stage }) => {
  const page = await stage.openAs('penningmeester', '/facturen?tab=terugkerend');
  await button(page, 'Terugkerende factuur maken').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naam klant').fill('Loods Terugkerend');
  await dialog.getByLabel('Titel').fill('Stalling {jaar}');
  await dialog.getByLabel('Omschrijving').fill('Over {periode}');
  await dialog.getByLabel('Bedrag').fill('45,00');
  await dialog.getByLabel('Hoe vaak').selectOption('Elk kwartaal');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  await dialog.getByLabel('Eerste dag').fill(today);
  await button(page, 'Opslaan').click();
  await page.getByText('Terugkerende factuur gemaakt').waitFor();
  const row = (table: string) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: 'Loods Terugkerend' });
  await row('Klaargezette facturen')
    .getByRole('button', { name: /^Uitgeven: / })
    .click();
  await page.getByText(/^Factuur \d{4}-\d{4} uitgegeven$/).waitFor();
  await expect(row('Klaargezette facturen')).toHaveCount(0);
  expect(await invoicesOf(stage, 'Loods Terugkerend')).toMatchObject([{ state: 'open', amount: 4500 }]);
  await page.getByRole('tab', { name: 'Overzicht' }).click();
  await expect(row('Facturen')).toContainText(`Stalling ${today.slice(0, 4)} Terugkerend`);
});

test('what is not filled in is told at its field, and leaving asks', async ({ stage }) => {
  const page = await stage.openAs('penningmeester', '/facturen');
  await page.getByLabel('Naam klant').fill('Half');
  await button(page, 'Opslaan en downloaden').click();
  await page.getByText('Dit veld is verplicht').nth(2).waitFor();
  await expect(page.getByText('Dit veld is verplicht')).toHaveCount(3);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Financiën' }).click();
  await page.getByRole('alertdialog', { name: LEAVE }).waitFor();
  await button(page, 'Blijven').click();
  await expect(page.getByLabel('Naam klant')).toHaveValue('Half');
});

test('a payment on the bank is matched to its invoice, and the same statement again changes nothing', async ({
  stage,
}) => {
  const form = await stage.openAs('penningmeester', '/facturen');
  await fill(form, 'Bakkerij Bank');
  await downloadBy(form, button(form, 'Opslaan en downloaden'));
  const [invoice] = await invoicesOf(stage, 'Bakkerij Bank');
  const path = await fileOf('afschrift.xml', statement('125.50', `betaling ${invoice?.number}`));

  const page = await stage.openAs('penningmeester', '/financien?tab=bank');
  const file = page.locator('input[type=file]');
  await file.waitFor({ state: 'attached' });
  await file.setInputFiles(path);
  await page.getByText('1 nieuwe regel.').waitFor();
  const confirm = page.getByRole('button', { name: new RegExp(`^Koppelen aan Factuur ${invoice?.number}`) });
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
  expect(await invoicesOf(stage, 'Bakkerij Bank')).toMatchObject([{ state: 'paid' }]);

  await file.setInputFiles(path);
  await page.getByText('0 nieuwe regels; 1 regel was er al.').waitFor();
});

test('taking in a statement and matching its twenty lines takes three actions', async ({ stage }) => {
  const api = await stage.api('penningmeester');
  const numbers: string[] = [];
  for (let at = 0; at < 20; at += 1) {
    const fields = { nameClient: `Twintig ${at}`, title: 'Reclame', description: 'x', amount: 4321 };
    const invoice = { ...fields, requestId: `twintig-${Date.now()}-${at}` };
    numbers.push((await api.data(SaveInvoiceDocument, { invoice })).saveInvoice.number);
  }
  const path = await fileOf(
    'twintig.xml',
    statement('43.21', ...numbers.map((number) => `factuur ${number}`)),
  );
  const page = await stage.openAs('penningmeester', '/financien');
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    await action;
    actions += 1;
  };
  await act(page.getByRole('tab', { name: 'Bank' }).click());
  const file = page.locator('input[type=file]');
  await file.waitFor({ state: 'attached' });
  await act(file.setInputFiles(path));
  await page.getByText('20 nieuwe regels.').waitFor();
  const confirm = page.getByRole('button', { name: /^Bevestig de \d+ zekere$/ });
  await page.getByRole('button', { name: new RegExp(`^Koppelen aan Factuur ${numbers[19]}`) }).waitFor();
  await act(confirm.click());
  await page.getByText(/regels gekoppeld$/).waitFor();
  expect(actions).toBeLessThanOrEqual(6);
  const states = (await invoicesOf(stage, 'Twintig')).map(({ state }) => state);
  expect(states).toEqual(Array.from({ length: 20 }, () => 'paid'));
});

test('statements of several banks and a zip are taken in at once, and one that is none does not keep the others', async ({
  stage,
}) => {
  const abn = `ABNANL2A
940
ABNANL2A
:20:ABN AMRO BANK NV
:25:417164300
:28:32401/1
:60F:C261101EUR100,
:61:2611021102C12,5N654NONREF
:86:/TRTP/SEPA OVERBOEKING/IBAN/NL69INGB0123456789/BIC/INGBNL2A/NAME/
Bakkerij Afschrift/REMI/koekjes/EREF/NOTPROVIDED
:62F:C261102EUR112,5
-
`;
  const zip = zipSync({ 'maart.xml': new Uint8Array(statement('3.25', 'in een zip')) });
  const page = await stage.openAs('penningmeester', '/financien?tab=bank');
  const file = page.locator('input[type=file]');
  await file.waitFor({ state: 'attached' });
  await file.setInputFiles([
    { name: 'a-abn.sta', mimeType: 'text/plain', buffer: Buffer.from(abn) },
    { name: 'b-brief.txt', mimeType: 'text/plain', buffer: Buffer.from('geachte heer') },
    { name: 'c-maart.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) },
  ]);
  const outcomes = page.getByRole('listitem').filter({ has: page.locator('[role=status], [role=alert]') });
  await expect(outcomes).toHaveText([
    /^a-abn\.sta1 nieuwe regel\./,
    'b-brief.txtDit is geen afschrift in CAMT.053 of MT940.',
    /^maart\.xml1 nieuwe regel\./,
  ]);
  const line = page.getByRole('listitem').filter({ hasText: 'Bakkerij Afschrift' });
  await expect(line).toContainText('12,50');
  await expect(line).toContainText('koekjes');
});
