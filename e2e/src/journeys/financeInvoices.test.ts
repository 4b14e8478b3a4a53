import type { Page } from '@playwright/test';

import { InvoicesDocument } from '../gql/graphql';
import { downloadBy, fileOf } from '../testing/files';
import { expect, type Stage, test } from '../testing/stage';

// Invoices, and the payments of them that a bank statement tells.

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
