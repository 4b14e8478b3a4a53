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

import { epcText } from '../../finance/money/epcQr';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { modulesPng } from '../../platform/pictures/png';
import type { Foundation } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/formatCents';
import type { LetterParagraphType } from '../club.enums';
import { jointSalutation } from '../members/households/householdNames';
import { nameOf } from '../members/memberFacts';
import type { ClubContactMoment } from './contactMoment.model';
import { addressLines, type Together, withFields } from './letterText';

/** What is in a letter. */
export interface LetterContent {
  foundation: Foundation;
  moment: Pick<ClubContactMoment, 'title' | 'buut' | 'buutMax' | 'buutPrice' | 'buutDeadline'> & {
    letter: readonly { type: `${LetterParagraphType}`; text: string }[];
  };
  members: Together;
  /** Of each of them what becomes of their contribution. */
  asked: readonly AskedOf[];
  /** The title of the edition. */
  year: string;
  /** Cents that a member pays. */
  contribution: number;
  /** YYYY-MM-DD. */
  date: string;
  /** Online: the personal link. Otherwise by bank, with these references. */
  pay: { url: string } | { references: readonly string[] };
  /** The own page of each of them. */
  detailsUrls: readonly string[];
}

/** What a letter says of the contribution of a member. */
export interface AskedOf {
  name: string;
  /** Cents. */
  amount: number;
  /** Of who paid nothing is asked; from a housemate who signed a mandate it is collected. */
  state: 'asked' | 'paid' | 'debit';
}

const CLUB = 'Club van 111';
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

/** Cents that a letter asks in all; of who is asked nothing, what a member pays. */
function sumOf({ asked, contribution }: Pick<LetterContent, 'asked' | 'contribution'>): number {
  const open = asked.filter(({ state }) => state === 'asked');
  return open.length > 0 ? open.reduce((sum, { amount }) => sum + amount, 0) : contribution;
}

/** What each of a household owes; of one alone the sum says it. */
function shares({ asked }: LetterContent): Paragraph[] {
  if (asked.length < 2) return [];
  const besides = { asked: '', paid: ', al betaald', debit: ', wordt geïncasseerd' };
  return asked.map(({ name, amount, state }) => plain(`${name}: ${formatCents(amount)}${besides[state]}`));
}

/** How to pay: by the personal link, or by bank with a code that banking apps read (EPC069-12). */
function paymentModule(content: LetterContent, text: string): (Paragraph | Table)[] {
  const { asked, year, pay, foundation } = content;
  const amount = sumOf(content);
  const account = foundation.accounts[0];
  const isOwed = asked.length < 2 || asked.some(({ state }) => state === 'asked');
  const lines = [
    plain(
      isOwed ? `Contributie ${year}: ${formatCents(amount)}` : `Contributie ${year}`,
      { spacing: { after: 80 } },
      { bold: true, size: 24 },
    ),
    ...shares(content),
    ...linesOf(text, { spacing: { after: 80 } }),
  ];
  if (!isOwed) return [...lines, ...cards(content)];
  if ('url' in pay) {
    lines.push(
      plain('Betaal met je persoonlijke link, of scan de code:'),
      plain(pay.url, {}, { color: RED }),
    );
    return framed([...lines, ...cards(content)], pay.url, 'Code om online te betalen');
  }
  // By all that is mentioned together the bank import knows them, when the amount is that of all.
  const remittance = `${CLUB} ${pay.references.join(' ')}`;
  lines.push(
    plain(`Rekening ${spaced(account?.iban ?? '')} ten name van ${foundation.name}`),
    plain(`Onder vermelding van: ${remittance}`),
    plain('Of scan de code met de app van je bank.'),
  );
  const code = epcText({ name: foundation.name, iban: account?.iban ?? '', amount, remittance });
  return framed([...lines, ...cards(content)], code, 'Code om te betalen met de app van je bank');
}

function cards({ moment: { buut, buutMax, buutPrice, buutDeadline }, foundation, members }: LetterContent) {
  if (!buut || !buutMax || !buutPrice || !buutDeadline) return [];
  const count = buutMax * members.length;
  const most = count === 1 ? 'hoogstens 1 kaart' : `hoogstens ${count} kaarten`;
  const iban = spaced(foundation.accounts[0]?.iban ?? '');
  return [
    plain(
      `Kaarten: ${most}, ${formatCents(buutPrice)} per kaart`,
      { spacing: { before: 160 } },
      { bold: true },
    ),
    plain(
      `Bestel ze tot en met ${formatCalendarDate(buutDeadline)} door het bedrag apart over te maken op ${iban}, onder vermelding van: kaarten ${members.map(({ id }) => id).join(' ')}`,
    ),
  ];
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

function spaced(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
