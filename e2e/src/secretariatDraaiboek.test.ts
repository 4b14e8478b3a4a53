import type { Page } from '@playwright/test';

import {
  ArchiveDraaiboekCategoryDocument,
  DeleteDraaiboekItemDocument,
  DeleteDraaiboekSubCategoryDocument,
} from './gql/graphql';
import { collectErrors } from './testing/browser';
import { addCategory, addItem, type Committee, makeCommittee } from './testing/committee';
import { expect, type Stage, test } from './testing/stage';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name });
const NO_RIGHTS = 'Je hebt hier geen rechten voor.';

async function open(stage: Stage, account: string, { path }: Committee): Promise<Page> {
  const page = await stage.openAs(account, `${path}?tab=draaiboek`);
  await button(page, 'Categorie toevoegen').waitFor();
  return page;
}

/** What is needed to add an item through the screen. */
async function addThroughDialog(page: Page, name: string, moment: string, month?: string) {
  const add = dialog(page, 'Onderdeel toevoegen aan Gemeente');
  await button(page, 'Onderdeel toevoegen aan Gemeente').click();
  await add.getByRole('textbox', { name: 'Naam' }).fill(name);
  await add.getByRole('combobox', { name: 'Moment' }).selectOption(moment);
  if (month) await add.getByRole('combobox', { name: 'Maand' }).selectOption(month);
  await add.getByRole('button', { name: 'Toevoegen' }).click();
  await add.waitFor({ state: 'detached' });
}

test('a member makes a draaiboek; its items stand in the order of the season', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Schrijvers');
  const page = await open(stage, committee.member, committee);
  const errors = collectErrors(page);
  await page.getByText('Er staat nog niets in het draaiboek.').waitFor();
  await button(page, 'Categorie toevoegen').click();
  const category = dialog(page, 'Categorie toevoegen');
  await category.getByRole('button', { name: 'Toevoegen' }).click();
  await category.getByText('Verplicht').waitFor();
  await category.getByRole('textbox', { name: 'Naam' }).fill('Vergunningen');
  await category.getByLabel('Kleur').fill('#2f7d32');
  await category.getByRole('button', { name: 'Toevoegen' }).click();
  await card(page, 'Vergunningen').waitFor();

  await button(page, 'Subcategorie toevoegen aan Vergunningen').click();
  const subCategory = dialog(page, 'Subcategorie toevoegen');
  await subCategory.getByRole('textbox', { name: 'Naam' }).fill('Gemeente');
  await subCategory.getByRole('button', { name: 'Toevoegen' }).click();
  await card(page, 'Vergunningen').getByRole('heading', { name: 'Gemeente' }).waitFor();

  await addThroughDialog(page, 'Opruimen', 'Achteraf', 'Juni');
  await addThroughDialog(page, 'Toezicht', 'Tijdens');
  await addThroughDialog(page, 'Nagesprek', 'Vooraf', 'Mei');
  await addThroughDialog(page, 'Aanvraag', 'Vooraf', 'September');
  const items = card(page, 'Vergunningen').getByRole('listitem');
  const texts = [
    'Aanvraag Vooraf · september',
    'Nagesprek Vooraf · mei',
    'Toezicht Tijdens',
    'Opruimen Achteraf · juni',
  ];
  expect(await items.allInnerTexts()).toEqual(texts);
  await page.reload();
  await items.first().waitFor();
  expect(await items.allInnerTexts()).toEqual(texts);
  const edge = await card(page, 'Vergunningen').evaluate(
    (element) => getComputedStyle(element).borderLeftColor,
  );
  expect(edge).toBe('rgb(47, 125, 50)');
  expect(errors).toEqual([]);
});

test('is searched, and an item is changed', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Zoekers');
  const api = await stage.api(committee.member);
  const { subCategoryId } = await addCategory(api, committee.id, 'Vergunningen', 'Gemeente');
  await addItem(api, committee.id, subCategoryId, { name: 'Routekaart' });
  await addItem(api, committee.id, subCategoryId, { name: 'Verzekering' });
  const page = await open(stage, committee.member, committee);
  await page.getByRole('searchbox', { name: 'Zoek in het draaiboek' }).fill('kaart');
  const items = card(page, 'Vergunningen').getByRole('listitem');
  await items.filter({ hasText: 'Verzekering' }).waitFor({ state: 'detached' });
  await button(page, 'Routekaart aanpassen').click();
  const edit = dialog(page, 'Onderdeel aanpassen');
  await edit.getByRole('textbox', { name: 'Naam' }).fill('Plattegrondkaart');
  await edit.getByRole('button', { name: 'Opslaan' }).click();
  await items.filter({ hasText: 'Plattegrondkaart' }).waitFor();
});

