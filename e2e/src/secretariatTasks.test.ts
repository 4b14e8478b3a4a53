import type { Page } from '@playwright/test';

import {
  AddTaskFromDraaiboekDocument,
  DeleteDraaiboekTasksDocument,
  DeleteSingleTaskDocument,
  FinishTaskDocument,
} from './gql/graphql';
import { collectErrors } from './testing/browser';
import {
  addCategory,
  addItem,
  addTask,
  type Committee,
  makeCommittee,
  presentSeason,
} from './testing/committee';
import { expect, type Stage, test } from './testing/stage';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const task = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

const struckThrough = (page: Page, name: string) =>
  page
    .getByText(name, { exact: true })
    .evaluate((element) => getComputedStyle(element).textDecorationLine === 'line-through');

/** Opens the tasks of a committee. */
async function open(stage: Stage, account: string, { path, index, name }: Committee): Promise<Page> {
  const page = await stage.openAs(account, path);
  await page.getByRole('heading', { name: `Commissie ${index} - ${name}`, level: 1 }).waitFor();
  await button(page, 'Taak toevoegen').waitFor();
  return page;
}

test('a single task is added, changed, finished and opened again', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Losse Taak');
  const page = await open(stage, committee.member, committee);
  const errors = collectErrors(page);
  await button(page, 'Taak toevoegen').click();
  const add = dialog(page, 'Taak toevoegen');
  await add.getByRole('button', { name: 'Toevoegen' }).click();
  await add.getByText('Verplicht').waitFor();
  await add.getByRole('textbox', { name: 'Naam' }).fill('Podium huren');
  await add.getByRole('combobox', { name: 'Toegewezen aan' }).selectOption(committee.chairName);
  await add.getByLabel('Deadline').fill('2026-01-31');
  await add.getByRole('button', { name: 'Toevoegen' }).click();
  await task(page, 'Podium huren').getByText('Deadline: 31/01/2026').waitFor();
  await task(page, 'Podium huren').getByText('Te laat').waitFor();
  await task(page, 'Podium huren').getByText(`Toegewezen aan: ${committee.chairName}`).waitFor();

  await button(page, 'Podium huren aanpassen').click();
  const edit = dialog(page, 'Taak aanpassen');
  await edit.getByRole('textbox', { name: 'Naam' }).fill('Podium bouwen');
  await edit.getByRole('button', { name: 'Opslaan' }).click();
  await task(page, 'Podium bouwen').waitFor();
  await edit.waitFor({ state: 'detached' });

  const close = button(page, 'sluiten Podium bouwen');
  await close.hover();
  await page.getByText('sluiten', { exact: true }).waitFor();
  expect(await struckThrough(page, 'Podium bouwen')).toBe(false);
  await close.click();
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam' }).format(new Date());
  await task(page, 'Podium bouwen').getByText(`Klaar: ${committee.memberName}, ${today}`).waitFor();
  await page.getByText('1 van 1 klaar').waitFor();
  expect(await struckThrough(page, 'Podium bouwen')).toBe(true);

  await page.reload();
  const reopen = button(page, 'open Podium bouwen');
  await reopen.waitFor();
  expect(await struckThrough(page, 'Podium bouwen')).toBe(true);
  await reopen.hover();
  await page.getByText('open', { exact: true }).waitFor();
  await reopen.click();
  await close.waitFor();
  await page.getByText('0 van 1 klaar').waitFor();
  expect(await struckThrough(page, 'Podium bouwen')).toBe(false);
  expect(errors).toEqual([]);
});

test('tasks are chosen from the draaiboek, once', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Uit Het Boek');
  const api = await stage.api(committee.member);
  const { subCategoryId } = await addCategory(api, committee.id, 'Vergunningen', 'Gemeente');
  await addItem(api, committee.id, subCategoryId, { name: 'Route indienen', period: 'september' });
  await addItem(api, committee.id, subCategoryId, { name: 'Hekken ophalen', timeType: 'duringEvent' });
  const page = await open(stage, committee.member, committee);
  await button(page, 'Uit draaiboek').click();
  const choose = dialog(page, 'Taken uit het draaiboek');
  await choose.getByRole('button', { name: 'Toevoegen' }).click();
  await choose.getByText('Kies minstens één onderdeel').waitFor();
  await choose.getByRole('checkbox', { name: 'Route indienen' }).check();
  await choose.getByRole('button', { name: 'Toevoegen' }).click();
  const group = card(page, 'Vergunningen');
  await group.getByText('Route indienen').waitFor();
  await group.getByRole('heading', { name: 'Gemeente' }).waitFor();
  await group.getByText('Vooraf · september').waitFor();

  await button(page, 'Uit draaiboek').click();
  await choose.getByRole('checkbox', { name: 'Hekken ophalen' }).waitFor();
  expect(await choose.getByRole('checkbox', { name: 'Route indienen' }).count()).toBe(0);
});

