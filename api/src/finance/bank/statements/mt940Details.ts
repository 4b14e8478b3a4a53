import { tidy } from './statementLine';

/** What field 86 says of a booking. */
export interface Details {
  name: string;
  iban: string;
  description: string;
  reference: string;
  /** Of the batch, and of the mandate. */
  marks: string;
}

const IBAN = String.raw`[A-Z]{2}\d\d[A-Z]{4}[A-Z0-9]{6,26}`;

/**
 * What field 86 says, in the ways of the Dutch banks; text in a way that is none of these becomes the description.
 * @param lines of the file @param extra the second line of field 61
 */
export function detailsOf(lines: readonly string[], extra: string): Details {
  const joined = lines.join('');
  const found =
    betweenSlashes(joined) ??
    numbered(joined) ??
    account(lines) ??
    labelled(lines) ??
    accountFirst(lines, extra) ??
    accountWithin(lines);
  const plain = { name: '', iban: '', reference: '', marks: '', description: tidy(lines.join(' ')) };
  const details = { ...plain, ...found };
  const other = new RegExp(`^${IBAN}$`).exec(extra)?.[0];
  return { ...details, iban: details.iban || other || '' };
}

const TAGS =
  'TRTP|TRCD|IBAN|BBAN|BIC|NAME|REMI|EREF|PREF|RREF|ORDP|BENM|ID|CSID|MARF|ISDT|PURP|ADDR|CNTP|RTRN|CDTRREFTP|CDTRREF|ULTC|ULTD|SVCL|OCMT|CHGS|EXCH';

/**
 * `/IBAN/…/NAME/…/REMI/…`: ABN AMRO, Rabobank, Knab, bunq, Van Lanschot, Mollie; ING and Triodos have the other side as
 * `/CNTP/iban/bic/name/place/`. Lines are broken anywhere, also within a tag. What is not such a tag is text with a slash.
 */
function betweenSlashes(text: string): Details | undefined {
  const [before = '', ...parts] = text.split(new RegExp(`/(${TAGS})/`));
  if (parts.length === 0 || before.trim() !== '') return undefined;
  const values = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) {
    const tag = parts[at] ?? '';
    values.set(tag, (values.get(tag) ?? '') || (parts[at + 1] ?? ''));
  }
  const value = (tag: string) => tidy((values.get(tag) ?? '').replace(/\/+$/, ''));
  const [iban = '', , name = ''] = (values.get('CNTP') ?? '').split('/');
  // /REMI/USTD//text/ or /REMI/STRD/CUR/reference/
  const structured = /^STRD\/\w*\/(.*)$/.exec(value('REMI'))?.[1];
  const end = value('EREF');
  return {
    name: value('NAME') || tidy(name),
    iban: value('IBAN') || tidy(iban),
    description: structured ?? (value('REMI').replace(/^USTD\/\//, '') || value('CDTRREF') || tidy(text)),
    reference: [structured ?? value('CDTRREF'), /^NOT\s?PROVIDED$/i.test(end) ? '' : end]
      .filter(Boolean)
      .join(' '),
    marks: tidy(`${value('PREF')} ${value('MARF')}`),
  };
}

/** `000>10…>20bic>21iban>22text>23text>31own account`: Triodos of old. The name is a part of the text there. */
function numbered(text: string): Omit<Details, 'marks'> | undefined {
  if (!/^\d{3}>\d\d/.test(text)) return undefined;
  const fields = [...text.matchAll(/>(\d\d)(.*?)(?=>\d\d|$)/g)].filter(([, id = '']) => /^2\d$/.test(id));
  const values = fields.map(([, , value = '']) => value);
  const iban = new RegExp(`^${IBAN}\\s*$`).test(values[1] ?? '') ? (values[1] ?? '') : '';
  return {
    name: '',
    iban: tidy(iban),
    reference: '',
    description: tidy(values.slice(iban ? 2 : 0).join('')),
  };
}

/** The last line `REK: iban/NAAM: name`, or `NAAM: name` alone: Knab and ASN of old. */
function account(lines: readonly string[]): Omit<Details, 'marks'> | undefined {
  const text = lines.join('\n');
  const match = /^(?:REK:\s*([A-Z0-9 ]+?)\s*\/)?\s*NAAM:\s*(.*)$/ms.exec(text);
  if (!match || /IBAN:|INCASSANT:/i.test(text)) return undefined;
  const [, iban = '', name = ''] = match;
  return {
    name: tidy(name),
    iban: /^[A-Z]/.test(iban) ? iban : '',
    reference: '',
    description: tidy(text.slice(0, match.index)),
  };
}

const LABELS = 'IBAN|BIC|NAAM|OMSCHRIJVING|KENMERK|BETALINGSKENM\\.|MACHTIGING|INCASSANT|VOOR';

/** `SEPA OVERBOEKING   IBAN: …  BIC: …  NAAM: …  OMSCHRIJVING: …`, in two columns: ABN AMRO of old. */
function labelled(lines: readonly string[]): Omit<Details, 'marks'> | undefined {
  const [kind = '', ...parts] = lines.join(' ').split(new RegExp(`\\b(${LABELS})\\s*:`, 'i'));
  const values = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) {
    values.set((parts[at] ?? '').toUpperCase(), tidy(parts[at + 1]));
  }
  const value = (label: string) => values.get(label) ?? '';
  if (!value('IBAN')) return undefined;
  return {
    name: value('NAAM'),
    iban: value('IBAN'),
    description: value('OMSCHRIJVING') || tidy(kind),
    reference: tidy([value('BETALINGSKENM.'), value('KENMERK')].join(' ')),
  };
}

/** The account and name on the first line, then the text, padded to the same width: ASN, SNS and RegioBank. */
function accountFirst(
  [first = '', ...rest]: readonly string[],
  extra: string,
): Omit<Details, 'marks'> | undefined {
  const [, number = '', name = ''] = new RegExp(`^(${IBAN}|\\d{9,10}) +(.*)$`).exec(first) ?? [];
  // ING of old begins like that too, but has its BIC next; there the name is not on field 61 as well.
  const isSame = extra !== '' && tidy(name).toLowerCase().startsWith(extra.toLowerCase().slice(0, 10));
  if (!isSame) return undefined;
  // A full line is broken in the middle of a word.
  const text = rest.map((line) => (line.length >= 65 ? line : `${line} `)).join('');
  return {
    name: tidy(name),
    iban: /^[A-Z]/.test(number) ? number : '',
    description: tidy(text),
    reference: '',
  };
}

/** `NL69INGB0123456789 INGBNL2A J. Janssen NOTPROVIDED text`: ING of old. The name ends nowhere for certain. */
function accountWithin(lines: readonly string[]): Omit<Details, 'marks'> | undefined {
  const text = lines.join('');
  const [, iban, after = ''] = new RegExp(`(?:^|\\s)(${IBAN}) [A-Z]{6}[A-Z0-9]{2,5} (.*)$`).exec(text) ?? [];
  if (!iban) return undefined;
  const [name = ''] = after.split(/ NOTPROVIDED|(?<=\S)\s+(?=\S*\d)/);
  return { name: tidy(name), iban, description: tidy(lines.join(' ')), reference: '' };
}