test('two people change one item: the second sees both versions', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Dubbelop');
  const api = await stage.api(committee.member);
  const { subCategoryId } = await addCategory(api, committee.id, 'Eten', 'Vrijwilligers');
  await addItem(api, committee.id, subCategoryId, { name: 'Soep' });
  const [first, second] = [
    await open(stage, committee.member, committee),
    await open(stage, committee.chair, committee),
  ];
  for (const page of [first, second]) await button(page, 'Soep aanpassen').click();
  const name = (page: Page) => dialog(page, 'Onderdeel aanpassen').getByRole('textbox', { name: 'Naam' });
  await name(first).fill('Erwtensoep');
  await button(first, 'Opslaan').click();
  await first.getByText('Erwtensoep', { exact: true }).waitFor();
  await name(second).fill('Tomatensoep');
  await button(second, 'Opslaan').click();
  const question = second.getByRole('alertdialog', {
    name: `Intussen gewijzigd door ${committee.memberName}`,
  });
  await question.getByText('Erwtensoep', { exact: true }).waitFor();
  await question.getByRole('button', { name: 'Mijn versie opslaan' }).click();
  await second.getByText('Tomatensoep', { exact: true }).waitFor();
});

test('the chair archives a category and brings it back, and deletes what is in it', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Opruimers');
  const api = await stage.api(committee.member);
  const { subCategoryId } = await addCategory(api, committee.id, 'Vergunningen', 'Gemeente');
  await addItem(api, committee.id, subCategoryId, { name: 'Routekaart' });
  const page = await open(stage, committee.chair, committee);
  await button(page, 'Vergunningen archiveren').click();
  await confirm(page, 'Archiveren').click();
  await card(page, 'Archief').getByText('Vergunningen').waitFor();
  expect(await card(page, 'Vergunningen').count()).toBe(0);
  // Somebody who is not the chair sees nothing of it.
  const hers = await open(stage, committee.member, committee);
  await hers.getByText('Er staat nog niets in het draaiboek.').waitFor();
  expect(await card(hers, 'Archief').count()).toBe(0);
  await button(page, 'Vergunningen terugzetten').click();
  await card(page, 'Vergunningen').waitFor();

  await button(page, 'Routekaart verwijderen').click();
  await page
    .getByRole('alertdialog', { name: 'Onderdeel verwijderen? Deze actie is onomkeerbaar.' })
    .waitFor();
  await confirm(page, 'Verwijderen').click();
  await button(page, 'Routekaart verwijderen').waitFor({ state: 'detached' });
  await button(page, 'Gemeente verwijderen').click();
  await confirm(page, 'Verwijderen').click();
  await page.getByText('Er zijn nog geen subcategorieën.').waitFor();
});

test('a member archives and deletes nothing, also not past the screen', async ({ stage }) => {
  const committee = await makeCommittee(stage, 'Alleen Lezen');
  const api = await stage.api(committee.member);
  const { id, subCategoryId } = await addCategory(api, committee.id, 'Vergunningen', 'Gemeente');
  const itemId = await addItem(api, committee.id, subCategoryId, { name: 'Routekaart' });
  const page = await open(stage, committee.member, committee);
  await button(page, 'Routekaart aanpassen').waitFor();
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /archiveren|verwijderen/ })
      .count(),
  ).toBe(0);
  const commissionId = committee.id;
  for (const ask of [
    () => api.data(ArchiveDraaiboekCategoryDocument, { commissionId, id }),
    () => api.data(DeleteDraaiboekSubCategoryDocument, { commissionId, id: subCategoryId }),
    () => api.data(DeleteDraaiboekItemDocument, { commissionId, id: itemId }),
  ]) {
    await expect(ask()).rejects.toThrow(NO_RIGHTS);
  }
});
