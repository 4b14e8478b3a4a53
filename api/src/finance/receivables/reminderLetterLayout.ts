import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { type Mark, type Measure, PAGE, Sheet } from '../../platform/pdf/sheet';
import type { Foundation } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import type { Receivable } from '../claims/receivable';
import { epcQr } from '../money/epcQr';

const SOFT = '#6b6156';
const RED = '#b5121b';
const YELLOW = '#ffc526';
const LEFT = 56;
const RIGHT = PAGE.width - 56;
const WIDTH = RIGHT - LEFT;
/** Of what stands beside the QR code, or beside the address of the foundation. */
const COLUMN = 340;

/** What a letter says beside what is owed. */
export interface LetterFacts {
  /** 1, 2 or 3. */
  step: number;
  /** YYYY-MM-DD. */
  date: string;
  /** Where it can be paid online; '': there is no link. */
  url: string;
}

/** What a letter says of what is owed. */
export type Owed = Pick<Receivable, 'name' | 'address' | 'label' | 'reference' | 'amount' | 'dueDate'>;

/** A reminder on one sheet: whom, what, how much, and how to pay. The address stands where the window of an envelope is. */
export function reminderLetter(
  { name, address = [], label, reference, amount, dueDate }: Owed,
  { step, date, url }: LetterFacts,
  foundation: Foundation,
  measure: Measure,
): Mark[] {
  const sheet = new Sheet(measure);
  const iban = foundation.accounts[0]?.iban ?? '';
  sheet.box(0, 0, PAGE.width, 12, YELLOW);
  sheet.box(0, 12, PAGE.width, 4, RED);
  letterhead(sheet, foundation);
  const lines = [name, ...address.map((line) => line.trim()).filter(Boolean)];
  const end = sheet.within('P', () =>
    lines.reduce((y, line) => sheet.paragraph(line, LEFT, y, COLUMN, { size: 11 }), 176),
  );
  let y = Math.max(272, end + 36);
  sheet.within('H1', () => sheet.text(reminderSubject(step), LEFT, y, { size: 24, bold: true, color: RED }));
  sheet.text(formatCalendarDate(date), LEFT, y, { color: SOFT, to: RIGHT });
  y += 40;
  const until = dueDate ? `, te betalen vóór ${formatCalendarDate(dueDate)}` : '';
  for (const text of [
    `Beste ${name},`,
    `We hebben nog geen betaling van je gezien voor ${label}.`,
    `Het gaat om ${formatCents(amount)}${until}.`,
  ]) {
    y = sheet.paragraph(text, LEFT, y, WIDTH, { size: 11 }) + 8;
  }
  y += 12;
  sheet.line(LEFT, y, WIDTH);
  sheet.qr(
    epcQr({ name: foundation.name, iban, amount, remittance: reference }),
    RIGHT - 118,
    y + 12,
    130,
    'QR-code om met de app van je bank te betalen',
  );
  y += 34;
  for (const [title, value] of [
    ['Bedrag', formatCents(amount)],
    ['Rekening', `${spaced(iban)} van ${foundation.name}`],
    ['Kenmerk', reference],
  ] as const) {
    y = sheet.within('P', () => {
      sheet.text(title, LEFT, y, { color: SOFT, size: 9 });
      return sheet.paragraph(value, LEFT, y + 14, COLUMN, { size: 11, bold: true }) + 8;
    });
  }
  const how = [
    'Of scan de code met de app van je bank.',
    ...(url ? [`Of betaal meteen online: ${url}`] : []),
  ];
  y = Math.max(y, sheet.paragraph(how.join('\n'), LEFT, y + 4, COLUMN, { color: SOFT }));
  const closing = `Heb je net betaald? Dan hoef je niets te doen.\n\nMet vriendelijke groet,\n${foundation.name}`;
  sheet.paragraph(closing, LEFT, y + 44, WIDTH, { size: 11 });
  return sheet.marks;
}

function letterhead(sheet: Sheet, { name, address, email, phone }: Foundation): void {
  sheet.paragraph(name, LEFT, 64, 300, { size: 16, bold: true });
  [...address, email, phone]
    .filter(Boolean)
    .forEach((line, at) => sheet.text(line, LEFT, 64 + at * 14, { size: 9, color: SOFT, to: RIGHT }));
}

/** An account number in groups of four, which stay on one line. */
function spaced(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1\u00a0');
}

const subjects = ['Herinnering', 'Tweede herinnering', 'Laatste herinnering'] as const;

/** What the reminder of a step is called. @param step 1, 2 or 3 */
export function reminderSubject(step: number): string {
  return subjects[step - 1] ?? subjects[0];
}
