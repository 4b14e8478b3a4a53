import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from './root.mjs';

/** What a stage came to. `total` counts checks or tests. */
const nothing = { passed: 0, failed: 0, skipped: 0 };
/** How many browser tests may need their second try. */
const FLAKY_ALLOWED = 1;

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
  const folder = mkdtempSync(join(tmpdir(), 'carnaval-jest-'));
  const report = join(folder, 'report.json');
  const code = await runNode(
    ['node_modules/jest/bin/jest.js', '-c', config, '--json', `--outputFile=${report}`, ...extra],
    env,
    // jest prints the whole report too; what a person reads is on standard error.
    'ignore',
  );
  const suites = readReport(report)?.testResults.map(suiteOf) ?? [];
  rmSync(folder, { recursive: true, force: true });
  return counted(add(suites), code);
}

/**
 * Runs the browser tests and counts them. A browser on a busy machine is not always in time: one test may need its
 * second chance, and is named. When more do, none of them counts as passed.
 * @param extra further arguments of playwright
 */
export async function playwright(config, extra = []) {
  const report = join(root, '.cache', 'e2e-report.json');
  rmSync(report, { force: true });
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'test', '-c', config, ...extra]);
  const { stats, suites } = readReport(report) ?? { stats: { ...nothing, flaky: 0 }, suites: [] };
  const { expected: passed = 0, unexpected: failed = 0, flaky, skipped } = stats;
  if (flaky > 0) console.log(['\nPassed only when tried again:', ...flakyIn(suites)].join('\n  '));
  const isTooMany = flaky > FLAKY_ALLOWED;
  if (isTooMany) console.log(`That is more than ${FLAKY_ALLOWED}: they count as failed.`);
  const outcome = {
    passed: passed + (isTooMany ? 0 : flaky),
    failed: failed + (isTooMany ? flaky : 0),
    skipped,
  };
  return counted(outcome, code);
}

/** The names of the tests that passed at the second try, each with its file. */
function flakyIn(suites, names = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const path = [...names, title];
    const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
    return [...flaky.map((spec) => [...path, spec.title].join(' › ')), ...flakyIn(inner, path)];
  });
}

/** What a program reported that can end badly without a failure of a test: that counts as one. */
function counted(outcome, code) {
  return { ...outcome, failed: Math.max(outcome.failed, code === 0 ? 0 : 1) };
}

/** @returns what is in the file; nothing when the program could not run */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function suiteOf({ status, assertionResults }) {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.filter((test) => test.status === 'failed').length;
  const cannotRun = status === 'failed' && assertionResults.length === 0;
  return {
    passed,
    failed: failed + (cannotRun ? 1 : 0),
    skipped: assertionResults.length - passed - failed,
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
