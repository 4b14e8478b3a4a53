import type { Page } from '@playwright/test';

import { SummerTextDocument, UpdateIntroDocument } from './gql/graphql';
import { collectErrors } from './testing/browser';
import { expect, ownPortal, test } from './testing/stage';
import { websitePages } from './testing/websitePages';

test.use(ownPortal('replaces the introductions of all pages'));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

// The news has none.
for (const [path, title] of websitePages.filter(([path]) => path !== '/nieuwsberichten')) {
  test(`the intro of ${path} is edited, saved and there after a reload`, async ({ stage }) => {
    const page = await stage.openAs('web', path);
    const errors = collectErrors(page);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await button(page, 'Introductie aanpassen').click();
    await field(page, 'Tekst').fill(`Alaaf vanaf ${path}`);
    await button(page, 'Opslaan').click();
    await button(page, 'Introductie aanpassen').waitFor();
    await card(page, 'Introductie').getByText(`Alaaf vanaf ${path}`).waitFor();
    await page.reload();
    await card(page, 'Introductie').getByText(`Alaaf vanaf ${path}`).waitFor();
    expect(errors).toEqual([]);
  });
}

test.describe('a locked text', () => {
  test('keeps its formatting and links, and nothing that could run', async ({ stage }) => {
    const page = await stage.openAs('web', '/optocht');
    await button(page, 'Introductie aanpassen').click();
    const text = field(page, 'Tekst');
    await text.fill('Vette tekst');
    await text.press('Control+a');
    await button(page, 'Vet').click();
    await button(page, 'Opslaan').click();
    await button(page, 'Introductie aanpassen').waitFor();
    expect(await card(page, 'Introductie').locator('strong').innerText()).toBe('Vette tekst');

    const api = await stage.api('web');
    const { websiteText } = await api.data(SummerTextDocument);
    await api.data(UpdateIntroDocument, {
      revision: websiteText.revision,
      intro: {
        name: 'summer',
        text: '<p onclick="alert(1)">Stoet <a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)></p><script>alert(1)</script>',
      },
    });
    await page.reload();
    await card(page, 'Introductie').getByText('Stoet').waitFor();
    expect(await card(page, 'Introductie').locator('img, script, [onclick], [href]').count()).toBe(0);
  });

  test('is left as it was by Annuleren, which asks when something was typed', async ({ stage }) => {
    const page = await stage.openAs('web', '/kindercarnaval');
    const before = await card(page, 'Introductie').getByRole('paragraph').first().innerText();
    await button(page, 'Introductie aanpassen').click();
    await button(page, 'Annuleren').click();
    await button(page, 'Introductie aanpassen').click();
    await field(page, 'Tekst').fill('Toch niet');
    await button(page, 'Annuleren').click();
    const question = page.getByRole('alertdialog', { name: 'Wijzigingen weggooien?' });
    await question.getByRole('button', { name: 'Verder bewerken' }).click();
    expect(await field(page, 'Tekst').innerText()).toBe('Toch niet');
    await button(page, 'Annuleren').click();
    await question.getByRole('button', { name: 'Weggooien' }).click();
    await button(page, 'Introductie aanpassen').waitFor();
    await page.reload();
    await card(page, 'Introductie').getByText(before).waitFor();
  });

  test('asks before the page is left', async ({ stage }) => {
    const page = await stage.openAs('web', '/kindercarnaval');
    await button(page, 'Introductie aanpassen').click();
    await field(page, 'Tekst').fill('Nog niet opgeslagen');
    await page.getByRole('link', { name: 'Persoonlijke pagina' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Blijven' }).click();
    expect(await field(page, 'Tekst').innerText()).toBe('Nog niet opgeslagen');
  });
});

test('two people edit the same text: the second is told who, sees both, and loses nothing', async ({
  stage,
}) => {
  const first = await stage.openAs('web', '/overons');
  const second = await stage.openAs('beheer', '/overons');
  for (const page of [first, second]) await button(page, 'Introductie aanpassen').click();
  await field(first, 'Tekst').fill('Versie van Lieke');
  await button(first, 'Opslaan').click();
  await button(first, 'Introductie aanpassen').waitFor();

  await field(second, 'Tekst').fill('Versie van Marieke');
  await button(second, 'Opslaan').click();
  const question = second.getByRole('alertdialog', { name: 'Intussen gewijzigd door Lieke Derks' });
  await question.getByText('Versie van Lieke', { exact: true }).waitFor();
  await question.getByText('Versie van Marieke', { exact: true }).waitFor();
  await question.getByRole('button', { name: 'Verder bewerken' }).click();
  expect(await field(second, 'Tekst').innerText()).toBe('Versie van Marieke');
  await button(second, 'Opslaan').click();
  await question.getByRole('button', { name: 'Mijn versie opslaan' }).click();
  await card(second, 'Introductie').getByText('Versie van Marieke').waitFor();
  await first.reload();
  await card(first, 'Introductie').getByText('Versie van Marieke').waitFor();
});

test.describe('the home page', () => {
  test('has an agenda whose rows are added, changed and removed', async ({ stage }) => {
    const page = await stage.openAs('web', '/homepage');
    const errors = collectErrors(page);
    for (const name of ['Datum', 'Activiteit', 'Opmerkingen']) {
      await page.getByRole('columnheader', { name }).waitFor();
    }
    await button(page, 'Activiteit toevoegen').click();
    const add = dialog(page, 'Activiteit toevoegen');
    await add.getByRole('button', { name: 'Toevoegen' }).click();
    await add.getByText('Verplicht').first().waitFor();
    await add.getByLabel('Datum').fill('2027-01-16');
    await add.getByRole('textbox', { name: 'Activiteit' }).fill('Prinsenreceptie');
    await add.getByRole('textbox', { name: 'Opmerkingen' }).fill('In de residentie');
    await add.getByRole('button', { name: 'Toevoegen' }).click();
    await page.getByRole('row', { name: '16/01/2027 Prinsenreceptie In de residentie' }).waitFor();

    await button(page, 'Prinsenreceptie aanpassen').click();
    const edit = dialog(page, 'Activiteit aanpassen');
    await edit.getByLabel('Datum').fill('2027-01-17');
    await edit.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByRole('row', { name: '17/01/2027 Prinsenreceptie' }).waitFor();
    await page.reload();
    await page.getByRole('row', { name: '17/01/2027 Prinsenreceptie' }).waitFor();

    await button(page, 'Prinsenreceptie verwijderen').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
    await page.getByRole('row', { name: /Prinsenreceptie/ }).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});

test.describe('contact addresses', () => {
  test('are edited inline, and must look like one', async ({ stage }) => {
    const page = await stage.openAs('web', '/contact');
    await page.getByText(/Is een adres leeg/).waitFor();
    await button(page, 'Optocht aanpassen').click();
    await field(page, 'Optocht').fill('geen adres');
    await button(page, 'Optocht opslaan').click();
    await page.getByText('E-mail voldoet niet aan het juiste formaat').waitFor();
    await field(page, 'Optocht').fill('stoet@carnaval.example');
    await button(page, 'Optocht opslaan').click();
    await button(page, 'Optocht aanpassen').waitFor();
    await page.reload();
    await page.getByText('stoet@carnaval.example').waitFor();
  });
});

test('a brewery is offered for saving only when it is whole, and keeps a change log', async ({ stage }) => {
  const page = await stage.openAs('web', '/ubpf');
  await button(page, 'Brouwerij toevoegen').click();
  const add = dialog(page, 'Brouwerij toevoegen');
  await add.getByRole('textbox', { name: 'Naam' }).fill('Brouwerij De Polonaise');
  await add.getByRole('textbox', { name: 'Website' }).fill('www.polonaise.example');
  expect(await add.getByRole('button', { name: 'Toevoegen' }).count()).toBe(0);
  await add.getByRole('textbox', { name: 'Intro' }).fill('Brouwt sinds 1111.');
  await add.getByRole('button', { name: 'Toevoegen' }).click();
  const brewery = card(page, 'Brouwerij De Polonaise');
  await brewery.getByRole('link', { name: 'https://www.polonaise.example' }).waitFor();

  await brewery.getByRole('button', { name: 'Bier toevoegen' }).click();
  const beer = dialog(page, /Bier toevoegen/);
  await beer.getByRole('textbox', { name: 'Naam bier' }).fill('Hossebier');
  await beer.getByRole('textbox', { name: 'Alcoholpercentage' }).fill('6,5');
  await beer.getByRole('textbox', { name: 'IBU' }).fill('elf');
  await beer.getByRole('button', { name: 'Toevoegen' }).click();
  await beer.getByText('Vul een getal in').waitFor();
  await beer.getByRole('textbox', { name: 'IBU' }).fill('11');
  await beer.getByRole('button', { name: 'Toevoegen' }).click();
  await brewery.getByText('6,5 % · 11 IBU').waitFor();

  await page.reload();
  await brewery.getByText('Geschiedenis').click();
  await brewery.getByText(/^\d\d\/\d\d\/\d{4} - Lieke Derks: .*Hossebier/).waitFor();
  await button(page, 'Hossebier verwijderen').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
  await brewery.getByText('6,5 %').waitFor({ state: 'detached' });
  await button(page, 'Brouwerij De Polonaise verwijderen').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
  await brewery.waitFor({ state: 'detached' });
});
