// npm run pack -w client [-- <folder>]: the package that programs of others ask the portal with, and the contract of the API.
import './ensure-installed.mjs';

import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { run } from './lib/build.mjs';
import { writeClientTypes } from './lib/clientTypes.mjs';
import { root } from './lib/root.mjs';

const dist = join(root, 'client/dist');
// From where npm was begun: it runs a script in the folder of its package.
const [to = join(root, 'dist/release')] = process.argv.slice(2);
const into = resolve(process.env.INIT_CWD ?? '.', to);

writeClientTypes();
rmSync(dist, { recursive: true, force: true });
run('node', ['node_modules/typescript7/bin/tsc', '-p', 'client/tsconfig.build.json']);
cpSync(join(root, 'client/src/introspection.d.ts'), join(dist, 'introspection.d.ts'));
cpSync(join(root, 'api/schema.graphql'), join(dist, 'schema.graphql'));
mkdirSync(into, { recursive: true });
run('npm', ['pack', '--pack-destination', into], { cwd: 'client' });
