import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { root } from './root.mjs';

/** What a stage came to. `total` counts checks or tests. */
const nothing = { passed: 0, failed: 0, skipped: 0 };

/** Runs one check; passed when it ends with 0. */
export async function check(name, args) {
  const code = await runNode(args);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

/**
 * Runs a jest configuration and counts its tests. A suite that cannot run counts as one failure.
 * @param config path of the configuration; `extra` further arguments of jest
 */
export async function jest(config, extra = [], env = {}) {
  const { suites, code } = await runJest(config, extra, env);
  const outcome = add(suites);
  return { ...outcome, failed: Math.max(outcome.failed, code === 0 ? 0 : 1) };
}

/**
 * The same for browser tests: a browser on a busy machine is not always in time. A file with a failure runs once more,
 * with all it starts and makes new, and counts as it ends then; what failed at first is named, to be mended.
 */
export async function jestTwice(config) {
  const { suites, code } = await runJest(config);
  const unsure = suites.filter(({ failed }) => failed > 0);
  if (code === 0 || unsure.length === 0) return { ...add(suites), failed: code === 0 ? 0 : 1 };
  console.log('\nOnce more, as something failed in them:');
  for (const { file, failures } of unsure) console.log([relative(root, file), ...failures].join('\n  '));
  const again = await jest(config, ['--runTestsByPath', ...unsure.map(({ file }) => file)]);
  return add([...suites.filter(({ failed }) => failed === 0), again]);
}

/** @returns of each file what it came to and the names of what failed; no files when jest itself could not run */
async function runJest(config, extra = [], env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'carnaval-jest-'));
  const report = join(folder, 'report.json');
  const code = await runNode(
    ['node_modules/jest/bin/jest.js', '-c', config, '--json', `--outputFile=${report}`, ...extra],
    env,
    // jest prints the whole report too; what a person reads is on standard error.
    'ignore',
  );
  try {
    return { code, suites: JSON.parse(readFileSync(report, 'utf8')).testResults.map(suiteOf) };
  } catch {
    return { code: code || 1, suites: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function suiteOf({ name, status, assertionResults }) {
  const failures = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const cannotRun = status === 'failed' && assertionResults.length === 0;
  return {
    file: name,
    failures,
    passed,
    failed: failures.length + (cannotRun ? 1 : 0),
    skipped: assertionResults.length - passed - failures.length,
  };
}

/** The sum of several outcomes. */
export function add(outcomes) {
  return outcomes.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    nothing,
  );
}

function runNode(args, env = {}, stdout = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', stdout, 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
