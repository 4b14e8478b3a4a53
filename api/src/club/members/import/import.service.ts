import type { SessionUser } from '../../../identity/people/requestContext';
import { logLine } from '../../../platform/audit/logLine';
import { isAnyDuplicateKey, isDuplicateKey } from '../../../platform/database/databaseErrors';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { storedTexts } from '../../../platform/database/recordFields';
import { ifMatched } from '../../../platform/database/updateAtRevision';
import { isCalendarDate } from '../../../platform/dates/amsterdam';
import { AppError, badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import { sentRequestKey } from '../../../platform/once/once';
import { isMailAddress, LINE } from '../../../platform/text/inputFields';
import { searchable } from '../../../platform/text/plainText';
import { ClubDelivery, ClubPaymentVia } from '../../club.enums';
import { clubTexts } from '../../club.texts';
import { fixYears } from '../../editions/edition.service';
import { COUNTRIES } from '../member.input';
import { type ClubMember, ClubMemberModel } from '../member.model';
import { THERE } from '../member.service';
import { nameOf } from '../memberFacts';
import { memberFields } from '../memberFields';
import {
  currentYear,
  isBirthday,
  plainPostalCode,
  sameAs,
  searchFields,
  type StoredMember,
} from '../memberRules';
import { lastSequence, MEMBERSHIP_NUMBER, membershipNumber, sequenceOf } from '../membershipNumber';
import { paymentYears } from '../payments/payment.service';
import {
  type ClubImport,
  ClubImportModel,
  type ClubImportPreview,
  type ClubImportProblem,
  type ClubImportRow,
  type ClubImportRowInput,
} from './import.type';

const MOST_ROWS = 2000;
/** An import that is not complete after this long has crashed. */
const CRASHED = 10 * 60_000;
const ATTEMPTS = 10;

/** What an import would do: problems of each row, and whom it looks like. @throws BAD_USER_INPUT */
export async function previewImport(rows: readonly ClubImportRowInput[]): Promise<ClubImportPreview> {
  return (await check(rows)).preview;
}

/**
 * Adds all rows or none: members become visible by one write at the end.
 * @returns how many were added @throws BAD_USER_INPUT
 */
export async function importMembers(
  actor: SessionUser,
  rows: readonly ClubImportRowInput[],
): Promise<number> {
  const requestId = sentRequestKey();
  // It was all but answered when it crashed.
  const before = await ClubImportModel.findOne({ requestId, whole: true }).lean(leanWithId);
  if (before) return before.count;
  const { members, preview } = await check(rows);
  if (preview.ready < rows.length) throw badInput({ rows: clubTexts.importProblems });
  for (let attempt = 1; ; attempt += 1) {
    const { id } = await begin(requestId, rows.length);
    await fixYears(members.flatMap(({ years }) => years));
    try {
      await insert(actor, id, await numbered(members));
      await ifMatched(ClubImportModel.updateOne({ _id: id }, { $set: { whole: true } }));
    } catch (error) {
      await undo(id);
      // Somebody else took one of the numbers in the meantime.
      if (isAnyDuplicateKey(error) && attempt < ATTEMPTS) continue;
      throw error;
    }
    await show(id);
    return rows.length;
  }
}

/** Finishes what a crash left behind: an import that is complete is shown, any other is taken away. Safe to repeat. */
export async function settleImports(): Promise<void> {
  const left = await ClubImportModel.find({
    settled: false,
    $or: [{ whole: true }, { startedAt: { $lt: new Date(Date.now() - CRASHED) } }],
  }).lean(leanWithId);
  for (const { id, whole } of left) await (whole ? show(id) : undo(id));
}

async function check(rows: readonly ClubImportRowInput[]) {
  if (rows.length === 0 || rows.length > MOST_ROWS) throw badInput({ rows: clubTexts.importRows });
  const known = new Map((await everybody()).map((member) => [sameAs(member), member]));
  const numbers = new Set([...known.values()].map(({ id }) => id));
  const first = new Map<string, number>();
  const checked = rows.map((row) => checkRow(row));
  const results = checked.map(({ member, problems }, at): ClubImportRow => {
    const same = sameAs(member);
    const duplicateOfRow = first.get(same) ?? null;
    if (duplicateOfRow === null) first.set(same, at);
    const { number } = member;
    const isTaken = number !== '' && numbers.has(number);
    if (number) numbers.add(number);
    const taken = isTaken ? [{ field: 'membershipNumber', message: clubTexts.numberTaken }] : [];
    return { problems: [...problems, ...taken], duplicateOf: known.get(same) ?? null, duplicateOfRow };
  });
  const isReady = ({ problems, duplicateOf, duplicateOfRow }: ClubImportRow, at: number) =>
    problems.length === 0 &&
    (rows[at]?.allowDuplicate === true || (duplicateOf === null && duplicateOfRow === null));
  return {
    members: checked.map(({ member }) => member),
    preview: { rows: results, ready: results.filter(isReady).length },
  };
}

function everybody(): Promise<ClubMember[]> {
  return ClubMemberModel.find({ ...THERE, erased: false })
    .select({ changeLog: 0 })
    .lean(leanWithId)
    .exec();
}

/** Each with its number: its own, or the next of the year joined that nobody has. */
async function numbered(members: readonly ImportedMember[]): Promise<(ImportedMember & { id: string })[]> {
  const given = new Set(members.map(({ number }) => number));
  const last = new Map<number, number>();
  const years = new Set(members.filter(({ number }) => !number).map(({ joined }) => joined));
  for (const year of years) {
    const inFile = [...given].filter((number) => number.startsWith(String(year))).map(sequenceOf);
    last.set(year, Math.max(await lastSequence(year), 0, ...inFile));
  }
  return members.map((member) => {
    if (member.number) return { ...member, id: member.number };
    const sequence = (last.get(member.joined) ?? 0) + 1;
    last.set(member.joined, sequence);
    return { ...member, id: membershipNumber(member.joined, sequence) };
  });
}

async function begin(requestId: string, count: number): Promise<ClubImport> {
  try {
    return await ClubImportModel.create({ requestId, count, startedAt: new Date() });
  } catch (error) {
    if (isDuplicateKey(error, 'requestId')) throw new AppError('CONFLICT', 'Deze import loopt al.');
    throw error;
  }
}

async function insert(
  actor: SessionUser,
  importId: string,
  members: readonly (ImportedMember & { id: string })[],
): Promise<void> {
  const line = logLine(actor, 'lid ingelezen');
  await ClubMemberModel.insertMany(
    members.map(({ id, number: _number, joined: _joined, years, ...fields }) => ({
      _id: id,
      ...fields,
      ...searchFields(id, fields),
      payments: years.map((year) => ({ year, via: ClubPaymentVia.imported })),
      importId,
      changeLog: [line],
    })),
    { ordered: true },
  );
}

async function show(importId: string): Promise<void> {
  await ClubMemberModel.updateMany({ importId }, { $unset: { importId: 1 } });
  await ifMatched(ClubImportModel.updateOne({ _id: importId }, { $set: { settled: true } }));
}

async function undo(importId: string): Promise<void> {
  await ClubMemberModel.deleteMany({ importId });
  await ClubImportModel.deleteOne({ _id: importId });
}

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
