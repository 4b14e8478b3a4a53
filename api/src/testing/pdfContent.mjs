import { readFile } from 'node:fs/promises';

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

// Prints what a pdf shows, as JSON: its texts with their places in points from the left and the top.
const data = new Uint8Array(await readFile(process.argv[2]));
const document = await getDocument({ data, verbosity: 0 }).promise;
const page = await document.getPage(Number(process.argv[3] ?? 1));
const [, , width, height] = page.view;
const { items } = await page.getTextContent();
const texts = items
  .filter(({ str }) => str?.trim())
  .map(({ str, transform, width: wide }) => ({
    text: str,
    x: transform[4],
    y: height - transform[5],
    width: wide,
  }));
const { fontList } = { fontList: [...new Set(items.map(({ fontName }) => fontName))] };
const fonts = fontList.filter(Boolean).length;
const structure = await page.getStructTree();
const pages = document.numPages;
process.stdout.write(JSON.stringify({ pages, width, height, texts, fonts, structure }));
