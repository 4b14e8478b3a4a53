import type { Page } from '@playwright/test';

import { MeDocument, TasksDocument } from '../gql/graphql';
import { addTask, type Committee, makeCommittee } from '../testing/committee';
import { openOtherAddress } from '../testing/otherAddress';
import { expect, type Stage, test } from '../testing/stage';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** A task of the member of a committee of its own. */
async function withTask(stage: Stage, name: string, task: string): Promise<Committee> {
  const committee = await makeCommittee(stage, name);
  const { me } = await (await stage.api(committee.member)).data(MeDocument);
  await addTask(await stage.api(committee.chair), committee.id, task, 0, me?.id);
  return committee;
}

/** What the device keeps: the addresses in its caches and its keys. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const databases = await indexedDB.databases();
    return {
      paths: kept.flat().map(({ url }) => new URL(url).pathname),
      keys: Object.keys(localStorage),
      values: Object.values(localStorage).join(),
      databases: databases.map(({ name }) => name),
    };
  });

/** Waits until the service worker has what the portal needs without a connection. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(async () => (await onDevice(page)).paths.filter((path) => path.endsWith('.js')).length)
    .toBeGreaterThan(80);
  await expect
    .poll(async () => (await onDevice(page)).paths)
    .toContainEqual(expect.stringMatching(/^\/remotes\/secretariat\/[0-9a-f]{12}\/mf-manifest\.json$/));
  // What is on the way is there when nothing came for a while.
  let before = -1;
  await expect
    .poll(async () => {
      const { length } = (await onDevice(page)).paths;
      const isDone = length === before;
      before = length;
      return isDone;
    })
    .toBe(true);
}

test('it can be installed: a manifest with icons, and a service worker for all of it', async ({ stage }) => {
  const page = await stage.open();
  await page.goto(`${stage.url}/login`);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(stage.url + address);
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': 'no-cache',
  });
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Carnaval', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(stage.url + src);
    const bytes = await icon.body();
    // The head of a png has its width and height.
    expect([icon.headers()['content-type'], `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual([
      type,
      sizes,
    ]);
  }
  const scope = await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.scope));
  expect(scope).toBe(`${stage.url}/`);
});

test('without connection it opens with what was seen last; a tick waits and is sent once', async ({
  stage,
}) => {
  const committee = await withTask(stage, 'Zonder Verbinding', 'Vlaggen ophangen');
  const page = await stage.openAs(committee.member, '/', 390);
  const row = page.getByRole('link', { name: 'Openen: Vlaggen ophangen' });
  await row.waitFor();
  await untilKept(page);
  await page.context().setOffline(true);
  const start = Date.now();
  await page.reload({ waitUntil: 'commit' });
  await row.waitFor();
  test
    .info()
    .annotations.push({ type: 'opened without connection', description: `${Date.now() - start} ms` });
  await expect(page.getByText(/Je ziet de gegevens van \d\d:\d\d/)).toBeVisible();

  await page.getByRole('checkbox', { name: 'Klaar: Vlaggen ophangen' }).check();
  await page.getByText('1 taak wacht op verbinding').waitFor();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('checkbox', { name: 'Klaar: Vlaggen ophangen' })).toBeChecked();

  await page.context().setOffline(false);
  await page.getByText('Je hebt geen open taken.').waitFor();
  await expect(page.getByText('Geen verbinding', { exact: true })).toHaveCount(0);
  await expect(page.getByText('1 taak wacht op verbinding')).toHaveCount(0);
  const { tasks } = await (
    await stage.api(committee.chair)
  ).data(TasksDocument, { commissionId: committee.id });
  expect(tasks.changeLog.filter((line) => line.includes('Vlaggen ophangen gesloten'))).toHaveLength(1);
});

test('what is kept is of who is signed in, and nothing of it stays after signing out', async ({ stage }) => {
  const committee = await withTask(stage, 'Gedeeld Toestel', 'Sleutels halen');
  const page = await stage.openAs(committee.member, '/');
  await page.getByRole('link', { name: 'Openen: Sleutels halen' }).waitFor();
  await untilKept(page);
  const before = await onDevice(page);
  expect(before.values).toContain('Sleutels halen');
  // Code alone: the same for everybody.
  expect(before.paths.filter((path) => /^\/(graphql|files|feeds)/.test(path))).toEqual([]);

  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('heading', { name: 'Inloggen', level: 1 }).waitFor();
  const after = await onDevice(page);
  expect(after.keys.filter((key) => key.includes('.kept.'))).toEqual([]);
  expect(after.values).not.toContain('Sleutels halen');
  expect(after.databases.filter((name) => name !== 'workbox-expiration')).toEqual([]);

  await page.context().setOffline(true);
  await page.goto(`${stage.url}/`, { waitUntil: 'commit' });
  await page.getByText('De backoffice is nu niet bereikbaar').waitFor();
  await expect(page.getByText(committee.memberName)).toHaveCount(0);
});

test('somebody else on the same device finds nothing of the first, also when that one never signed out', async ({
  stage,
}) => {
  const committee = await withTask(stage, 'Twee Mensen', 'Confetti tellen');
  const page = await stage.openAs(committee.member, '/');
  await page.getByRole('link', { name: 'Openen: Confetti tellen' }).waitFor();
  await untilKept(page);
  const { cookie } = await stage.api('extern');
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: stage.url, httpOnly: true, sameSite: 'Lax' }]);
  await page.reload();
  await page.getByText('Er wacht niets op je.').waitFor();
  expect((await onDevice(page)).values).not.toContain('Confetti tellen');
  await page.context().setOffline(true);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Er wacht niets op je.').waitFor();
  await expect(page.getByText(committee.memberName)).toHaveCount(0);
});

test('a photograph that another app shares is the receipt of a declaration', async ({ stage }) => {
  const page = await stage.openAs('lid', '/');
  await page.getByRole('heading', { name: 'Wat wacht er op je' }).waitFor();
  await untilKept(page);
  // As the device does it: a form with the file, to the address of the manifest.
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/delen';
    form.enctype = 'multipart/form-data';
    const input = document.createElement('input');
    input.type = 'file';
    input.name = 'receipt';
    const files = new DataTransfer();
    files.items.add(new File(['%PDF-1.4 bon'], 'bon van de verf.pdf', { type: 'application/pdf' }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL(/\/declaraties\?nieuw&gedeeld$/);
  // Who is in several committees says first which one pays: a receipt is stored with it.
  await page.getByRole('combobox', { name: 'Commissie' }).selectOption({ index: 1 });
  await expect(page.getByText('bon van de verf.pdf')).toBeVisible();
  expect(await page.evaluate(() => caches.match('/delen'))).toBeUndefined();
});

test('a release is there at the next page; a portal that is down opens from the device; the worker can be ended', async ({
  stage,
}) => {
  const other = await openOtherAddress(stage.url);
  try {
    const { cookie } = await stage.api('lid');
    const [name = '', value = ''] = cookie.split('=');
    const page = await stage.open();
    await page.context().addCookies([{ name, value, url: other.url, httpOnly: true, sameSite: 'Lax' }]);
    await page.goto(other.url);
    await page.getByRole('heading', { name: 'Wat wacht er op je' }).waitFor();
    await untilKept(page);

    other.answers.set('/', (text) => text.replace('<head>', '<head><meta name="release" content="2">'));
    other.answers.set('/sw.js', (text) => `${text}\n// Release 2`);
    await page.reload();
    await expect(page.locator('meta[name=release]')).toHaveAttribute('content', '2');
    // The newer worker is found now, and takes over when a page begins.
    await expect
      .poll(async () => {
        await page.reload();
        return page.evaluate(async () => {
          const { waiting, installing } = await navigator.serviceWorker.ready;
          return Boolean(waiting ?? installing);
        });
      })
      .toBe(false);

    other.status = 502;
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('meta[name=release]')).toHaveAttribute('content', '2');
    await page.getByText('De backoffice is nu niet bereikbaar').waitFor();
    await expect(page.getByText(/Het portaal is even niet bereikbaar/)).toBeVisible();

    other.status = undefined;
    const end = await (await page.request.get(`${stage.url}/sw.off.js`)).text();
    other.answers.set('/sw.js', () => end);
    // What asked for a newer worker while the portal was down may be under way still: the next page asks again.
    await expect(async () => {
      await page.reload();
      await page.getByRole('heading', { name: 'Wat wacht er op je' }).waitFor();
      await expect.poll(async () => (await onDevice(page)).paths, { timeout: 5000 }).toEqual([]);
    }).toPass({ timeout: 60_000 });
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  } finally {
    await other.close();
  }
});
