import type { UpcomingDate } from '../identity/home/home.types';
import { type HomeSource, upcomingSources, waitingSources } from '../identity/home/homeSources';
import { passes } from '../identity/permissions/allow';
import { Permission } from '../identity/permissions/permission.enum';
import { actorOf } from '../identity/sessions/requestContext';
import { todayInAmsterdam } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { comingEntries } from './calendar/calendar.service';
import { comingMeetings } from './meetings/secretaryDocument.service';
import { tasksWaiting } from './tasks/tasksWaiting';

/** So many of each. */
const MOST = 5;

/** The yearly programme. */
const programme: HomeSource<UpcomingDate> = {
  key: 'programme',
  async of(context) {
    if (!(await passes(context, Permission.secjaarProg))) return [];
    const entries = await comingEntries(todayInAmsterdam(), MOST);
    return entries.map(({ id, date, name: title, comment: detail }) => ({
      ...{ id: `programme ${id}`, date, title, detail, link: '/jaarprogramma' },
    }));
  },
};

/** Meetings that have an agenda. */
const meetings: HomeSource<UpcomingDate> = {
  key: 'meetings',
  async of(context) {
    if (!(await passes(context, Permission.secNotAge))) return [];
    const coming = await comingMeetings(actorOf(context), context.settings, todayInAmsterdam(), MOST);
    return coming.map(({ id, date, description }) => ({
      ...{ id: `meeting ${id}`, date, title: 'Vergadering', detail: description, link: '/notulenagendas' },
    }));
  },
};

/** What the home page tells of committees, the programme and meetings. */
export const secretariatHome: readonly Extension[] = [
  waitingSources.with(tasksWaiting),
  upcomingSources.with(programme),
  upcomingSources.with(meetings),
];
