import { createRunner } from 'jest-light-runner';

import { compiledOf } from './apiTests.mjs';

// Processes, not threads: what a test does to its process stays in it.
const LightRunner = createRunner({ runtime: 'child_process' });

/**
 * Runs what test files were compiled to, in plain Node; jest finds and names them by their sources.
 *
 * The light runner answers the first process that asks what to run by telling all of them, and a process that was not
 * ready yet then asks in vain, for ever. So the others begin when a first file has ended: the last one, which is short.
 */
export default class ApiRunner extends LightRunner {
  async runTests(tests, watcher, onStart, onResult, onFailure) {
    const inOrder = [...tests.slice(-1), ...tests.slice(0, -1)];
    const sources = new Map(inOrder.map((test) => [{ ...test, path: compiledOf(test.path) }, test]));
    const [first] = sources.keys();
    let endFirst;
    const firstEnded = new Promise((resolve) => (endFirst = resolve));
    return super.runTests(
      [...sources.keys()],
      watcher,
      async (test) => {
        if (test !== first) await firstEnded;
        return onStart(sources.get(test));
      },
      async (test, result) => {
        endFirst();
        return onResult(sources.get(test), named(result, sources.get(test).path));
      },
      async (test, error) => {
        endFirst();
        return onFailure(sources.get(test), error);
      },
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
