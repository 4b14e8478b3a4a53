import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A file whose text is wanted. */
export interface TextRequest {
  /** Its extension. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Of a longer document only the beginning is read. */
const MOST_PAGES = 300;

/** The text of a document. */
export function textOf({ type, bytes }: TextRequest): Promise<string> {
  return type === 'pdf' ? textOfPdf(bytes) : textOfWord(bytes);
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
