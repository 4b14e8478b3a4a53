const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * The areas of a repository, sorted: each folder `mf-<area>` with a remote.json. There is no other list of them.
 * @param root the folder of the repository
 */
function areasOf(root) {
  return readdirSync(root)
    .filter((name) => /^mf-[a-z]+$/.test(name) && existsSync(join(root, name, 'remote.json')))
    .map((name) => name.slice('mf-'.length))
    .sort();
}

module.exports = { areasOf };
