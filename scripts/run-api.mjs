// npm run demo, npm run add-admin, npm run repair-books: a program of the API, built first.
import './ensure-installed.mjs';

import { spawnSync } from 'node:child_process';

import { buildApi } from './lib/build.mjs';
import { root } from './lib/root.mjs';

const programs = {
  demo: 'api/dist/app/demo/main.js',
  'add-admin': 'api/dist/app/addAdmin.main.js',
  'repair-books': 'api/dist/app/repairBooks.main.js',
};
const [name, ...args] = process.argv.slice(2);
buildApi();
const { status } = spawnSync(process.execPath, [programs[name], ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
