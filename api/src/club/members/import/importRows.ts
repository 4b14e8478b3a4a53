import { storedTexts } from '../../../platform/database/recordFields';
import { isCalendarDate } from '../../../platform/dates/amsterdam';
import { texts } from '../../../platform/errors/texts';
import { isMailAddress, LINE } from '../../../platform/text/inputFields';
import { searchable } from '../../../platform/text/plainText';
import { ClubDelivery } from '../../club.enums';
import { clubTexts } from '../../club.texts';
import { COUNTRIES } from '../member.input';
import { nameOf } from '../memberFacts';
import { memberFields } from '../memberFields';
import { currentYear, isBirthday, plainPostalCode, type StoredMember } from '../memberRules';
import { MEMBERSHIP_NUMBER } from '../membershipNumber';
import { paymentYears } from '../payments/payment.service';
import type { ClubImportProblem, ClubImportRowInput } from './import.type';

/** What is stored of a row, still without a number when the row had none. */
export type ImportedMember = StoredMember & { number: string; joined: number; years: number[] };

/** A row as it can be stored, with what is wrong with it. */
export interface CheckedRow {
  member: ImportedMember;
  problems: ClubImportProblem[];
}

const REQUIRED = ['lastName', 'adres', 'postalCode', 'city'] as const;
const FIRST_YEAR = 1900;
const LONGEST_PHONE = 40;

/** Checks one row by the rules of the form. */
export function checkRow(row: ClubImportRowInput): CheckedRow {
  const text = (value: string | null | undefined) => (value ?? '').trim();
  const years = [...new Set(row.paidYears ?? [])].sort((a, b) => a - b);
  const number = text(row.membershipNumber).toUpperCase();
  const country = countryOf(text(row.country));
  const member: ImportedMember = {
    // A field that a file cannot have is empty.
    ...storedTexts(memberFields, row),
    number,
    joined: row.joined ?? (number ? Number(number.slice(0, 4)) : (years[0] ?? currentYear())),
    delivery: ClubDelivery.post,
    gender: row.gender ?? null,
    country,
    bday: isoDate(text(row.bday)) || null,
    years,
    active: row.active ?? true,
  };
  const problems = problemsOf(member);
  return { member: { ...member, postalCode: plainPostalCode(member.postalCode, country) ?? '' }, problems };
}

function problemsOf(member: ImportedMember): ClubImportProblem[] {
  const problems: ClubImportProblem[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  const { number, joined, country, postalCode, email, phone, bday, years } = member;
  for (const field of REQUIRED) if (!member[field]) add(field, texts.required);
  for (const field of ['firstName', 'lastName', 'adres', 'city'] as const) {
    if (member[field].length > LINE) add(field, texts.tooLong);
  }
  if (!(COUNTRIES as readonly string[]).includes(country)) add('country', clubTexts.country);
  else if (postalCode && plainPostalCode(postalCode, country) === null)
    add('postalCode', clubTexts.postalCode);
  if (email && !isMailAddress(email)) add('email', texts.email);
  if (phone.length > LONGEST_PHONE) add('phone', texts.tooLong);
  if (bday && !isBirthday(bday)) add('bday', clubTexts.bday);
  if (number && !MEMBERSHIP_NUMBER.test(number)) add('membershipNumber', clubTexts.number);
  if (joined < FIRST_YEAR || joined > currentYear()) add('joined', clubTexts.joined);
  const last = paymentYears().at(-1) ?? 0;
  if (years.some((year) => year < FIRST_YEAR || year > last)) add('paidYears', clubTexts.years);
  else if (years.some((year) => year < joined))
    add('paidYears', clubTexts.notJoinedYet(nameOf(member), joined));
  return problems;
}

function countryOf(text: string): string {
  const plain = searchable(text);
  if (['', 'nederland', 'nl', 'netherlands', 'the netherlands'].includes(plain)) return 'Nederland';
  return ['belgie', 'be', 'belgium', 'belgique'].includes(plain) ? 'België' : text;
}

/** YYYY-MM-DD of that, or of dd/mm/yyyy or dd-mm-yyyy; anything that is not a date stays as it is, to be reported. */
function isoDate(text: string): string {
  if (isCalendarDate(text)) return text;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}
