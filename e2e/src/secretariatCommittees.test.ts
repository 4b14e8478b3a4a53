import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';

import { AddCommissionDocument, CommissionsDocument, OldCommissionsDocument } from './gql/graphql';
import { makeUser } from './testing/apiClient';
import { collectErrors, menuOf, waitForPath } from './testing/browser';
import { makeCommittee } from './testing/committee';
import { downloadBy } from './testing/files';
import { expect, ownPortal, type Stage, test } from './testing/stage';

test.use(ownPortal('renames a committee of the demo'));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page) => page.getByRole('table', { name: 'Commissielijst' });
const row = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name });
const old = (page: Page) => page.getByRole('region', { name: 'Oude commissies' });

/** The texts of the first four columns, a row each. */
const cells = (page: Page) =>
  list(page)
    .getByRole('row')
    .evaluateAll((all) =>
      all.map((each) => [...each.querySelectorAll('th, td')].slice(0, 4).map((cell) => cell.textContent)),
    );

async function open(stage: Stage, account = 'secretaris'): Promise<Page> {
  const page = await stage.openAs(account, '/commissielijst');
  await row(page, 'Optocht').waitFor();
  return page;
}

/** Somebody of the board who has no users to manage: the DB permission alone. */
async function boardMember(stage: Stage): Promise<string> {
  const admin = await stage.api('beheer');
  const { commissions } = await admin.data(CommissionsDocument);
  const { account } = await makeUser(admin, {
    name: 'Bea Bestuur',
    general: ['secComlist'],
    commissions: [commissions[0]?.id ?? ''],
  });
  return account;
}

