import type { Page } from '@playwright/test';

import { CommissionsDocument, UsersDocument } from '../gql/graphql';
import { collectErrors, menuOf, waitForPath } from '../testing/browser';
import { expect, test } from '../testing/stage';

/**
 * The route table: path, required permission, heading of the page, a demo account
 * with that permission and one without, chosen to hold a permission close to it.
 */
const routes: [path: string, permission: string, heading: string, holder: string, other: string][] = [
  ['/gebruikers', 'secGebruikers', 'Gebruikers', 'secretaris', 'penningmeester'],
  ['/gebruikertoevoegen', 'secGebruikers', 'Gebruiker toevoegen', 'secretaris', 'penningmeester'],
  ['/gebruikeraanpassen/{uid}', 'secGebruikers', 'Gebruiker aanpassen', 'secretaris', 'penningmeester'],
  ['/contact', 'webContact', 'Contact', 'web', 'secretaris'],
  ['/homepage', 'webHome', 'Homepage', 'web', 'krant'],
  ['/ubpf', 'webUBPF', 'Ulster bierproeffestival', 'web', 'krant'],
  ['/overons', 'webHistory', 'Over ons', 'web', 'krant'],
  ['/jeugdraad', 'webJeugdraad', 'Jeugdraad', 'web', 'krant'],
  ['/liedjesfestival', 'webLiedjes', 'Liedjesfestival', 'web', 'krant'],
  ['/kindercarnaval', 'webkinder', 'Kindercarnaval', 'web', 'lid'],
  ['/carnavalskrant', 'webKrant', 'Carnavalskrant', 'web', 'krant'],
  ['/nieuwsberichten', 'webNews', 'Nieuwsberichten', 'web', 'krant'],
  ['/optocht', 'webOptocht', 'Optocht', 'web', 'lid'],
  ['/ledenlijst', 'secComlist', 'Ledenlijst', 'secretaris', 'penningmeester'],
  ['/commissielijst', 'secComlist', 'Commissielijst', 'secretaris', 'penningmeester'],
  ['/notulenagendas', 'secNotAge', "Notulen en agenda's", 'secretaris', 'penningmeester'],
  ['/jaarprogramma', 'secjaarProg', 'Jaarprogramma', 'secretaris', 'penningmeester'],
  ['/financien', 'secFin', 'Financiën', 'penningmeester', 'secretaris'],
  ['/facturen', 'secFact', 'Facturatie', 'penningmeester', 'secretaris'],
  ['/commissies/{optocht}', 'lid van de commissie', 'Commissie 3 - Optocht', 'lid', 'secretaris'],
  ['/commissies/{club}', 'voorzitter van de commissie', 'Commissie 7 - Club van 111', 'club', 'lid'],
  ['/club', 'clubAdmin', 'Club van 111', 'club', 'lid'],
  ['/voorraad/producten', 'stockAdmin', 'Voorraad', 'voorraad', 'lid'],
  ['/voorraad/nieuw_product', 'stockAdmin', 'Nieuw product', 'voorraad', 'lid'],
  ['/voorraad/kassa', 'stockAdmin', 'Kassa', 'voorraad', 'lid'],
  ['/voorraad/tellen', 'stockAdmin', 'Voorraad tellen', 'voorraad', 'lid'],
  ['/voorraad/instellingen', 'stockAdmin', 'Voorraadinstellingen', 'voorraad', 'lid'],
  ['/krant_administratie', 'krantRed', 'Krant', 'krant', 'verkoper'],
  ['/mijn_adverteerders', 'krantAdv', 'Mijn advertenties', 'verkoper', 'krant'],
  ['/boerenploeg', 'vol', 'Boerenploeg', 'boerenploeg', 'lid'],
];

/** The side menu of these accounts, from top to bottom. */
const menus: Record<string, string[]> = {
  beheer: [
    'Persoonlijke pagina',
    ...['Club van 111', 'Krant', 'Mijn advertenties', 'Voorraad', 'Voorraadinstellingen', 'Boerenploeg'],
    ...["Notulen en agenda's", 'Jaarprogramma', 'Commissielijst', 'Ledenlijst', 'Financiën', 'Facturatie'],
    ...['Nieuwsberichten', 'Optocht', 'Homepage', 'Ulster bierproeffestival', 'Liedjesfestival'],
    ...['Jeugdraad', 'Carnavalskrant', 'Kindercarnaval', 'Over ons', 'Contact'],
    ...['1 - Dagelijks Bestuur', '3 - Optocht', '11 - Kindercarnaval'],
    ...['Gebruikers', 'Achtergrondtaken', 'Systeem', 'Onderdelen'],
    ...['Webhooks', 'Logboek', 'Prullenbak', 'Privacy'],
  ],
  secretaris: [
    'Persoonlijke pagina',
    ...["Notulen en agenda's", 'Jaarprogramma', 'Commissielijst', 'Ledenlijst'],
    ...['1 - Dagelijks Bestuur', 'Gebruikers', 'Prullenbak'],
  ],
  krant: ['Persoonlijke pagina', 'Krant', '5 - Carnavalskrant', 'Prullenbak'],
  lid: ['Persoonlijke pagina', '3 - Optocht', '11 - Kindercarnaval', 'Prullenbak'],
  extern: ['Persoonlijke pagina'],
};