test('two people tick different tasks of one list at the same time, and both ticks stay', async ({
  stage,
}) => {
  const committee = await makeCommittee(stage, 'Twee Vinkjes');
  const api = await stage.api(committee.member);
  const names = ['Muziek regelen', 'Bier bestellen', 'Zaal huren', 'Vlag hijsen'];
  for (const name of names) await addTask(api, committee.id, name);
  const [first, second] = [
    await open(stage, committee.member, committee),
    await open(stage, committee.chair, committee),
  ];
  const tick = async (page: Page, [one = '', two = '']: string[]) => {
    await button(page, `sluiten ${one}`).click();
    await button(page, `sluiten ${two}`).click();
    for (const name of [one, two]) await button(page, `open ${name}`).waitFor();
  };
  await Promise.all([tick(first, names.slice(0, 2)), tick(second, names.slice(2))]);
  for (const page of [first, second]) {
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.getByText('4 van 4 klaar').waitFor();
    for (const name of names) await button(page, `open ${name}`).waitFor();
    await expect(page.getByText(`Klaar: ${committee.memberName}`)).toHaveCount(2);
    await expect(page.getByText(`Klaar: ${committee.chairName}`)).toHaveCount(2);
  }
});

test('the tasks of last season are taken over as open ones without their dates', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Vorig Jaar');
  const api = await stage.api(committee.chair);
  const season = await presentSeason(api, committee.id);
  const { subCategoryId } = await addCategory(api, committee.id, 'Opbouw', 'Zaal');
  const itemId = await addItem(api, committee.id, subCategoryId, { name: 'Stoelen zetten' });
  const { addTaskFromDraaiboek: list } = await api.data(AddTaskFromDraaiboekDocument, {
    commissionId: committee.id,
    season: season - 1,
    itemIds: [itemId],
  });
  await api.data(FinishTaskDocument, { commissionId: committee.id, id: list.tasks[0]?.id ?? '' });
  await addTask(api, committee.id, 'Eenmalig', season - 1);

  const page = await open(stage, committee.member, committee);
  await button(page, 'Taken van vorig seizoen overnemen').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Overnemen' }).click();
  await button(page, 'sluiten Stoelen zetten').waitFor();
  expect(await task(page, 'Eenmalig').count()).toBe(0);

  await page.getByRole('combobox', { name: 'Seizoen' }).selectOption(`${season - 1}-${season}`);
  await button(page, 'open Stoelen zetten').waitFor();
  await task(page, 'Eenmalig').waitFor();
});

test.describe('deleting', () => {
  test('is for the chair, after a question', async ({ stage }) => {
    const committee = await makeCommittee(stage, 'Weg Ermee');
    const api = await stage.api(committee.member);
    await addTask(api, committee.id, 'Vergaderen over vergaderen');
    const page = await open(stage, committee.chair, committee);
    await button(page, 'Vergaderen over vergaderen verwijderen').click();
    const question = page.getByRole('alertdialog', { name: 'Taak verwijderen? Deze actie is onomkeerbaar.' });
    await question.getByRole('button', { name: 'Verwijderen' }).click();
    await page.getByText('Er zijn nog geen taken in dit seizoen.').waitFor();
  });

  test('is not offered to a member, and refused past the screen', async ({ stage }) => {
    const committee = await makeCommittee(stage, 'Geen Baas');
    const api = await stage.api(committee.member);
    const { id: parent } = await addCategory(api, committee.id, 'Muziek', 'Bands');
    const id = await addTask(api, committee.id, 'Band boeken');
    const page = await open(stage, committee.member, committee);
    await task(page, 'Band boeken').waitFor();
    await button(page, 'Band boeken aanpassen').waitFor();
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /verwijderen/ })
        .count(),
    ).toBe(0);

    const no = 'Je hebt hier geen rechten voor.';
    await expect(
      api.data(DeleteSingleTaskDocument, {
        commissionId: committee.id,
        id,
      }),
    ).rejects.toThrow(no);
    await expect(
      api.data(DeleteDraaiboekTasksDocument, { commissionId: committee.id, parent }),
    ).rejects.toThrow(no);
  });
});
