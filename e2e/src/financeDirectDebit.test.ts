import type { Page } from '@playwright/test';

import { addMember, button, membersNamed, openClub } from './testing/club';
import { downloadBy, fileOf } from './testing/files';
import { expect, ownPortal, type Stage, test } from './testing/stage';

// From a mandate to a contribution that the bank collected.

test.use(ownPortal('collects from everybody who gave a mandate'));

/** Keeps a mandate of a member, as the administrator of the club. */
async function keepMandate(stage: Stage, lastName: string): Promise<void> {
  const page = await openClub(stage, 'leden', 360);
  await page.getByLabel('Zoek in de leden').fill(lastName);
  await page.getByRole('heading', { name: '1 lid', exact: true }).waitFor();
  await button(page, `Details van Jan ${lastName}`).click();
  await button(page, `Machtiging van Jan ${lastName} vastleggen`).click();
  const dialog = page.getByRole('dialog', { name: `Machtiging van Jan ${lastName}` });
  await dialog.getByLabel('Rekeningnummer (IBAN)').fill('NL69 INGB 0123 4567 89');
  await dialog.getByLabel('Getekend op').fill('2026-11-11');
  await button(dialog, 'Opslaan').click();
  await page.getByText('Machtiging vastgelegd').waitFor();
}

/** A statement of the foundation's account with the one line that pays the batch of a file. */
function statement(xml: string, day: string): Buffer {
  const [, batch = ''] = /<PmtInfId>([^<]+)</.exec(xml) ?? [];
  const [, total = ''] = /<CtrlSum>([^<]+)</.exec(xml) ?? [];
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct>
<Ntry><Amt Ccy="EUR">${total}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
<NtryDtls><Btch><PmtInfId>${batch}</PmtInfId></Btch></NtryDtls><AddtlNtryInf>SEPA incasso batch</AddtlNtryInf></Ntry>
</Stmt></BkToCstmrStmt></Document>`);
}

async function takeIn(page: Page, path: string): Promise<void> {
  const file = page.locator('input[type=file]');
  await file.waitFor({ state: 'attached' });
  await file.setInputFiles(path);
  await page.getByText('1 nieuwe regel.').waitFor();
}

test('a mandate is kept, collected by a file, and the batch on the bank makes the member paid', async ({
  stage,
}) => {
  await addMember(stage, 'Incassant');
  await keepMandate(stage, 'Incassant');

  const page = await stage.openAs('penningmeester', '/financien?tab=incasso');
  await page.getByRole('checkbox', { name: /Jan Incassant .*incasseren$/ }).waitFor();
  await expect(page.getByText(/Laat het zelf weten aan: .*Jan Incassant/)).toBeVisible();
  const { name, bytes } = await downloadBy(page, button(page, 'Incassobestand maken'));
  const xml = bytes.toString();
  const [, day = ''] = /<ReqdColltnDt>([^<]+)</.exec(xml) ?? [];
  expect(name).toBe(`incasso-${day}.xml`);
  expect(xml).toContain('<Nm>Jan Incassant</Nm>');
  await page.getByRole('table', { name: 'Incassobestanden' }).getByText('In incasso').waitFor();

  const bank = await stage.openAs('penningmeester', '/financien?tab=bank');
  await takeIn(bank, await fileOf('incasso.xml', statement(xml, day)));
  const confirm = bank.getByRole('button', { name: /^Koppelen aan Incasso van / });
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
  expect(await membersNamed(stage, 'Incassant')).toMatchObject([{ paidYears: [2026] }]);
  await page.reload();
  await page.getByRole('table', { name: 'Incassobestanden' }).getByText('Geïncasseerd').waitFor();
});
