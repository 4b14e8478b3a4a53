import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';

import { AddCalendarEntryDocument, CalendarDocument, EditCalendarEntryDocument } from './gql/graphql';
import { makeUser } from './testing/apiClient';
import { collectErrors, waitForPath } from './testing/browser';
import { downloadBy } from './testing/files';
import { expect, type Portal, type Stage, test } from './testing/stage';

// The yearly programme.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });

/** Adds a row past the screen. */
async function addEntry(portal: Portal, date: string, name: string, comment = ''): Promise<void> {
  const api = await portal.api('beheer');
  await api.data(AddCalendarEntryDocument, {
    entry: { date, name, comment },
  });
}

async function open(stage: Stage, account: string): Promise<Page> {
  const page = await stage.openAs(account, '/jaarprogramma');
  await row(page, /Elfde zitting/).waitFor();
  return page;
}

// The demo's own rows are over one day.
test.beforeAll(({ portal }) => addEntry(portal, '2031-11-11', 'Elfde zitting'));

/** An account that may see the programme and has no link yet. */
async function makeReader(stage: Stage, name: string): Promise<string> {
  const admin = await stage.api('beheer');
  return (await makeUser(admin, { name, general: ['secjaarProg'] })).account;
}

test('an Admin adds, changes and deletes a row', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/jaarprogramma');
  const errors = collectErrors(page);
  await button(page, 'Activiteit toevoegen').click();
  const add = dialog(page, 'Activiteit toevoegen');
  await add.getByRole('button', { name: 'Toevoegen' }).click();
  await add.getByText('Verplicht').first().waitFor();
  await add.getByLabel('Datum').fill('2031-02-28');
  await add.getByRole('textbox', { name: 'Activiteit' }).fill('Haringhappen');
  await add.getByRole('textbox', { name: 'Opmerkingen' }).fill('In de residentie');
  await add.getByRole('button', { name: 'Toevoegen' }).click();
  await row(page, /^28\/02\/2031 Haringhappen In de residentie/).waitFor();

  await button(page, 'Haringhappen aanpassen').click();
  const edit = dialog(page, 'Activiteit aanpassen');
  await edit.getByLabel('Datum').fill('2031-03-01');
  await edit.getByRole('button', { name: 'Opslaan' }).click();
  await row(page, /^01\/03\/2031 Haringhappen/).waitFor();
  await page.reload();
  await row(page, /^01\/03\/2031 Haringhappen/).waitFor();
  await button(page, 'Haringhappen aanpassen').click();
  await edit.getByText('Geschiedenis').click();
  await edit
    .getByText(/^\d\d\/\d\d\/\d{4} - Marieke van den Broek: /)
    .first()
    .waitFor();
  await edit.getByRole('button', { name: 'Annuleren' }).click();

  await button(page, 'Haringhappen verwijderen').click();
  const question = page.getByRole('alertdialog', {
    name: 'Activiteit verwijderen? Deze actie is onomkeerbaar.',
  });
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await row(page, /Haringhappen/).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('leaving with an unsaved edit asks, and staying keeps what was typed', async ({ stage }) => {
  await addEntry(stage, '2031-04-01', 'Stokpaardje');
  // By a link within the portal, so that the way back is one of its own too.
  const page = await stage.openAs('beheer', '/');
  await page.getByRole('link', { name: 'Jaarprogramma' }).click();
  await button(page, 'Stokpaardje aanpassen').click();
  const name = dialog(page, 'Activiteit aanpassen').getByRole('textbox', { name: 'Activiteit' });
  await name.fill('Stokpaardjesrace');
  await page.evaluate(() => history.back());
  // Back is about the dialog first.
  const question = page.getByRole('alertdialog', { name: 'Wijzigingen weggooien?' });
  await question.getByRole('button', { name: 'Verder bewerken' }).click();
  await expect(name).toHaveValue('Stokpaardjesrace');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Weggooien' }).click();
  await name.waitFor({ state: 'detached' });
  await waitForPath(page, '/jaarprogramma');
  await page.evaluate(() => history.back());
  await waitForPath(page, '/');
  const again = await open(stage, 'beheer');
  await row(again, /Stokpaardje /).waitFor();
});

test('two people change one row: the second sees who was first, and both versions', async ({ stage }) => {
  await addEntry(stage, '2031-05-01', 'Pronkzitting');
  const admin = await stage.api('beheer');
  const page = await open(stage, 'beheer');
  await button(page, 'Pronkzitting aanpassen').click();
  const { calendar } = await admin.data(CalendarDocument);
  const { id, revision } = calendar.find(({ name }) => name === 'Pronkzitting')!;
  await admin.data(EditCalendarEntryDocument, {
    id,
    revision,
    entry: { date: '2031-05-01', name: 'Grote pronkzitting' },
  });
  await dialog(page, 'Activiteit aanpassen')
    .getByRole('textbox', { name: 'Activiteit' })
    .fill('Kleine pronkzitting');
  await button(page, 'Opslaan').click();
  const question = page.getByRole('alertdialog', { name: 'Intussen gewijzigd door Marieke van den Broek' });
  await question.getByText('Grote pronkzitting', { exact: true }).waitFor();
  await question.getByRole('button', { name: 'Mijn versie opslaan' }).click();
  await row(page, /Kleine pronkzitting/).waitFor();
});

test('others read it without buttons, and are refused past the screen', async ({ stage }) => {
  const page = await open(stage, 'secretaris');
  expect(await button(page, 'Activiteit toevoegen').count()).toBe(0);
  expect(
    await page
      .getByRole('table')
      .getByRole('button', { name: /aanpassen|verwijderen/ })
      .count(),
  ).toBe(0);
  const api = await stage.api('secretaris');
  await expect(
    api.data(AddCalendarEntryDocument, {
      entry: { date: '2031-01-01', name: 'Stiekem' },
    }),
  ).rejects.toThrow('Je hebt hier geen rechten voor.');
});

test('what was is folded away, found by a search, and goes into the workbook when shown', async ({
  stage,
}) => {
  await addEntry(stage, '2020-02-23', 'Optocht van toen', '=1+1');
  const page = await open(stage, 'secretaris');
  expect(await row(page, /Optocht van toen/).count()).toBe(0);
  await expect(page.getByText('Eerstvolgende')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Zoek in het jaarprogramma' }).fill('van toen');
  await row(page, /^23\/02\/2020 Optocht van toen/).waitFor();
  const { name, bytes } = await downloadBy(page, button(page, 'Excel'));
  expect(name).toMatch(/^jaarprogramma-\d{4}-\d\d-\d\d\.xlsx$/);
  const [sheet] = await readXlsxFile(bytes);
  expect(sheet?.data).toEqual([
    ['Datum', 'Activiteit', 'Opmerkingen'],
    ['23/02/2020', 'Optocht van toen', '=1+1'],
  ]);
  await page.getByRole('searchbox').fill('');
  await row(page, /Optocht van toen/).waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Toon eerdere activiteiten' }).check();
  await row(page, /^23\/02\/2020/).waitFor();
});

test.describe('the private link', () => {
  const field = (page: Page) => page.getByRole('textbox', { name: 'Jouw privélink' });

  test('gives a calendar that follows the programme, until it is revoked', async ({ stage }) => {
    await addEntry(stage, '2031-06-21', 'Zomerzitting', 'Neem een stoel mee; en iets te drinken');
    const page = await open(stage, await makeReader(stage, 'Rik Rooster'));
    const errors = collectErrors(page);
    await button(page, 'Maak een link').click();
    await field(page).waitFor();
    const url = await field(page).inputValue();
    expect(url.startsWith(`${stage.url}/feeds/`)).toBe(true);
    await expect(page.getByRole('link', { name: 'Open in agenda' })).toHaveAttribute(
      'href',
      url.replace(/^http:/, 'webcal:'),
    );
    // A calendar program has no session.
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar/);
    const text = (await answer.text()).replaceAll('\r\n ', '');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain('SUMMARY:Zomerzitting\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20310621\r\n');
    expect(text).toContain('Neem een stoel mee\\; en iets te drinken');

    await button(page, 'Link intrekken').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Intrekken' }).click();
    await button(page, 'Maak een link').waitFor();
    expect((await fetch(url)).status).toBe(404);
    expect(errors).toEqual([]);
  });

  test('is replaced by a new one', async ({ stage }) => {
    const page = await open(stage, await makeReader(stage, 'Nina Nieuw'));
    await button(page, 'Maak een link').click();
    const old = await field(page).inputValue();
    await button(page, 'Nieuwe link maken').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Maken' }).click();
    await page.waitForFunction(
      (url) => document.querySelector<HTMLInputElement>('input[readonly]')?.value !== url,
      old,
    );
    expect((await fetch(old)).status).toBe(404);
    expect((await fetch(await field(page).inputValue())).status).toBe(200);
  });
});

test('on paper it is a table, without menu, buttons and link', async ({ stage }) => {
  const page = await open(stage, 'beheer');
  await page.emulateMedia({ media: 'print' });
  const layout = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).display);
  expect(await layout('main tbody tr')).toBe('table-row');
  expect(await layout('main thead')).toBe('table-header-group');
  expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
  expect(await page.getByText('In je eigen agenda').isVisible()).toBe(false);
  expect(await page.getByRole('main').locator('button:visible:not(th *), input:visible').count()).toBe(0);
});
