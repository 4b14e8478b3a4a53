import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';

import { EditProfileDocument, MeDocument, MembersDocument } from '../gql/graphql';
import { makeUser } from '../testing/apiClient';
import { downloadBy } from '../testing/files';
import { expect, type Portal, type Stage, test } from '../testing/stage';

// The members list, taken along and on paper.

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

test('on paper it is a table without menu and buttons', async ({ stage }) => {
  const page = await openList(stage);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Naam' })).toBeVisible();
  expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
  // Those of the headings are only their texts there.
  expect(await page.getByRole('main').locator('button:visible:not(th *), input:visible').count()).toBe(0);
  await page.getByText(/^Afgedrukt op \d\d\/\d\d\/\d{4}$/).waitFor();
});
