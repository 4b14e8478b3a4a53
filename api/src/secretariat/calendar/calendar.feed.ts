import { agendaSources, type CalendarItem } from '../../identity/home/agendaSources';
import { withoutEnded } from '../../identity/people/endedRights';
import { itemsOf } from '../../platform/extensionPoint';
import type { Feed } from '../../platform/http/areaRoutes';
import type { CalendarEntry } from './calendar.model';
import { listCalendar } from './calendar.service';
import { FEED_NAMES, ownerOf } from './calendarFeed.service';
import { calendarText } from './calendarText';

const ICALENDAR = { extension: 'ics', contentType: 'text/calendar; charset=utf-8' } as const;

/** The yearly programme as iCalendar, for whoever has a private link. */
export const calendarFeed: Feed = {
  name: FEED_NAMES.programme,
  ...ICALENDAR,
  read: async (token, { settings }) =>
    (await ownerOf('programme', token))
      ? calendarText('Jaarprogramma carnaval', (await listCalendar()).map(programmeItem), settings)
      : null,
};

/** 'Mijn agenda': what areas have for whoever the link is of, with what they may see today. */
export const ownCalendarFeed: Feed = {
  name: FEED_NAMES.own,
  ...ICALENDAR,
  read: async (token, portal) => {
    const user = await ownerOf('own', token);
    if (!user) return null;
    const owner = { id: user.id, email: user.email, permissions: withoutEnded(user.permissions) };
    const sources = itemsOf(agendaSources, portal.extensions);
    const items = (await Promise.all(sources.map((source) => source.of(portal, owner)))).flat();
    items.sort((a, b) => a.date.localeCompare(b.date) || (a.from ?? '').localeCompare(b.from ?? ''));
    return calendarText('Mijn agenda carnaval', items, portal.settings);
  },
};

/** A row of the yearly programme in a calendar. */
export function programmeItem(entry: CalendarEntry): CalendarItem {
  const { id, date, name: title, from, to, place, comment: detail, modifiedAt: changedAt, revision } = entry;
  return { id, date, title, from, to, place, detail, changedAt, revision };
}
