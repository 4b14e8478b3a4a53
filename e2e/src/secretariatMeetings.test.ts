import type { Page } from '@playwright/test';

import {
  CommissionsDocument,
  DeleteSecretaryDocumentDocument,
  LockSecretaryDocumentDocument,
  SecretaryDocumentsDocument,
} from './gql/graphql';
import { addressOf, makeUser } from './testing/apiClient';
import { collectErrors } from './testing/browser';
import { chooseFile, downloadBy, fileOf, hash } from './testing/files';
import { docx } from './testing/office';
import { expect, ownPortal, type Stage, test } from './testing/stage';

// Minutes and agendas.

test.use(ownPortal('adds years, under which those of the demo are folded, and counts all mail'));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function open(stage: Stage, account: string): Promise<Page> {
  const page = await stage.openAs(account, '/notulenagendas');
  await card(page, 'Notulen').getByRole('listitem').first().waitFor();
  return page;
}

/** Somebody who reads agendas and minutes and is not of the board. */
async function makeReader(stage: Stage, name: string, commissions: string[] = []): Promise<string> {
  const admin = await stage.api('beheer');
  return (await makeUser(admin, { name, general: ['secNotAge'], commissions })).account;
}

/** Adds through the screen. @param date of the future, so that it is of the newest year */
async function add(page: Page, kind: 'Agenda' | 'Notulen', date: string, bytes: Buffer) {
  await button(page, `${kind} toevoegen`).click();
  const dialog = page.getByRole('dialog', { name: `${kind} toevoegen` });
  await dialog.getByLabel('Datum').fill(date);
  await chooseFile(page, 'Document', await fileOf(`${kind} ${date}.docx`, bytes));
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The address of the file of these minutes. */
async function fileUrl(stage: Stage, title: string): Promise<string> {
  const api = await stage.api('secretaris');
  const { secretaryDocuments } = await api.data(SecretaryDocumentsDocument, { kind: 'notulen' });
  const found = secretaryDocuments.find((document) => document.title === title);
  return new URL(found?.file?.url ?? '', stage.url).href;
}

test('date and document are needed', async ({ stage }) => {
  const page = await open(stage, 'secretaris');
  await button(page, 'Notulen toevoegen').click();
  const dialog = page.getByRole('dialog', { name: 'Notulen toevoegen' });
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  await dialog.getByText('Verplicht').nth(1).waitFor();
  await expect(dialog.getByText('Verplicht')).toHaveCount(2);
});

test('a Word file of the board is titled by its date and comes back byte for byte to a reader', async ({
  stage,
}) => {
  const bytes = docx('Notulen van de vergadering');
  const page = await open(stage, 'secretaris');
  const errors = collectErrors(page);
  await add(page, 'Notulen', '2031-01-31', bytes);
  await row(page, '31/01/2031 - Notulen')
    .getByText(/^\d\d\/\d\d\/\d{4} - Jan Smulders$/)
    .waitFor();
  await add(page, 'Agenda', '2031-02-14', docx('Agenda'));
  await card(page, "Agenda's").getByText('14/02/2031 - Agenda', { exact: true }).waitFor();

  const hers = await open(stage, await makeReader(stage, 'Lena Lezer'));
  const readerErrors = collectErrors(hers);
  const download = await downloadBy(hers, button(hers, '31/01/2031 - Notulen downloaden'));
  expect(download.name).toBe('Notulen 2031-01-31.docx');
  expect(hash(download.bytes)).toBe(hash(bytes));
  expect(
    await hers
      .getByRole('main')
      .getByRole('button', { name: /toevoegen|verwijderen|DB/ })
      .count(),
  ).toBe(0);
  expect([...errors, ...readerErrors]).toEqual([]);
});

test('minutes for the DB only are gone for a reader, by their address too', async ({ stage }) => {
  const account = await makeReader(stage, 'Gijs Gesloten');
  const { cookie } = await stage.api(account);
  const page = await open(stage, 'secretaris');
  await add(page, 'Notulen', '2031-03-31', docx('Besloten'));
  const url = await fileUrl(stage, '31/03/2031 - Notulen');
  const status = async () => (await fetch(url, { headers: { cookie } })).status;
  expect(await status()).toBe(200);

  const lock = button(page, '31/03/2031 - Notulen alleen voor het DB');
  await expect(lock).toHaveAttribute('aria-pressed', 'false');
  await lock.hover();
  await page.getByText('Voor iedereen', { exact: true }).waitFor();
  await lock.click();
  await row(page, '31/03/2031 - Notulen').getByText('Alleen DB', { exact: true }).waitFor();
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  expect(await status()).toBe(403);
  const his = await open(stage, account);
  expect(await row(his, '31/03/2031 - Notulen').count()).toBe(0);
  const api = await stage.api(account);
  const { secretaryDocuments } = await api.data(SecretaryDocumentsDocument, { kind: 'notulen' });
  expect(secretaryDocuments.filter(({ dbOnly }) => dbOnly)).toEqual([]);

  await lock.click();
  await row(page, '31/03/2031 - Notulen')
    .getByText('Alleen DB', { exact: true })
    .waitFor({ state: 'detached' });
  expect(await status()).toBe(200);
});

test('the board deletes after a question, and the file goes too', async ({ stage }) => {
  const page = await open(stage, 'secretaris');
  await add(page, 'Notulen', '2031-04-30', docx('Weg'));
  const url = await fileUrl(stage, '30/04/2031 - Notulen');
  const { cookie } = await stage.api('secretaris');
  await button(page, '30/04/2031 - Notulen verwijderen').click();
  const question = page.getByRole('alertdialog', {
    name: 'Document verwijderen? Deze actie is onomkeerbaar.',
  });
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await button(page, '30/04/2031 - Notulen verwijderen').click();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await button(page, '30/04/2031 - Notulen verwijderen').waitFor({ state: 'detached' });
  expect((await fetch(url, { headers: { cookie } })).status).toBe(404);
});

test('a reader is refused what the board does, past the screen', async ({ stage }) => {
  const api = await stage.api(await makeReader(stage, 'Stien Stiekem'));
  const { secretaryDocuments } = await api.data(SecretaryDocumentsDocument, { kind: 'agenda' });
  const id = secretaryDocuments[0]?.id ?? '';
  for (const ask of [
    () => api.data(LockSecretaryDocumentDocument, { id }),
    () => api.data(DeleteSecretaryDocumentDocument, { id }),
  ]) {
    await expect(ask()).rejects.toThrow('Je hebt hier geen rechten voor.');
  }
  const upload = await fetch(`${stage.url}/files/docs/secretary`, {
    method: 'POST',
    headers: { cookie: api.cookie, 'x-file-name': 'notulen.docx' },
    body: new Uint8Array(docx('Vals')),
  });
  expect(upload.status).toBe(403);
});

test('years before the newest are folded and open by a click', async ({ stage }) => {
  const page = await open(stage, 'secretaris');
  await add(page, 'Notulen', '2030-01-31', docx('Ouder'));
  await add(page, 'Notulen', '2031-05-31', docx('Nieuwer'));
  await row(page, '31/05/2031 - Notulen').waitFor();
  const year = card(page, 'Notulen').getByRole('button', { name: /^2030/ });
  await year.click();
  await page.getByText('31/01/2030 - Notulen', { exact: true }).waitFor();
});

test('a chair who wants it gets a mail about new minutes, and others get none', async ({
  stage,
  mailbox,
}) => {
  const admin = await stage.api('beheer');
  const { commissions } = await admin.data(CommissionsDocument);
  const id = commissions.at(-1)?.id ?? '';
  const chair = await makeReader(stage, 'Cor Voorzitter', [id, `${id}-vz`]);
  const page = await open(stage, chair);
  await page.getByRole('switch', { name: 'Mail mij als er notulen bij komen' }).click();
  await page.getByText('Opgeslagen').waitFor();
  await page.reload();
  await card(page, 'Notulen').waitFor();
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'true');

  const his = await open(stage, 'secretaris');
  await add(his, 'Notulen', '2031-06-30', docx('Nieuw'));
  const mail = await mailbox.mailTo(addressOf(chair));
  expect(mail.text).toContain('30/06/2031');
  expect(mailbox.mails.filter(({ to }) => to !== addressOf(chair))).toEqual([]);
});
