import type { Page, Request } from '@playwright/test';

import { signIn } from '../testing/browser';
import { expect, test } from '../testing/stage';

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

test('what a page needs is fetched beside its first scripts, and only once', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/');
  await page.getByRole('button', { name: 'Uitloggen' }).waitFor();
  const asked = collectAsked(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  for (const [path, heading, area] of [
    ['/', 'Wat wacht er op je', undefined],
    ['/krant_administratie', 'Krant', 'krant'],
  ] as const) {
    asked.length = 0;
    fetched.length = 0;
    const response = await page.goto(stage.url + path);
    const link = (await response?.headerValue('link')) ?? '';
    const early = [...link.matchAll(/<([^>]+)>/g)].map(([, file = '']) => file);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(early).toContain('/remotes.json');
    // Its manifest, its entry, its Area and the page.
    if (area) expect(early.filter((file) => file.startsWith(`/remotes/${area}/`)).length).toBeGreaterThan(3);
    expect(early.filter((file) => fetched.filter((one) => one === file).length !== 1)).toEqual([]);
    expect(asked.filter(({ operationName }) => operationName === 'KitSession')).toHaveLength(1);
  }
});
