import type { Feed } from '../../platform/http/feed';
import type { CalendarEntry } from './calendar.model';
import { listCalendar } from './calendar.service';
import { FEED_NAME, isFeedToken } from './calendarFeed.service';
import { type CalendarItem, calendarText } from './calendarText';

/** The yearly programme as iCalendar, for whoever has a private link. */
export const calendarFeed: Feed = {
  name: FEED_NAME,
  extension: 'ics',
  contentType: 'text/calendar; charset=utf-8',
  read: async (token, { settings }) =>
    (await isFeedToken(token))
      ? calendarText('Jaarprogramma carnaval', (await listCalendar()).map(programmeItem), settings)
      : null,
};

/** A row of the yearly programme in a calendar. */
export function programmeItem(entry: CalendarEntry): CalendarItem {
  const { id, date, name: title, from, to, place, comment: detail, modifiedAt: changedAt, revision } = entry;
  return { id, date, title, from, to, place, detail, changedAt, revision };
}
