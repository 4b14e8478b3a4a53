import type { Page } from 'playwright-core';

import { addressOf, makeUser } from './testing/apiClient';
import { collectErrors } from './testing/browser';
import { chooseFile, downloadBy, fileOf, hash } from './testing/files';
import { useMailbox } from './testing/mailbox';
import { docx } from './testing/office';
import { useStage } from './testing/stage';

// spec 2-website-and-secretariat.md, sections 2 ("Minutes and agendas"), 4, 5, 6 and 7.

const mailbox = useMailbox();
const stage = useStage(mailbox.settings);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function open(account: string): Promise<Page> {
  const page = await stage.openAs(account, '/notulenagendas');
  await card(page, 'Notulen').getByRole('listitem').first().waitFor();
  return page;
}

/** Somebody who reads agendas and minutes and is not of the board. */
async function makeReader(name: string, commissions: string[] = []): Promise<string> {
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
async function fileUrl(title: string): Promise<string> {
  const api = await stage.api('secretaris');
  const { secretaryDocuments } = await api.data<{
    secretaryDocuments: { title: string; file: { url: string } }[];
  }>('{ secretaryDocuments(kind: notulen) { title file { url } } }');
  const found = secretaryDocuments.find((document) => document.title === title);
  return new URL(found?.file.url ?? '', stage.url).href;
}

test('date and document are needed', async () => {
  const page = await open('secretaris');
  await button(page, 'Notulen toevoegen').click();
  const dialog = page.getByRole('dialog', { name: 'Notulen toevoegen' });
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  await dialog.getByText('Verplicht').nth(1).waitFor();
  expect(await dialog.getByText('Verplicht').count()).toBe(2);
});

test('a Word file of the board is titled by its date and comes back byte for byte to a reader', async () => {
  const bytes = docx('Notulen van de vergadering');
  const page = await open('secretaris');
  const errors = collectErrors(page);
  await add(page, 'Notulen', '2031-01-31', bytes);
  await row(page, '31/01/2031 - Notulen')
    .getByText(/^\d\d\/\d\d\/\d{4} - Jan Smulders$/)
    .waitFor();
  await add(page, 'Agenda', '2031-02-14', docx('Agenda'));
  await card(page, "Agenda's").getByText('14/02/2031 - Agenda', { exact: true }).waitFor();

  const hers = await open(await makeReader('Lena Lezer'));
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

test('minutes for the DB only are gone for a reader, by their address too', async () => {
  const account = await makeReader('Gijs Gesloten');
  const { cookie } = await stage.api(account);
  const page = await open('secretaris');
  await add(page, 'Notulen', '2031-03-31', docx('Besloten'));
  const url = await fileUrl('31/03/2031 - Notulen');
  const status = async () => (await fetch(url, { headers: { cookie } })).status;
  expect(await status()).toBe(200);

  const lock = button(page, '31/03/2031 - Notulen alleen voor het DB');
  expect(await lock.getAttribute('aria-pressed')).toBe('false');
  await lock.hover();
  await page.getByText('Voor iedereen', { exact: true }).waitFor();
  await lock.click();
  await row(page, '31/03/2031 - Notulen').getByText('Alleen DB', { exact: true }).waitFor();
  expect(await lock.getAttribute('aria-pressed')).toBe('true');
  expect(await status()).toBe(403);
  const his = await open(account);
  expect(await row(his, '31/03/2031 - Notulen').count()).toBe(0);
  const api = await stage.api(account);
  const { secretaryDocuments } = await api.data<{ secretaryDocuments: { title: string; dbOnly: boolean }[] }>(
    '{ secretaryDocuments(kind: notulen) { title dbOnly } }',
  );
  expect(secretaryDocuments.filter(({ dbOnly }) => dbOnly)).toEqual([]);

  await lock.click();
  await row(page, '31/03/2031 - Notulen')
    .getByText('Alleen DB', { exact: true })
    .waitFor({ state: 'detached' });
  expect(await status()).toBe(200);
});

test('the board deletes after a question, and the file goes too', async () => {
  const page = await open('secretaris');
  await add(page, 'Notulen', '2031-04-30', docx('Weg'));
  const url = await fileUrl('30/04/2031 - Notulen');
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

test('a reader is refused what the board does, past the screen', async () => {
  const api = await stage.api(await makeReader('Stien Stiekem'));
  const { secretaryDocuments } = await api.data<{ secretaryDocuments: { id: string }[] }>(
    '{ secretaryDocuments(kind: agenda) { id } }',
  );
  const id = secretaryDocuments[0]?.id;
  for (const call of [
    'lockSecretaryDocument(id: $id, dbOnly: true) { id }',
    'deleteSecretaryDocument(id: $id)',
  ]) {
    await expect(api.data(`mutation M($id: ID!) { ${call} }`, { id })).rejects.toThrow(
      'Je hebt hier geen rechten voor.',
    );
  }
  const upload = await fetch(`${stage.url}/files/docs/secretary`, {
    method: 'POST',
    headers: { cookie: api.cookie, 'x-file-name': 'notulen.docx' },
    body: new Uint8Array(docx('Vals')),
  });
  expect(upload.status).toBe(403);
});

test('years before the newest are folded and open by a click', async () => {
  const page = await open('secretaris');
  await add(page, 'Notulen', '2030-01-31', docx('Ouder'));
  await add(page, 'Notulen', '2031-05-31', docx('Nieuwer'));
  await row(page, '31/05/2031 - Notulen').waitFor();
  const year = card(page, 'Notulen').getByRole('button', { name: /^2030/ });
  await year.click();
  await page.getByText('31/01/2030 - Notulen', { exact: true }).waitFor();
});

test('a chair who wants it gets a mail about new minutes, and others get none', async () => {
  const admin = await stage.api('beheer');
  const { commissions } = await admin.data<{ commissions: { id: string }[] }>('{ commissions { id } }');
  const id = commissions.at(-1)?.id ?? '';
  const chair = await makeReader('Cor Voorzitter', [id, `${id}-vz`]);
  const page = await open(chair);
  await page.getByRole('switch', { name: 'Mail mij als er notulen bij komen' }).click();
  await page.getByText('Opgeslagen').waitFor();
  await page.reload();
  await card(page, 'Notulen').waitFor();
  expect(await page.getByRole('switch').getAttribute('aria-checked')).toBe('true');

  const his = await open('secretaris');
  await add(his, 'Notulen', '2031-06-30', docx('Nieuw'));
  const mail = await mailbox.mailTo(addressOf(chair));
  expect(mail.text).toContain('30/06/2031');
  expect(mailbox.mails.filter(({ to }) => to !== addressOf(chair))).toEqual([]);
});
