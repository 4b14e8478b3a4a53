import { moved } from '../../platform/moving/moving';
import { type OldField, wholeOf, yesOf } from '../../platform/moving/oldField';
import type { OldPlain, OldRecord } from '../../platform/moving/oldRecord';
import { type Move, sumsBy } from '../../platform/moving/readDump';
import { LINES } from '../../platform/text/inputFields';
import { ClubGender, ClubPaymentVia } from '../club.enums';
import { type ClubMember, ClubMemberModel, type ClubPayment } from './member.model';
import { isBirthday, plainPostalCode, sameAs, searchFields } from './memberRules';
import { MEMBERSHIP_NUMBER } from './membershipNumber';

const FIRST_YEAR = 1969;
const NUMBER_LENGTH = 6;
const COUNTRIES = {
  nederland: 'Nederland',
  nl: 'Nederland',
  belgië: 'België',
  belgie: 'België',
  be: 'België',
} as const;
const GENDERS = { m: ClubGender.m, f: ClubGender.f, v: ClubGender.f } as const;

/** The members of the club. Their number is the beginning of their old id. */
export const moveMembers: Move = {
  files: ['clubMembers', 'members', 'leden'],
  title: 'Leden Club van 111',
  into: [ClubMemberModel],
  map: (old, moving) => {
    const _id = numberOf(old);
    moving.mustBeUnique(old, old.at('id'), _id);
    const fields = fieldsOf(old);
    moving.mayBeDouble(old, sameAs(fields));
    // Computed by the portal.
    old.ignore('jubilee', 'jubileeCount');
    return [
      moved(ClubMemberModel, {
        _id,
        ...fields,
        ...searchFields(_id, fields),
        payments: paymentsOf(old),
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
  sums: (old, stored) => {
    const members = stored(ClubMemberModel) as readonly Pick<ClubMember, 'payments' | 'active'>[];
    const paid = sumsBy(
      (year) => `Betaalde jaren ${year}`,
      old.flatMap((member) => paidYears(member).map((year) => [String(year), 1] as const)),
      members.flatMap(({ payments }) => payments.map(({ year }) => [String(year), 1] as const)),
      false,
    );
    const active = old.filter((member) => member.active === undefined || yesOf(member.active)).length;
    const now = members.filter((member) => member.active).length;
    return [{ what: 'Actieve leden', old: active, now, isMoney: false }, ...paid];
  },
};

function numberOf(old: OldRecord): string {
  const id = old.at('id');
  const number = (id.isMissing ? old.id : id.text()).slice(0, NUMBER_LENGTH).toUpperCase();
  if (!MEMBERSHIP_NUMBER.test(number)) id.fault('geen lidnummer: vier cijfers van het jaar en twee tekens');
  return number;
}

function fieldsOf(old: OldRecord) {
  const country = old.at('country');
  if (country.isMissing) country.assume('land ontbreekt: Nederland');
  const land = country.choice(COUNTRIES) ?? 'Nederland';
  const active = old.at('active');
  if (active.isMissing) active.assume('actief ontbreekt: actief');
  return {
    gender: old.at('gender').choice(GENDERS),
    firstName: old.at('firstName').text(),
    lastName: old.at('lastName').text({ required: true }),
    adres: old.at('adres').text(),
    postalCode: postalCodeOf(old.at('postalCode'), land),
    city: old.at('city').text(),
    country: land,
    email: old.at('email').email(),
    phone: old.at('phone').text({ most: 40 }),
    bday: birthdayOf(old.at('bday')),
    todo: old.at('todo').text({ most: LINES, isLong: true }),
    notes: old.at('notes').text({ most: LINES, isLong: true }),
    active: active.isMissing || active.yes(),
  };
}

function postalCodeOf(field: OldField, country: string): string {
  const text = field.text();
  if (text === '') return '';
  const code = plainPostalCode(text, country);
  if (code === null) field.fault(`geen postcode in ${country}`);
  return code ?? '';
}

function birthdayOf(field: OldField): string | null {
  const day = field.day();
  if (day && !isBirthday(day)) field.fault('kan geen geboortedatum zijn');
  return day;
}

/** One for each year; how and when it was paid is not known. */
function paymentsOf(old: OldRecord): ClubPayment[] {
  const last = new Date().getFullYear() + 1;
  const years = old.values('paidYears').flatMap((field) => {
    const year = field.whole({ min: FIRST_YEAR, max: last });
    return year === null ? [] : [year];
  });
  if (new Set(years).size < years.length)
    old.at('paidYears').assume('een jaar staat er twee keer: het telt een keer');
  return [...new Set(years)]
    .sort((one, other) => one - other)
    .map((year) => ({ year, via: ClubPaymentVia.imported, paidOn: null }));
}

function paidYears({ paidYears: years }: OldPlain): number[] {
  return Array.isArray(years) ? [...new Set(years.flatMap((year) => wholeOf(year) ?? []))] : [];
}
