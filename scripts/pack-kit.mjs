// npm run pack -w kit [-- <folder>]: the package that teams elsewhere get, with what was built of kit's sources and the contract
// of the API. A script of its own, since npm runs none of a package here (`ignore-scripts`), so not before `npm pack` either.
import './ensure-installed.mjs';

import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

import { codegen, run } from './lib/build.mjs';
import { root } from './lib/root.mjs';

const { transformFileSync } = createRequire(import.meta.url)('@swc/core');

const sources = join(root, 'kit/src');
const dist = join(root, 'kit/dist');
// From where npm was begun: it runs a script in the folder of its package.
const [to = join(root, 'dist/release')] = process.argv.slice(2);
const into = resolve(process.env.INIT_CWD ?? '.', to);

codegen();
rmSync(dist, { recursive: true, force: true });
for (const path of filesIn('')) {
  if (/\.(test|stories)\.tsx?$|\.d\.ts$/.test(path)) continue;
  if (/\.tsx?$/.test(path)) write(path.replace(/\.tsx?$/, '.js'), compiled(join(sources, path)));
}
run('node', ['node_modules/typescript7/bin/tsc', '-p', 'kit/tsconfig.build.json']);
cpSync(join(root, 'api/schema.graphql'), join(dist, 'schema.graphql'));
mkdirSync(into, { recursive: true });
run('npm', ['pack', '--pack-destination', into], { cwd: 'kit' });

/** ES modules as they are written, without types; whoever builds a remote makes the rest of them. */
function compiled(file) {
  const { code } = transformFileSync(file, {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'es6' },
  });
  return code;
}

function filesIn(folder) {
  return readdirSync(join(sources, folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(sources, path)).isDirectory() ? filesIn(path) : [path];
  });
}

function write(path, text) {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
