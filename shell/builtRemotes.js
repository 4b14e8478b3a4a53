/** What the shell knows of the remotes of this repository when it is built. */
const { join } = require('node:path');

const { areasOf } = require('../kit/areas.js');
const { readRemote } = require('../kit/remoteInfo.js');

/**
 * The constants that the build and the tests put into the shell's code: `BUILT_REMOTES` (area → what it declares), for when the
 * list of the server is not there, and the parts of it that the first page has: `BUILT_PATHS` (area → the paths of its
 * pages) and `VISITOR_PAGES` (those of private links). Their folders are the only list of areas.
 * @param root the folder of the repository
 */
function builtConstants(root) {
  const remotes = areasOf(root).map((area) => [area, readRemote(join(root, `mf-${area}`))]);
  const pages = remotes.flatMap(([area, { routes }]) => routes.map((route) => ({ ...route, area })));
  return {
    BUILT_REMOTES: Object.fromEntries(remotes),
    BUILT_PATHS: Object.fromEntries(
      remotes.map(([area, { routes }]) => [area, routes.map(({ path }) => path)]),
    ),
    VISITOR_PAGES: pages
      .filter(({ permission }) => permission === 'visitor')
      .map(({ path, title, area }) => ({ path, title, area })),
  };
}

module.exports = { builtConstants };
