import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';

import type { ArtworkFacts } from './artworkFacts';

/** Of a longer one only so many are looked at. */
const MOST_OBJECTS = 50_000;
const POINTS_PER_MM = 72 / 25.4;

/** What of a pdf matters to the printer. */
export async function measurePdf(bytes: Uint8Array): Promise<ArtworkFacts> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const [page] = document.getPages();
    if (!page) return { problem: 'unreadable' };
    const { width, height } = page.getTrimBox();
    const turned = page.getRotation().angle % 180 !== 0;
    const [widthMm, heightMm] = [width, height].map(
      (points) => Math.round((points / POINTS_PER_MM) * 10) / 10,
    );
    return {
      pages: document.getPageCount(),
      ...(turned ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm }),
      missingFonts: missingFonts(document),
      ...colorsOf(document, page),
    };
  } catch (error) {
    return { problem: error instanceof EncryptedPDFError ? 'locked' : 'unreadable' };
  }
}

function objectsOf(document: PDFDocument): PDFObject[] {
  return document.context
    .enumerateIndirectObjects()
    .slice(0, MOST_OBJECTS)
    .map(([, object]) => object);
}

/** The names of fonts that the file does not bring along. */
function missingFonts(document: PDFDocument): string[] {
  const { context } = document;
  const isEmbedded = (font: PDFDict): boolean => {
    if (font.get(PDFName.of('Subtype')) === PDFName.of('Type3')) return true;
    const parts = context.lookupMaybe(font.get(PDFName.of('DescendantFonts')), PDFArray);
    const part = parts ? context.lookupMaybe(parts.get(0), PDFDict) : font;
    const described = part && context.lookupMaybe(part.get(PDFName.of('FontDescriptor')), PDFDict);
    return Boolean(
      described && ['FontFile', 'FontFile2', 'FontFile3'].some((name) => described.has(PDFName.of(name))),
    );
  };
  // What a composed font is made of has no say of its own.
  const isPart = (font: PDFDict) => /^CIDFont/.test(nameIn(font, 'Subtype'));
  const fonts = objectsOf(document).filter(
    (object): object is PDFDict =>
      object instanceof PDFDict && nameIn(object, 'Type') === 'Font' && !isPart(object),
  );
  const names = fonts
    .filter((font) => !isEmbedded(font))
    .map((font) => nameIn(font, 'BaseFont').slice(0, 60));
  return [...new Set(names)].sort().slice(0, 10);
}

/** Whether something on the page is in colour, and whether that is in the colours of a screen. */
function colorsOf(document: PDFDocument, page: PDFPage): Pick<ArtworkFacts, 'isColor' | 'isRgb'> {
  const drawn = contentOf(document, page);
  const rgb = [...drawn.matchAll(/([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+(?:rg|RG)\b/g)];
  const cmyk = [...drawn.matchAll(/([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+[\d.]+\s+[kK]\b/g)];
  const spaces = objectsOf(document)
    .filter((object): object is PDFRawStream => object instanceof PDFRawStream)
    .filter(({ dict }) => nameIn(dict, 'Subtype') === 'Image')
    .map(({ dict }) => spaceOf(document, dict.get(PDFName.of('ColorSpace'))));
  const isRgb = spaces.includes('rgb') || rgb.some(([, r, g, b]) => r !== g || g !== b);
  const isCmyk =
    spaces.includes('cmyk') || cmyk.some((values) => values.slice(1).some((value) => Number(value) > 0));
  return { isColor: isRgb || isCmyk, isRgb };
}

/** What a page draws, as it is written. */
function contentOf({ context }: PDFDocument, page: PDFPage): string {
  const contents = context.lookup(page.node.get(PDFName.of('Contents')));
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => context.lookup(one)) : [contents];
  return streams
    .filter((stream): stream is PDFRawStream => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n');
}

function spaceOf({ context }: PDFDocument, space: PDFObject | undefined): 'rgb' | 'cmyk' | undefined {
  const found = space && context.lookup(space);
  if (found instanceof PDFName)
    return { DeviceRGB: 'rgb', DeviceCMYK: 'cmyk' }[plain(found)] as 'rgb' | undefined;
  if (!(found instanceof PDFArray) || plain(found.get(0)) !== 'ICCBased') return undefined;
  const profile = context.lookup(found.get(1));
  const count = profile instanceof PDFRawStream ? String(profile.dict.get(PDFName.of('N'))) : '';
  return { 3: 'rgb', 4: 'cmyk' }[count] as 'rgb' | undefined;
}

const plain = (object: PDFObject | undefined): string =>
  object instanceof PDFName ? object.decodeText() : '';
const nameIn = (dict: PDFDict, key: string): string => plain(dict.get(PDFName.of(key)));
