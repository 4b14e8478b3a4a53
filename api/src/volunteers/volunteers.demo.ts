import type { DemoContext } from '../platform/demo/demoContext';
import { searchable } from '../platform/text/plainText';
import { ActivityModel, ShiftModel, SignUpMode } from './activities/activity.model';
import { VolunteerSkillModel } from './skills/skill.model';
import { Attendance, type OnShift, ShiftAnswer, VolunteerModel } from './volunteers/volunteer.model';

const VOLUNTEERS = 48;
const SEASON = 2026;
const SEASONS = [2023, 2024, 2025, 2026];
const ACTIVITIES = [
  'Opbouw feesttent',
  'Afbouw feesttent',
  'Garderobe',
  'Verkeersregelaars optocht',
  'Jeugdcarnaval',
  'Bierproeffestival',
  'Liedjesfestival',
] as const;
const OLD = 'Kerstmarkt';
/** What volunteers can do, and until when a certificate holds. */
const SKILLS = [
  { name: 'EHBO', until: '2027-12-31' },
  { name: 'Verkeersregelaar', until: '2027-02-28' },
  { name: 'Tappen', until: '' },
  { name: 'Rijden met een aanhanger', until: '' },
] as const;
/** How one signs up for some of them. */
const SIGN_UPS: Partial<Record<(typeof ACTIVITIES)[number], SignUpMode>> = {
  'Opbouw feesttent': SignUpMode.open,
  Garderobe: SignUpMode.open,
  'Verkeersregelaars optocht': SignUpMode.request,
};
/** Who has asked for a shift, and which one. */
const ASKS = { at: 24, shift: 6 };
/** The shifts of before it have been. */
const TODAY = '2026-11-20';
/** Activity, day, from, to, how many. */
const SHIFTS = [
  [0, '2027-02-01', '08:00', '12:30', 6],
  [0, '2027-02-01', '13:00', '17:00', 6],
  [0, '2027-02-02', '08:00', '12:30', 4],
  [1, '2027-02-10', '09:00', '16:00', 8],
  [2, '2027-02-05', '19:00', '02:00', 3],
  [2, '2027-02-06', '19:00', '02:00', 3],
  [3, '2027-02-07', '12:00', '17:30', 12],
  [4, '2027-02-07', '10:00', '12:00', 4],
  [6, '2026-11-14', '18:00', '21:00', 6],
  [6, '2026-11-14', '21:00', '00:30', 6],
] as const;

/** A pool of 48 volunteers (by size) in seven activities over four seasons, with the shifts of this one. */
export async function demoVolunteers(demo: DemoContext): Promise<void> {
  await ActivityModel.insertMany(
    [...ACTIVITIES, OLD].map((name) => ({
      _id: demo.id(`activity ${name}`),
      name,
      archived: name === OLD,
      ...(name in SIGN_UPS && {
        ...{ place: 'Feesttent, Kerkplein', contactName: 'Harrie Janssen', contactPhone: '06 11111111' },
      }),
      signUps: signUpsOf(name),
      changeLog: ['12/11/2023 - Harrie Janssen: activiteit toegevoegd'],
    })),
  );
  await ShiftModel.insertMany(
    SHIFTS.map(([activity, day, from, to, needed], at) => ({
      _id: demo.id(`shift ${at}`),
      activityId: activityId(demo, activity),
      season: SEASON,
      day,
      from,
      to,
      needed,
      ...times(at),
      changeLog: ['15/11/2026 - Harrie Janssen: dienst toegevoegd'],
    })),
  );
  await VolunteerSkillModel.insertMany(
    SKILLS.map(({ name, until }) => ({ _id: demo.id(`skill ${name}`), name, isCertificate: until !== '' })),
  );
  await VolunteerModel.insertMany(
    Array.from({ length: demo.count(VOLUNTEERS) }, (_, at) => demoVolunteer(demo, at)),
  );
}

function signUpsOf(name: string) {
  const mode = SIGN_UPS[name as (typeof ACTIVITIES)[number]];
  return mode ? [{ season: SEASON, mode, from: '2026-11-15', until: '2027-01-31', most: 2 }] : [];
}

function demoVolunteer(demo: DemoContext, at: number) {
  const { faker } = demo;
  const name = `${faker.person.firstName()} ${faker.person.lastName()}`;
  const email = at % 9 === 8 ? '' : `vrijwilliger${at + 1}@voorbeeld.example`;
  const activities = [at % ACTIVITIES.length, (at * 3 + 1) % ACTIVITIES.length];
  return {
    _id: demo.id(`volunteer ${at}`),
    name,
    email,
    phone: at % 4 === 3 ? '' : `06 1111${String(1000 + at).padStart(4, '0')}`,
    remarks: at % 12 === 4 ? 'Kan niet zwaar tillen.' : '',
    skills: skillsOf(demo, at),
    sortName: searchable(name),
    searchText: searchable(`${name} ${email}`),
    participations: [...new Set(activities)].flatMap((activity) =>
      SEASONS.filter((season) => (at + season + activity) % 4 > 0).map((season) => ({
        activityId: activityId(demo, activity),
        season,
      })),
    ),
    shifts: at < VOLUNTEERS ? shiftsOf(demo, activities, at) : [],
    changeLog: ['15/11/2026 - Harrie Janssen: vrijwilliger toegevoegd'],
  };
}

/** Half of them can do one or two things of the list. */
function skillsOf(demo: DemoContext, at: number) {
  return SKILLS.filter((_skill, which) => at % 2 === 0 && (at / 2 + which) % 3 === 0).map(
    ({ name, until }) => ({
      skillId: demo.id(`skill ${name}`).toHexString(),
      // A few of them have it renewed in time.
      until: until && at % 8 > 0 ? until.replace('2027', '2028') : until,
    }),
  );
}

/** A third is on the shifts of an activity, never on two at once. */
function shiftsOf(demo: DemoContext, activities: readonly number[], at: number): OnShift[] {
  if (at === ASKS.at)
    return [
      {
        shiftId: demo.id(`shift ${ASKS.shift}`).toHexString(),
        ...times(ASKS.shift),
        answer: ShiftAnswer.requested,
      },
    ];
  if (at % 3 === 0) return [];
  const takesPart = (activity: number) => activities.includes(activity) && (at + SEASON + activity) % 4 > 0;
  const answers = [ShiftAnswer.confirmed, ShiftAnswer.asked, ShiftAnswer.declined, ShiftAnswer.confirmed];
  return SHIFTS.flatMap(([activity, day], shift) => {
    const isPast = day < TODAY;
    if (!takesPart(activity) || (!isPast && (at + shift) % 2)) return [];
    const answer = isPast
      ? ShiftAnswer.confirmed
      : (answers[(at + shift) % answers.length] ?? ShiftAnswer.asked);
    const on = { shiftId: demo.id(`shift ${shift}`).toHexString(), ...times(shift), answer };
    return [{ ...on, ...(isPast && { attendance: attendanceOf(at) }) }];
  }).filter(({ start, end }, index, all) =>
    all.slice(0, index).every((one) => one.end <= start || one.start >= end),
  );
}

/** One in five did not come. */
function attendanceOf(at: number): Attendance {
  return at % 5 === 0 ? Attendance.absent : Attendance.there;
}

function activityId(demo: DemoContext, activity: number): string {
  return demo.id(`activity ${ACTIVITIES[activity]}`).toHexString();
}

function times(shift: number) {
  const [, day, from, to] = SHIFTS[shift] as (typeof SHIFTS)[number];
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return { start: `${day}T${from}`, end: `${to < from ? next : day}T${to}` };
}
