import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { button } from '../testing/club';
import { expect, test } from '../testing/stage';

// The pictures of the guide (docs/handleiding/pictures): `npm run guide-pictures` makes them anew. Otherwise this looks
// whether what they show can still be reached.

const FOLDER = join(__dirname, '../../../docs/handleiding/pictures');
const IS_ASKED = process.env.GUIDE_PICTURES === '1';

/** As shell/src/guide/Picture.tsx shows them. */
const SIZES = { phone: { width: 360, height: 560 }, desk: { width: 960, height: 600 } };

interface Scene {
  name: `${string}.${keyof typeof SIZES}`;
  account: string;
  path: string;
  /** What must be there; then it is as it should be seen. */
  shown: string;
  before?: (page: Page) => Promise<void>;
}

const ROW = 'main tbody tr';

const scenes: readonly Scene[] = [
  { name: 'startpagina.desk', account: 'penningmeester', path: '/', shown: 'main h1' },
  {
    name: 'zoeken.desk',
    account: 'beheer',
    path: '/',
    shown: '[role=dialog] [role=row], [role=dialog] [role=option]',
    before: async (page) => {
      await button(page, 'Zoeken').click();
      await page.getByRole('combobox').fill('decla');
    },
  },
  { name: 'declareren.phone', account: 'lid', path: '/declaraties?nieuw', shown: 'main form, [role=dialog]' },
  {
    name: 'taken.desk',
    account: 'preces',
    path: '/',
    shown: 'main [role=tabpanel]',
    before: async (page) => {
      if (!(await page.locator('#menu').isVisible())) await button(page, 'Menu tonen').click();
      await page.locator('#menu a[href^="/commissies/"]').first().click();
    },
  },
  {
    name: 'mijn-advertenties.phone',
    account: 'verkoper',
    path: '/mijn_adverteerders',
    shown: 'main article',
  },
  { name: 'leden.desk', account: 'club', path: '/club?tab=leden', shown: ROW },
  {
    name: 'huishoudens.desk',
    account: 'club',
    path: '/club?tab=leden',
    shown: 'main ul[aria-label="Voorstellen"] li',
    before: (page) => button(page, 'Huishoudens').click(),
  },
  {
    name: 'samenvoegen.desk',
    account: 'club',
    path: '/club?tab=leden',
    shown: '[role=dialog] [role=radiogroup]',
    before: async (page) => {
      await button(page, 'Dubbel?').click();
      await page
        .getByRole('button', { name: /^Vergelijken/ })
        .first()
        .click();
    },
  },
  {
    name: 'declaraties.desk',
    account: 'penningmeester',
    path: '/financien',
    shown: 'main [role=tabpanel] li',
    before: async (page) => {
      const queue = page.getByRole('heading', { name: 'Open declaraties' });
      await queue.waitFor();
      await page.waitForLoadState('networkidle');
      await queue.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    },
  },
  {
    name: 'jaarrekening.desk',
    account: 'penningmeester',
    path: '/financien?tab=jaarrekening',
    shown: ROW,
    before: async (page) => {
      const card = page.getByRole('heading', { name: /^Jaarrekening/ });
      await card.waitFor();
      await card.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    },
  },
  { name: 'gebruikers.desk', account: 'secretaris', path: '/gebruikers', shown: 'main [role=group] h2' },
  {
    name: 'verstuurde-mail.phone',
    account: 'secretaris',
    path: '/verstuurde_mail',
    shown: ROW,
    before: (page) => page.getByRole('button', { name: /Algemene vergadering/ }).click(),
  },
  { name: 'voorraad.desk', account: 'voorraad', path: '/voorraad/producten', shown: ROW },
  {
    name: 'activiteiten.desk',
    account: 'boerenploeg',
    path: '/boerenploeg?tab=activiteiten',
    shown: ROW,
  },
  {
    name: 'vaardigheden.desk',
    account: 'boerenploeg',
    path: '/boerenploeg?tab=vrijwilligers&kan=verloopt',
    shown: 'main ul[aria-label^="Vaardigheden van"] li',
    before: async (page) =>
      page
        .getByRole('button', { name: /^Details van/ })
        .first()
        .click(),
  },
  {
    name: 'aanmelden.phone',
    account: 'boerenploeg',
    path: '/publiek/meehelpen',
    shown: 'main li[data-chosen]',
    before: async (page) => {
      await page.getByRole('link', { name: /^Garderobe/ }).click();
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'overnemen.desk',
    account: 'boerenploeg',
    path: '/boerenploeg?tab=activiteiten',
    shown: '[role=dialog] section li',
    before: async (page) => {
      await page.getByLabel('Seizoen').selectOption('2027-2028');
      await button(page, 'Overnemen uit 2026-2027').click();
    },
  },
  {
    name: 'opdedag.phone',
    account: 'boerenploeg',
    path: '/boerenploeg?tab=dag',
    shown: 'main ul[aria-label^="Wie er is op"] li',
    before: async (page) => {
      const choice = page.getByLabel('Activiteit en dag');
      await choice.selectOption({ label: 'Liedjesfestival, zaterdag 14/11/2026' });
      await page.getByRole('button', { name: /^Er:/ }).first().waitFor();
      await choice.evaluate((field) => window.scrollTo(0, field.getBoundingClientRect().top - 100));
    },
  },
  { name: 'nieuws.desk', account: 'web', path: '/nieuwsberichten', shown: 'main li' },
  { name: 'systeem.desk', account: 'beheer', path: '/systeem', shown: 'main h2' },
];

for (const { name, account, path, shown, before } of scenes) {
  test(`${name} can be seen`, async ({ stage }) => {
    const size = SIZES[name.endsWith('.phone') ? 'phone' : 'desk'];
    const page = await stage.openAs(account, path, size.width);
    await page.setViewportSize(size);
    await page.locator('main').waitFor();
    await before?.(page);
    await expect(page.locator(shown).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const picture = await photograph(page);
    if (!IS_ASKED) return;
    await mkdir(FOLDER, { recursive: true });
    await writeFile(join(FOLDER, `${name}.webp`), picture);
  });
}

async function photograph(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  return Buffer.from(data, 'base64');
}
