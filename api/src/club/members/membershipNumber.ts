import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { AppError } from '../../platform/errors/appError';
import { clubTexts } from '../club.texts';
import { ClubMemberModel } from './member.model';

const DIGITS = 99;
const LETTERS = 26;
const SIGNS = 36;

/** What a membership number looks like: the year joined and two characters. */
export const MEMBERSHIP_NUMBER = /^(?:19|20)\d{2}[0-9A-Z]{2}$/;

/**
 * The two characters of the nth member of a year, from 1 on: 01 to 99, then A0 to ZZ; in this order they also sort.
 * @returns null beyond the last one
 */
export function sequenceText(sequence: number): string | null {
  if (sequence <= DIGITS) return String(sequence).padStart(2, '0');
  const at = sequence - DIGITS - 1;
  const letter = Math.floor(at / SIGNS);
  if (letter >= LETTERS) return null;
  return `${String.fromCharCode(65 + letter)}${(at % SIGNS).toString(36).toUpperCase()}`;
}

/** The inverse of {@link sequenceText}. */
export function sequenceOf(number: string): number {
  const [first = '0', second = '0'] = number.slice(4);
  if (/\d/.test(first)) return Number(first + second);
  return DIGITS + 1 + (first.charCodeAt(0) - 65) * SIGNS + Number.parseInt(second, SIGNS);
}

/** The last sequence that a year has given out. */
export async function lastSequence(year: number): Promise<number> {
  const last = await ClubMemberModel.findOne({ _id: { $regex: `^${year}` } })
    .sort({ _id: -1 })
    .select({ _id: 1 })
    .lean();
  return last ? sequenceOf(String(last._id)) : 0;
}

/** A membership number. @throws BAD_USER_INPUT when the year has none left */
export function membershipNumber(year: number, sequence: number): string {
  const text = sequenceText(sequence);
  if (text === null) throw new AppError('BAD_USER_INPUT', clubTexts.yearFull);
  return `${year}${text}`;
}

/**
 * Stores something under the next number of the year. Of those who do so at once each gets its own: the database refuses
 * a number that is taken and the next one is tried.
 */
export async function underNextNumber<T>(year: number, store: (id: string) => Promise<T>): Promise<T> {
  for (let sequence = (await lastSequence(year)) + 1; ; sequence += 1) {
    try {
      return await store(membershipNumber(year, sequence));
    } catch (error) {
      if (!isDuplicateKey(error, '_id')) throw error;
    }
  }
}

/** The number that somebody goes by now: of who they were merged into, or their own. */
export async function currentIdOf(id: string): Promise<string> {
  const into = await ClubMemberModel.findOne({ formerIds: id }).select({ _id: 1 }).lean();
  return into ? String(into._id) : id;
}

/** Number → the one they go by now, of all who were merged into another. */
export async function currentIds(): Promise<Map<string, string>> {
  const members = await ClubMemberModel.find({ formerIds: { $exists: true } })
    .select({ formerIds: 1 })
    .lean();
  return new Map(
    members.flatMap(({ _id, formerIds = [] }) => formerIds.map((id) => [id, String(_id)] as const)),
  );
}

/** All numbers that somebody goes by: their own, and of those who were merged into them. */
export async function idsOf(id: string): Promise<string[]> {
  const member = await ClubMemberModel.findById(id).select({ formerIds: 1 }).lean();
  return [id, ...(member?.formerIds ?? [])];
}
