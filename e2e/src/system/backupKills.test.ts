import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { MeDocument } from '../gql/graphql';
import { actAs } from '../testing/apiClient';
import { demoFolder, startPortalProcess } from '../testing/portalProcess';
import { appears, runProgram, startProgram } from '../testing/programs';
import { expect, test } from '../testing/stage';

// Backup and restore as programs that are killed.

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carnaval-backup-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('kill -9 in the middle of a backup leaves none; of a restore nothing that looks whole', async () => {
  // Ten programs one after the other, on a machine that may do other work.
  test.setTimeout(600_000);
  const dataDir = demoFolder();
  const file = join(folder, 'killed.tar.gz');
  const backup = startProgram('backup', dataDir, file);
  await appears(folder, 'killed.tar.gz.part');
  backup.child.kill('SIGKILL');
  await backup.ended;
  expect(existsSync(file)).toBe(false);

  expect(await runProgram('backup', dataDir, file)).toMatchObject({ code: 0 });
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  const target = join(folder, 'target');
  mkdirSync(target);
  // It has opened the database, reads the file, writes.
  for (const moment of [0, 400, 1200]) {
    const cutOff = startProgram('restore', target, file, '--replace');
    await appears(target, 'engine-address');
    await setTimeout(moment);
    cutOff.child.kill('SIGKILL');
    await cutOff.ended;
    const outcome = await startPortalProcess({ DATA_DIR: target, DEMO: 'false' }).then(
      async (portal) => `up, ended with ${await portal.stop()}`,
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(/^up, ended with 0$|A backup was not restored to the end/);
  }
  expect(await runProgram('restore', target, file, '--replace')).toMatchObject({ code: 0 });
  const portal = await startPortalProcess({ DATA_DIR: target });
  const { me } = await (await actAs(portal.url, 'lid')).data(MeDocument);
  expect(me?.adres).toBeTruthy();
  await portal.stop();
  rmSync(dataDir, { recursive: true });
});
