import {
  AlignmentType,
  BorderStyle,
  Document,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import encodeQR from 'qr';

import { modulesPng } from '../../platform/pictures/png';
import type { Foundation } from '../../platform/settings/settings';
import { jointSalutation } from '../members/households/householdNames';
import { nameOf } from '../members/memberFacts';
import {
  addressLines,
  cardsOf,
  CLUB,
  type LetterContent,
  paymentOf,
  sumOf,
  type Together,
  withFields,
} from './letterContent';

const FONT = 'Calibri';
const MILLIMETRE = 56.7;
const RED = 'B5121B';
const GREY = '666666';
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'CCCCCC' } as const;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const BORDERS = {
  top: LINE,
  bottom: LINE,
  left: LINE,
  right: LINE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};

/** A letter of the club to a member or a household, as Word. */
export function letterDocument(content: LetterContent): Promise<Buffer> {
  const { foundation, moment, members, date, year, detailsUrls } = content;
  const amount = sumOf(content);
  const hasModule = moment.letter.some(({ type }) => type === 'paymentModule');
  const text = (paragraph: string) =>
    linesOf(withFields(paragraph, members, year, amount), { spacing: { after: 160 } });
  return Packer.toBuffer(
    documentOf([
      ...letterHead(foundation),
      ...addressLines(members).map((line) => plain(line)),
      plain(LONG.format(new Date(`${date}T00:00:00Z`)), { spacing: { before: 500, after: 300 } }),
      plain(moment.title, { spacing: { after: 240 } }, { bold: true }),
      plain(jointSalutation(members), { spacing: { after: 160 } }),
      ...moment.letter.flatMap((paragraph) =>
        paragraph.type === 'paymentModule'
          ? paymentModule(content, withFields(paragraph.text, members, year, amount))
          : text(paragraph.text),
      ),
      ...(hasModule ? [] : cards(content)),
      plain(`Met carnavaleske groet,`, { spacing: { before: 240 } }),
      plain(`${CLUB}, ${foundation.name}`, { spacing: { after: 360 } }),
      ...members.flatMap((member, at) => {
        const url = detailsUrls[at];
        return url ? detailsBlock(member, url, members.length > 1) : [];
      }),
    ]),
  );
}

/** A document in the club's type and margins. */
export function documentOf(children: readonly (Paragraph | Table)[]): Document {
  const margin = Math.round(20 * MILLIMETRE);
  return new Document({
    creator: CLUB,
    styles: { default: { document: { run: { font: FONT, size: 22 } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: Math.round(210 * MILLIMETRE), height: Math.round(297 * MILLIMETRE) },
            margin: { top: margin, bottom: margin, left: margin, right: margin },
          },
        },
        children: [...children],
      },
    ],
  });
}

/** A paragraph of one line of text. */
export function plain(
  text: string,
  paragraph: ConstructorParameters<typeof Paragraph>[0] & object = {},
  run: { bold?: boolean; size?: number; color?: string } = {},
): Paragraph {
  return new Paragraph({ ...(paragraph as object), children: [new TextRun({ text, ...run })] });
}

function linesOf(text: string, paragraph: object): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map(
      (part) =>
        new Paragraph({
          ...paragraph,
          children: part
            .split('\n')
            .map((line, at) => new TextRun({ text: line.trim(), break: at > 0 ? 1 : 0 })),
        }),
    );
}

function letterHead({ name, address, email, phone }: Foundation): Paragraph[] {
  const details = [...address, email, phone].filter(Boolean).join(' · ');
  return [
    plain(CLUB, {}, { bold: true, size: 36, color: RED }),
    plain(
      [name, details].filter(Boolean).join(' · '),
      { spacing: { after: 700 } },
      { size: 17, color: GREY },
    ),
  ];
}

/** How to pay, in a frame with the code beside it. */
function paymentModule(content: LetterContent, text: string): (Paragraph | Table)[] {
  const { heading, shares, how, code } = paymentOf(content);
  const lines = [
    plain(heading, { spacing: { after: 80 } }, { bold: true, size: 24 }),
    ...shares.map((share) => plain(share)),
    ...linesOf(text, { spacing: { after: 80 } }),
    ...how.map(({ text: line, isLink }) => plain(line, {}, isLink ? { color: RED } : {})),
  ];
  if (!code) return [...lines, ...cards(content)];
  return framed([...lines, ...cards(content)], code.text, code.description);
}

function cards(content: LetterContent): Paragraph[] {
  const found = cardsOf(content);
  if (!found) return [];
  return [plain(found.heading, { spacing: { before: 160 } }, { bold: true }), plain(found.text)];
}

function detailsBlock(member: Together[number], detailsUrl: string, isNamed: boolean): (Paragraph | Table)[] {
  const lines = [
    plain(
      isNamed ? `${nameOf(member)}, kloppen je gegevens nog?` : 'Kloppen je gegevens nog?',
      { spacing: { after: 60 } },
      { bold: true, size: 19 },
    ),
    plain(
      `Scan de code om je adres, e-mail en telefoon te bekijken en te verbeteren. Je lidnummer is ${member.id}.`,
      {},
      { size: 19 },
    ),
  ];
  return framed(lines, detailsUrl, 'Code naar je eigen gegevens', 70);
}

/** Text with a QR code beside it, in a frame. @param size of the code, in pixels */
function framed(
  lines: readonly Paragraph[],
  code: string,
  description: string,
  size = 120,
): (Paragraph | Table)[] {
  const cell = (children: readonly Paragraph[], width: number, alignCentre = false) =>
    new TableCell({
      width: { size: width, type: WidthType.PERCENTAGE },
      margins: { top: 120, bottom: 120, left: 160, right: 160 },
      ...(alignCentre && { verticalAlign: VerticalAlign.CENTER }),
      children: [...children],
    });
  const picture = new ImageRun({
    type: 'png',
    data: modulesPng(encodeQR(code, 'raw', { ecc: 'medium', border: 2 }), 4),
    transformation: { width: size, height: size },
    altText: { name: 'QR', title: description, description },
  });
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: BORDERS,
    rows: [
      new TableRow({
        cantSplit: true,
        children: [
          cell(lines, 76),
          cell([new Paragraph({ alignment: AlignmentType.CENTER, children: [picture] })], 24, true),
        ],
      }),
    ],
  });
  return [table, new Paragraph({ children: [] })];
}

const LONG = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
