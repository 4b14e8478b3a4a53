import ical from 'ical-generator';
import { ICalCalendarMethod } from 'ical-generator';

import { agendaSources, type CalendarItem } from '../../identity/home/homeSources';
import { withoutEnded } from '../../identity/people/people.loaders';
import { daysAfter } from '../../platform/dates/amsterdam';
import { itemsOf } from '../../platform/extensionPoint';
import type { Feed } from '../../platform/http/areaRoutes';
import type { Settings } from '../../platform/settings/settings';
import type { CalendarEntry } from './calendar.model';
import { listCalendar } from './calendar.service';
import { FEED_NAMES, ownerOf } from './calendarFeed.service';

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

const ZONE = 'Europe/Amsterdam';
/** The rule of the European Union, since 1996. */
const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');
const FLOATING = /^(DTSTART|DTEND):(\d{8}T\d{6})\r$/gm;

/**
 * A calendar as iCalendar. Whole days have no zone, so that no calendar shows them a day early; times are those of the clock in
 * Amsterdam, with the zone that says so.
 */
function calendarText(name: string, items: readonly CalendarItem[], { publicUrl }: Settings): string {
  const { host } = new URL(publicUrl);
  const calendar = ical({
    name,
    prodId: { company: 'Carnaval', product: 'Backoffice', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const item of items) {
    const changed = item.changedAt ?? new Date(0);
    calendar.createEvent({
      ...timeOf(item),
      id: `${item.id}@${host}`,
      timezone: null,
      summary: item.title,
      location: item.place || null,
      description: item.detail || null,
      stamp: changed,
      lastModified: changed,
      sequence: item.revision ?? 0,
    });
  }
  // The library writes the time of a zone by the clock of this machine; without a zone it writes what it is given.
  const text = calendar.toString().replace(FLOATING, `$1;TZID=${ZONE}:$2\r`);
  return text.includes(';TZID=') ? text.replace('BEGIN:VEVENT', `${ZONE_LINES}BEGIN:VEVENT`) : text;
}

function timeOf({ date, from, to }: CalendarItem) {
  if (!from) return { start: at(date, '00:00'), allDay: true };
  const end =
    to ||
    (from < '23:00' ? `${String(Number(from.slice(0, 2)) + 1).padStart(2, '0')}${from.slice(2)}` : '23:59');
  return { start: at(date, from), end: at(end <= from ? daysAfter(date, 1) : date, end), floating: true };
}

const at = (date: string, time: string) => new Date(`${date}T${time}:00Z`);
