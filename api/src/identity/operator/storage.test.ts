import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { generateX25519Identity, identityToRecipient } from 'age-encryption';

import { type BackupSettings, nightlyBackup } from '../../platform/backup/nightlyBackup';
import { verifyBackup } from '../../platform/backup/verifyBackup';
import type { JobRun } from '../../platform/jobs/job.model';
import { useApi } from '../../testing/apiStage';
import { PDF, testFolders, uploadTo } from '../../testing/fileStage';
import { DiskSpaceDocument, LatestBackupDocument } from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { Role } from '../catalogue/permission.enum';

let free: number | undefined;
const stage = useApi({ folders: testFolders, readFree: () => Promise.resolve(free) });
let folder: string;
beforeEach(() => {
  free = undefined;
  folder = mkdtempSync(join(tmpdir(), 'nightly-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const night = (settings: Partial<BackupSettings> = {}) =>
  nightlyBackup({ folder: join(folder, 'backups'), ...settings }).run({} as JobRun, stage.api.portal);
const files = () => readdirSync(join(folder, 'backups')).sort();
const latest = async () => {
  const admin = await signedIn(stage.api, { role: Role.Admin });
  return (await admin.data(LatestBackupDocument, {})).latestBackup;
};
const readyz = async () => {
  const response = await fetch(`${stage.api.url}/readyz`);
  return [response.status, await response.json()];
};

it('there is none at first', async () => {
  expect(await latest()).toBeNull();
  expect((await readyz())[1]).toMatchObject({
    status: 'ok',
    backup: { ok: true, word: 'made elsewhere', hoursAgo: null, isVerified: false },
  });
});

it('each night one is made, read back, and told to Admins and to who watches', async () => {
  await signedIn(stage.api, { name: 'Zoë' });
  await night();
  const [name = '', ...others] = files();
  expect(others).toEqual([]);
  const made = await latest();
  expect(made).toMatchObject({ name, isVerified: true, changes: 0 });
  const { collections } = await verifyBackup(join(folder, 'backups', name));
  expect(collections.find((one) => one.name === 'users')?.documents).toBe(1);
  expect(made?.documents).toBe(collections.reduce((total, { documents }) => total + documents, 0));
  expect((await readyz())[1]).toMatchObject({
    status: 'ok',
    backup: { ok: true, word: 'made', hoursAgo: 0, isVerified: true },
  });
});

it('old ones and what a crash left go, other files stay', async () => {
  await night();
  const names = Array.from({ length: 9 }, (_, at) => `backup-2026-10-0${at + 1}T02-15-00Z.tar.gz`);
  for (const name of [...names, 'backup-2026-11-01T02-15-00Z.tar.gz.part', 'van-jan.txt'])
    writeFileSync(join(folder, 'backups', name), 'x');
  await night();
  const left = files();
  expect(left).toContain('van-jan.txt');
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(left).not.toContain('backup-2026-10-01T02-15-00Z.tar.gz');
  expect(left).toContain('backup-2026-10-09T02-15-00Z.tar.gz');
});

it('goes elsewhere by a command, encrypted', async () => {
  const identity = await generateX25519Identity();
  const elsewhere = join(folder, 'elsewhere');
  await night({ recipient: await identityToRecipient(identity), command: `cp "$BACKUP_FILE" ${elsewhere}` });
  expect(readFileSync(elsewhere).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  await verifyBackup(elsewhere, identity);
  expect(await latest()).toMatchObject({ isVerified: false });
});

it('what fails is told, without what the command said', async () => {
  await expect(night({ command: 'echo geheim >&2; exit 3' })).rejects.toThrow(
    /^De back-up is gemaakt, maar BACKUP_COMMAND eindigde met 3\.$/,
  );
  expect(files()).toHaveLength(1);
  writeFileSync(join(folder, 'file'), '');
  await expect(night({ folder: join(folder, 'file', 'backups') })).rejects.toThrow();
});

it('the room on the disk is told to Admins and to who watches; without room no file is taken in', async () => {
  const admin = await signedIn(stage.api, { role: Role.Admin, general: ['webNews'] });
  const space = async () => (await admin.data(DiskSpaceDocument, {})).diskSpace;
  const upload = async () => {
    const answer = await uploadTo(stage.api.url, 'test/docs', PDF, 'notulen.pdf', admin.cookie ?? '');
    return [answer.status, answer.message];
  };
  expect(await space()).toBeNull();
  free = 2 * 1024 ** 3;
  expect(await space()).toEqual({ free, isLow: true, isFull: false });
  expect((await readyz())[1]).toMatchObject({
    status: 'attention',
    disk: { ok: false, word: 'low', freeMegabytes: 2048, isLow: true },
  });
  expect((await upload())[0]).toBe(201);
  free = 1024 ** 3 - 1;
  expect(await space()).toMatchObject({ isFull: true });
  expect(await upload()).toEqual([
    507,
    'Er kan nu geen bestand bij: de schijf van het portaal is bijna vol. Vraag een beheerder om ruimte te maken.',
  ]);
});
