import {
  PDFDocument,
  type PDFFont,
  type PDFPage,
  rgb,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFRef,
} from 'pdf-lib';

import { type Mark, type Measure, PAGE, type SheetElement } from './sheet';
import { embedFonts, type Run, type SheetFonts, splitRuns } from './sheetFonts';

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

const { BeginMarkedContent, BeginMarkedContentSequence, EndMarkedContent } = PDFOperatorNames;

interface Node {
  ref: PDFRef;
  dict: PDFDict;
  kids: (PDFRef | PDFNumber)[];
}

/**
 * Tags what is drawn on the pages of a pdf (PDF 1.7, 14.7 and 14.8), so that a screen reader knows headings, tables and pictures: texts
 * and QR codes stand in the elements that their marks name, boxes and lines are decoration.
 */
export class SheetTags {
  private readonly root: PDFRef;
  private readonly document: Node;
  private readonly nodes = new Map<SheetElement, Node>();
  /** Of each page, of each piece of content, by its number, the element that it stands in. */
  private readonly pages: { page: PDFPage; parents: PDFRef[] }[] = [];

  constructor(private readonly pdf: PDFDocument) {
    this.root = pdf.context.nextRef();
    this.document = this.node('Document', this.root);
  }

  /** From now on is drawn on this page. */
  turnTo(page: PDFPage): void {
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(this.pages.length));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    this.pages.push({ page, parents: [] });
  }

  /** Draws a mark as part of its element. */
  around({ structure }: Mark, draw: () => void): void {
    const { page } = this.current;
    page.pushOperators(structure ? this.begin(structure) : artifact());
    draw();
    page.pushOperators(PDFOperator.of(EndMarkedContent));
  }

  /** Puts the elements in the pdf, once all is drawn. */
  finish(): void {
    const { context, catalog } = this.pdf;
    for (const { dict, kids } of [this.document, ...this.nodes.values()])
      dict.set(PDFName.of('K'), context.obj(kids));
    const tree = context.register(
      context.obj({ Nums: this.pages.flatMap(({ parents }, at) => [at, parents]) }),
    );
    context.assign(
      this.root,
      context.obj({
        Type: 'StructTreeRoot',
        K: [this.document.ref],
        ParentTree: tree,
        ParentTreeNextKey: this.pages.length,
      }),
    );
    catalog.set(PDFName.of('StructTreeRoot'), this.root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  private get current(): { page: PDFPage; parents: PDFRef[] } {
    const last = this.pages.at(-1);
    if (!last) throw new Error('Nothing is drawn without a page.');
    return last;
  }

  private begin(structure: readonly SheetElement[]): PDFOperator {
    const leaf = structure.reduce((parent, element) => this.child(parent, element), this.document);
    const content = this.current.parents.push(leaf.ref) - 1;
    leaf.kids.push(PDFNumber.of(content));
    const type = structure.at(-1)?.type ?? 'P';
    return PDFOperator.of(BeginMarkedContentSequence, [PDFName.of(type), `<</MCID ${content}>>`]);
  }

  private child(parent: Node, element: SheetElement): Node {
    const known = this.nodes.get(element);
    if (known) return known;
    const node = this.node(element.type, parent.ref);
    if (element.alt) node.dict.set(PDFName.of('Alt'), PDFHexString.fromText(element.alt));
    if (element.type === 'TH') {
      const scope = this.pdf.context.obj({ O: 'Table', Scope: 'Column' });
      node.dict.set(PDFName.of('A'), scope);
    }
    parent.kids.push(node.ref);
    this.nodes.set(element, node);
    return node;
  }

  private node(type: string, parent: PDFRef): Node {
    const { context } = this.pdf;
    const page = this.pages.at(-1)?.page;
    const dict = context.obj({ Type: 'StructElem', S: type, P: parent, ...(page && { Pg: page.ref }) });
    return { ref: context.register(dict), dict, kids: [] };
  }
}

function artifact(): PDFOperator {
  return PDFOperator.of(BeginMarkedContent, [PDFName.of('Artifact')]);
}
