import type { Page } from '@playwright/test';

import {
  CommissionDocsDocument,
  DeleteCommissionDocDocument,
  SaveCommissionScriptDocument,
} from './gql/graphql';
import { collectErrors } from './testing/browser';
import { type Committee, makeCommittee } from './testing/committee';
import { chooseFile, downloadBy, fileOf, hash } from './testing/files';
import { docx } from './testing/office';
import { expect, type Stage, test } from './testing/stage';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Document verwijderen? Deze actie is onomkeerbaar.' });

async function open(stage: Stage, account: string, { path }: Committee): Promise<Page> {
  const page = await stage.openAs(account, `${path}?tab=documenten`);
  await card(page, 'Documenten').waitFor();
  await card(page, 'Draaiboek en begroting').waitFor();
  return page;
}

/** Fills in the dialog of this card and adds. @param given a file, a link or both */
async function add(page: Page, list: string, title: string, given: { file?: string; link?: string }) {
  await card(page, list).getByRole('button', { name: 'Document toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Document toevoegen' });
  await dialog.getByRole('textbox', { name: 'Titel' }).fill(title);
  if (given.link) await dialog.getByRole('textbox', { name: 'Of een link' }).fill(given.link);
  // Adding waits for the upload.
  if (given.file) await chooseFile(page, 'Document', given.file);
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('a Word file of a member comes back byte for byte to the chair', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Heen En Weer');
  const bytes = docx('Draaiboek van de optocht');
  const page = await open(stage, committee.member, committee);
  const errors = collectErrors(page);
  await add(page, 'Documenten', 'Plattegrond', { file: await fileOf('Plattegrond één.docx', bytes) });
  await row(page, 'Plattegrond')
    .getByText(/^\d\d\/\d\d\/\d{4} - /)
    .waitFor();

  const his = await open(stage, committee.chair, committee);
  await row(his, 'Plattegrond').getByText('Word', { exact: true }).waitFor();
  const download = await downloadBy(his, button(his, 'Plattegrond downloaden'));
  expect(download.name).toBe('Plattegrond één.docx');
  expect(hash(download.bytes)).toBe(hash(bytes));
  expect(errors).toEqual([]);
});

test('a link is kept without its https:// and leads there all the same', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Linkleggers');
  const page = await open(stage, committee.member, committee);
  await add(page, 'Documenten', 'Gedeelde map', { link: 'https://drive.example/map?id=11' });
  const link = page.getByRole('link', { name: 'Gedeelde map openen in een nieuw tabblad' });
  await expect(link).toHaveAttribute('title', 'drive.example/map?id=11');
  await expect(link).toHaveAttribute('href', 'https://drive.example/map?id=11');
  expect(await link.getAttribute('rel')).toContain('noopener');
  const api = await stage.api(committee.member);
  const { commissionDocs } = await api.data(CommissionDocsDocument, { commissionId: committee.id });
  expect(commissionDocs.map(({ link }) => link)).toEqual(['drive.example/map?id=11']);
});

test('title and one of both are needed', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Half Werk');
  const page = await open(stage, committee.member, committee);
  await button(page, 'Document toevoegen').click();
  const dialog = page.getByRole('dialog', { name: 'Document toevoegen' });
  await dialog.getByRole('button', { name: 'Toevoegen' }).click();
  await dialog.getByText('Verplicht').waitFor();
  await dialog.getByText('Kies een bestand of vul een link in').waitFor();
});

test.describe('deleting', () => {
  test('the chair deletes anything, a member only the own documents', async ({ stage }) => {
    const committee = await makeCommittee(stage, 'Van Mij');
    const his = await open(stage, committee.chair, committee);
    await add(his, 'Documenten', 'Van de voorzitter', { link: 'een.example' });
    const page = await open(stage, committee.member, committee);
    await row(page, 'Van de voorzitter').waitFor();
    await add(page, 'Documenten', 'Van het lid', { link: 'twee.example' });
    await add(page, 'Documenten', 'Ook van het lid', { link: 'drie.example' });
    await row(page, 'Ook van het lid').waitFor();
    expect(await button(page, 'Van de voorzitter verwijderen').count()).toBe(0);
    await button(page, 'Van het lid verwijderen').click();
    await question(page).getByRole('button', { name: 'Verwijderen' }).click();
    await button(page, 'Van het lid verwijderen').waitFor({ state: 'detached' });

    await his.reload();
    await button(his, 'Ook van het lid verwijderen').click();
    await question(his).getByRole('button', { name: 'Verwijderen' }).click();
    await button(his, 'Ook van het lid verwijderen').waitFor({ state: 'detached' });

    const api = await stage.api(committee.member);
    const { commissionDocs } = await api.data(CommissionDocsDocument, { commissionId: committee.id });
    await expect(
      api.data(DeleteCommissionDocDocument, {
        commissionId: committee.id,
        id: commissionDocs[0]?.id ?? '',
      }),
    ).rejects.toThrow('Alleen de voorzitter of wie het document heeft toegevoegd, kan het verwijderen.');
  });

  test('script and budget are for the chair: a member reads, and is refused past the screen', async ({
    stage,
  }) => {
    const committee = await makeCommittee(stage, 'Begroters');
    const his = await open(stage, committee.chair, committee);
    const bytes = docx('Begroting');
    await add(his, 'Draaiboek en begroting', 'Begroting', { file: await fileOf('Begroting.docx', bytes) });
    await button(his, 'Begroting verwijderen').waitFor();

    const page = await open(stage, committee.member, committee);
    const download = await downloadBy(page, button(page, 'Begroting downloaden'));
    expect(hash(download.bytes)).toBe(hash(bytes));
    const scripts = card(page, 'Draaiboek en begroting');
    expect(await scripts.getByRole('button', { name: /toevoegen|verwijderen/ }).count()).toBe(0);
    const api = await stage.api(committee.member);
    await expect(
      api.data(SaveCommissionScriptDocument, {
        commissionId: committee.id,
        item: { title: 'Stiekem', link: 'x.example' },
      }),
    ).rejects.toThrow('Je hebt hier geen rechten voor.');
  });
});

test('the file of a committee is not for others, also not by its address', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Geheimhouders');
  const page = await open(stage, committee.member, committee);
  await add(page, 'Documenten', 'Verrassing', { file: await fileOf('Verrassing.docx', docx('Sst')) });
  const api = await stage.api(committee.member);
  const { commissionDocs } = await api.data(CommissionDocsDocument, { commissionId: committee.id });
  const url = new URL(commissionDocs[0]?.file?.url ?? '', stage.url);
  const status = async (cookie: string) => (await fetch(url, { headers: { cookie } })).status;
  expect(await status(api.cookie)).toBe(200);
  expect(await status((await stage.api('preces')).cookie)).toBe(403);
  expect(await status('')).toBe(401);
});
