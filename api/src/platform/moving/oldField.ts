import { convert } from 'html-to-text';

import {
  dateInAmsterdam,
  formatCalendarDate,
  isCalendarDate,
  startOfDayInAmsterdam,
} from '../dates/amsterdam';
import { cleanHtml, MAX_HTML } from '../text/cleanHtml';
import { formatCents } from '../text/inDutch';
import { isMailAddress, LINE } from '../text/inputFields';
import { type Doubts, EMPTY } from './doubts';

/** Of which document of which file something is. */
export interface OldSource {
  file: string;
  id: string;
  doubts: Doubts;
}

interface TextRules {
  required?: boolean;
  /** Characters. */
  most?: number;
  /** Line breaks stay. */
  isLong?: boolean;
}

const MARKUP = /<\/?[a-z][^>]*>|&(?:\w+|#\d+);/i;

/**
 * One value of an old document, or its correction. What cannot be read, or only perhaps, is noted as a doubt under its
 * path.
 */
export class OldField {
  readonly raw: unknown;
  /** Somebody looked at it: what may be wrong but can be read is right. */
  readonly isCorrected: boolean;

  /** @param path in the document, such as `beers.0.IBU` @param mayBeCorrected false: a correction was looked at before */
  constructor(
    private readonly source: OldSource,
    readonly path: string,
    old: unknown,
    mayBeCorrected = true,
  ) {
    const correction = mayBeCorrected ? source.doubts.correctionOf(source.file, source.id, path) : undefined;
    this.isCorrected = correction !== undefined;
    this.raw = correction === undefined ? old : correction === EMPTY ? undefined : correction;
  }

  get isMissing(): boolean {
    return (
      this.raw === undefined || this.raw === null || (typeof this.raw === 'string' && this.raw.trim() === '')
    );
  }

  /** It cannot stay as it is. */
  fault(message: string): void {
    this.note(message, true);
  }

  /** It may be wrong: somebody says what it is. A correction ends it. */
  ask(message: string): void {
    if (!this.isCorrected) this.note(message, true);
  }

  /** What was made of it. */
  assume(message: string): void {
    if (!this.isCorrected) this.note(message, false);
  }

  /** Plain text; markup goes. '' when it is missing. */
  text({ required = false, most = LINE, isLong = false }: TextRules = {}): string {
    if (this.isMissing) return this.missing(required) ?? '';
    if (typeof this.raw === 'object') return this.unreadable('geen tekst', '');
    const sent = String(this.raw as string | number | boolean).trim();
    const plain = this.withoutMarkup(sent);
    const text = isLong ? plain : plain.replace(/\s+/g, ' ');
    if (text === '') return this.missing(required) ?? '';
    if (text.length > most) this.fault(`langer dan ${most} tekens`);
    return text;
  }

  /** Rich text as the portal stores it. */
  html({ required = false } = {}): string {
    if (this.isMissing) return this.missing(required) ?? '';
    if (typeof this.raw !== 'string') return this.unreadable('geen tekst', '');
    const html = MARKUP.test(this.raw) ? this.raw : paragraphs(this.raw);
    const clean = cleanHtml(html);
    if (clean === '' && required) this.missing(true);
    if (clean.length > MAX_HTML) this.fault(`langer dan ${MAX_HTML} tekens`);
    if (/<(script|iframe|img|table|style)\b/i.test(this.raw))
      this.assume('opmaak die niet mag is weggelaten');
    return clean;
  }

  /** An e-mail address in lower case, or ''. */
  email({ required = false } = {}): string {
    const address = this.text({ required }).toLowerCase();
    if (address !== '' && !isMailAddress(address)) this.fault('geen e-mailadres');
    return address;
  }

  /** Cents of an amount in euros, or null. @param most euros: above it, it looks like cents */
  cents({ required = false, most = Infinity } = {}): number | null {
    if (this.isMissing) return this.missing(required) ?? null;
    const read = centsOf(this.raw);
    if (!read) return this.unreadable('geen bedrag in euro', null);
    if (Math.abs(read.cents) > most * 100)
      this.ask(`${formatCents(read.cents)} is veel: zijn het centen? Vul het bedrag in euro in`);
    else if (read.isRounded) this.assume(`afgerond op ${formatCents(read.cents)}`);
    return read.cents;
  }

  /** YYYY-MM-DD, or null. */
  day({ required = false } = {}): string | null {
    if (this.isMissing) return this.missing(required) ?? null;
    const read = dayOf(this.raw);
    if (!read) return this.unreadable('geen datum', null);
    if (read.isOff) this.assume(`de datum is hier ${formatCalendarDate(read.day)}; in UTC een dag eerder`);
    return read.day;
  }

  /** A moment, or null. */
  moment(): Date | null {
    if (this.isMissing) return null;
    return momentOf(this.raw) ?? this.unreadable('geen datum', null);
  }

  yes(): boolean {
    return yesOf(this.raw) ?? this.unreadable('geen ja of nee', false);
  }

  /** A whole number, or null. */
  whole({ required = false, min = -Infinity, max = Infinity } = {}): number | null {
    if (this.isMissing) return this.missing(required) ?? null;
    const read = wholeOf(this.raw);
    if (read === null) return this.unreadable('geen heel getal', null);
    if (read < min || read > max) this.fault(`niet van ${min} tot ${max}`);
    return read;
  }

  /** One of a few words. @param table old word in lower case → new one */
  choice<T>(table: Readonly<Record<string, T>>, { required = false } = {}): T | null {
    if (this.isMissing) return this.missing(required) ?? null;
    const word = String(this.raw as string)
      .trim()
      .toLowerCase();
    const found = Object.hasOwn(table, word) ? table[word] : undefined;
    return found === undefined
      ? this.unreadable(`onbekend; kies ${Object.keys(table).join(', ')}`, null)
      : found;
  }

  private missing(required: boolean): undefined {
    if (required) this.fault('ontbreekt');
  }

  private unreadable<T>(message: string, instead: T): T {
    this.fault(message);
    return instead;
  }

  private withoutMarkup(text: string): string {
    if (!MARKUP.test(text)) return text;
    const plain = convert(text, {
      wordwrap: false,
      selectors: [{ selector: 'a', options: { ignoreHref: true } }],
    });
    this.assume(`opmaak weggehaald: ${plain.slice(0, 80)}`);
    return plain.trim();
  }

  private note(message: string, isBlocking: boolean): void {
    const { file, id, doubts } = this.source;
    doubts.add({ file, id, field: this.path, value: this.raw, message, isBlocking });
  }
}

/** Plain text as rich text: a paragraph for each line. */
function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/** What an old date comes to. */
interface OldDay {
  /** YYYY-MM-DD in Europe/Amsterdam. */
  day: string;
  /** It was stored as a moment that is on another day in UTC: shown by the old system a day early. */
  isOff: boolean;
}

const MILLISECONDS = /^1\d{12}$/;
const DUTCH_DAY = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const YES = ['true', 'ja', 'j', 'yes', '1', 'x', 'waar'];
const NO = ['false', 'nee', 'n', 'no', '0', '', 'onwaar'];

/**
 * The moment that the old system stored: a date, its text in ISO or as a browser writes it, milliseconds as number or
 * text; of a date without a time its midnight in Amsterdam. @returns null when it is none
 */
export function momentOf(raw: unknown): Date | null {
  if (raw instanceof Date) return valid(raw);
  if (typeof raw === 'number') return MILLISECONDS.test(String(raw)) ? new Date(raw) : null;
  if (typeof raw !== 'string') return null;
  const text = raw.trim();
  if (MILLISECONDS.test(text)) return new Date(Number(text));
  const day = plainDay(text);
  if (day) return startOfDayInAmsterdam(day);
  return /\d{4}.*\d{1,2}:\d{2}/.test(text) ? valid(new Date(text)) : null;
}

/** The day that the old system meant. @returns null when it is none */
export function dayOf(raw: unknown): OldDay | null {
  const day = typeof raw === 'string' ? plainDay(raw.trim()) : null;
  if (day) return { day, isOff: false };
  const moment = momentOf(raw);
  if (!moment) return null;
  const local = dateInAmsterdam(moment);
  return { day: local, isOff: local !== moment.toISOString().slice(0, 10) };
}

/** An amount in euros as cents. @returns null when it is no amount; isRounded: it had parts of a cent */
export function centsOf(raw: unknown): { cents: number; isRounded: boolean } | null {
  const euros = typeof raw === 'number' ? raw : typeof raw === 'string' ? eurosOf(raw) : null;
  if (euros === null || !Number.isFinite(euros)) return null;
  const exact = euros * 100;
  const cents = Math.round(Math.abs(exact) + 1e-6) * Math.sign(exact) || 0;
  return { cents, isRounded: Math.abs(exact - cents) > 1e-4 };
}

/** A whole number. @returns null when it is none */
export function wholeOf(raw: unknown): number | null {
  const value = typeof raw === 'string' && /^\s*-?\d+\s*$/.test(raw) ? Number(raw) : raw;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

/** Yes or no. @returns null when it is neither */
export function yesOf(raw: unknown): boolean | null {
  if (typeof raw === 'boolean') return raw;
  if (raw === undefined || raw === null) return false;
  const text = String(raw as string | number)
    .trim()
    .toLowerCase();
  if (YES.includes(text)) return true;
  return NO.includes(text) ? false : null;
}

/** '€ 1.234,50', '12.5', '12,-'. */
function eurosOf(text: string): number | null {
  const plain = text.replace(/[€\s]|EUR/gi, '').replace(/,-+$/, '');
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

function plainDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = DUTCH_DAY.exec(text) ?? [];
  const iso = day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isCalendarDate(iso) ? iso : null;
}

function valid(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}
