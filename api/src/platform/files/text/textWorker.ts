import { parentPort, workerData } from 'node:worker_threads';

import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { TextRequest } from './readText';

/** Of a longer document only the beginning is read. */
const MOST_PAGES = 300;

/** A thread of its own: a file can take long, and more memory than there is, and both end with the thread. */
async function answer({ type, bytes }: TextRequest): Promise<void> {
  parentPort?.postMessage(await (type === 'pdf' ? textOfPdf(bytes) : textOfWord(bytes)));
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  // What a page looks like is not asked, so neither fonts nor scripts are needed.
  const task = getDocument({ data: bytes, verbosity: 0, disableFontFace: true, isEvalSupported: false });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    page.cleanup();
  }
  await task.destroy();
  return pages.join('\n');
}

async function textOfWord(bytes: Uint8Array): Promise<string> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return value;
}

void answer(workerData as TextRequest);
