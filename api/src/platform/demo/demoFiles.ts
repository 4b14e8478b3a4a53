import { storeFile } from '../files/files.service';
import type { StoredFile } from '../files/storedFile.type';
import type { DemoContext } from './demoContext';
import { demoPng } from './demoPng';

const A4: [number, number] = [595, 842];
const SOME_DAY = new Date('2026-11-11T11:11:00Z');

/** One page with a title and some lines; the same ones give the same bytes. */
export async function demoPdf(title: string, lines: readonly string[] = []): Promise<Buffer> {
  // The library comes when it is needed: a real foundation never makes demo data.
  const { PDFDocument, rgb, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title);
  document.setCreationDate(SOME_DAY);
  document.setModificationDate(SOME_DAY);
  const [bold, normal] = [
    await document.embedFont(StandardFonts.HelveticaBold),
    await document.embedFont(StandardFonts.Helvetica),
  ];
  const page = document.addPage(A4);
  page.drawRectangle({ x: 0, y: 782, width: 595, height: 60, color: rgb(1, 0.773, 0.149) });
  page.drawRectangle({ x: 0, y: 774, width: 595, height: 8, color: rgb(0.71, 0.07, 0.106) });
  page.drawText(title, { x: 50, y: 700, size: 24, font: bold });
  lines.forEach((line, at) => page.drawText(line, { x: 50, y: 660 - at * 20, size: 12, font: normal }));
  return Buffer.from(await document.save());
}

/** A picture in the file store. @param name unique in its folder @param variant which pattern */
export function demoPhoto(
  demo: DemoContext,
  folder: string,
  name: string,
  variant: number,
): Promise<StoredFile> {
  const id = demo.id(`file ${folder} ${name}`);
  return storeFile(folder, { id, name: `${name}.png`, type: 'png', bytes: demoPng(variant) });
}

/** A document in the file store. @param isSearched by its text */
export async function demoDocument(
  demo: DemoContext,
  folder: string,
  name: string,
  lines: readonly string[] = [],
  isSearched = false,
): Promise<StoredFile> {
  const id = demo.id(`file ${folder} ${name}`);
  const bytes = await demoPdf(name, lines);
  return storeFile(folder, { id, name: `${name}.pdf`, type: 'pdf', bytes, isSearched });
}
