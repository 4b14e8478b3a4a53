import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';

import { type Mark, type Measure, PAGE } from './sheet';
import { embedFonts, type Run, type SheetFonts, splitRuns } from './sheetFonts';
import { SheetTags } from './sheetTags';

let measuring: Promise<Measure> | undefined;

/** How wide texts are in the fonts of the pdf, which are that of the portal and one for what it lacks. */
export function pdfMeasure(): Promise<Measure> {
  measuring ??= newMeasure();
  return measuring;
}

async function newMeasure(): Promise<Measure> {
  const fonts = await embedFonts(await PDFDocument.create(), true);
  const runsOf = await splitRuns();
  return (text, size, bold) =>
    runsOf(text).reduce((sum, run) => sum + fontOf(fonts, run, bold).widthOfTextAtSize(run.text, size), 0);
}

/**
 * A pdf of one sheet: text as text, in embedded fonts, tagged so that it can be read aloud. The same marks always give the
 * same sheet.
 */
export function drawPdf(title: string, marks: readonly Mark[]): Promise<Buffer> {
  return drawSheets(title, [marks]);
}

/** The same of several sheets, one for each page. */
export async function drawSheets(title: string, sheets: readonly (readonly Mark[])[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('nl');
  const runsOf = await splitRuns();
  const withOther = sheets.some((marks) =>
    marks.some(({ text = '' }) => runsOf(text).some(({ isOther }) => isOther)),
  );
  const fonts = await embedFonts(document, withOther);
  const tags = new SheetTags(document);
  for (const marks of sheets) {
    const page = document.addPage([PAGE.width, PAGE.height]);
    tags.turnTo(page);
    for (const mark of marks) tags.around(mark, () => draw(page, mark, fonts, runsOf));
  }
  tags.finish();
  return Buffer.from(await document.save());
}

function draw(page: PDFPage, mark: Mark, fonts: SheetFonts, runsOf: (text: string) => Run[]): void {
  const { kind, x, width, height } = mark;
  // A pdf counts from below.
  const y = PAGE.height - mark.y;
  if (kind === 'text') drawRuns(page, mark, fonts, runsOf(mark.text ?? ''));
  else if (kind === 'qr') drawModules(page, mark, y);
  else page.drawRectangle({ x, y: y - height, width, height, color: colorOf(mark.color) });
}

function drawRuns(page: PDFPage, mark: Mark, fonts: SheetFonts, runs: readonly Run[]): void {
  const { size = 10, bold = false } = mark;
  let { x } = mark;
  for (const run of runs) {
    const font = fontOf(fonts, run, bold);
    page.drawText(run.text, { x, y: PAGE.height - mark.y, size, font, color: colorOf(mark.color) });
    x += font.widthOfTextAtSize(run.text, size);
  }
}

function fontOf(
  { normal, bold, otherNormal, otherBold }: SheetFonts,
  { isOther }: Run,
  isBold: boolean,
): PDFFont {
  const own = isBold ? bold : normal;
  return (isOther && (isBold ? otherBold : otherNormal)) || own;
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

function colorOf(hex: string) {
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}
