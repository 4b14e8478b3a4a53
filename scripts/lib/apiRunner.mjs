import { createRunner } from 'jest-light-runner';

import { compiledOf } from './apiTests.mjs';

// Processes, not threads: what a test does to its process stays in it.
const LightRunner = createRunner({ runtime: 'child_process' });

/** Runs what test files were compiled to, in plain Node; jest finds and names them by their sources. */
export default class ApiRunner extends LightRunner {
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const sources = new Map(tests.map((test) => [{ ...test, path: compiledOf(test.path) }, test]));
    return super.runTests(
      [...sources.keys()],
      watcher,
      (test) => onStart(sources.get(test)),
      (test, result) => onResult(sources.get(test), named(result, sources.get(test).path)),
      (test, error) => onFailure(sources.get(test), error),
    );
  }
}

/** A result with the name of its source, and the whole names of its tests. */
function named(result, path) {
  const testResults = result.testResults.map((test) => ({
    ...test,
    fullName: [...test.ancestorTitles, test.title].join(' '),
  }));
  return { ...result, testFilePath: path, testResults };
}
