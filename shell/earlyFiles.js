/** What the server has a browser fetch beside the first script of a page, not after it (api/src/platform/http/earlyFiles.ts). */
const HASHED = /\.[0-9a-f]{8}\.js$/;

/** What each kind of page loads when it is known which one it is, by the modules that it asks for. */
const ASKED = {
  home: /[\\/]shell[\\/]src[\\/]profile[\\/]ProfilePage\.tsx$/,
  login: /[\\/]shell[\\/]src[\\/]login[\\/]LoginPage\.tsx$/,
  area: /[\\/](shell[\\/]src[\\/]remotes[\\/](AreaPage\.tsx|loadArea\.ts|federation\.ts)|kit[\\/]src[\\/](graphql|router|session|ui)[\\/]index\.ts)$/,
};

/** What every page of the shell waits for: the first script, and what that loads. @returns names of files */
function filesOfAll({ entrypoints, modules, chunkGraph }) {
  const isBootstrap = (module) => /[\\/]shell[\\/]src[\\/]bootstrap\.tsx$/.test(nameOf(module));
  const own = [...modules].filter(isBootstrap).flatMap((module) => [...chunkGraph.getModuleChunks(module)]);
  const bootstrap = filesIn(own.flatMap((chunk) => [...chunk.groupsIterable]));
  return [...new Set([...filesIn([entrypoints.get('shell')]), ...bootstrap])];
}

/** What remotes take from the shell, each an import (providedLoader.js). */
const PROVIDED = /[\\/]shell[\\/]src[\\/]remotes[\\/]provided\.ts$/;

/**
 * early.json: the files that `all` pages load, of `home`, `login` and `area` what such a page loads beside them; and so by the name
 * of each of what is `shared`.
 */
const earlyFiles = {
  apply: ({ hooks, webpack: { Compilation, sources } }) =>
    hooks.thisCompilation.tap('earlyFiles', (compilation) => {
      // After names have got their hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'earlyFiles', stage }, () => {
        const all = filesOfAll(compilation);
        const everywhere = new Set(all);
        const filesOf = (groups) => filesIn(groups).filter((file) => !everywhere.has(file));
        const kinds = Object.entries(ASKED).map(([kind, asked]) => [
          kind,
          filesOf(groupsOf(compilation, asked)),
        ]);
        const shared = Object.fromEntries(
          providedIn(compilation).map(([name, group]) => [name, filesOf([group])]),
        );
        const early = JSON.stringify({ all, ...Object.fromEntries(kinds), shared });
        compilation.emitAsset('early.json', new sources.RawSource(early));
      });
    }),
};

/** The groups of chunks that an import of such a module loads. */
function groupsOf({ modules, chunkGraph, moduleGraph }, asked) {
  const imports = [...modules].flatMap(({ blocks }) => blocks);
  return imports
    .filter(({ dependencies }) =>
      dependencies.some((one) => {
        const module = moduleGraph.getModule(one);
        return module && asked.test(nameOf(module));
      }),
    )
    .flatMap((block) => chunkGraph.getBlockChunkGroup(block) ?? []);
}

/** @returns the name of each of what is shared, with the chunks that it comes in */
function providedIn({ modules, chunkGraph }) {
  return [...modules]
    .filter((module) => (module.modules ?? [module]).some(({ resource = '' }) => PROVIDED.test(resource)))
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      const group = chunkGraph.getBlockChunkGroup(block);
      return group ? [[block.dependencies[0].request, group]] : [];
    });
}

function filesIn(groups) {
  const files = groups.flatMap(({ chunks }) => chunks).flatMap((chunk) => [...chunk.files]);
  return [...new Set(files)].filter((file) => HASHED.test(file)).sort();
}

const nameOf = (module) => module.nameForCondition() ?? '';

module.exports = { earlyFiles };
