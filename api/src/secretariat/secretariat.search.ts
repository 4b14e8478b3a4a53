import { Permission } from '../identity/catalogue/permission.enum';
import { MailingAudience, mailingAudiences, type MailingPerson } from '../identity/mailings/mailingAudiences';
import { CommissionModel } from '../identity/people/commission.model';
import { passes } from '../identity/permissions/allow';
import { SearchKind, type SearchSource, searchSources } from '../identity/search/searchSources';
import { findByWords } from '../platform/database/reading/findByWords';
import { formatCalendarDate } from '../platform/dates/amsterdam';
import { notFound } from '../platform/errors/appError';
import type { Extension } from '../platform/extensionPoint';
import { type CalendarEntry, CalendarEntryModel } from './calendar/calendar.model';
import { committeeDocumentsFound } from './commissionDocuments/commissionDocument.service';
import { meetingDocumentsFound } from './meetings/secretaryDocument.service';
import {
  committeeMembersFound,
  listCommissionMembers,
  listMembers,
  membersFound,
} from './members/member.service';
import { tasksFound } from './tasks/taskList';

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

/** The members of the foundation, and those of a committee, as whom one can write to. */
export const secretariatAudiences = [
  mailingAudiences.with({
    audience: MailingAudience.members,
    people: async ({ ids }) => ({ title: 'Ledenlijst', people: these(await listMembers(), ids) }),
  }),
  mailingAudiences.with({
    audience: MailingAudience.commission,
    people: async ({ of, ids }) => {
      const commission = await CommissionModel.findById(of).select({ name: 1 }).lean();
      if (!commission) throw notFound('Deze commissie');
      return { title: commission.name, people: these(await listCommissionMembers(of), ids) };
    },
  }),
];

function these(
  people: readonly { id: string; name: string; email: string }[],
  ids: readonly string[] | null,
): MailingPerson[] {
  const chosen = ids && new Set(ids);
  return people
    .filter(({ id }) => !chosen || chosen.has(id))
    .map(({ id, name, email }) => ({ id, name, email }));
}
