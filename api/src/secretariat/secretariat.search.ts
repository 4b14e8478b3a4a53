import { Permission } from '../identity/catalogue/permission.enum';
import { passes } from '../identity/permissions/allow';
import { SearchKind } from '../identity/search/search.types';
import { type SearchSource, searchSources } from '../identity/search/searchSources';
import { findByWords } from '../platform/database/reading/findByWords';
import { formatCalendarDate } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { type CalendarEntry, CalendarEntryModel } from './calendar/calendar.model';
import { committeeDocumentsFound } from './commissionDocuments/committeeDocumentsFound';
import { meetingDocumentsFound } from './meetings/meetingDocumentsFound';
import { committeeMembersFound, membersFound } from './members/membersFound';
import { tasksFound } from './tasks/tasksFound';

/** The yearly programme. */
const calendarFound: SearchSource = {
  key: 'calendar',
  kind: SearchKind.event,
  allowed: (context) => passes(context, Permission.secjaarProg),
  async find(_context, text, most) {
    const found = await findByWords<CalendarEntry>(
      { model: CalendarEntryModel, there: {}, most, fields: ['name', 'date'], newest: 'date' },
      text,
    );
    return found.map(({ id, name, date }) => ({
      ...{ id: `calendar ${id}`, title: name, link: '/jaarprogramma' },
      detail: `Jaarprogramma, ${formatCalendarDate(date)}`,
    }));
  },
};

/** What can be found of members, meetings, committees and the yearly programme. */
export const secretariatSearch: readonly Extension[] = [
  membersFound,
  committeeMembersFound,
  tasksFound,
  calendarFound,
  meetingDocumentsFound,
  committeeDocumentsFound,
].map((source) => searchSources.with(source));
