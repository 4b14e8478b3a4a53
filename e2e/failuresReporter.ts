import { stripVTControlCharacters } from 'node:util';

import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** So many characters of a reason are printed; all of it is in the report. */
const LONGEST = 300;

/**
 * Prints a line for each test that failed, with its reason, and nothing of the others. Without a reporter that prints
 * Playwright brings one of its own, with a line for every test.
 */
export default class FailuresReporter implements Reporter {
  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped' || status === 'interrupted') return;
    const [, , ...names] = test.titlePath();
    process.stdout.write(`FAILED ${names.join(' › ')}: ${reasonOf(error) || status}\n`);
  }

  /** Of what is no test, such as a file that cannot be read. */
  onError(error: TestError): void {
    process.stdout.write(`FAILED ${reasonOf(error)}\n`);
  }
}

function reasonOf({ message = '' }: TestError = {}): string {
  const text = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
