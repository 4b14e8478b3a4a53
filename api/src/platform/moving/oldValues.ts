import { dateInAmsterdam, isCalendarDate, startOfDayInAmsterdam } from '../dates/amsterdam';

/** What an old date comes to. */
export interface OldDay {
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
