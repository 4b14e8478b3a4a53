import {
  clip,
  concatTransformationMatrix,
  drawObject,
  endPath,
  type PDFFont,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
} from 'pdf-lib';

import { embedFonts } from '../../platform/pdf/sheetFonts';

/** What is to be printed in a box of a page. All in mm, from the upper left corner of the page. */
export interface PrintedAd {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Null: it is missing, which is said in its box. */
  artwork: { type: 'pdf' | 'png' | 'jpg'; bytes: Uint8Array } | null;
}

/** The pages of an edition, to be made. */
export interface PrintRequest {
  title: string;
  /** In mm, as it is cut. */
  width: number;
  height: number;
  /** So much is printed beyond the edge. */
  bleed: number;
  pages: { number: number; ads: PrintedAd[] }[];
}

const MM = 72 / 25.4;
/** Around a page there is room for the bleed, the marks and a line of text, in mm. */
const MARGIN = 10;
/** So far a page of a pdf may be from what was sold, in mm, as for what is found wrong with it. */
const OFF = 2;
const BLACK = rgb(0, 0, 0);
const RED = rgb(0.71, 0.07, 0.106);

/** The pages at true size, each with its artwork, bleed and crop marks (docs/domain/krant.md, N87). */
export async function makePrintFile(request: PrintRequest): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(request.title);
  document.setLanguage('nl');
  const { normal: font } = await embedFonts(document, false);
  for (const { number, ads } of request.pages) {
    const page = newPage(document, request);
    for (const ad of ads) {
      if (ad.artwork) await drawArtwork(document, page, ad, request);
      else drawMissing(page, ad, request, font);
    }
    drawMarks(page, request);
    const text = `${request.title}, pagina ${number}`;
    page.drawText(text, { x: (MARGIN + 12) * MM, y: 2 * MM, size: 7, font, color: BLACK });
  }
  return document.save();
}

function newPage(document: PDFDocument, { width, height, bleed }: PrintRequest): PDFPage {
  const page = document.addPage([(width + 2 * MARGIN) * MM, (height + 2 * MARGIN) * MM]);
  page.setTrimBox(MARGIN * MM, MARGIN * MM, width * MM, height * MM);
  const edge = (MARGIN - bleed) * MM;
  page.setBleedBox(edge, edge, (width + 2 * bleed) * MM, (height + 2 * bleed) * MM);
  return page;
}

/** A box in points, from the lower left corner of the sheet. */
function boxOf({ left, top, width, height }: PrintedAd, page: { height: number }) {
  return {
    x: (MARGIN + left) * MM,
    y: (MARGIN + page.height - top - height) * MM,
    width: width * MM,
    height: height * MM,
  };
}

/** At the size that was sold; what goes beyond it is cut off, but for the bleed at the edges of the page. */
async function drawArtwork(
  document: PDFDocument,
  page: PDFPage,
  ad: PrintedAd,
  request: PrintRequest,
): Promise<void> {
  const { artwork, left, top, width, height } = ad;
  if (!artwork) return;
  const box = boxOf(ad, request);
  const more = request.bleed * MM;
  const beyond = {
    left: left <= 0 ? more : 0,
    right: left + width >= request.width ? more : 0,
    top: top <= 0 ? more : 0,
    bottom: top + height >= request.height ? more : 0,
  };
  page.pushOperators(
    pushGraphicsState(),
    rectangle(
      box.x - beyond.left,
      box.y - beyond.bottom,
      box.width + beyond.left + beyond.right,
      box.height + beyond.top + beyond.bottom,
    ),
    clip(),
    endPath(),
  );
  if (artwork.type === 'pdf') await drawPdfPage(document, page, artwork.bytes, box, request.bleed);
  else {
    const image =
      artwork.type === 'png'
        ? await document.embedPng(artwork.bytes)
        : await document.embedJpg(artwork.bytes);
    const scale = Math.min(box.width / image.width, box.height / image.height);
    const [wide, high] = [image.width * scale, image.height * scale];
    page.drawImage(image, {
      ...{ x: box.x + (box.width - wide) / 2, y: box.y + (box.height - high) / 2, width: wide, height: high },
    });
  }
  page.pushOperators(popGraphicsState());
}

