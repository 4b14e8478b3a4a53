import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { apiSources } from './repository';

/** What a pdf shows, read by another library than made it; places are points from the left and the top. */
export interface PdfContent {
  pages: number;
  width: number;
  height: number;
  texts: { text: string; x: number; y: number; width: number }[];
  fonts: number;
  /** Its tags; null: it has none. */
  structure: TaggedPart | null;
}

/** An element of a tagged pdf, or (`type` 'content') what is drawn in it. */
export interface TaggedPart {
  role?: string;
  type?: string;
  alt?: string;
  children?: TaggedPart[];
}

/** Reads a page of a pdf, the first with pdf.js, in a process of its own: it is an ES module. */
export async function readPdf(bytes: Buffer, page = 1): Promise<PdfContent> {
  const folder = await mkdtemp(join(tmpdir(), 'carnaval-pdf-'));
  try {
    const file = join(folder, 'a.pdf');
    await writeFile(file, bytes);
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(apiSources, 'testing/pdfContent.mjs'),
      file,
      String(page),
    ]);
    return JSON.parse(stdout) as PdfContent;
  } finally {
    await rm(folder, { recursive: true });
  }
}
