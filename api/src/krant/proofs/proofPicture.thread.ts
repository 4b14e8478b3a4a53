import { dirname, join } from 'node:path';

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The first page of a pdf, to be drawn. */
export interface DrawnRequest {
  bytes: Uint8Array;
  /** How wide the picture becomes, in pixels. */
  width: number;
}

/** What pdf.js makes pictures with in Node. */
interface Canvases {
  create(
    width: number,
    height: number,
  ): {
    canvas: { toBuffer(type: 'image/png'): Buffer };
    context: unknown;
  };
}

/** Higher than so many times its width no advertisement is. */
const HIGHEST = 6;

/** Draws the first page of a pdf as a png, with its width in mm. */
export async function drawPdf({ bytes, width }: DrawnRequest): Promise<{ png: Uint8Array; widthMm: number }> {
  const root = dirname(require.resolve('pdfjs-dist/package.json'));
  const task = getDocument({
    ...{ data: new Uint8Array(bytes), verbosity: 0, disableFontFace: true, isEvalSupported: false },
    standardFontDataUrl: `${join(root, 'standard_fonts')}/`,
    cMapUrl: `${join(root, 'cmaps')}/`,
  });
  const document = await task.promise;
  const page = await document.getPage(1);
  const size = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / size.width });
  const canvases = document.canvasFactory as Canvases;
  const { canvas, context } = canvases.create(
    Math.round(viewport.width),
    Math.min(Math.round(viewport.height), width * HIGHEST),
  );
  await page.render({ canvas, canvasContext: context, viewport, background: '#fff' } as never).promise;
  const png = canvas.toBuffer('image/png');
  await task.destroy();
  return { png: new Uint8Array(png), widthMm: (size.width / 72) * 25.4 };
}
