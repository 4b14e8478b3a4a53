import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { root } from './root.mjs';

/** Test files that take minutes: they begin first, each by itself, so that the others fill the time beside them. */
const LONG = /\/(generators|histories|permissionMatrix|repeats|fuzz|saleToPaid)\.test/;

/** So many lines of tests are one group. */
const GROUP_LINES = 1600;

const groupsFolder = join(root, '.cache', 'tests');

/**
 * Writes test files that each run a group of others, and a configuration that runs those: jest loads everything anew for
 * each file, and loading the portal takes longer than most of its tests. What a file replaces (`jest.mock`) would already
 * be loaded by another, so such a file is a group by itself.
 * @param config the configuration of the single files, from the root
 * @param extra arguments of jest that choose files
 * @returns the configuration of the groups, from the root
 */
export function writeGroups(config, extra = []) {
  const single = resolve(root, config);
  const folder = join(groupsFolder, config.replaceAll(/\W/g, '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  groupsOf(filesOf(config, extra)).forEach((files, index) => {
    const parts = files.map(
      (file) => `describe(${JSON.stringify(file)}, () => {
  require(${JSON.stringify(join(root, file))});
});
`,
    );
    writeFileSync(join(folder, `${String(index).padStart(3, '0')}.test.js`), parts.join('\n'));
  });
  const path = join(folder, 'jest.config.cjs');
  writeFileSync(
    path,
    `const single = require(${JSON.stringify(single)});
module.exports = {
  ...single,
  rootDir: ${JSON.stringify(dirname(single))},
  roots: [...single.roots, __dirname],
  testMatch: [\`\${__dirname}/*.test.js\`],
  testSequencer: ${JSON.stringify(join(root, 'scripts/lib/inOrder.cjs'))},
};
`,
  );
  return relative(root, path);
}

/**
 * What jest reports of groups, as if each of their files had run by itself.
 * @param results the `testResults` of jest; those of a group that could not be loaded stay as they are
 */
export function ungroup(results) {
  const files = new Map();
  for (const result of results) {
    if (!result.name.startsWith(groupsFolder) || result.assertionResults.length === 0)
      files.set(result.name, result);
    else for (const test of result.assertionResults) addTest(files, test);
  }
  return [...files.values()];
}

/** Adds a test of a group to the result of the file that it stands in: its first title. */
function addTest(files, test) {
  const [file] = test.ancestorTitles;
  const name = join(root, file);
  const result = files.get(name) ?? { name, status: 'passed', assertionResults: [] };
  files.set(name, result);
  result.assertionResults.push({ ...test, fullName: test.fullName.slice(file.length + 1) });
  if (test.status === 'failed') result.status = 'failed';
}

/** The test files that jest would run, from the root, in the order of their paths. */
function filesOf(config, extra) {
  const listed = execFileSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '-c', config, '--listTests', '--json', ...extra],
    { cwd: root, encoding: 'utf8' },
  );
  return JSON.parse(listed)
    .map((file) => relative(root, file))
    .sort();
}

/** Neighbours together, as many as fit; those that take long or stand alone before them. */
function groupsOf(files) {
  const alone = [];
  const groups = [];
  let lines = GROUP_LINES;
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const length = text.split('\n').length;
    if (LONG.test(file)) alone.unshift([file]);
    else if (text.includes('jest.mock(')) alone.push([file]);
    else if (lines + length > GROUP_LINES) {
      groups.push([file]);
      lines = length;
    } else {
      groups.at(-1).push(file);
      lines += length;
    }
  }
  return [...alone, ...groups];
}
