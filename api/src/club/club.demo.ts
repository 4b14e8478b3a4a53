import { storedTexts } from '../platform/database/recordFields';
import type { DemoContext } from '../platform/demo/demoContext';
import { ClubDelivery, ClubEndReason, ClubGender, ClubPaymentVia, LetterParagraphType } from './club.enums';
import { ClubEditionModel, ClubStateModel } from './editions/edition.model';
import { ClubHouseholdModel } from './members/households/household.model';
import { type ClubMember, ClubMemberModel } from './members/member.model';
import { contactFields, memberFields } from './members/memberFields';
import { searchFields } from './members/memberRules';
import { membershipNumber } from './members/membershipNumber';
import type { ClubMandate } from './members/payments/payment.types';
import { ClubContactMomentModel } from './moments/contactMoment.model';

const FIRST = 1972;
const THIS = 2026;
const MEMBERS = 222;
/** However large the demo: a year has about a thousand membership numbers. */
const MOST_MEMBERS = 5000;
const TOWNS = [
  ['7071', 'Ulft'],
  ['7081', 'Gendringen'],
  ['7064', 'Silvolde'],
  ['7061', 'Terborg'],
  ['7091', 'Dinxperlo'],
] as const;
const STREETS = [
  'Dorpsstraat',
  'Kerkstraat',
  'Molenweg',
  'Oude IJsselweg',
  'Bongersstraat',
  "'t Goor",
  'Hutteweg',
];
const LETTERS = 'ABCDEGHJKLNPRTVWXZ';
const LOG = `11/11/${THIS} - Wim Cornelissen: `;

/** A supporter club with 55 years of history: editions, members with the years they paid, and two concept letters. */
export async function demoClub(demo: DemoContext): Promise<void> {
  const years = Array.from({ length: THIS - FIRST + 1 }, (_, at) => FIRST + at);
  const members = demoMembers(demo);
  const household = livingTogether(members);
  keptTwice(members);
  await ClubEditionModel.insertMany(
    years.map((year) => ({
      _id: editionId(demo, year),
      title: String(year),
      contribution: contributionOf(year),
      changeLog: [`11/11/${year - 1} - Wim Cornelissen: editie aangemaakt`],
    })),
  );
  await ClubStateModel.create({
    _id: 'club',
    activeEditionId: String(editionId(demo, THIS)),
    closed: years
      .filter((year) => year < THIS)
      .map((year) => ({ editionId: String(editionId(demo, year)), members: membersIn(members, year) })),
    approveDetails: true,
  });
  await ClubMemberModel.insertMany(members);
  await ClubHouseholdModel.create({
    _id: demo.idAt('club household', new Date('2026-11-15T19:00:00Z')),
    memberIds: household,
    changeLog: ['15/11/2026 - Wim Cornelissen: huishouden gemaakt'],
  });
  await demoMoments(demo);
}

const { resigned, deceased, moved } = ClubEndReason;
const REASONS = [resigned, moved, resigned, deceased];

function editionId(demo: DemoContext, year: number) {
  return demo.idAt(`club edition ${year}`, new Date(`${year - 1}-11-11T10:11:00Z`));
}

/** Cents; in guilders before the euro. */
function contributionOf(year: number): number {
  if (year < 2002) return 500 + Math.floor((year - FIRST) / 10) * 100;
  return year < 2015 ? 1111 : 1500;
}

/** Who paid, and a few who forgot. */
function membersIn(members: readonly Partial<ClubMember>[], year: number): number {
  const paid = members.filter(({ payments = [] }) =>
    payments.some((payment) => payment.year === year),
  ).length;
  return paid + Math.round(paid / 15);
}

function demoMembers(demo: DemoContext): Partial<ClubMember>[] {
  const { faker } = demo;
  const sequences = new Map<number, number>();
  return Array.from({ length: Math.min(MOST_MEMBERS, demo.count(MEMBERS)) }, (_, at) => {
    const joined = at % 6 === 0 ? THIS - 10 - 11 * (at % 4) : faker.number.int({ min: FIRST, max: THIS });
    const sequence = (sequences.get(joined) ?? 0) + 1;
    sequences.set(joined, sequence);
    const id = membershipNumber(joined, sequence);
    const gender = at % 3 === 0 ? ClubGender.f : ClubGender.m;
    const fields = storedTexts(memberFields, {
      firstName: faker.person.firstName(gender === ClubGender.f ? 'female' : 'male'),
      lastName: at % 37 === 0 ? 'Müller-van den IJssel' : faker.person.lastName(),
      ...addressOf(faker, at),
      email: at % 4 === 0 ? '' : `lid${at + 1}@voorbeeld.example`,
      phone: at % 5 === 0 ? '' : `0315 ${faker.string.numeric(6)}`,
      todo: at % 29 === 3 ? 'Langsgaan: betaalt graag contant' : '',
      notes: at % 31 === 5 ? 'Wil de krant twee keer' : '',
    });
    const active = at % 9 !== 4 || joined === THIS;
    const last = active ? THIS : faker.number.int({ min: joined, max: THIS - 1 });
    return {
      _id: id,
      gender,
      delivery: at % 5 === 1 ? ClubDelivery.email : ClubDelivery.post,
      ...fields,
      ...searchFields(id, fields),
      bday:
        at % 3 === 1
          ? null
          : faker.date.birthdate({ mode: 'year', min: 1935, max: 2000 }).toISOString().slice(0, 10),
      payments: paymentsOf(joined, last, at),
      active,
      // Of who left long ago nobody kept when.
      ...(!active && last > 2010 && { endedOn: `${last}-12-31`, endReason: REASONS[at % REASONS.length] }),
      ...(at % 7 === 2 && active && { mandates: [mandateOf(id, fields, at)] }),
      changeLog: [`${LOG}lid ingelezen`],
      ...(at === 12 && {
        proposal: {
          ...storedTexts(contactFields, {
            ...addressOf(faker, at + 1),
            email: fields.email,
            phone: '06 12345678',
          }),
          proposedAt: new Date('2026-11-19T19:30:00Z'),
        },
      }),
    };
  });
}

