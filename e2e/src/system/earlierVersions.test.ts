import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { actAs } from '../testing/apiClient';
import { collectErrors } from '../testing/browser';
import { listPages, otherPages } from '../testing/listPages';
import { type PortalProcess, startPortalProcess } from '../testing/portalProcess';
import { expect, test } from '../testing/stage';

// What an earlier version stored, put back from a back-up, and pages of it. What all people can ask of each: api/src/app.

test.describe.configure({ mode: 'parallel' });

const root = resolve(__dirname, '../../..');
const FOLDER = join(root, 'api/src/testing/earlierVersions');
const paths = ['/', ...listPages.map(({ route }) => route), ...Object.keys(otherPages)].filter(
  (path, at, all) => !path.includes(':') && all.indexOf(path) === at,
);
/**
 * The oldest, which lacks most: every page of it is opened. Of a later one, of which the API answers the same questions, only a
 * page of each area: that all these bring their answers to the screen is known from the oldest.
 */
const OLDEST = '1782424.json.br';
const aPageOfEach = [
  '/',
  ...readdirSync(root)
    .map((folder) => join(root, folder, 'remote.json'))
    .filter((file) => existsSync(file))
    .map((file) => {
      const { routes } = JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string }[] };
      return paths.find((path) => routes.some((route) => route.path === path)) ?? `none of ${file}`;
    }),
];
/** The bytes of files were not kept. */
const NO_BYTES = /^.*the text of a file could not be read.*\n/gm;

function run(program: string, args: string[], DATA_DIR: string): void {
  const { MONGODB_URI: _server, ...rest } = process.env;
  execFileSync(process.execPath, [join(root, program), ...args], {
    env: { ...rest, DATA_DIR },
    stdio: 'pipe',
  });
}

const versions = readdirSync(FOLDER);
test('the oldest is kept', () => {
  expect(versions).toContain(OLDEST);
});

for (const file of versions) {
  const [opened, what] = file === OLDEST ? [paths, 'every page'] : [aPageOfEach, 'a page of each area'];
  test(`a back-up of ${file.replace('.json.br', '')} restores, and ${what} opens`, async ({ stage }) => {
    test.setTimeout(180_000);
    const folder = mkdtempSync(join(tmpdir(), 'carnaval-earlier-'));
    const [before, after, archive] = ['before', 'after', 'backup.tar.gz'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    let portal: PortalProcess | undefined;
    try {
      run('e2e/src/testing/storeVersion.mjs', [join(FOLDER, file), before], before);
      run('api/dist/app/backup.main.js', [archive], before);
      run('api/dist/app/restore.main.js', [archive], after);
      portal = await startPortalProcess({ DATA_DIR: after });
      const atStart = portal.output().length;
      const context = (await stage.open()).context();
      const [name = '', value = ''] = (await actAs(portal.url, 'beheer')).cookie.split('=');
      await context.addCookies([{ name, value, url: portal.url, httpOnly: true, sameSite: 'Lax' }]);
      for (const path of opened) {
        await test.step(path, async () => {
          const page = await context.newPage();
          const errors = collectErrors(page);
          // So high that charts, which load once they are seen, are.
          await page.setViewportSize({ width: 1280, height: 4000 });
          await page.goto(portal?.url + path, { waitUntil: 'commit' });
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await expect(page.getByText('Laden...'), path).toHaveCount(0);
          await expect(page.getByText(/kan niet worden geladen|kon worden geladen/)).toHaveCount(0);
          expect(errors).toEqual([]);
          await page.close();
        });
      }
      expect(portal.output().slice(atStart).replace(NO_BYTES, '')).toBe('');
    } finally {
      await portal?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
