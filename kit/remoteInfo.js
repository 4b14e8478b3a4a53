/** What the build of a remote says of itself, for who loads it: remote.json in its folder, made of the one that its team wrote. */
const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');

const { validate } = require('schema-utils');

const schema = require('./remote.schema.json');

/** Made by the build, or of tests. */
const NOT_SOURCE = /^(dist|releases|gql|node_modules)$|\.(test|stories)\.(tsx?|graphql)$/;
const GALLERY = join(__dirname, 'gallery');

/**
 * The id of a build: other sources have another one. A hash of the package, of kit, of what the repository generates code
 * from, and of the lockfile. Two builds of one remote in a page are told apart by it.
 * @param folder of the package, absolute @returns 12 hexadecimal digits
 */
function buildId(folder) {
  const root = rootOf(folder);
  // The guide is in the shell.
  const guide = basename(folder) === 'shell' ? ['docs/handleiding'] : [];
  const shared = ['package-lock.json', 'codegen.yml', 'api/schema.graphql', ...guide].map((name) =>
    join(root, name),
  );
  const hash = createHash('sha256');
  for (const path of [folder, __dirname, ...shared]) add(hash, path, path.slice(root.length));
  return hash.digest('hex').slice(0, 12);
}

function add(hash, path, name) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return void hash.update(name).update(readFileSync(path));
  for (const entry of readdirSync(path).sort())
    if (!NOT_SOURCE.test(entry) && join(path, entry) !== GALLERY)
      add(hash, join(path, entry), join(name, entry));
}

/** The folder with the lockfile. */
function rootOf(folder) {
  for (let each = folder; dirname(each) !== each; each = dirname(each))
    if (existsSync(join(each, 'package-lock.json'))) return each;
  return folder;
}

/**
 * What a remote declares. @param folder of its package
 * @throws when its remote.json is not as kit/remote.schema.json says, which it then names
 */
function readRemote(folder) {
  const { $schema: _schema, ...declared } = read(join(folder, 'remote.json'));
  validate(schema, declared, { name: join(folder, 'remote.json') });
  return declared;
}

/**
 * What its build says of itself beside that: `version`, `commit` (absent where neither COMMIT nor git knows), `build`
 * (`buildId`), `container` (its name for module federation), `kit` (the range of versions of kit it works with) and `react`
 * (what it was built for).
 * @param folder of its package @param production while developing all builds are the same one
 */
function remoteInfo(folder, { production }) {
  const { name, version, dependencies, peerDependencies } = read(join(folder, 'package.json'));
  const kit = { ...dependencies, ...peerDependencies }.kit;
  if (!/^[\^~]?\d+\.\d+\.\d+$/.test(kit ?? ''))
    throw new Error(`${name}: package.json must say which kit it works with, such as "kit": "^1.0.0".`);
  const react = require('react/package.json').version;
  const build = production ? buildId(folder) : 'development';
  const container = `${name.replace(/\W/g, '_')}_${build}`;
  return { name, version, commit: commitOf(folder), build, container, kit, react, ...readRemote(folder) };
}

function commitOf(cwd) {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], options).trim();
  } catch {
    return undefined;
  }
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Puts a JSON file beside what webpack makes. @param content is asked for at each build */
function jsonFile(name, content) {
  return {
    apply: ({ hooks, webpack: { Compilation, sources } }) =>
      hooks.thisCompilation.tap(name, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tap({ name, stage }, () =>
          compilation.emitAsset(name, new sources.RawSource(JSON.stringify(content()))),
        );
      }),
  };
}

module.exports = { buildId, jsonFile, readRemote, remoteInfo, rootOf };
