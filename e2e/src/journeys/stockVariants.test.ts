import type { Locator, Page } from '@playwright/test';

import { ProductsDocument } from '../gql/graphql';
import { overflow, violationsInBothSchemes } from '../testing/axe';
import { expect, test } from '../testing/stage';
import { addProduct, openStock } from '../testing/stock';

// A product in sizes: from its second size to a visitor who comes for one.

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a shirt gets a second size; a visitor orders it, and collects it out of its own stock', async ({
  stage,
  mailbox,
}) => {
  const shirt = await addProduct(stage, 'Zwabbershirt', 5);
  const team = await openStock(stage, `/producten?zoek=Zwabber&open=${shirt.id}`, 360);
  await button(team, 'Variant toevoegen aan Zwabbershirt').click();
  const adding = team.getByRole('dialog', { name: 'Variant toevoegen: Zwabbershirt' });
  await adding.getByLabel('Welke variant heb je al?').fill('maat M');
  await adding.getByLabel('Welke variant komt erbij?').fill('maat m');
  await adding.getByLabel('Prijs in euro').fill('4,50');
  await adding.getByLabel('Beginvoorraad').fill('2');
  expect(await violationsInBothSchemes(team)).toEqual([]);
  expect(await overflow(team)).toBe(0);
  await button(adding, 'Toevoegen').click();
  await adding.getByText('Deze variant is er al. Kies een andere naam.').waitFor();
  await adding.getByLabel('Welke variant komt erbij?').fill('maat L');
  await button(adding, 'Toevoegen').click();
  await team.getByText('Variant toegevoegd').waitFor();
  const variants = team.getByRole('list', { name: 'Varianten van Zwabbershirt' });
  await variants.getByText('maat L', { exact: true }).waitFor();
  await expect(variants.getByText(/2 in voorraad$/)).toBeVisible();
  await button(team, 'Details van Zwabbershirt (maat L)').click();
  await button(team, 'Voorraad bijwerken van Zwabbershirt (maat L)').waitFor();
  expect(await overflow(team)).toBe(0);
  expect(await violationsInBothSchemes(team)).toEqual([]);

  const visitor = await stage.open(360);
  await visitor.goto(`${stage.url}/publiek/winkel`);
  const which = visitor.getByRole('combobox', { name: 'Welke Zwabbershirt?' });
  await which.selectOption('maat L');
  await visitor.getByRole('combobox', { name: 'Aantal Zwabbershirt (maat L)' }).selectOption('2');
  expect(await overflow(visitor)).toBe(0);
  expect(await violationsInBothSchemes(visitor)).toEqual([]);
  await button(visitor, /^Verder met 2 stuks/).click();
  await visitor.getByText('2 × Zwabbershirt (maat L). Samen').waitFor();
  await visitor.getByLabel('Voornaam').fill('Lange');
  await visitor.getByLabel('Achternaam').fill('Zwabber');
  await visitor.getByLabel('E-mail').fill('zwabber@voorbeeld.example');
  await visitor.getByLabel('Wanneer kom je het halen?').fill(dayFromNow(2));
  await button(visitor, /^Bestellen/).click();
  await visitor.waitForURL(/\/publiek\/bestelling/);
  await visitor.getByText('2 × Zwabbershirt (maat L)').waitFor();
  expect((await mailbox.mailTo('zwabber@voorbeeld.example')).text).toContain('2 x Zwabbershirt (maat L)');
  // Of this size there is nothing left to order, of the other there is.
  await visitor.goto(`${stage.url}/publiek/winkel`);
  await expect(which.locator('option')).toHaveText(['maat M', 'maat L: uitverkocht']);

  await team.goto(`${stage.url}/voorraad/producten?tab=bestellingen&zoek=Zwabber`);
  await button(team, /^Details van bestelling/).click();
  await team.getByText('2 × Zwabbershirt (maat L)').waitFor();
  await button(team, /^Bestelling \w+ opgehaald$/).click();
  await button(team.getByRole('dialog'), 'Opgehaald').click();
  await team.getByText(/^Bestelling \w+ is opgehaald/).waitFor();
  const { products } = await (await stage.api('voorraad')).data(ProductsDocument);
  const left = products.filter(({ title }) => title.startsWith('Zwabbershirt'));
  expect(left.map(({ title, stock }) => [title, stock.map(({ amount }) => amount)])).toEqual([
    ['Zwabbershirt (maat M)', [5]],
    ['Zwabbershirt (maat L)', [0]],
  ]);
  await team.goto(`${stage.url}/voorraad/kassa`);
  await button(team, /^Zwabbershirt/).click();
  const choice = team.getByRole('dialog', { name: 'Welke Zwabbershirt?' });
  await expect(choice.getByRole('button', { name: /^maat L/ })).toBeDisabled();
  expect(await violationsInBothSchemes(team)).toEqual([]);
  await choice.getByRole('button', { name: /^maat M/ }).press('Enter');
  await expect(button(team, /^Zwabbershirt .* 1 ×$/)).toBeVisible();
});
