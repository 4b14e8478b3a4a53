import type { Page } from '@playwright/test';

import { AccountancyYearsDocument, TransactionsDocument } from '../gql/graphql';
import { actions, promised } from '../testing/actions';
import { chooseFile, picture } from '../testing/files';
import { paradeId } from '../testing/secretariatPages';
import { expect, type Stage, test } from '../testing/stage';

// An expense is declared by whoever made it and approved or declined by the treasurer.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const next = (page: Page) => button(page, 'Volgende').click();

/** A declaration in the list of what waits. */
const inQueue = (page: Page, description: string) =>
  page.getByRole('button', { name: new RegExp(`, ${description} `) });

/** Walks through the six steps as the chair of the parade, who declared before. */
async function declare(stage: Stage, description: string): Promise<Page> {
  const page = await stage.openAs('preces', `/commissies/${await paradeId(stage)}?tab=financieel`, 360);
  await button(page, 'Declaratie indienen').click();
  // Each step has its Next only when its question is answered.
  await page.getByLabel('Boekjaar').selectOption({ label: '2026-2027' });
  await next(page);
  await page.getByLabel('Commissie').waitFor();
  await next(page);
  expect(await button(page, 'Volgende').count()).toBe(0);
  await page.getByLabel('Omschrijving').fill(description);
  await next(page);
  await page.getByLabel('Bedrag in euro').fill('12,55');
  await next(page);
  await page.getByText('Ik', { exact: true }).click();
  await page.getByText('Een ander rekeningnummer').click();
  const account = page.getByLabel('Je rekeningnummer (IBAN)');
  await account.fill('NL69INGB0123456788');
  await next(page);
  await page.getByText('Dit is geen geldig rekeningnummer (IBAN)').waitFor();
  await account.fill('NL69 INGB 0123 4567 89');
  await next(page);
  await page.getByRole('main').getByText('Voeg de bon toe').first().waitFor();
  await chooseFile(page, 'Bon', await picture(page, 'bon.jpg', 2400, 1600));
  await button(page, 'Indienen').click();
  await page.getByText('Declaratie ingediend').waitFor();
  return page;
}

/** The stored line with this description. */
async function lineOf(stage: Stage, description: string) {
  const api = await stage.api('penningmeester');
  const { accountancyYears } = await api.data(AccountancyYearsDocument);
  const yearId = accountancyYears.find(({ title }) => title === '2026-2027')?.id ?? '';
  const { transactions } = await api.data(TransactionsDocument, { yearId });
  return transactions.edges.filter(({ node }) => node.description === description).map(({ node }) => node);
}

test('an expense is declared in six steps on a phone, approved by the board, and told by mail', async ({
  stage,
  mailbox,
}) => {
  await declare(stage, 'Hekken voor de start');
  const [line, ...others] = await lineOf(stage, 'Hekken voor de start');
  expect(others).toEqual([]);
  expect(line).toMatchObject({ amount: -1255, state: 'open' });
  expect(line?.receipt?.url).toMatch(/^\/files\/accountancy\/C3\//);

  const page = await stage.openAs('penningmeester', '/financien');
  const waiting = inQueue(page, 'Hekken voor de start');
  await waiting.click();
  await page.getByText(/^Daarna: /).waitFor();
  await page.keyboard.press('a');
  await page.getByText('Declaratie goedgekeurd').waitFor();
  await waiting.waitFor({ state: 'detached' });
  expect(await lineOf(stage, 'Hekken voor de start')).toMatchObject([{ state: 'approved' }]);
  const mail = await mailbox.mailTo('preces@carnaval.example');
  expect(mail.subject).toBe('Declaratie goedgekeurd: Hekken voor de start');
});

test('on a phone it takes six actions, in an account without any right for the books', async ({ stage }) => {
  const page = await stage.openAs('lid', '/', 360);
  const counted = actions();
  const { act } = counted;
  await act(page.getByRole('link', { name: 'Declareren' }).click());
  await page.getByLabel('Bedrag in euro').waitFor();
  const chosen = await page.getByLabel('Commissie').inputValue();
  if (chosen === '') await act(page.getByLabel('Commissie').selectOption({ index: 1 }));
  await act(chooseFile(page, 'Bon', await picture(page, 'bon.jpg', 800, 600)));
  await act(page.getByLabel('Bedrag in euro').fill('8,40'));
  await act(page.getByLabel('Omschrijving').fill('Linten voor de wagen'));
  await act(button(page, 'Versturen').click());
  await page.getByText('Declaratie ingediend').waitFor();
  expect(counted.count).toBeLessThanOrEqual(promised('Declare with a receipt, on a phone'));
  expect(await lineOf(stage, 'Linten voor de wagen')).toMatchObject([{ amount: -840, state: 'open' }]);
});

test('without connection photo and declaration wait on the phone, also over a reload, and arrive once', async ({
  stage,
}) => {
  const page = await stage.openAs('lid', '/declaraties', 360);
  await button(page, 'Declaratie indienen').waitFor();
  await page.waitForLoadState('networkidle');
  const photo = await picture(page, 'bon.jpg', 800, 600);
  await page.context().setOffline(true);
  await button(page, 'Declaratie indienen').click();
  await page.getByText('Er is geen verbinding. Wat je indient, wordt bewaard en later verstuurd.').waitFor();
  if ((await page.getByLabel('Commissie').inputValue()) === '')
    await page.getByLabel('Commissie').selectOption({ index: 1 });
  await chooseFile(page, 'Bon', photo);
  await page.getByText(/, wacht op verbinding$/).waitFor();
  await page.getByLabel('Bedrag in euro').fill('6,15');
  await page.getByLabel('Omschrijving').fill('Schmink');
  await button(page, 'Versturen').click();
  await page.getByText(/^Bewaard op dit toestel/).waitFor();
  const line = page.getByRole('status').filter({ hasText: 'Wacht op verbinding Schmink' });
  await expect(line).toBeVisible();
  expect(await lineOf(stage, 'Schmink')).toEqual([]);

  // The phone goes out; when it is on again the page is opened with a connection.
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Mijn declaraties' })).toContainText('Schmink');
  await expect(line).toBeHidden();
  const [arrived, ...others] = await lineOf(stage, 'Schmink');
  expect(others).toEqual([]);
  expect(arrived).toMatchObject({ amount: -615, state: 'open' });
  expect(arrived?.receipt?.url).toMatch(/^\/files\/accountancy\//);
});
