import type { Page } from '@playwright/test';

import { collectErrors } from '../testing/browser';
import { type Committee, makeCommittee } from '../testing/committee';
import { chooseFile, downloadBy, fileOf, hash } from '../testing/files';
import { docx } from '../testing/office';
import { expect, type Stage, test } from '../testing/stage';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

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
