import type { Page, Request } from '@playwright/test';

import { signIn } from './testing/browser';
import { expect, test } from './testing/stage';

interface Asked {
  operationName: string;
  query?: string;
  extensions?: { documentId?: string };
}

const asksApi = (request: Request) => request.method() === 'POST' && request.url().endsWith('/graphql');

/** What a page asks the API from now on. */
function collectAsked(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    if (asksApi(request)) asked.push(request.postDataJSON() as Asked);
  });
  return asked;
}

test('pages ask by the ids of their documents, and send no text', async ({ stage }) => {
  const page = await stage.open();
  const asked = collectAsked(page);
  const names = () => asked.map(({ operationName }) => operationName);
  await signIn(page, stage.url, 'beheer');
  await expect.poll(names).toContain('ShellMyTasks');
  for (const [path, heading] of [
    ['/gebruikers', 'Gebruikers'],
    ['/club', 'Club van 111'],
    ['/voorraad/producten', 'Voorraad'],
    ['/krant_administratie', 'Krant'],
    ['/boerenploeg', 'Boerenploeg'],
    ['/nieuwsberichten', 'Nieuwsberichten'],
  ] as const) {
    await page.goto(stage.url + path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('button', { name: 'Inloggen', exact: true }).waitFor();
  expect(names()).toEqual(expect.arrayContaining(['KitSignIn', 'KitSession', 'KitSignOut']));
  expect(new Set(names()).size).toBeGreaterThan(10);
  expect(asked.filter(({ query, extensions }) => query !== undefined || !extensions?.documentId)).toEqual([]);
});

test('a tab that was open over a release goes on by the texts of its documents', async ({ stage }) => {
  const page = await stage.openAs('lid', '/');
  await page.getByRole('button', { name: 'Uitloggen' }).waitFor();
  const asked = collectAsked(page);
  await page.route('**/graphql', (route, request) => {
    const { extensions, ...sent } = request.postDataJSON() as Asked;
    const postData = extensions ? { ...sent, extensions: { documentId: 'of-before' } } : sent;
    return route.continue({ postData });
  });
  await page.getByRole('link', { name: '3 - Optocht' }).click();
  await page.getByRole('heading', { name: 'Commissie 3 - Optocht', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const ofSession = asked.filter(({ operationName }) => operationName === 'KitSession');
  expect(ofSession.map(({ query }) => query !== undefined)).toEqual([false, true]);
});
