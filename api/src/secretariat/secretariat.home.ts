import { Permission } from '../identity/catalogue/permission.enum';
import type { UpcomingDate } from '../identity/home/home.types';
import { type HomeSource, upcomingSources, waitingSources } from '../identity/home/homeSources';
import { actorOf } from '../identity/people/requestContext';
import { passes } from '../identity/permissions/allow';
import { todayInAmsterdam } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { comingEntries, timeOf } from './calendar/calendar.service';
import type { SecretaryDocument } from './meetings/secretaryDocument.model';
import { comingMeetings } from './meetings/secretaryDocument.service';
import { tasksLeft, tasksWaiting } from './tasks/taskDuties';

/** So many of each. */
const MOST = 5;

/** The yearly programme, and meetings that have an agenda; what is both is told once. */
const days: HomeSource<UpcomingDate> = {
  key: 'programme and meetings',
  async of(context) {
    const today = todayInAmsterdam();
    const [entries, meetings] = await Promise.all([
      (await passes(context, Permission.secjaarProg)) ? comingEntries(today, MOST) : [],
      (await passes(context, Permission.secNotAge))
        ? comingMeetings(actorOf(context), context.settings, today, MOST)
        : [],
    ]);
    const isInProgramme = ({ date, description }: SecretaryDocument) =>
      entries.some((entry) => entry.date === date && entry.name === description);
    const told = [
      ...entries.map((entry) => ({
        ...{ id: `programme ${entry.id}`, date: entry.date, title: entry.name, link: '/jaarprogramma' },
        detail: [timeOf(entry), entry.place, entry.comment].filter(Boolean).join(', '),
      })),
      ...meetings
        .filter((meeting) => !isInProgramme(meeting))
        .map(({ id, date, description }) => ({
          ...{ id: `meeting ${id}`, date, title: description || 'Vergadering', link: '/notulenagendas' },
          detail: description ? 'Vergadering' : '',
        })),
    ];
    return told.sort((a, b) => a.date.localeCompare(b.date));
  },
};

/** What the home page tells of committees, the programme and meetings. */
export const secretariatHome: readonly Extension[] = [
  waitingSources.with(tasksWaiting),
  waitingSources.with(tasksLeft),
  upcomingSources.with(days),
];
