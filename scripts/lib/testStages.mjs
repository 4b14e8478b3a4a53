import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
  const folder = mkdtempSync(join(tmpdir(), 'carnaval-jest-'));
  const report = join(folder, 'report.json');
  const code = await runNode(
    ['node_modules/jest/bin/jest.js', '-c', config, '--json', `--outputFile=${report}`, ...extra],
    env,
    // jest prints the whole report too; what a person reads is on standard error.
    'ignore',
  );
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    const broken = result.testResults.filter(
      (suite) => suite.status === 'failed' && !suite.assertionResults.length,
    );
    const again = result.testResults
      .flatMap((suite) => suite.assertionResults)
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1);
    for (const { fullName } of again) console.log(`passed only at the second try: ${fullName}`);
    return {
      passed: result.numPassedTests,
      failed: Math.max(result.numFailedTests + broken.length, code === 0 ? 0 : 1),
      skipped: result.numPendingTests + result.numTodoTests,
    };
  } catch {
    return { ...nothing, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
