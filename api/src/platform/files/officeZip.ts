import { ZipGuard } from './zipGuard';

/** What a zip file turned out to be; 'unsafe' also for one that unpacks to an absurd size. */
export type OfficeType = 'docx' | 'xlsx' | 'other' | 'unsafe';

/**
 * Looks into a zip file while it streams by: whether it is a Word or Excel document, and whether it unpacks to more
 * than such a document can be. Keeps nothing.
 */
export class OfficeZip {
  private readonly zip = new ZipGuard();

  /** The next bytes. @returns false once it is certain that the file is not safe */
  push(chunk: Buffer): boolean {
    return this.zip.push(chunk);
  }

  /** After the last byte. */
  finish(): OfficeType {
    if (!this.zip.isSafe()) return 'unsafe';
    if (!this.zip.names.has('[Content_Types].xml') || this.hasMacros()) return 'other';
    if (this.has('word/')) return 'docx';
    return this.has('xl/') ? 'xlsx' : 'other';
  }

  private hasMacros(): boolean {
    return [...this.zip.names].some((name) => name.endsWith('vbaProject.bin'));
  }

  private has(folder: string): boolean {
    return [...this.zip.names].some((name) => name.startsWith(folder));
  }
}
