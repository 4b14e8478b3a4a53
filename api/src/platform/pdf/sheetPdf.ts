import { readFile } from 'node:fs/promises';

import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';

import { type Mark, type Measure, PAGE } from './sheet';

interface Fonts {
  normal: PDFFont;
  bold: PDFFont;
}

let read: Promise<[Buffer, Buffer]> | undefined;
let measuring: Promise<Fonts> | undefined;

/** How wide texts are in the font of the pdf, which is that of the portal. */
export async function pdfMeasure(): Promise<Measure> {
  measuring ??= PDFDocument.create().then(embedFonts);
  const fonts = await measuring;
  return (text, size, bold) => (bold ? fonts.bold : fonts.normal).widthOfTextAtSize(text, size);
}

/** A pdf of one sheet: text as text, in an embedded font. The same marks always give the same sheet. */
export async function drawPdf(title: string, marks: readonly Mark[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setLanguage('nl');
  const fonts = await embedFonts(document);
  const page = document.addPage([PAGE.width, PAGE.height]);
  for (const mark of marks) draw(page, mark, fonts);
  return Buffer.from(await document.save());
}

function draw(page: PDFPage, mark: Mark, fonts: Fonts): void {
  const { kind, x, width, height, size = 10, text = '', bold } = mark;
  const color = colorOf(mark.color);
  // A pdf counts from below.
  const y = PAGE.height - mark.y;
  if (kind === 'text') page.drawText(text, { x, y, size, font: bold ? fonts.bold : fonts.normal, color });
  else if (kind === 'qr') drawModules(page, mark, y);
  else page.drawRectangle({ x, y: y - height, width, height, color });
}

function drawModules(page: PDFPage, { rows = [], x, width, color }: Mark, top: number): void {
  const size = width / rows.length;
  rows.forEach((row, down) => {
    // One rectangle for modules beside each other: no hairlines between them.
    for (const run of row.matchAll(/1+/g)) {
      const [left, length] = [x + run.index * size, run[0].length * size];
      page.drawRectangle({
        x: left,
        y: top - (down + 1) * size,
        width: length,
        height: size,
        color: colorOf(color),
      });
    }
  });
}

/** A font is read once: that takes longer than all the rest of a sheet. What a sheet uses of it, it keeps itself. */
type Fontkit = Parameters<PDFDocument['registerFontkit']>[0];
const parsed = new Map<Uint8Array, ReturnType<Fontkit['create']>>();
const readOnce: Fontkit = {
  create: (bytes) => {
    const font = parsed.get(bytes) ?? fontkit.create(bytes);
    parsed.set(bytes, font);
    return font;
  },
};

async function embedFonts(document: PDFDocument): Promise<Fonts> {
  document.registerFontkit(readOnce);
  read ??= Promise.all([fontFile('400Regular/Figtree_400Regular'), fontFile('700Bold/Figtree_700Bold')]);
  const [normal, bold] = await read;
  return {
    normal: await document.embedFont(normal, { subset: true }),
    bold: await document.embedFont(bold, { subset: true }),
  };
}

function fontFile(name: string): Promise<Buffer> {
  return readFile(require.resolve(`@expo-google-fonts/figtree/${name}.ttf`));
}

function colorOf(hex: string) {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}
