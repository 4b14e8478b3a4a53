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

/** What a zip file turned out to be; 'unsafe' also for one that unpacks to an absurd size. */
export type OfficeType = 'docx' | 'xlsx' | 'other' | 'unsafe';

/**
 * Looks into a zip file while it streams by: whether it is a Word or Excel document, and whether it unpacks to more
 * than such a document can be. Really unpacks, for sizes in a zip can lie; keeps nothing.
 */
export class OfficeZip {
  private readonly unzip = new Unzip();
  private readonly names = new Set<string>();
  private unpacked = 0;
  private packed = 0;
  private broken = false;

  constructor() {
    this.unzip.register(UnzipInflate);
    this.unzip.onfile = (entry) => {
      this.names.add(entry.name);
      entry.ondata = (error, data) => {
        this.broken ||= error !== null;
        this.unpacked += data?.length ?? 0;
      };
      entry.start();
    };
  }

  /** The next bytes. @returns false once it is certain that the file is not safe */
  push(chunk: Buffer): boolean {
    try {
      for (let at = 0; at < chunk.length && this.isSafe(); at += STEP) {
        const step = chunk.subarray(at, at + STEP);
        this.packed += step.length;
        this.unzip.push(step);
      }
    } catch {
      this.broken = true;
    }
    return this.isSafe();
  }

  /** After the last byte. */
  finish(): OfficeType {
    if (!this.isSafe()) return 'unsafe';
    if (!this.names.has('[Content_Types].xml') || this.hasMacros()) return 'other';
    if (this.has('word/')) return 'docx';
    return this.has('xl/') ? 'xlsx' : 'other';
  }

  private isSafe(): boolean {
    const isBomb = this.unpacked > Math.max(SMALL, MAX_RATIO * this.packed) || this.unpacked > MAX_UNPACKED;
    return !this.broken && !isBomb && this.names.size <= MAX_ENTRIES;
  }

  private hasMacros(): boolean {
    return [...this.names].some((name) => name.endsWith('vbaProject.bin'));
  }

  private has(folder: string): boolean {
    return [...this.names].some((name) => name.startsWith(folder));
  }
}
