import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { EditProfileDocument, MeDocument } from '../gql/graphql';
import { actAs } from '../testing/apiClient';
import { startPortalProcess } from '../testing/portalProcess';
import { runProgram } from '../testing/programs';
import { expect, test } from '../testing/stage';

// Backup and restore as programs, beside a portal that runs and for one that is gone.

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carnaval-backup-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Somebody's own street, by which this foundation is known. */
async function moveTo(url: string, adres: string): Promise<void> {
  const client = await actAs(url, 'lid');
  const { me } = await client.data(MeDocument);
  await client.data(EditProfileDocument, { revision: me?.revision ?? 0, profile: { adres } });
}
const addressAt = async (url: string) => (await (await actAs(url, 'lid')).data(MeDocument)).me?.adres;

test('a backup that was made while people worked is a whole foundation in another folder', async () => {
  const file = join(folder, 'backup.tar.gz');
  const portal = await startPortalProcess();
  await moveTo(portal.url, 'Bewaard 11');
  const made = await runProgram('backup', portal.dataDir, file);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('teruggelezen en vergeleken') });
  // It did not disturb the portal, and what comes later is not in it.
  await moveTo(portal.url, 'Later 12');
  const occupied = await runProgram('restore', portal.dataDir, file, '--replace');
  expect(occupied).toMatchObject({
    code: 1,
    output: expect.stringContaining('is in use by another process'),
  });
  expect(await addressAt(portal.url)).toBe('Later 12');

  const elsewhere = join(folder, 'elsewhere');
  const dry = await runProgram('restore', elsewhere, file, '--dry');
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('Er is niets geschreven.') });
  expect(existsSync(elsewhere)).toBe(false);
  const restored = await runProgram('restore', elsewhere, file);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('teruggezet en vergeleken') });
  const again = await startPortalProcess({ DATA_DIR: elsewhere });
  expect(await addressAt(again.url)).toBe('Bewaard 11');
  expect(await again.stop()).toBe(0);
  const refused = await runProgram('restore', elsewhere, file);
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is data in this database'),
  });
  await portal.stop();
});
