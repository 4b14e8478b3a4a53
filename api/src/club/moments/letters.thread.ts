import {
  BorderStyle,
  Document,
  HeightRule,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';

import { addressLines, LABELS_PER_FILE, type LetterContent, type Together } from './letterContent';
import { letterDocument } from './letterDocument';

/** What is the same in the letters of a moment, and what is not. */
export interface LettersContent {
  shared: Pick<LetterContent, 'foundation' | 'moment' | 'year' | 'contribution' | 'date'>;
  letters: readonly Pick<LetterContent, 'members' | 'asked' | 'pay' | 'detailsUrls'>[];
}

/** Letters of a moment as Word, in the same order. */
export async function makeLetters({ shared, letters }: LettersContent): Promise<Uint8Array[]> {
  const made: Uint8Array[] = [];
  for (const letter of letters) made.push(await letterDocument({ ...shared, ...letter }));
  return made;
}

/** A sheet of labels as Word. */
export function makeLabels(addressees: readonly Together[]): Promise<Uint8Array> {
  return labelDocument(addressees);
}

const COLUMNS = 3;
const MILLIMETRE = 56.7;
const WIDTH = Math.round(70 * MILLIMETRE);
const HEIGHT = Math.round(37 * MILLIMETRE);
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};

/** A sheet of address labels, in the order of the letters. @param addressees 24 at most */
export function labelDocument(addressees: readonly Together[]): Promise<Buffer> {
  const cells = Array.from({ length: LABELS_PER_FILE }, (_, at) => labelCell(addressees[at]));
  const rows = Array.from(
    { length: LABELS_PER_FILE / COLUMNS },
    (_, row) =>
      new TableRow({
        height: { value: HEIGHT, rule: HeightRule.EXACT },
        children: cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
      }),
  );
  const table = new Table({
    layout: TableLayoutType.FIXED,
    width: { size: WIDTH * COLUMNS, type: WidthType.DXA },
    columnWidths: [WIDTH, WIDTH, WIDTH],
    borders: BORDERS,
    rows,
  });
  return Packer.toBuffer(
    new Document({
      styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
      sections: [
        {
          properties: {
            page: {
              size: { width: Math.round(210 * MILLIMETRE), height: Math.round(297 * MILLIMETRE) },
              margin: { top: 0, bottom: 0, left: 0, right: 0, header: 0, footer: 0 },
            },
          },
          // Word wants a paragraph after a table: one that takes no room.
          children: [
            table,
            new Paragraph({ spacing: { line: 1 }, children: [new TextRun({ text: '', size: 2 })] }),
          ],
        },
      ],
    }),
  );
}

function labelCell(members: Together | undefined): TableCell {
  const lines = members ? addressLines(members) : [''];
  // A name of sixty characters goes on a second line; then the letters are smaller.
  const size = lines.some((line) => line.length > 34) ? 18 : 22;
  return new TableCell({
    width: { size: WIDTH, type: WidthType.DXA },
    verticalAlign: VerticalAlign.CENTER,
    margins: { left: Math.round(6 * MILLIMETRE), right: Math.round(4 * MILLIMETRE) },
    children: lines.map((text) => new Paragraph({ children: [new TextRun({ text, size })] })),
  });
}
