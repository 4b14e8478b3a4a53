import { isPostalCode } from 'class-validator';

import { searchTextOf, storedTexts } from '../../platform/database/recordFields';
import { isCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { badInput, type FieldErrors } from '../../platform/errors/appError';
import { surnameOrder } from '../../platform/text/alike';
import { searchable } from '../../platform/text/plainText';
import { ClubDelivery } from '../club.enums';
import { clubTexts } from '../club.texts';
import { type ClubDetailsInput, type ClubMemberInput, COUNTRIES } from './member.input';
import type { ClubContact, ClubMember } from './member.model';
import { contactFields, memberFields } from './memberFields';

const FIRST_BIRTHDAY = '1930-01-01';
const LOCALES = { Nederland: 'NL', België: 'BE' } as const;

/** All of a member that is filled in, as it is stored. */
export type StoredMember = Required<Pick<ClubMember, Exclude<keyof ClubMemberInput, 'allowDuplicate'>>>;

/** What the service stores of the form. @throws BAD_USER_INPUT for a birth date or postal code that cannot be */
export function storedMember(input: ClubMemberInput): StoredMember {
  const errors: FieldErrors = {};
  const bday = input.bday?.trim() || null;
  if (bday && !isBirthday(bday)) errors.bday = clubTexts.bday;
  const texts = storedTexts(memberFields, input);
  const postalCode = checkedPostalCode(texts, errors);
  const delivery = input.delivery ?? ClubDelivery.post;
  return { ...texts, postalCode, delivery, gender: input.gender ?? null, bday, active: input.active };
}

/** The same for how somebody can be reached. */
export function storedContact(input: ClubDetailsInput): ClubContact {
  const texts = storedTexts(contactFields, input);
  return { ...texts, postalCode: checkedPostalCode(texts, {}) };
}

/** @param errors found before @throws BAD_USER_INPUT with all errors */
function checkedPostalCode({ postalCode, country }: ClubContact, errors: FieldErrors): string {
  const code = plainPostalCode(postalCode, country);
  if (code === null) errors.postalCode = clubTexts.postalCodeOf(country);
  if (code === null || Object.keys(errors).length > 0) throw badInput(errors);
  return code;
}

/** As it is printed: "1234 AB" in Nederland, "1234" in België. @returns null when it is not one of that country */
export function plainPostalCode(text: string, country: string): string | null {
  const locale = LOCALES[country as (typeof COUNTRIES)[number]];
  const code = text.replace(/[\s.-]/g, '').toUpperCase();
  if (!locale || !isPostalCode(code, locale)) return null;
  return locale === 'NL' ? `${code.slice(0, 4)} ${code.slice(4)}` : code;
}

/** Whether somebody can be born then: 1930-01-01 to today. */
export function isBirthday(date: string): boolean {
  return isCalendarDate(date) && date >= FIRST_BIRTHDAY && date <= todayInAmsterdam();
}

/** What the list is sorted and searched by, to be stored with every change. @param formerIds of those merged into them */
export function searchFields(
  id: string,
  member: Parameters<typeof searchTextOf<typeof memberFields>>[1],
  formerIds: readonly string[] = [],
) {
  const { firstName, lastName, postalCode, phone } = member;
  const written = [postalCode.replace(' ', ''), phone.replace(/\D/g, '')];
  return {
    sortName: surnameOrder(lastName, firstName),
    searchText: searchTextOf(memberFields, member, id, ...formerIds, ...written),
  };
}

/** The current year in Europe/Amsterdam. */
export function currentYear(): number {
  return Number(todayInAmsterdam().slice(0, 4));
}

/** What makes two people look the same: name and postal code. */
export function sameAs(member: Pick<ClubMember, 'firstName' | 'lastName' | 'postalCode'>): string {
  const letters = (text: string) => searchable(text).replace(/[^a-z0-9]/g, '');
  return [member.lastName, member.firstName, member.postalCode].map(letters).join('|');
}
