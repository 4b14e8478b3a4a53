import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';

import { EditProfileDocument, MeDocument, MembersDocument } from './gql/graphql';
import { addressOf, makeUser } from './testing/apiClient';
import { collectErrors } from './testing/browser';
import { downloadBy } from './testing/files';
import { expect, ownPortal, type Portal, type Stage, test } from './testing/stage';

// The members list, and the message to one of them.

test.use(ownPortal('counts all members and all mail'));

interface Member {
  name: string;
  email: string;
  phoneNumber: string;
  adres: string;
}

const rows = (page: Page) => page.getByRole('main').getByRole('row');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const collator = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/** The members as the server has them, in the order of the page. */
async function members(stage: Stage): Promise<Member[]> {
  const api = await stage.api('secretaris');
  const answer = await api.data(MembersDocument);
  return answer.members.toSorted((a, b) => collator.compare(a.name, b.name));
}

/** What a table or a file shows of a member. */
const cellsOf = ({ name, email, phoneNumber, adres }: Member) => [name, email, phoneNumber, adres];

/** Adds a member who gives these own details. */
async function addMember(portal: Portal, name: string, phoneNumber: string, adres: string): Promise<void> {
  const { account } = await makeUser(await portal.api('beheer'), { name });
  const api = await portal.api(account);
  const { me } = await api.data(MeDocument);
  await api.data(EditProfileDocument, { revision: me?.revision ?? 0, profile: { phoneNumber, adres } });
}

async function openList(stage: Stage): Promise<Page> {
  const page = await stage.openAs('secretaris', '/ledenlijst');
  await rows(page).filter({ hasText: 'Sanne Willems' }).waitFor();
  return page;
}

test.beforeAll(async ({ portal }) => {
  // A number whose zero and plus must survive, a letter beyond ASCII, and what a spreadsheet would run.
  await addMember(portal, 'Zoë Müller', '+31 6 12345678', 'Öpkamer 1; achter');
  await addMember(portal, 'Kees Nul', '0612345678', '=HYPERLINK("https://evil.example")');
});

test('shows everybody but external accounts, by name, with how to reach them', async ({ stage }) => {
  const page = await stage.openAs('secretaris', '/ledenlijst');
  const errors = collectErrors(page);
  await rows(page).filter({ hasText: 'Zoë Müller' }).waitFor();
  const expected = await members(stage);
  expect(expected.map(({ name }) => name)).toEqual(expect.arrayContaining(['Sanne Willems', 'Kees Nul']));
  const shown = await rows(page).evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].slice(0, 4).map((cell) => cell.textContent)),
  );
  expect(shown).toEqual([['Naam', 'Email', 'Telnr.', 'Adres'], ...expected.map(cellsOf)]);
  await page.getByText(`${expected.length} leden`).waitFor();
  expect(await page.getByText('Bouwbedrijf Kessels').count()).toBe(0);

  const zoe = rows(page).filter({ hasText: 'Zoë Müller' });
  await expect(zoe.getByRole('link', { name: '+31 6 12345678' })).toHaveAttribute('href', 'tel:+31612345678');
  const address = addressOf('zo.m.ller');
  await expect(zoe.getByRole('link', { name: address, exact: true })).toHaveAttribute(
    'href',
    `mailto:${address}`,
  );
  expect(errors).toEqual([]);
});

test('is searched by parts of name and address, without minding the umlauts', async ({ stage }) => {
  const page = await openList(stage);
  const field = page.getByRole('searchbox', { name: 'Zoek in de ledenlijst' });
  await field.fill('zoe mull');
  await page.getByText(/^1 van \d+ leden$/).waitFor();
  await expect(rows(page)).toHaveCount(2);
  await field.fill('niemand heet zo');
  await page.getByText('Geen lid gevonden').waitFor();
});

test('is sorted by a click on a heading', async ({ stage }) => {
  const page = await openList(stage);
  await page.getByRole('columnheader', { name: 'Naam' }).getByRole('button').click();
  const last = (await members(stage)).at(-1)?.name ?? '';
  expect(await rows(page).nth(1).innerText()).toContain(last);
});

test('goes along as a workbook that holds what the server says', async ({ stage }) => {
  const page = await openList(stage);
  const { name, bytes } = await downloadBy(page, button(page, 'Excel'));
  expect(name).toMatch(/^ledenlijst-\d{4}-\d\d-\d\d\.xlsx$/);
  const [sheet] = await readXlsxFile(bytes);
  const orNull = (text: string) => text || null;
  expect(sheet?.data).toEqual([
    ['Naam', 'Email', 'Telnr.', 'Adres'],
    ...(await members(stage)).map((member) => cellsOf(member).map(orNull)),
  ]);
});

test('goes along as CSV for a Dutch Excel, only what is found, and nothing in it runs', async ({ stage }) => {
  const page = await openList(stage);
  await page.getByRole('searchbox', { name: 'Zoek in de ledenlijst' }).fill('kees nul');
  await page.getByText(/^1 van/).waitFor();
  const one = await downloadBy(page, button(page, 'CSV'));
  expect(one.name).toMatch(/^ledenlijst-\d{4}-\d\d-\d\d\.csv$/);
  expect(one.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(one.bytes.subarray(3).toString().trimEnd().split('\r\n')).toEqual([
    'Naam;Email;Telnr.;Adres',
    `Kees Nul;${addressOf('kees.nul')};0612345678;"'=HYPERLINK(""https://evil.example"")"`,
  ]);

  await page.getByRole('searchbox', { name: 'Zoek in de ledenlijst' }).fill('zoe');
  await rows(page).filter({ hasText: 'Zoë Müller' }).waitFor();
  const other = await downloadBy(page, button(page, 'CSV'));
  expect(other.bytes.toString()).toContain(';+31 6 12345678;"Öpkamer 1; achter"');
});

test('a message to a member arrives, with an answer going to who wrote it', async ({ stage, mailbox }) => {
  const page = await openList(stage);
  const errors = collectErrors(page);
  await button(page, 'Bericht sturen aan Sanne Willems').click();
  const dialog = page.getByRole('dialog', { name: 'Bericht sturen' });
  await dialog.getByText('Sanne Willems').waitFor();
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await dialog.getByText('Verplicht').first().waitFor();
  await dialog.getByRole('textbox', { name: 'Onderwerp' }).fill('Vergadering van dinsdag');
  await dialog.getByRole('textbox', { name: 'Bericht' }).fill('Kom je ook? Groet, Jan');
  await dialog.getByRole('button', { name: 'Versturen' }).click();
  await page.getByText('Bericht verstuurd').waitFor();
  await dialog.waitFor({ state: 'detached' });

  const mail = await mailbox.mailTo(addressOf('lid'));
  expect(mail).toMatchObject({ subject: 'Vergadering van dinsdag', replyTo: addressOf('secretaris') });
  expect(mail.text).toContain('Kom je ook? Groet, Jan');
  expect(mailbox.mails).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('on paper it is a table without menu and buttons', async ({ stage }) => {
  const page = await openList(stage);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Naam' })).toBeVisible();
  expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
  // Those of the headings are only their texts there.
  expect(await page.getByRole('main').locator('button:visible:not(th *), input:visible').count()).toBe(0);
  await page.getByText(/^Afgedrukt op \d\d\/\d\d\/\d{4}$/).waitFor();
});
