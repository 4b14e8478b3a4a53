import { convert } from 'html-to-text';

import { formatCalendarDate } from '../dates/amsterdam';
import { cleanHtml, MAX_HTML } from '../text/cleanHtml';
import { formatCents } from '../text/inDutch';
import { isMailAddress, LINE } from '../text/inputFields';
import { type Doubts, EMPTY } from './doubts';
import { centsOf, dayOf, momentOf, wholeOf, yesOf } from './oldValues';

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