/** Two couples: of one the household is made, the other is proposed. @returns the numbers of the first */
function livingTogether(members: Partial<ClubMember>[]): string[] {
  const [one, other, proposed, partner] = members.filter(
    ({ active, country, mandates }) => active && country === 'Nederland' && !mandates,
  );
  const moveIn = (
    member: Partial<ClubMember> | undefined,
    to: Partial<ClubMember> | undefined,
    adres = '',
  ) => {
    if (!member || !to) return;
    const { lastName, postalCode, city } = to;
    Object.assign(member, { lastName, postalCode, city, adres });
    Object.assign(member, searchFields(String(member._id), member as ClubMember));
  };
  moveIn(other, one, one?.adres);
  // As somebody else would write it.
  moveIn(partner, proposed, proposed?.adres?.replace('straat', 'str.').toLowerCase());
  return [one, other].flatMap((member) => member?._id ?? []);
}

/** One who is there twice, as somebody else would write it. */
function keptTwice(members: readonly Partial<ClubMember>[]): void {
  const [one, other] = members
    .filter(({ active, phone, mandates }) => active && phone && !mandates)
    .slice(-2);
  if (!one || !other) return;
  const { firstName = '', lastName, gender, phone = '' } = one;
  Object.assign(other, { firstName: `${firstName.charAt(0)}.`, lastName, gender, bday: null, email: '' });
  Object.assign(other, { phone: phone.replace(/^0(\d+) /, '+31 $1 ') });
  Object.assign(other, searchFields(String(other._id), other as ClubMember));
}

/** A mandate on a made-up account; those who have not paid yet are among them. */
function mandateOf(
  id: string,
  { firstName, lastName }: Pick<ClubMember, 'firstName' | 'lastName'>,
  at: number,
): ClubMandate {
  const signedOn = `20${20 + (at % 6)}-11-11`;
  const holder = `${firstName.charAt(0)}. ${lastName}`;
  return { reference: `${id}-1`, holder, iban: 'NL69INGB0123456789', signedOn, addedOn: signedOn };
}

function addressOf(faker: DemoContext['faker'], at: number) {
  if (at % 41 === 7) {
    return { adres: `Grote Markt ${at}`, postalCode: '2300', city: 'Turnhout', country: 'België' };
  }
  const [digits, city] = faker.helpers.arrayElement(TOWNS);
  const letters = faker.helpers.arrayElements([...LETTERS], 2).join('');
  return {
    adres: `${faker.helpers.arrayElement(STREETS)} ${faker.number.int({ min: 1, max: 180 })}`,
    postalCode: `${digits} ${letters}`,
    city,
    country: 'Nederland',
  };
}

/** Every year, except for those who forgot one; a third has not paid this year yet. */
function paymentsOf(joined: number, last: number, at: number): ClubMember['payments'] {
  const years = Array.from({ length: last - joined + 1 }, (_, step) => joined + step);
  return years
    .filter((year) => !(year === THIS && at % 3 === 2) && !(at % 17 === 6 && year % 13 === 0))
    .map((year) =>
      year === THIS
        ? { year, via: ClubPaymentVia.manual, paidOn: `2026-${at % 2 ? '02-14' : '01-31'}` }
        : { year, via: ClubPaymentVia.imported, paidOn: null },
    );
}

async function demoMoments(demo: DemoContext): Promise<void> {
  const { text, paymentModule } = LetterParagraphType;
  const letter = [
    'Carnaval komt eraan, en zonder de Club van 111 is er geen optocht, geen residentie en geen jeugdcarnaval. Dit jaar is jouw {jaren}e jaar als lid. Daar zijn we blij mee.',
    'Met je bijdrage van {contributie} maak je carnaval {jaar} mogelijk.',
    'We zien je graag op de receptie, waar we ook onze jubilarissen huldigen.',
  ];
  const moments = [
    {
      title: 'Jaarbrief',
      date: '2026-11-02',
      allMembers: true,
      buut: { buut: true, buutMax: 4, buutPrice: 1250, buutDeadline: '2027-01-15' },
      letter: [
        { type: text, text: letter[0] },
        { type: paymentModule, text: letter[1] },
        { type: text, text: letter[2] },
      ],
    },
    {
      title: 'Herinnering contributie',
      date: '2026-11-16',
      allMembers: false,
      buut: { buut: false },
      letter: [
        {
          type: text,
          text: 'Misschien is het je ontgaan: we hebben je bijdrage voor {jaar} nog niet ontvangen.',
        },
        { type: paymentModule, text: letter[1] },
      ],
    },
  ];
  await ClubContactMomentModel.insertMany(
    moments.map(({ title, date, allMembers, buut, letter: paragraphs }) => ({
      _id: demo.idAt(`club moment ${title}`, new Date(`${date}T19:00:00Z`)),
      editionId: String(editionId(demo, THIS)),
      parent: String(THIS),
      title,
      creator: 'Wim Cornelissen',
      creationDate: date,
      payment: true,
      allMembers,
      ...buut,
      letter: paragraphs.map((paragraph, index) => ({ index, ...paragraph })),
      changeLog: [`${date.split('-').reverse().join('/')} - Wim Cornelissen: contactmoment aangemaakt`],
    })),
  );
}
