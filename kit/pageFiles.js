/**
 * early.json of a remote: by the path of each page of its Area (`areaPages`) what that page loads, so that the server can have a
 * browser fetch it beside the first script: `files` of the remote, and `shared`, what it takes from the shell.
 */
const HASHED = /\.[0-9a-f]{8,}\.js$/;
const AREA = /[\\/]src[\\/]Area\.tsx$/;

const pageFiles = {
  apply: ({ hooks, webpack: { Compilation, sources } }) =>
    hooks.thisCompilation.tap('pageFiles', (compilation, { normalModuleFactory }) => {
      normalModuleFactory.hooks.parser.for('javascript/auto').tap('pageFiles', (parser) => {
        parser.hooks.program.tap('pageFiles', (program) => {
          const { module } = parser.state;
          // With the module in webpack's cache.
          if (AREA.test(module.resource)) module.buildInfo.pages = pagesIn(program);
        });
      });
      // After names have got their hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'pageFiles', stage }, () =>
        compilation.emitAsset('early.json', new sources.RawSource(JSON.stringify(earlyOf(compilation)))),
      );
    }),
};

/** @returns path → what its page imports: './own/OwnPage' */
function pagesIn(program) {
  const all = nodesIn(program);
  const declared = new Map(
    all.flatMap(({ type, id, init }) =>
      type === 'VariableDeclarator' && init ? [[id.name, importedIn(init)]] : [],
    ),
  );
  const pages = all.find(({ type, callee }) => type === 'CallExpression' && callee.name === 'areaPages');
  return (pages?.arguments[0]?.properties ?? []).flatMap(({ key, value }) => {
    const request = value.type === 'Identifier' ? declared.get(value.name) : importedIn(value);
    return request ? [[key.value, request]] : [];
  });
}

const importedIn = (node) => nodesIn(node).find(({ type }) => type === 'ImportExpression')?.source.value;

function nodesIn(node) {
  const parts = Object.values(node).flat();
  return [node, ...parts.filter((part) => typeof part?.type === 'string').flatMap(nodesIn)];
}

function earlyOf({ modules, chunkGraph, moduleGraph }) {
  const early = {};
  for (const module of modules) {
    const [area] = (module.modules ?? [module]).filter(({ buildInfo }) => buildInfo?.pages);
    for (const [path, request] of area?.buildInfo.pages ?? []) {
      const block = module.blocks.find(({ dependencies }) =>
        dependencies.some((one) => one.request === request),
      );
      const group = block && chunkGraph.getBlockChunkGroup(block);
      // What the page shows first of parts that it loads later says `webpackPreload` at its import.
      const first = group?.getChildrenByOrders(moduleGraph, chunkGraph).preload ?? [];
      const chunks = [group, ...first].flatMap((one) => one?.chunks ?? []);
      early[path] = {
        files: [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter((file) => HASHED.test(file)),
        shared: sharedIn([...chunkGraph.getModuleChunks(module), ...chunks], chunkGraph),
      };
    }
  }
  return early;
}

/** The names of what these chunks take from the shell. */
function sharedIn(chunks, chunkGraph) {
  const taken = chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
    .filter(({ type }) => type === 'consume-shared-module');
  return [...new Set(taken.map(({ options }) => options.shareKey))];
}

module.exports = { pageFiles };
