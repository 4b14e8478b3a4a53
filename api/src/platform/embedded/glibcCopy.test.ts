import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { StartupError } from '../errors/appError';
import { checkPlatform, glibcCopy, isLinuxArch, isOlder, type NativeSystem, thisSystem } from './glibcCopy';
import { type LinuxArch, patchElf } from './patchElf';

const ENGINE = 'libembedded_mongodb_native.so';
const here = thisSystem();
const onLinux = here.platform === 'linux' && isLinuxArch(here.arch) ? describe : describe.skip;

/** This machine, as if its glibc were of that version. */
const withGlibc = (glibc: string | undefined): NativeSystem => ({ ...here, glibc });

describe('checkPlatform', () => {
  const source = () => '';
  it.each([
    { platform: 'linux', arch: 'x64', glibc: '2.36' },
    { platform: 'linux', arch: 'arm64', glibc: '2.41' },
    { platform: 'darwin', arch: 'arm64', glibc: undefined },
  ])('accepts $platform $arch with glibc $glibc', (system) => {
    expect(() => checkPlatform({ ...system, source })).not.toThrow();
  });

  it.each([
    { platform: 'linux', arch: 'x64', glibc: '2.35' },
    { platform: 'linux', arch: 'x64', glibc: undefined },
    { platform: 'linux', arch: 'riscv64', glibc: '2.41' },
    { platform: 'darwin', arch: 'x64', glibc: undefined },
    { platform: 'win32', arch: 'x64', glibc: undefined },
  ])('refuses $platform $arch with glibc $glibc and says what to do', (system) => {
    expect(() => checkPlatform({ ...system, source })).toThrow(StartupError);
    expect(() => checkPlatform({ ...system, source })).toThrow(/: set MONGODB_URI to a MongoDB server\.$/);
  });

  it('compares versions as numbers', () => {
    expect(isOlder('2.4', 36)).toBe(true);
    expect(isOlder('2.100', 38)).toBe(false);
    expect(isOlder('3.0', 38)).toBe(false);
  });
});

onLinux('glibcCopy', () => {
  const arch = here.arch as LinuxArch;
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'glibc-copy-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const bytesOf = (library: string | undefined) =>
    readdirSync(dirname(library ?? '')).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(dirname(library ?? ''), name)))
        .digest('hex'),
    ]);

  it('makes no copy where the published files run', async () => {
    expect(await glibcCopy(folder, withGlibc('2.38'))).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a glibc that is too old', async () => {
    await expect(glibcCopy(folder, withGlibc('2.35'))).rejects.toThrow(StartupError);
  });

  it('makes the same copy twice and leaves a right one alone', async () => {
    const library = await glibcCopy(folder, withGlibc('2.36'));
    const first = bytesOf(library);
    const written = statSync(library ?? '').mtimeMs;
    expect(await glibcCopy(folder, withGlibc('2.36'))).toBe(library);
    expect(statSync(library ?? '').mtimeMs).toBe(written);
    rmSync(dirname(library ?? ''), { recursive: true });
    expect(bytesOf(await glibcCopy(folder, withGlibc('2.37')))).toEqual(first);
    expect(first.map(([name]) => name)).toEqual([`embedded-mongodb.linux-${arch}-gnu.node`, ENGINE]);
  });

  it('repairs a damaged copy and removes what a killed process left', async () => {
    const library = await glibcCopy(folder, withGlibc('2.36'));
    const right = bytesOf(library);
    writeFileSync(library ?? '', 'half a file');
    const left = join(dirname(library ?? ''), `${ENGINE}.left.tmp`);
    writeFileSync(left, 'x');
    utimesSync(left, 0, 0);
    await glibcCopy(folder, withGlibc('2.36'));
    expect(bytesOf(library)).toEqual(right);
  });

  it('can be done by several at once', async () => {
    const libraries = await Promise.all(
      Array.from({ length: 4 }, () => glibcCopy(folder, withGlibc('2.36'))),
    );
    expect(new Set(libraries).size).toBe(1);
    expect(bytesOf(libraries[0])).toHaveLength(2);
  });

  it('refuses files that are not as published', async () => {
    const source = join(folder, 'source');
    mkdirSync(source);
    for (const name of readdirSync(here.source()))
      copyFileSync(join(here.source(), name), join(source, name));
    const bytes = readFileSync(join(source, ENGINE));
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    writeFileSync(join(source, ENGINE), bytes);
    const cache = join(folder, 'cache');
    const damaged = { ...withGlibc('2.36'), source: () => source };
    await expect(glibcCopy(cache, damaged)).rejects.toThrow(StartupError);
    await expect(glibcCopy(cache, damaged)).rejects.toThrow(/npm ci/);
    const missing = { ...withGlibc('2.36'), source: () => join(folder, 'nowhere') };
    await expect(glibcCopy(cache, missing)).rejects.toThrow(StartupError);
  });

  it('says so when the cache cannot be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(glibcCopy(join(file, 'cache'), withGlibc('2.36'))).rejects.toThrow(/cache folder/);
  });

  it('patches only libraries for this architecture, and only once', () => {
    const published = readFileSync(join(here.source(), ENGINE));
    const patched = patchElf(published, arch);
    expect(patchElf(patched, arch).equals(patched)).toBe(true);
    expect(published.length).toBe(patched.length);
    expect(() => patchElf(published, arch === 'x64' ? 'arm64' : 'x64')).toThrow(/not a file for/);
    expect(() => patchElf(Buffer.from('#!/bin/sh\n'.repeat(20)), arch)).toThrow(/not an ELF file/);
    const narrow = Buffer.from(published);
    narrow[4] = 1;
    expect(() => patchElf(narrow, arch)).toThrow(/64-bit/);
    expect(() => patchElf(published.subarray(0, published.length / 2), arch)).toThrow();
  });
});