/** The path with the ids of this foundation filled in. */
let pathOf: (path: string) => string;
test.beforeAll(async ({ portal }) => {
  const admin = await portal.api('beheer');
  const { users } = await admin.data(UsersDocument);
  const { commissions } = await admin.data(CommissionsDocument);
  const idOf = (index: number) => commissions.find((commission) => commission.index === index)?.id ?? '';
  const ids = { '{uid}': users.edges[0]?.node.id ?? '', '{optocht}': idOf(3), '{club}': idOf(7) };
  pathOf = (path) => Object.entries(ids).reduce((filled, [name, id]) => filled.replace(name, id), path);
});

/** The rows of the table by the account in that column, so that each account signs in once. */
const accountsIn = (column: 3 | 4) => [...new Set(routes.map((row) => row[column]))];
const rowsOf = (column: 3 | 4, account: string) => routes.filter((row) => row[column] === account);

test.describe('who holds the permission sees the page, without errors or anything that the policy forbids', () => {
  for (const account of accountsIn(3)) {
    test(`${account}`, async ({ stage }) => {
      const page = await stage.openAs(account, '/');
      const errors = collectErrors(page);
      await watchPolicy(page);
      for (const [path, permission, heading] of rowsOf(3, account)) {
        await page.goto(stage.url + pathOf(path), { waitUntil: 'commit' });
        await seeHeading(page, heading, `${account} at ${path} (${permission})`);
        expect(new URL(page.url()).pathname).toBe(pathOf(path));
        await page.waitForLoadState('networkidle');
        expect(await violationsOf(page)).toEqual([]);
      }
      expect(errors).toEqual([]);
    });
  }
});

test.describe('who lacks the permission is sent to the no-access page', () => {
  for (const account of accountsIn(4)) {
    test(`${account}`, async ({ stage }) => {
      const page = await stage.openAs(account, '/');
      for (const [path, , heading] of rowsOf(4, account)) {
        await page.goto(stage.url + pathOf(path), { waitUntil: 'commit' });
        await waitForPath(page, '/geen_toegang');
        await page.getByText('Je hebt geen rechten voor deze pagina').waitFor();
        await page.getByText(/secretaris of de beheerder/).waitFor();
        expect(await page.getByRole('heading', { name: heading, level: 1 }).count()).toBe(0);
      }
    });
  }
});

test('no string becomes a page or a script: the browser refuses it', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/');
  await watchPolicy(page);
  await page.goto(`${stage.url}/overons`);
  const editor = page.getByRole('textbox', { name: /Introductie|Tekst/ }).first();
  const edit = page.getByRole('button', { name: /aanpassen|bewerken/i }).first();
  await expect(editor.or(edit).first()).toBeVisible();
  if (await edit.isVisible()) await edit.click();
  await expect(page.locator('.ProseMirror').first()).toContainText(/\w/);
  expect(await violationsOf(page)).toEqual([]);
  const refused = await page.evaluate(() => {
    const tries = [
      () => void (document.createElement('div').innerHTML = 'x'),
      () => void (document.createElement('script').src = '/x.js'),
      () => void new DOMParser().parseFromString('x', 'text/html'),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  expect(await violationsOf(page)).toHaveLength(3);
});

test('a visitor is sent to the login from every page', async ({ stage }) => {
  const page = await stage.open();
  for (const path of ['/', '/geen_toegang', '/declaraties', ...routes.map(([each]) => pathOf(each))]) {
    await page.goto(stage.url + path, { waitUntil: 'commit' });
    await waitForPath(page, '/login');
  }
  await page.getByRole('button', { name: 'Inloggen', exact: true }).waitFor();
});

test('personal page and no-access page need a sign-in only', async ({ stage }) => {
  const page = await stage.openAs('extern', '/');
  await page.getByRole('heading', { name: 'Persoonlijke pagina' }).waitFor();
  await page.goto(`${stage.url}/geen_toegang`);
  await page.getByText('Je hebt geen rechten voor deze pagina').waitFor();
  await page.getByRole('link', { name: 'Naar je persoonlijke pagina' }).click();
  await page.getByRole('heading', { name: 'Persoonlijke pagina' }).waitFor();
});

test('a committee that does not exist is a page without access', async ({ stage }) => {
  const page = await stage.openAs('beheer', '/commissies/000000000000000000000000');
  await waitForPath(page, '/geen_toegang');
});

test.describe('the menu shows what the account may see, and nothing else', () => {
  for (const account of Object.keys(menus)) {
    test(`${account}`, async ({ stage }) => {
      const page = await stage.openAs(account, '/');
      expect(await menuOf(page)).toEqual(menus[account]);
      await page.getByRole('navigation').getByRole('heading', { name: 'Commissies' }).waitFor();
    });
  }

  test('every entry leads to its page', async ({ stage }) => {
    const page = await stage.openAs('beheer', '/');
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await menuOf(page);
    for (const link of await links.all()) {
      // Without the number of what waits there.
      const label = ((await link.textContent()) ?? '').replace(/\d+$/, '');
      await link.click();
      // The personal page begins with what waits.
      const heading = label === 'Persoonlijke pagina' ? 'Wat wacht er op je' : label;
      await seeHeading(page, heading, `the menu entry ${label}`);
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  });
});

/** Notes what the content security policy stops from the next page on. */
function watchPolicy(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen = window as unknown as { violations: string[] };
    seen.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) => {
      seen.violations.push(`${violatedDirective} ${sourceFile} ${sample}`);
    });
  });
}

function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

async function seeHeading(page: Page, heading: string, where: string): Promise<void> {
  await page
    .getByRole('heading', { name: heading, level: 1 })
    .waitFor()
    .catch((error: unknown) => {
      throw new Error(`No heading '${heading}' for ${where}, at ${page.url()}: ${String(error)}`);
    });
}
