import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import {
  ClubMemberCountDocument,
  FaultAddMomentDocument,
  FaultEditionsDocument,
  FaultLettersDocument,
  FaultMakeLettersDocument,
} from '../gql/graphql';
import { actAs } from '../testing/apiClient';
import { type PortalProcess, startPortalProcess } from '../testing/portalProcess';
import { appears, runProgram, startProgram } from '../testing/programs';
import { killAll } from '../testing/writers';
import { Load } from './load';
import { useFolders } from './portals';
import { type Outcome, Tally } from './tally';

// What happens to programs and long work that are cut off.

const folders = useFolders();
const isWhole = (is: boolean): Outcome => ({ acknowledged: 1, lost: 0, twice: 0, half: is ? 0 : 1 });

test('kill -9 of a backup, beside people who work', async () => {
  const dataDir = folders.demo();
  const folder = folders.empty();
  const portal = await startPortalProcess({ DATA_DIR: dataDir });
  const tally = new Tally();
  const file = join(folder, 'backup.tar.gz');
  for (const [at, moment] of [0, 20, 60, 120, 250, 500].entries()) {
    const load = await Load.start(portal.url, `Kopie${at}`, 20);
    const backup = startProgram('backup', dataDir, file);
    await appears(folder, 'backup.tar.gz.part');
    await setTimeout(moment);
    backup.child.kill('SIGKILL');
    const { code } = await backup.ended;
    await load.end();
    const outcome = await load.settle(portal.url);
    // Under its name there is a whole one or none.
    const half = existsSync(file) && code !== 0 ? await halfOf(file) : 0;
    tally.add({ ...outcome, half: outcome.half + half });
    rmSync(file, { force: true });
  }
  expect(await runProgram('backup', dataDir, file)).toMatchObject({ code: 0 });
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await portal.stop()).toBe(0);
  tally.tell('kill -9 of a backup, beside people who work');
});

/** A file that has its name though its program was killed must be whole. */
async function halfOf(file: string): Promise<number> {
  const { code } = await runProgram('restore', join(folders.empty(), 'dry'), file, '--dry');
  return code === 0 ? 0 : 1;
}

test('kill -9 of a restore', async () => {
  const file = join(folders.empty(), 'backup.tar.gz');
  const dataDir = folders.demo();
  const source = await startPortalProcess({ DATA_DIR: dataDir });
  const members = await membersAt(source.url);
  await source.stop();
  expect(await runProgram('backup', dataDir, file)).toMatchObject({ code: 0 });
  const target = folders.empty();
  const tally = new Tally();
  for (const moment of [0, 300, 600, 900, 1300, 1800]) {
    const restore = startProgram('restore', target, file, '--replace');
    await appears(target, 'engine-address');
    await setTimeout(moment);
    restore.child.kill('SIGKILL');
    await restore.ended;
    // In an empty folder it makes the demo, which is what is restored here.
    tally.add(isWhole(await isAllOrNothing(target, members)));
  }
  expect(await runProgram('restore', target, file, '--replace')).toMatchObject({ code: 0 });
  const portal = await startPortalProcess({ DATA_DIR: target });
  expect(await membersAt(portal.url)).toBe(members);
  expect(await portal.stop()).toBe(0);
  tally.tell('kill -9 of a restore');
});

/** Whether a portal refuses the folder, or comes up with all of a foundation or nothing. @param env its settings besides */
async function isAllOrNothing(
  dataDir: string,
  members: number,
  env: Record<string, string> = {},
): Promise<boolean> {
  const portal = await startPortalProcess({ DATA_DIR: dataDir, ...env }).catch((error: Error) => error);
  if (portal instanceof Error) return /was not (restored|moved in) to the end/.test(portal.message);
  const found = await membersAt(portal.url).catch(() => 0);
  await portal.stop();
  return found === members;
}

/** How many members the club has. @throws when nobody can sign in */
async function membersAt(url: string): Promise<number> {
  const { clubMembers } = await (await actAs(url, 'club')).data(ClubMemberCountDocument);
  return clubMembers.totalCount;
}

test('kill -9 of moving in old data', async () => {
  const dump = makeDump(folders.empty());
  const target = join(folders.empty(), 'data');
  mkdirSync(target);
  const tally = new Tally();
  for (const moment of [200, 500, 900, 1400, 2000]) {
    const moving = startProgram('importOld', target, dump);
    await appears(target, 'engine-address');
    await setTimeout(moment);
    moving.child.kill('SIGKILL');
    await moving.ended;
    tally.add(isWhole(await isAllOrNothing(target, 0, { DEMO: 'false' })));
  }
  const last = await runProgram('importOld', target, dump);
  expect(last.code).toBe(0);
  expect(last.output).not.toContain('VERSCHIL');
  const again = await runProgram('importOld', target, dump);
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('Alles stond er al') });
  tally.tell('kill -9 of moving in old data');
});

/** Old data of a made-up foundation: enough to be cut off in the middle. */
function makeDump(folder: string): string {
  const commissions = Array.from({ length: 20 }, (_, at) => ({
    id: `c${at}`,
    name: `Commissie ${at}`,
    index: at + 1,
  }));
  const users = Array.from({ length: 3000 }, (_, at) => ({
    ...{ id: `u${at}`, name: `Persoon ${at}`, email: `persoon${at}@voorbeeld.example` },
    permissions: { general: [], commissions: [`c${at % 20}`] },
  }));
  for (const [name, documents] of Object.entries({ commissions, users }))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(documents));
  return folder;
}

test('kill -9 of the portal while it makes letters', async () => {
  const env = { DATA_DIR: folders.demo() };
  let portal = await startPortalProcess(env);
  const id = await beginLetters(portal);
  for (const moment of [100, 400, 800, 1200, 1600, 2000]) {
    await setTimeout(moment);
    await killAll(portal);
    portal = await startPortalProcess(env);
  }
  const club = await actAs(portal.url, 'club');
  const moment = async () => (await club.data(FaultLettersDocument, { id })).clubContactMoment;
  await expect.poll(async () => (await moment()).generatedOn, { timeout: 300_000 }).not.toBeNull();
  const { addressed, files, downloadOrder } = await moment();
  const letters = new Set(downloadOrder.filter((name) => !name.startsWith('labels_')));
  const statuses = await Promise.all(files.map(({ url }) => statusOf(portal, url, club.cookie)));
  expect(await portal.stop()).toBe(0);
  const tally = new Tally();
  const outcome = {
    acknowledged: addressed,
    lost: addressed - letters.size,
    twice: files.length - new Set(files.map(({ name }) => name)).size,
    half: statuses.filter((status) => status !== 200).length,
  };
  tally.add(outcome, 6);
  tally.tell('kill -9 of the portal while it makes letters');
});

const statusOf = async (portal: PortalProcess, path: string, cookie: string) =>
  (await fetch(portal.url + path, { headers: { cookie } })).status;

async function beginLetters(portal: PortalProcess): Promise<string> {
  const club = await actAs(portal.url, 'club');
  const { clubEditions } = await club.data(FaultEditionsDocument);
  const editionId = clubEditions.find(({ active }) => active)?.id ?? '';
  const { addClubContactMoment } = await club.data(FaultAddMomentDocument, {
    editionId,
    requestId: crypto.randomUUID(),
    moment: {
      ...{ title: 'Onder vuur', allMembers: true, payment: false, buut: false },
      letter: [{ type: 'text', text: 'Dag {voornaam}, fijn dat je erbij bent.' }],
    },
  });
  await club.data(FaultMakeLettersDocument, { id: addClubContactMoment.id });
  return addClubContactMoment.id;
}
