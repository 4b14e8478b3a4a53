import ical, { ICalCalendarMethod } from 'ical-generator';

import type { Feed } from '../../platform/http/feed';
import type { Settings } from '../../platform/settings/settings';
import type { CalendarEntry } from './calendar.model';
import { listCalendar } from './calendar.service';
import { FEED_NAME, isFeedToken } from './calendarFeed.service';

/** The yearly programme as iCalendar, for whoever has a private link. */
export const calendarFeed: Feed = {
  name: FEED_NAME,
  extension: 'ics',
  contentType: 'text/calendar; charset=utf-8',
  read: async (token, { settings }) =>
    (await isFeedToken(token)) ? calendarText(await listCalendar(), settings) : null,
};

/** Whole days: they have no zone, so that no calendar shows them a day early. */
function calendarText(entries: readonly CalendarEntry[], { publicUrl }: Settings): string {
  const { host } = new URL(publicUrl);
  const calendar = ical({
    name: 'Jaarprogramma carnaval',
    prodId: { company: 'Carnaval', product: 'Backoffice', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const entry of entries) {
    const changed = entry.modifiedAt ?? new Date(0);
    calendar.createEvent({
      id: `${entry.id}@${host}`,
      start: new Date(`${entry.date}T00:00:00Z`),
      allDay: true,
      timezone: null,
      summary: entry.name,
      description: entry.comment || null,
      stamp: changed,
      lastModified: changed,
      sequence: entry.revision,
    });
  }
  return calendar.toString();
}
