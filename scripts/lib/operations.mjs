import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { validate } from '@graphql-inspector/core';
import { parse, print, Source } from 'graphql';

import { root } from './root.mjs';

/** How many versions of a package are kept: what people have, and what is gone back to. */
const KEPT = 2;

/**
 * What a version of a package asks of the API.
 * @typedef {{ package: string, version: string, operations: Record<string, string> }} Release
 * `operations` are texts by the name of the operation
 */

/** The releases that are noted. @param {string} folder @returns {Release[]} by package, the oldest first */
export function notedReleases(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) =>
      versionsIn(join(folder, name)).map((file) =>
        JSON.parse(readFileSync(join(folder, name, file), 'utf8')),
      ),
    );
}

/** @returns the files of a package, the oldest version first */
function versionsIn(folder) {
  const byVersion = new Intl.Collator('en', { numeric: true });
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort(byVersion.compare);
}

/**
 * Notes what a package asks now, as the release of its version; the last two stay.
 * @param {string} name folder of the package @param {string} folder where it is noted @returns {Release}
 */
export function noteRelease(name, folder) {
  const { version } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  const release = { package: name, version, operations: byName(documentsOf(name)) };
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, `${version}.json`), `${JSON.stringify(release, null, 2)}\n`);
  for (const old of versionsIn(join(folder, name)).slice(0, -KEPT)) rmSync(join(folder, name, old));
  return release;
}

/** The documents that codegen made of a package; kit's with the shell's. */
function documentsOf(name) {
  return (name === 'shell' ? ['shell', 'kit'] : [name])
    .flatMap((each) => [join(root, each, 'src/gql'), join(root, each, 'src/gql/lazy')])
    .map((folder) => join(folder, 'persisted-documents.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => Object.values(JSON.parse(readFileSync(file, 'utf8'))));
}

/** Texts by the name of their operation, in its order. @param {string[]} documents @returns {Record<string, string>} */
export function byName(documents) {
  const named = documents.map((text) => {
    const document = parse(text);
    const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
    return [operation.name?.value ?? 'unnamed', print(document)];
  });
  return Object.fromEntries(named.sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * What of releases breaks on a schema, and what of them is deprecated there.
 * @param {import('graphql').GraphQLSchema} schema @param {Release[]} releases
 * @returns {{ broken: string[], deprecated: string[] }} lines that name the package, its version and the operation
 */
export function checkReleases(schema, releases) {
  const broken = [];
  const deprecated = [];
  for (const { package: name, version, operations } of releases) {
    for (const [operation, text] of Object.entries(operations)) {
      // Each by itself: fragments of two operations may have the same name.
      for (const found of validate(schema, [new Source(text, operation)])) {
        const line = ({ message }) => `${name} ${version}, ${operation}: ${message}`;
        broken.push(...found.errors.map(line));
        deprecated.push(...found.deprecated.map(line));
      }
    }
  }
  return { broken, deprecated };
}
