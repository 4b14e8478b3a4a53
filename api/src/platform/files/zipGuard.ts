import { Unzip, UnzipInflate } from 'fflate';

const MB = 1024 * 1024;
/** A real document of 20 MB stays far below. */
const MAX_UNPACKED = 300 * MB;
const MAX_ENTRIES = 10_000;
/** Real documents grow some twenty times; what grows more is made to fill memory. Small ones need not be looked at. */
const MAX_RATIO = 100;
const SMALL = 16 * MB;
/** Zeros grow a thousandfold: what one step unpacks stays small. */
const STEP = 8 * 1024;

/** How much a zip may be. */
interface ZipLimits {
  mostBytes?: number;
  mostFiles?: number;
}

/**
 * Unpacks a zip file while it streams by, and stops when it unpacks to more than it may or to an absurd size. Really
 * unpacks, for sizes in a zip can lie.
 */
export class ZipGuard {
  readonly names = new Set<string>();
  private readonly unzip = new Unzip();
  private unpacked = 0;
  private packed = 0;
  private broken = false;

  /** @param onData the next bytes of a file in it; may be left out by who only looks */
  constructor(
    private readonly limits: ZipLimits = {},
    onData?: (name: string, data: Uint8Array) => void,
  ) {
    this.unzip.register(UnzipInflate);
    this.unzip.onfile = (entry) => {
      this.names.add(entry.name);
      entry.ondata = (error, data) => {
        this.broken ||= error !== null;
        this.unpacked += data?.length ?? 0;
        if (data && this.isSafe()) onData?.(entry.name, data);
      };
      entry.start();
    };
  }

  /** The next bytes. @returns false once it is certain that the file is not safe */
  push(chunk: Uint8Array, isLast = false): boolean {
    try {
      for (let at = 0; at < chunk.length && this.isSafe(); at += STEP) {
        const step = chunk.subarray(at, at + STEP);
        this.packed += step.length;
        this.unzip.push(step, isLast && at + STEP >= chunk.length);
      }
    } catch {
      this.broken = true;
    }
    return this.isSafe();
  }

  /** Whether nothing was wrong so far. */
  isSafe(): boolean {
    const { mostBytes = MAX_UNPACKED, mostFiles = MAX_ENTRIES } = this.limits;
    const isBomb = this.unpacked > Math.max(SMALL, MAX_RATIO * this.packed) || this.unpacked > mostBytes;
    return !this.broken && !isBomb && this.names.size <= mostFiles;
  }
}

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
