/** A sheet of A4 in points; y counts from the top. */
export const PAGE = { width: 595, height: 842 } as const;

/** One thing on the sheet. What draws it, a canvas or a pdf, decides nothing. */
export interface Mark {
  kind: 'text' | 'line' | 'box' | 'qr';
  /** From the left; of a text its begin. */
  x: number;
  /** From the top; of a text its baseline. */
  y: number;
  width: number;
  height: number;
  text?: string;
  size?: number;
  bold?: boolean;
  /** #rrggbb. */
  color: string;
  /** Of a QR code its rows, '1' for a dark module. */
  rows?: string[];
  /** The elements that it stands in, the outermost first; absent of decoration. */
  structure?: readonly SheetElement[];
}

/** What a mark is for who hears the sheet: a heading, a cell of a table, a picture. */
export interface SheetElement {
  /** Of the standard types of a tagged pdf. */
  type: 'Figure' | 'H1' | 'L' | 'LBody' | 'LI' | 'Lbl' | 'P' | 'Table' | 'TD' | 'TH' | 'TR';
  /** What is said for a picture. */
  alt?: string;
}

/** How wide a text is, in points: the only thing that a layout has to know of a font. */
export type Measure = (text: string, size: number, bold: boolean) => number;

const INK = '#1f1a14';
/** Between the lines of a paragraph, as a part of the size of the letters. */
const LEADING = 1.45;
/** Nothing is printed closer to the edge of the paper. */
const MARGIN = 24;

/** How a text looks. */
export interface TextStyle {
  size?: number;
  bold?: boolean;
  /** #rrggbb. */
  color?: string;
  /** The right edge it is set against; absent: it begins at `x`. */
  to?: number;
}

/** Whether all marks are on the sheet. */
export function fitsOnSheet(marks: readonly Mark[]): boolean {
  return marks.every(({ kind, x, y, width, height }) => {
    const bottom = kind === 'text' ? y : y + height;
    return x + width <= PAGE.width && bottom <= PAGE.height - MARGIN;
  });
}

/** Puts marks on a sheet, from the top down. */
export class Sheet {
  readonly marks: Mark[] = [];
  private path: readonly SheetElement[] = [];

  constructor(private readonly measure: Measure) {}

  /** What is drawn meanwhile stands in such an element. */
  within<T>(type: SheetElement['type'], draw: () => T, alt?: string): T {
    const outside = this.path;
    this.path = [...outside, { type, ...(alt && { alt }) }];
    try {
      return draw();
    } finally {
      this.path = outside;
    }
  }

  /** One line of text. */
  text(
    text: string,
    x: number,
    y: number,
    { size = 10, bold = false, color = INK, to }: TextStyle = {},
  ): void {
    const width = this.measure(text, size, bold);
    const begin = to === undefined ? x : to - width;
    const structure = this.ofText();
    this.marks.push({ kind: 'text', x: begin, y, width, height: size, text, size, bold, color, structure });
  }

  /** Text in lines no wider than this. @returns the baseline of the line after it */
  paragraph(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const { size = 10, bold = false } = style;
    const lines = text.split('\n').flatMap((line) => this.wrap(line, width, size, bold));
    const draw = () => lines.forEach((line, at) => this.text(line, x, y + at * size * LEADING, style));
    if (this.ofText() === this.path) draw();
    else this.within('P', draw);
    return y + lines.length * size * LEADING;
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.marks.push({ kind: 'box', x, y, width, height, color });
  }

  line(x: number, y: number, width: number, color = '#d9d0c3'): void {
    this.marks.push({ kind: 'line', x, y, width, height: 0.75, color });
  }

  /** @param alt what is said for it */
  qr(rows: string[], x: number, y: number, size: number, alt: string): void {
    const structure = this.within('Figure', () => this.path, alt);
    this.marks.push({ kind: 'qr', x, y, width: size, height: size, rows, color: '#000000', structure });
  }

  /** A text is a paragraph, but in an element of its own kind. */
  private ofText(): readonly SheetElement[] {
    const type = this.path.at(-1)?.type;
    const isGroup = !type || type === 'L' || type === 'LI' || type === 'Table' || type === 'TR';
    return isGroup ? [...this.path, { type: 'P' }] : this.path;
  }

  private wrap(text: string, width: number, size: number, bold: boolean): string[] {
    const fits = (line: string) => this.measure(line, size, bold) <= width;
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/ +/).flatMap((one) => this.pieces(one, fits))) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  }

  /** A word that is wider than the line, in pieces that are not. */
  private pieces(word: string, fits: (text: string) => boolean): string[] {
    if (fits(word)) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const letter of word) {
      if (fits(piece + letter)) piece += letter;
      else {
        pieces.push(piece);
        piece = letter;
      }
    }
    return [...pieces, piece];
  }
}

/** Where text begins on a sheet, and where it ends. */
export const LEFT = 48;
const [TOP, BOTTOM] = [56, PAGE.height - 48];
/** How wide text is between the margins. */
export const WIDTH = PAGE.width - 2 * LEFT;

/** Blocks below each other, over as many sheets as they take. */
export class SheetFlow {
  private readonly sheets: Sheet[];
  private y = TOP;

  constructor(private readonly measure: Measure) {
    this.sheets = [new Sheet(measure)];
  }

  /**
   * Draws a block that is never parted: on the next sheet when it does not fit on this one.
   * @param draw tells where the next one begins @param below what has to fit below it on the same sheet, as for a heading
   */
  put(draw: (on: Sheet, from: number) => number, below = 0): void {
    if (this.y > TOP && draw(new Sheet(this.measure), this.y) + below > BOTTOM) {
      this.sheets.push(new Sheet(this.measure));
      this.y = TOP;
    }
    this.y = draw(this.sheets.at(-1) as Sheet, this.y);
  }

  /** What stands on each sheet. */
  marks(): (readonly Mark[])[] {
    return this.sheets.map(({ marks }) => marks);
  }
}
