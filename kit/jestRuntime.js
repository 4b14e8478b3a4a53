/**
 * The runtime of jest, which loads modules for each test file anew, into a page of its own. That stays so; but a process
 * reads and compiles what it loads once, for all its test files: a page is made of some 1,500 modules, most of them the
 * same ones each time.
 */
const { createRequire } = require('node:module');
const { Script } = require('node:vm');

// The one that the jest of this package runs with.
const ofJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const { default: Runtime } = ofJest('jest-runtime');

/** Texts by path. The runtime clears them after each test file. */
class KeptTexts extends Map {
  clear() {
    // They are for the next one too.
  }
}

const texts = new KeptTexts();
/** By path: what was compiled, and of which text. */
const scripts = new Map();

class PageRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverage, testPath, globalConfig) {
    // While watching, files change between two runs of one process.
    const isWatching = globalConfig.watch || globalConfig.watchAll;
    super(
      config,
      environment,
      resolver,
      transformer,
      isWatching ? cacheFS : texts,
      coverage,
      testPath,
      globalConfig,
    );
    const { executor } = this;
    // Another jest compiles elsewhere, and keeps nothing.
    if (!executor?.compile) return;
    const compile = executor.compile.bind(executor);
    executor.compile = (text, path) => {
      const context = environment.getVmContext();
      const script = context && scriptOf(text, path, executor.injectedModuleParameters);
      // What is no JavaScript is for jest to explain.
      return script ? script.runInContext(context) : compile(text, path);
    };
  }
}

/** @returns a script that gives the function of a module; undefined when the text cannot be compiled */
function scriptOf(text, path, parameters) {
  const kept = scripts.get(path);
  if (kept?.text === text) return kept.script;
  const start = `(function (${parameters.join(', ')}) {`;
  try {
    const script = new Script(`${start}${text}\n})`, { filename: path, columnOffset: -start.length });
    scripts.set(path, { text, script });
    return script;
  } catch {
    return undefined;
  }
}

module.exports = { __esModule: true, default: PageRuntime };
