// The one for browsers of some years ago: phones are not renewed each year.
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A pdf of which pages can be drawn. */
export interface OpenedPdf {
  pageCount: number;
  /**
   * Draws a page.
   * @param number from 1
   * @param width in px of the screen
   */
  draw: (canvas: HTMLCanvasElement, number: number, width: number) => Promise<void>;
  close: () => void;
}

/** A page of a receipt is readable at this, and a phone has the memory. */
const MOST_PIXELS_WIDE = 1800;

/**
 * Opens a pdf, in a worker of its own. Loaded when the first one is shown: pdf.js is as large as the portal.
 * @throws when it is no pdf, broken, or asks for a password
 */
export async function openPdf(file: Blob): Promise<OpenedPdf> {
  const data = await file.arrayBuffer();
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url));
  const worker = PDFWorker.create({ port });
  // Fonts made as code would ask for more than our security policy gives.
  const loading = getDocument({ data, worker, isEvalSupported: false, verbosity: 0 });
  const close = () => {
    void loading.destroy();
    worker.destroy();
    port.terminate();
  };
  const pdf = await loading.promise.catch((cause: unknown) => {
    close();
    throw cause;
  });
  return {
    pageCount: pdf.numPages,
    close,
    async draw(canvas, number, width) {
      const page = await pdf.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      const wide = Math.min(width * (globalThis.devicePixelRatio || 1), MOST_PIXELS_WIDE);
      const viewport = page.getViewport({ scale: wide / natural.width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
    },
  };
}
