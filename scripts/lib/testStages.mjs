import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { root } from './root.mjs';

/** What programs print, and their reports, for who wants to read more than the reasons. */
const logs = join(root, '.cache', 'tests');
/** So many of the slowest tests are named, and so many lines of a reason. */
const SLOWEST = 10;
const REASON_LINES = 40;

/**
 * What a stage came to, in checks or tests.
 * @property failures of what failed the name, with its file, and the `reason`
 * @property slowest the tests that took longest: name and seconds
 */
const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], slowest: [] };

/** Runs one check; passed when it ends with 0. @returns what it came to; why it failed is what it printed */
export async function check(name, args) {
  const log = join(logs, `${name.replaceAll(/\W+/g, '-')}.log`);
  const code = await runNode(args, { log });
  if (code === 0) return { ...nothing, passed: 1 };
  return { ...nothing, failed: 1, failures: [{ name, reason: readFileSync(log, 'utf8') }] };
}

/**
 * Runs a jest configuration and counts its tests. A suite that cannot run counts as one failure.
 * @param config path of the configuration, from the root
 * @param options.asked arguments of jest that a person gave: then they see what jest prints
 * @param options.choose arguments of jest that choose files
 * @param options.env what is in the environment besides
 */
export async function jest(config, { asked = [], choose = [], env = {} } = {}) {
  const name = config.replaceAll(/\W+/g, '-');
  const report = join(logs, `${name}.json`);
  rmSync(report, { force: true });
  const args = ['-c', config, '--json', `--outputFile=${report}`, '--passWithNoTests', ...choose, ...asked];
  const code = await runNode(['node_modules/jest/bin/jest.js', ...args], {
    env,
    log: asked.length > 0 ? undefined : join(logs, `${name}.log`),
  });
  const suites = (readReport(report)?.testResults ?? []).map(suiteOf);
  return counted(add(suites), code, name);
}

/**
 * Runs browser tests and counts them.
 * @param config path of the configuration, from the root; it writes its report to .cache/e2e-report.json
 * @param args arguments of playwright
 * @param isShown whether a person sees what playwright prints
 */
export async function playwright(config, args = [], isShown = args.length > 0) {
  const name = config.replaceAll(/\W+/g, '-');
  const report = join(root, '.cache', 'e2e-report.json');
  rmSync(report, { force: true });
  const code = await runNode(['node_modules/@playwright/test/cli.js', 'test', '-c', config, ...args], {
    log: isShown ? undefined : join(logs, `${name}.log`),
  });
  const tests = testsOf(readReport(report)?.suites ?? []);
  const ended = (...how) => tests.filter(({ status }) => how.includes(status));
  const failures = ended('unexpected', 'flaky');
  const outcome = {
    passed: ended('expected').length,
    failed: failures.length,
    skipped: ended('skipped').length,
    failures: failures.map(({ name: test, results }) => ({
      name: test,
      reason: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
    })),
    slowest: tests.map(({ name: test, results }) => ({
      name: test,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
  return counted(outcome, code, name);
}

/** The browser tests of a report, each with its file in its name. */
function testsOf(suites, names = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const path = [...names, title];
    const those = specs.flatMap(({ title: last, tests }) =>
      tests.map(({ status, results }) => ({ name: [...path, last].join(' › '), status, results })),
    );
    return [...those, ...testsOf(inner, path)];
  });
}

/** A program can end badly without a failure of a test: that counts as one. */
function counted(outcome, code, name) {
  if (code === 0 || outcome.failed > 0) return outcome;
  const reason = `Its program ended with ${code}: .cache/tests/${name}.log has what it printed.`;
  return { ...outcome, failed: 1, failures: [{ name: `no test of ${name} failed, but it did`, reason }] };
}

/** @returns what is in the file; nothing when the program could not run */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function suiteOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      reason: failureMessages.join('\n'),
    }));
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  if (status === 'failed' && failures.length === 0) failures.push({ name: file, reason: message });
  return {
    passed,
    failed: failures.length,
    skipped: assertionResults.filter((test) => ['pending', 'todo', 'skipped'].includes(test.status)).length,
    failures,
    slowest: assertionResults.map(({ duration, fullName }) => ({
      name: `${file} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  };
}

/** The sum of several outcomes; of their slowest tests the ten slowest. */
export function add(outcomes) {
  const all = outcomes.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: sum.failures.concat(one.failures),
      slowest: sum.slowest.concat(one.slowest),
    }),
    nothing,
  );
  const slowest = all.slowest.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  return { ...all, slowest };
}

/**
 * Runs stages one after the other: a line for each with its seconds, then what was slow, what failed and why, and at
 * last the count. The process fails when something did, or when nothing ran.
 * @param stages pairs of a name and what runs it, giving what it came to
 */
export async function runStages(stages) {
  const outcomes = [];
  for (const [name, run] of stages) {
    const begin = Date.now();
    const outcome = await run();
    outcomes.push(outcome);
    const seconds = Math.round((Date.now() - begin) / 1000);
    console.log(`${name.padEnd(12)} ${String(seconds).padStart(5)} s   ${countOf(outcome)}`);
  }
  const all = add(outcomes);
  if (all.slowest.length > 0) {
    console.log('\nSlowest:');
    for (const { name, seconds } of all.slowest) console.log(`  ${seconds.toFixed(1)} s  ${name}`);
  }
  for (const { name, reason = '' } of all.failures) {
    console.log(`\nFAILED  ${name}`);
    console.log(reason.trim().split('\n').slice(0, REASON_LINES).join('\n').replaceAll(/^/gm, '    '));
  }
  console.log(`\n${countOf(all)}`);
  process.exitCode = all.failed === 0 && all.passed > 0 ? 0 : 1;
}

function countOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** Runs a program of Node at the root. @param log where what it prints goes, instead of the screen */
function runNode(args, { env = {}, log } = {}) {
  mkdirSync(logs, { recursive: true });
  const file = log && openSync(log, 'w');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', file ?? 'inherit', file ?? 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('exit', (code) => {
      if (file !== undefined) closeSync(file);
      resolve(code ?? 1);
    });
  });
}