test('shows number, name, chair and members by number', async ({ stage }) => {
  const { index, chairName, memberName } = await makeCommittee(stage, 'Raad van Elf');
  const page = await stage.openAs('secretaris', '/commissielijst');
  const errors = collectErrors(page);
  await row(page, 'Optocht').waitFor();
  const [headings, ...committees] = await cells(page);
  expect(headings).toEqual(['Nummer', 'Naam', 'Voorzitter', 'Leden']);
  const numbers = committees.map(([index]) => Number(index));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(committees).toContainEqual([String(index), 'Raad van Elf', chairName, memberName]);
  expect(await list(page).getByText('Carnavalsrevue').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('keeps the words of names whole on a tablet', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/commissielijst', 768);
  await row(page, 'bierproeffestival').waitFor();
  const lines = await list(page)
    .getByText('Ulster bierproeffestival', { exact: true })
    .evaluate((cell) => {
      const range = document.createRange();
      range.setStart(cell.firstChild!, 'Ulster '.length);
      range.setEnd(cell.firstChild!, 'Ulster bierproeffestival'.length);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
});

test('goes along as a workbook with the numbers as numbers', async ({ stage }) => {
  const { index, chairName, memberName } = await makeCommittee(stage, 'Dansgarde');
  const page = await open(stage);
  const { name, bytes } = await downloadBy(page, button(page, 'Excel'));
  expect(name).toMatch(/^commissielijst-\d{4}-\d\d-\d\d\.xlsx$/);
  const [sheet] = await readXlsxFile(bytes);
  expect(sheet?.data[0]).toEqual(['Nummer', 'Naam', 'Voorzitter', 'Leden']);
  expect(sheet?.data).toContainEqual([index, 'Dansgarde', chairName, memberName]);
});

test.describe('the board', () => {
  test('adds a committee, and is told what is missing or taken', async ({ stage }) => {
    const page = await open(stage, await boardMember(stage));
    await button(page, 'Commissie toevoegen').click();
    const dialog = page.getByRole('dialog', { name: 'Commissie toevoegen' });
    await dialog.getByRole('button', { name: 'Toevoegen' }).click();
    await dialog.getByText('Please fill in all required fields.').waitFor();
    await dialog.getByRole('textbox', { name: 'Nummer' }).fill('3');
    await dialog.getByRole('textbox', { name: 'Naam' }).fill('Prinsenwagenbouw');
    await dialog.getByRole('button', { name: 'Toevoegen' }).click();
    await dialog.getByText('Nummer 3 is al van Optocht').waitFor();
    await dialog.getByRole('textbox', { name: 'Nummer' }).fill('25');
    await dialog.getByRole('button', { name: 'Toevoegen' }).click();
    await page.getByText('Commissie toegevoegd').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await row(page, 'Prinsenwagenbouw').waitFor();
    expect(await cells(page)).toContainEqual(['25', 'Prinsenwagenbouw', '-', '-']);
  });

  test('renames one, and the menu of its members follows', async ({ stage }) => {
    const committee = await makeCommittee(stage, 'Hofkapel');
    const page = await open(stage);
    await button(page, 'Hofkapel aanpassen').click();
    const dialog = page.getByRole('dialog', { name: 'Commissie aanpassen' });
    await dialog.getByRole('textbox', { name: 'Naam' }).fill('Blaaskapel');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await row(page, 'Blaaskapel').waitFor();
    const hers = await stage.openAs(committee.member, '/');
    expect(await menuOf(hers)).toEqual([
      'Persoonlijke pagina',
      'Prullenbak',
      `${committee.index} - Blaaskapel`,
    ]);

    await button(page, 'Blaaskapel aanpassen').click();
    await dialog.getByText('Geschiedenis').click();
    await dialog.getByText(/^\d\d\/\d\d\/\d{4} - Jan Smulders: .*Hofkapel.*Blaaskapel/).waitFor();
  });

  test('sees the own menu follow at once', async ({ stage }) => {
    const page = await open(stage, 'beheer');
    await button(page, 'Kindercarnaval aanpassen').click();
    const dialog = page.getByRole('dialog', { name: 'Commissie aanpassen' });
    await dialog.getByRole('textbox', { name: 'Naam' }).fill('Kindermiddag');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByRole('link', { name: '11 - Kindermiddag' }).waitFor();
  });

  test('archives one, whose page is gone, and restores it', async ({ stage }) => {
    const committee = await makeCommittee(stage, 'Sleutelploeg');
    const page = await open(stage);
    const errors = collectErrors(page);
    await button(page, 'Sleutelploeg archiveren').click();
    await page.getByText('Sleutelploeg gearchiveerd; de pagina is uit het menu van de leden').waitFor();
    await old(page).getByText('Sleutelploeg').waitFor();
    await row(page, 'Sleutelploeg').waitFor({ state: 'detached' });

    const hers = await stage.openAs(committee.member, '/');
    expect(await menuOf(hers)).toEqual(['Persoonlijke pagina']);
    await hers.goto(stage.url + committee.path);
    await waitForPath(hers, '/geen_toegang');

    await button(page, 'Sleutelploeg terugzetten').click();
    await row(page, 'Sleutelploeg').waitFor();
    await hers.goto(stage.url + committee.path);
    await hers.getByRole('heading', { name: `Commissie ${committee.index} - Sleutelploeg` }).waitFor();
    expect(errors).toEqual([]);
  });

  test('edits at the same time: the second sees who was first, and both versions', async ({ stage }) => {
    await makeCommittee(stage, 'Twee Kapiteins');
    const [first, second] = [await open(stage), await open(stage, 'beheer')];
    for (const page of [first, second]) await button(page, 'Twee Kapiteins aanpassen').click();
    const name = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Naam' });
    await name(first).fill('Kapitein Jan');
    await button(first, 'Opslaan').click();
    await row(first, 'Kapitein Jan').waitFor();
    await name(second).fill('Kapitein Marieke');
    await button(second, 'Opslaan').click();
    const question = second.getByRole('alertdialog', { name: 'Intussen gewijzigd door Jan Smulders' });
    await question.getByText('Kapitein Jan', { exact: true }).waitFor();
    await question.getByRole('button', { name: 'Mijn versie opslaan' }).click();
    await row(second, 'Kapitein Marieke').waitFor();
  });
});

test('who only sees the list has nothing to manage, also not past the screen', async ({ stage }) => {
  const { account } = await makeUser(await stage.api('beheer'), {
    name: 'Lot Lijst',
    general: ['secComlist'],
  });
  const page = await open(stage, account);
  expect(await button(page, 'Commissie toevoegen').count()).toBe(0);
  expect(await page.getByRole('button', { name: /aanpassen|archiveren|terugzetten/ }).count()).toBe(0);
  expect(await old(page).count()).toBe(0);
  const api = await stage.api(account);
  await expect(
    api.data(AddCommissionDocument, {
      commission: { index: 99, name: 'Stiekem' },
    }),
  ).rejects.toThrow('Je hebt hier geen rechten voor.');
  await expect(api.data(OldCommissionsDocument)).rejects.toThrow('Je hebt hier geen rechten voor.');
});
