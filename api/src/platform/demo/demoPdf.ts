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
