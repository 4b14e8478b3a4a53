// npm run demo, add-admin, repair-books, backup, restore, import-old, remotes: a program of the API, built first when it has changed.
import './ensure-installed.mjs';

import { spawnSync } from 'node:child_process';

import { buildApiIfChanged } from './lib/build.mjs';
import { root } from './lib/root.mjs';

const programs = {
  demo: 'api/dist/app/demo/main.js',
  'add-admin': 'api/dist/app/addAdmin.main.js',
  'repair-books': 'api/dist/app/repairBooks.main.js',
  backup: 'api/dist/app/backup.main.js',
  restore: 'api/dist/app/restore.main.js',
  'import-old': 'api/dist/app/importOld.main.js',
  remotes: 'api/dist/app/remotes.main.js',
};
const [name, ...args] = process.argv.slice(2);
buildApiIfChanged();
const { status } = spawnSync(process.execPath, [programs[name], ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
