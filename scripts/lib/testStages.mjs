import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { root } from './root.mjs';

/**
 * What a stage came to, in checks or tests.
 * @property failures the names of what failed, each with its file; `again` of what passed only when tried again
 */
const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], again: [] };
/**
 * How many tests of a stage may need their second try: a machine that does other work too is not always in time. When
 * more do, none of them counts as passed.
 */
const SECOND_TRIES = 3;

/** So many of the slowest tests of a stage are named. */
const SLOWEST = 10;

/** Runs one check; passed when it ends with 0. */
export async function check(name, args) {
  const code = await runNode(args);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, failures: [name] };
}

/**
 * Runs a jest configuration and counts its tests. A suite that cannot run counts as one failure. When few fail, their
 * files are run once more, by themselves and from an empty database.
 * @param config path of the configuration, from the root
 * @param options.asked arguments of jest that a person gave
 * @param options.choose arguments of jest that choose files, when nothing was asked
 */
export async function jest(config, { asked = [], choose = [], env = {} } = {}) {
  const first = await runJest(config, [...choose, ...asked], env);
  const failed = first.suites.filter(({ failures }) => failures.length > 0);
  const few = add(failed).failed <= SECOND_TRIES;
  if (failed.length === 0 || !few) return counted(add(first.suites), first.code);

  const files = failed.map(({ file }) => file);
  console.log(['\nTried again:', ...files].join('\n  '));
  const second = await runJest(config, ['--runInBand', '--runTestsByPath', ...files], env);
  const again = failed.flatMap(({ failures }) => failures);
  const others = first.suites.filter((suite) => !failed.includes(suite));
  const isWell = second.code === 0 && add(second.suites).failed === 0;
  return counted({ ...add([...others, ...second.suites]), again: isWell ? again : [] }, second.code);
}

/** @returns what each test file came to, and what jest ended with */
async function runJest(config, extra, env) {
  const folder = mkdtempSync(join(tmpdir(), 'carnaval-jest-'));
  const report = join(folder, 'report.json');
  const code = await runNode(
    ['node_modules/jest/bin/jest.js', '-c', config, '--json', `--outputFile=${report}`, ...extra],
    env,
    // jest prints the whole report too; what a person reads is on standard error.
    'ignore',
  );
  const results = readReport(report)?.testResults ?? [];
  rmSync(folder, { recursive: true, force: true });
  console.log(['\nSlowest:', ...slowestOf(results)].join('\n  '));
  return { code, suites: results.map(suiteOf) };
}

/**
 * Runs the browser tests, a failed one twice, and counts them.
 * @param extra further arguments of playwright
 */
export async function playwright(config, extra = []) {
  const report = join(root, '.cache', 'e2e-report.json');
  rmSync(report, { force: true });
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'test', '-c', config, ...extra]);
  const { stats, suites } = readReport(report) ?? { stats: { ...nothing, flaky: 0 }, suites: [] };
  const { expected: passed = 0, unexpected: failed = 0, flaky, skipped } = stats;
  const failures = namesOf(suites, 'unexpected');
  const again = namesOf(suites, 'flaky');
  const isTooMany = flaky > SECOND_TRIES;
  const outcome = isTooMany
    ? { passed, failed: failed + flaky, skipped, failures: [...failures, ...again], again: [] }
    : { passed: passed + flaky, failed, skipped, failures, again };
  return counted(outcome, code);
}

/** The names of the browser tests that ended like this, each with its file. */
function namesOf(suites, ended, names = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const path = [...names, title];
    const those = specs.filter(({ tests }) => tests.some(({ status }) => status === ended));
    return [...those.map((spec) => [...path, spec.title].join(' › ')), ...namesOf(inner, ended, path)];
  });
}

/** A program can end badly without a failure of a test: that counts as one. */
function counted(outcome, code) {
  if (code === 0 || outcome.failed > 0) return outcome;
  return {
    ...outcome,
    failed: 1,
    failures: [`no test of this stage failed, but its program ended with ${code}`],
  };
}

/** @returns what is in the file; nothing when the program could not run */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The tests that took longest, each with its seconds and file. */
function slowestOf(results) {
  const tests = results.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({
      seconds: (duration ?? 0) / 1000,
      name: `${relative(root, name)} › ${fullName}`,
    })),
  );
  const slowest = tests.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return slowest.map(({ seconds, name }) => `${seconds.toFixed(1)} s  ${name}`);
}

function suiteOf({ name, status, assertionResults }) {
  const file = relative(root, name);
  const failures = assertionResults.filter((test) => test.status === 'failed');
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const cannotRun = status === 'failed' && assertionResults.length === 0;
  return {
    ...nothing,
    file,
    passed,
    failed: failures.length + (cannotRun ? 1 : 0),
    skipped: assertionResults.length - passed - failures.length,
    failures: cannotRun ? [file] : failures.map(({ fullName }) => `${file} › ${fullName}`),
  };
}

/** The sum of several outcomes. */
export function add(outcomes) {
  return outcomes.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
      again: [...sum.again, ...one.again],
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
