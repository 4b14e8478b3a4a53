/**
 * A transform of jest for the list of icons of lucide-react: an icon is loaded when it is first asked for. Otherwise every
 * test file loads nearly two thousand, for the ten on its page. A name that the package lacks is as undefined as it is there.
 */
const { createTransformer } = require('@swc/jest');

const FILES = /from '([^']+)'/g;

/** @param source the list: each line exports an icon from its file */
function lazily(source) {
  const lazy = Array.from(source.matchAll(FILES), ([, file]) => file);
  return createTransformer({ swcrc: false, jsc: { target: 'es2022' }, module: { type: 'commonjs', lazy } });
}

module.exports = {
  process: (source, ...rest) => lazily(source).process(source, ...rest),
  getCacheKey: (source, ...rest) => lazily(source).getCacheKey(source, ...rest),
};