/** The first page as it is to be cut, turned as it says, fitted within the box. */
async function drawPdfPage(
  document: PDFDocument,
  page: PDFPage,
  bytes: Uint8Array,
  box: { x: number; y: number; width: number; height: number },
  bleed: number,
): Promise<void> {
  const source = (await PDFDocument.load(bytes, { updateMetadata: false })).getPage(0);
  const media = source.getMediaBox();
  let { x: left, y: bottom, width, height } = source.getTrimBox();
  const angle = (((source.getRotation().angle % 360) + 360) % 360) as 0 | 90 | 180 | 270;
  const isTurned = angle % 180 !== 0;
  const wide = isTurned ? height : width;
  // What is sold with 3 mm to cut off on each side, without a note that says so.
  if (Math.abs(wide - box.width - 2 * bleed * MM) <= OFF * MM) {
    [left, bottom] = [left + bleed * MM, bottom + bleed * MM];
    [width, height] = [width - 2 * bleed * MM, height - 2 * bleed * MM];
  }
  const [right, top] = [left + width, bottom + height];
  const [shownWide, shownHigh] = isTurned ? [height, width] : [width, height];
  const scale = Math.min(box.width / shownWide, box.height / shownHigh);
  const x = box.x + (box.width - shownWide * scale) / 2;
  const y = box.y + (box.height - shownHigh * scale) / 2;
  const s = scale;
  type Matrix = [number, number, number, number, number, number];
  const matrices: Readonly<Record<0 | 90 | 180 | 270, Matrix>> = {
    0: [s, 0, 0, s, x - left * s, y - bottom * s],
    90: [0, -s, s, 0, x - bottom * s, y + right * s],
    180: [-s, 0, 0, -s, x + right * s, y + top * s],
    270: [0, s, -s, 0, x + top * s, y - left * s],
  };
  const embedded = await document.embedPage(
    source,
    { left: media.x, bottom: media.y, right: media.x + media.width, top: media.y + media.height },
    [1, 0, 0, 1, 0, 0],
  );
  const name = page.node.newXObject('Ad', embedded.ref);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(...matrices[angle]),
    drawObject(name),
    popGraphicsState(),
  );
}

function drawMissing(page: PDFPage, ad: PrintedAd, request: PrintRequest, font: PDFFont): void {
  const box = boxOf(ad, request);
  page.drawRectangle({ ...box, borderColor: RED, borderWidth: 1, borderDashArray: [6, 4] });
  const lines = ['ONTBREEKT', ad.name];
  lines.forEach((line, at) => {
    const size = Math.min(14, (box.width * 0.9) / font.widthOfTextAtSize(line || ' ', 1));
    page.drawText(line, {
      ...{ x: box.x + box.width * 0.05, y: box.y + box.height / 2 - at * size * 1.2, size, font, color: RED },
    });
  });
}

/** Eight lines outside the bleed, that end where the page is cut. */
function drawMarks(page: PDFPage, { width, height, bleed }: PrintRequest): void {
  const [from, to] = [MARGIN - bleed - 1, 1];
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    page.drawLine({
      ...{
        start: { x: x1 * MM, y: y1 * MM },
        end: { x: x2 * MM, y: y2 * MM },
        thickness: 0.25,
        color: BLACK,
      },
    });
  for (const x of [MARGIN, MARGIN + width]) {
    line(x, from, x, to);
    line(x, height + 2 * MARGIN - from, x, height + 2 * MARGIN - to);
  }
  for (const y of [MARGIN, MARGIN + height]) {
    line(from, y, to, y);
    line(width + 2 * MARGIN - from, y, width + 2 * MARGIN - to, y);
  }
}
