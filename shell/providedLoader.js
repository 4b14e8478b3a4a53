/**
 * Fills shell/src/remotes/provided.ts: of all that is shared (kit/federation.js) how it is had when the first remote asks for it,
 * and what gives remotes the shell's runtime of module federation, so that they bring none.
 */
const { provided } = require('../kit/federation.js');

const RUNTIME = require.resolve('@module-federation/inject-external-runtime-core-plugin');

module.exports = () => {
  const shared = Object.entries(provided()).map(([request, { version, ...shareConfig }]) => {
    const name = JSON.stringify(request);
    const get = `() => import(${name}).then((module) => () => module)`;
    return `${name}: { version: ${JSON.stringify(version)}, shareConfig: ${JSON.stringify(shareConfig)}, get: ${get} },`;
  });
  return [
    `import giveRuntime from ${JSON.stringify(RUNTIME)};`,
    `export const provided = { plugins: [giveRuntime()], shared: {`,
    ...shared,
    '} };',
  ].join('\n');
};
