import { storeFile } from '../files/files.service';
import type { StoredFile } from '../files/storedFile.type';
import { png } from '../pictures/png';
import type { DemoContext } from './demoContext';

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

const YELLOW = [0xff, 0xc5, 0x26];
const RED = [0xb5, 0x12, 0x1b];
const WHITE = [0xff, 0xff, 0xff];
const WIDTH = 480;
const HEIGHT = 320;

/** Which colour a point has; x and y from 0 to 1. */
type Pattern = (x: number, y: number) => readonly number[];

const patterns: readonly Pattern[] = [
  // Slanting bars.
  (x, y) => (Math.floor((x * 1.5 + y) * 8) % 2 ? RED : YELLOW),
  // Rays from below.
  (x, y) => (Math.floor((Math.atan2(1.2 - y, x - 0.5) / Math.PI) * 16) % 2 ? RED : YELLOW),
  // Confetti.
  (x, y) => {
    const [column, row] = [Math.floor(x * 9), Math.floor(y * 6)];
    const isDot = Math.hypot(((x * 9) % 1) - 0.5, ((y * 6) % 1) - 0.5) < 0.36;
    return isDot ? ([YELLOW, WHITE, YELLOW][(column + row * 2) % 3] ?? WHITE) : RED;
  },
  // Rings.
  (x, y) => [RED, YELLOW, WHITE][Math.floor(Math.hypot((x - 0.5) * 1.5, y - 0.5) * 12) % 3] ?? RED,
  // Blocks.
  (x, y) => ((Math.floor(x * 9) + Math.floor(y * 6)) % 2 ? RED : YELLOW),
  // Waves.
  (x, y) => (Math.floor((y + Math.sin(x * 12) * 0.06) * 9) % 2 ? RED : YELLOW),
];

const made = new Map<Pattern, Buffer>();

/** A picture in the colours of the foundation. @param variant which pattern; the same one gives the same bytes */
export function demoPng(variant: number): Buffer {
  const pattern = patterns[variant % patterns.length] as Pattern;
  const picture = made.get(pattern) ?? draw(pattern);
  made.set(pattern, picture);
  return picture;
}

function draw(pattern: Pattern): Buffer {
  const rows = Buffer.alloc(HEIGHT * (WIDTH * 3 + 1));
  let at = 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    // Each row begins with its filter: none.
    at += 1;
    for (let x = 0; x < WIDTH; x += 1) {
      rows.set(pattern(x / WIDTH, y / HEIGHT), at);
      at += 3;
    }
  }
  return png({ width: WIDTH, height: HEIGHT, kind: 'rgb', rows });
}
