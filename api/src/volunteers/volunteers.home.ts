import { Permission } from '../identity/catalogue/permission.enum';
import { type UpcomingDate, WaitingKind } from '../identity/home/home.types';
import {
  type AgendaSource,
  agendaSources,
  type HomeSource,
  upcomingSources,
  Urgency,
  type Waiting,
  waitingSources,
} from '../identity/home/homeSources';
import { actorOf, type RequestContext } from '../identity/people/requestContext';
import { passes } from '../identity/permissions/allow';
import { daysAfter, formatCalendarDate, todayInAmsterdam } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { perRequest } from '../platform/schema/allow';
import { counted } from '../platform/text/inDutch';
import type { OwnShift } from './activities/activity.model';
import { shiftsAt } from './shifts/ownShifts.service';
import { requestedSignUps } from './signUps/confirm.service';
import { endingFilter } from './skills/skill.service';
import { IS_BUSY, ShiftAnswer, VolunteerModel } from './volunteers/volunteer.model';
import { THERE } from './volunteers/volunteer.service';

/** Days ahead that a shift is told of as something that waits. */
const AHEAD = 14;

/** The coming shifts that who asks is on, by the address of the account. */
const ownShifts = perRequest((context: RequestContext) => {
  let read: Promise<OwnShift[]> | undefined;
  return async () => {
    const shifts = await (read ??= shiftsAt(actorOf(context).email));
    return shifts.filter(({ answer }) => IS_BUSY.$in.includes(answer));
  };
});

/** Who has the right goes to the page; others answer by the private link in their mail. */
async function linkFor(context: RequestContext): Promise<string | null> {
  return (await passes(context, Permission.vol)) ? '/boerenploeg' : null;
}

const timesOf = ({ from, to }: OwnShift) => `${from} tot ${to}`;

const shiftsWaiting: HomeSource<Waiting> = {
  key: 'shifts',
  async of(context) {
    const until = daysAfter(todayInAmsterdam(), AHEAD);
    const soon = (await ownShifts(context)()).filter(({ day }) => day <= until);
    const link = soon.length > 0 ? await linkFor(context) : null;
    return soon.map((shift) => ({
      ...{ id: `shift ${shift.id}`, kind: WaitingKind.shift, count: 1, link, actionLabel: 'Openen' },
      title: `Dienst: ${shift.activity}`,
      detail: `${formatCalendarDate(shift.day)}, ${timesOf(shift)}`,
      tag: shift.answer === ShiftAnswer.asked ? 'Nog bevestigen' : null,
      ...{ urgency: Urgency.toDo, day: shift.day },
    }));
  },
};

const shiftsUpcoming: HomeSource<UpcomingDate> = {
  key: 'shifts',
  async of(context) {
    const shifts = await ownShifts(context)();
    const link = shifts.length > 0 ? await linkFor(context) : null;
    return shifts.map((shift) => ({
      ...{ id: `shift ${shift.id}`, date: shift.day, title: shift.activity, link },
      detail: `Je hebt dienst van ${timesOf(shift)}`,
    }));
  },
};

/** Who asked for a shift, for who keeps the volunteers. */
const signUpsWaiting: HomeSource<Waiting> = {
  key: 'sign-ups',
  async of(context) {
    if (!(await passes(context, Permission.vol))) return [];
    const { count, activity } = await requestedSignUps();
    if (!activity) return [];
    return [
      {
        ...{
          id: 'signUps',
          kind: WaitingKind.member,
          count,
          link: '/boerenploeg?tab=activiteiten',
          actionLabel: 'Beoordelen',
        },
        title: counted(count, 'aanmelding om te beoordelen', 'aanmeldingen om te beoordelen'),
        detail: `Eerst: ${activity}`,
        urgency: Urgency.othersWait,
      },
    ];
  },
};

/** Whose certificate ends in this season, for who keeps the volunteers. */
const certificatesWaiting: HomeSource<Waiting> = {
  key: 'certificates',
  async of(context) {
    if (!(await passes(context, Permission.vol))) return [];
    const ending = { ...THERE, ...(await endingFilter()) };
    const count = await VolunteerModel.countDocuments(ending);
    if (count === 0) return [];
    return [
      {
        ...{ id: 'certificates', kind: WaitingKind.member, count, actionLabel: 'Bekijken' },
        link: '/boerenploeg?tab=vrijwilligers&kan=verloopt',
        title: counted(
          count,
          'vrijwilliger met een bewijs dat afloopt',
          'vrijwilligers met een bewijs dat afloopt',
        ),
        detail: 'Dit seizoen, of de datum ontbreekt',
        urgency: Urgency.toDo,
      },
    ];
  },
};

/** What the home page tells of shifts. */
export const volunteersHome: readonly Extension[] = [
  waitingSources.with(signUpsWaiting),
  waitingSources.with(certificatesWaiting),
  waitingSources.with(shiftsWaiting),
  upcomingSources.with(shiftsUpcoming),
];

/** The coming shifts of the volunteer with the address of the account, without those that were declined. */
const shifts: AgendaSource = {
  key: 'shifts',
  async of(_portal, { email }) {
    return (await shiftsAt(email))
      .filter(({ answer }) => answer !== ShiftAnswer.declined)
      .map(({ id, activity, day: date, from, to, answer }) => ({
        ...{ id: `shift-${id}`, date, from, to, title: `Dienst: ${activity}` },
        detail: answer === ShiftAnswer.asked ? 'Nog bevestigen' : '',
      }));
  },
};

/** What the Boerenploeg puts into the calendar of a person. */
export const volunteersAgenda = agendaSources.with(shifts);
