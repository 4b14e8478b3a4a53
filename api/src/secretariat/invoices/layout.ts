import { formatCents } from './formatCents';
import type { MarkKind } from './invoice.enums';

/** A sheet of A4 in points; y counts from the top. */
export const PAGE = { width: 595, height: 842 } as const;

/** One thing on the sheet. What draws it, a canvas or a pdf, decides nothing. */
export interface Mark {
  kind: `${MarkKind}`;
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
}

/** How wide a text is, in points: the only thing that a layout has to know of a font. */
export type Measure = (text: string, size: number, bold: boolean) => number;

const INK = '#1f1a14';
const SOFT = '#6b6156';
const RED = '#b5121b';
const YELLOW = '#ffc526';
const LEFT = 56;
const RIGHT = PAGE.width - 56;

/** Puts marks on a sheet, from the top down. */
export class Sheet {
  readonly marks: Mark[] = [];

  constructor(private readonly measure: Measure) {}

  /** One line of text. @param to the right edge it is set against; absent: it begins at `x` */
  text(
    text: string,
    x: number,
    y: number,
    { size = 10, bold = false, color = INK, to }: TextStyle = {},
  ): void {
    const width = this.measure(text, size, bold);
    const begin = to === undefined ? x : to - width;
    this.marks.push({ kind: 'text', x: begin, y, width, height: size, text, size, bold, color });
  }

  /** Text in lines no wider than this. @returns the baseline of the line after it */
  paragraph(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const { size = 10, bold = false } = style;
    const lines = text.split('\n').flatMap((line) => this.wrap(line, width, size, bold));
    lines.forEach((line, at) => this.text(line, x, y + at * size * LEADING, style));
    return y + lines.length * size * LEADING;
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.marks.push({ kind: 'box', x, y, width, height, color });
  }

  line(y: number, color = '#d9d0c3'): void {
    this.marks.push({ kind: 'line', x: LEFT, y, width: RIGHT - LEFT, height: 0.75, color });
  }

  qr(rows: string[], x: number, y: number, size: number): void {
    this.marks.push({ kind: 'qr', x, y, width: size, height: size, rows, color: '#000000' });
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

const LEADING = 1.45;

interface TextStyle {
  size?: number;
  bold?: boolean;
  color?: string;
  to?: number;
}

/** What is printed on an invoice. */
export interface InvoiceContent {
  /** Absent on a draft. */
  number?: string;
  /** YYYY-MM-DD. */
  date: string;
  dueDate: string;
  nameClient: string;
  addressClient: string;
  postalCodeClient: string;
  title: string;
  description: string;
  /** Cents; below 0 on a credit note. */
  amount: number;
  creditOfNumber?: string | null;
  foundation: { name: string; address: readonly string[]; email: string; phone: string; iban: string };
  /** The rows of the QR code; absent: nothing to pay. */
  qr?: string[];
}

/** The layout of an invoice: the one description from which both the preview and the pdf are drawn (spec 2, section 2). */
export function invoiceLayout(content: InvoiceContent, measure: Measure): Mark[] {
  const sheet = new Sheet(measure);
  const isCredit = content.amount < 0;
  sheet.box(0, 0, PAGE.width, 12, YELLOW);
  sheet.box(0, 12, PAGE.width, 4, RED);
  letterhead(sheet, content);
  const address = [content.nameClient, content.addressClient, content.postalCodeClient].filter(Boolean);
  address.forEach((line, at) => sheet.text(line, LEFT, 176 + at * 15, { size: 11 }));

  sheet.text(isCredit ? 'Creditfactuur' : 'Factuur', LEFT, 272, { size: 24, bold: true, color: RED });
  const facts = factsOf(content);
  facts.forEach(([label, value], at) => {
    sheet.text(label, LEFT, 300 + at * 15, { color: SOFT });
    sheet.text(value, LEFT + 110, 300 + at * 15, { bold: true });
  });

  const top = 300 + facts.length * 15 + 22;
  sheet.text('Omschrijving', LEFT, top, { bold: true, color: SOFT, size: 9 });
  sheet.text('Bedrag', LEFT, top, { bold: true, color: SOFT, size: 9, to: RIGHT });
  sheet.line(top + 8);
  const under = sheet.paragraph(content.title, LEFT, top + 28, 370, { bold: true, size: 11 });
  sheet.text(formatCents(content.amount), LEFT, top + 28, { size: 11, to: RIGHT });
  const end = sheet.paragraph(content.description, LEFT, under + 2, 370, { color: SOFT });
  sheet.line(end + 4);
  sheet.text('Totaal', LEFT, end + 26, { bold: true, size: 13 });
  sheet.text(formatCents(content.amount), LEFT, end + 26, { bold: true, size: 13, to: RIGHT });
  sheet.text('De stichting is vrijgesteld van btw; over dit bedrag is geen btw berekend.', LEFT, end + 46, {
    size: 9,
    color: SOFT,
  });
  payment(sheet, content, Math.max(end + 84, 600));
  return sheet.marks;
}

function letterhead(sheet: Sheet, { foundation }: InvoiceContent): void {
  const { name, address, email, phone, iban } = foundation;
  sheet.text(name, LEFT, 64, { size: 16, bold: true });
  [...address, email, phone, iban && `IBAN ${spaced(iban)}`]
    .filter(Boolean)
    .forEach((line, at) => sheet.text(line, LEFT, 64 + at * 14, { size: 9, color: SOFT, to: RIGHT }));
}

function factsOf({ number, date, dueDate, amount, creditOfNumber }: InvoiceContent): [string, string][] {
  return [
    ['Factuurnummer', number ?? 'volgt bij opslaan'],
    ['Factuurdatum', dutch(date)],
    ...(amount < 0
      ? ([['Bij factuur', creditOfNumber ?? '']] as [string, string][])
      : ([['Betalen vóór', dutch(dueDate)]] as [string, string][])),
  ];
}

function payment(sheet: Sheet, { foundation, amount, dueDate, number, qr }: InvoiceContent, y: number): void {
  if (amount < 0) {
    sheet.paragraph('Dit bedrag wordt verrekend of naar je overgemaakt.', LEFT, y, RIGHT - LEFT);
    return;
  }
  const text = [
    `Wil je ${formatCents(amount)} vóór ${dutch(dueDate)} overmaken naar`,
    `rekening ${spaced(foundation.iban)} van ${foundation.name},`,
    `onder vermelding van ${number ?? 'het factuurnummer'}?`,
  ].join(' ');
  const end = sheet.paragraph(text, LEFT, y, 340);
  if (!qr) return;
  sheet.paragraph('Of scan de code met de app van je bank.', LEFT, end + 8, 340, { color: SOFT });
  sheet.qr(qr, RIGHT - 118, y - 24, 130);
}

/** YYYY-MM-DD as dd/mm/yyyy. */
function dutch(date: string): string {
  return date.split('-').reverse().join('/');
}

/** An account number in groups of four, which stay on one line. */
function spaced(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1\u00a0');
}
