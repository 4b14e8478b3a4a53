// npm run kit-report: kit/kit.api.md, all that kit offers, for who reviews a change of it. With --check: whether it is as the code is.
import './ensure-installed.mjs';

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { run } from './lib/build.mjs';
import { root } from './lib/root.mjs';

const { Extractor, ExtractorConfig } = createRequire(import.meta.url)('@microsoft/api-extractor');

const kit = join(root, 'kit');
const work = join(root, '.cache/kit-report');
const REPORT = 'kit.api.md';

rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
run('node', ['node_modules/typescript7/bin/tsc', '-p', 'kit/tsconfig.build.json', '--outDir', work]);
writeFileSync(join(work, 'all.d.ts'), allRooms());

const { succeeded } = Extractor.invoke(settings(), {
  localBuild: true,
  messageCallback: (message) => (message.handled = true),
});
if (!succeeded) throw new Error('The report of kit could not be made.');
if (process.argv.includes('--check')) mustBeAsCommitted();
else writeFileSync(join(kit, REPORT), made());

/** One file that offers every room under its name, so that there is one report. */
function allRooms() {
  const { exports } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, places]) => places.types)
    .map(([room, { types }]) => {
      const name = room.slice(2).replace(/\W+(\w)/g, (_all, letter) => letter.toUpperCase());
      const path = types.replace('./dist/', './').replace(/(\/index)?\.d\.ts$/, '');
      return `export * as ${name} from '${path}';\n`;
    })
    .join('');
}

function settings() {
  const quiet = { default: { logLevel: 'none' } };
  return ExtractorConfig.prepare({
    configObjectFullPath: join(kit, 'api-extractor.json'),
    packageJsonFullPath: join(kit, 'package.json'),
    configObject: {
      projectFolder: kit,
      mainEntryPointFilePath: join(work, 'all.d.ts'),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [join(work, 'all.d.ts')],
        },
      },
      apiReport: { enabled: true, reportFileName: REPORT, reportFolder: work, reportTempFolder: work },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      // What stands in the code is a matter of lint.
      messages: {
        extractorMessageReporting: quiet,
        tsdocMessageReporting: quiet,
        compilerMessageReporting: quiet,
      },
    },
  });
}

function made() {
  return readFileSync(join(work, REPORT), 'utf8');
}

function mustBeAsCommitted() {
  if (readFileSync(join(kit, REPORT), 'utf8') === made()) return;
  console.error(
    'What kit offers has changed. Run "npm run kit-report", read the difference in kit/kit.api.md, and say in kit/CHANGELOG.md ' +
      'what it means for a team: what is taken away or means something else needs a new major version.',
  );
  process.exit(1);
}
