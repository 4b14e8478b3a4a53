import { ZipGuard, type ZipLimits } from './zipGuard';

/** A zip that is broken, or larger than it may be. */
export class UnsafeZip extends Error {}

/** Whether a file is a zip, by its first bytes; also one with nothing in it. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** The files in a zip; folders are left out. @throws UnsafeZip */
export function unzip(bytes: Uint8Array, limits: ZipLimits): { name: string; bytes: Uint8Array }[] {
  const parts = new Map<string, Uint8Array[]>();
  const zip = new ZipGuard(limits, (name, data) => {
    const known = parts.get(name);
    if (known) known.push(data);
    else parts.set(name, [data]);
  });
  if (!zip.push(bytes, true)) throw new UnsafeZip();
  return [...zip.names]
    .filter((name) => !name.endsWith('/'))
    .map((name) => ({ name, bytes: Buffer.concat(parts.get(name) ?? []) }));
}
