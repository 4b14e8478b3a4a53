#!/usr/bin/env node
// create-remote museum [title]: a folder `museum` with a remote that builds, is tested and runs in a portal.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const kit = dirname(fileURLToPath(import.meta.url));
const read = (name) => JSON.parse(readFileSync(join(kit, name), 'utf8'));
const { version, dependencies } = read('package.json');

/** What the pages of a remote import themselves; the rest comes with kit. */
const USED = ['@apollo/client', 'graphql', 'react', 'react-dom', 'react-router', 'styled-components'];

const [area, title = area && capital(area)] = process.argv.slice(2);
if (!/^[a-z]{2,20}$/.test(area ?? '')) {
  fail('Which area? One word of small letters, such as: create-remote museum "Het museum"');
}
const target = resolve(area);
if (existsSync(target) && readdirSync(target).some((name) => name !== 'node_modules')) {
  fail(`${target} is not empty: choose another name, or empty it.`);
}
for (const path of filesIn('')) put(path === 'gitignore' ? '.gitignore' : path, filled(path));
put('package.json', `${JSON.stringify(packageOf(), null, 2)}\n`);
console.log(`${target}: now put kit's tarball in its package.json ("kit": "file:../kit-${version}.tgz") unless your registry
has it, and run "npm install", "npm run check", "npm test" and "npm run build" in it.`);

function packageOf() {
  return {
    name: area,
    version: '1.0.0',
    private: true,
    scripts: {
      generate: 'graphql-codegen --config codegen.js --silent',
      dev: 'npm run generate && webpack serve --mode development --env standalone',
      build: 'npm run generate && webpack --mode production',
      check: 'npm run generate && tsc',
      test: 'npm run generate && jest',
    },
    dependencies: { ...pick(dependencies, USED), kit: `^${version}` },
    // What builds and tests it, in the versions that are known to work together.
    devDependencies: read('toolchain.json'),
  };
}

function pick(versions, names) {
  return Object.fromEntries(names.map((name) => [name, versions[name]]));
}

function filled(path) {
  return readFileSync(join(kit, 'template', path), 'utf8')
    .replaceAll('__area__', area)
    .replaceAll('__Area__', capital(area))
    .replaceAll('__title__', title);
}

function filesIn(folder) {
  return readdirSync(join(kit, 'template', folder)).flatMap((name) => {
    const path = join(folder, name);
    return statSync(join(kit, 'template', path)).isDirectory() ? filesIn(path) : [path];
  });
}

function put(path, text) {
  const file = join(target, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
