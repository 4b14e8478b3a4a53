import type { PermissionId } from '../identity/catalogue/catalogue';
import { Permission } from '../identity/catalogue/permission.enum';
import { agendaSources, type AgendaSource } from '../identity/home/homeSources';
import { commissionLoader } from '../identity/people/people.loaders';
import type { RequestContext } from '../identity/people/requestContext';
import { programmeItem } from './calendar/calendar.feed';
import { listCalendar } from './calendar/calendar.service';
import { listSecretaryDocuments } from './meetings/secretaryDocument.service';
import { calledBy } from './ownCommittees';
import { SecretaryDocumentKind } from './secretariat.enums';
import { listMyTasks } from './tasks/taskSources.service';

/** The yearly programme, and meetings that have an agenda; what is both stands there once. */
const programmeAndMeetings: AgendaSource = {
  key: 'programme and meetings',
  async of({ settings }, owner) {
    const holds = (id: PermissionId) => owner.permissions.general.includes(id);
    const [entries, meetings] = await Promise.all([
      holds(Permission.secjaarProg) ? listCalendar() : [],
      holds(Permission.secNotAge)
        ? listSecretaryDocuments(owner, settings, SecretaryDocumentKind.agenda)
        : [],
    ]);
    const isInProgramme = ({ date, description }: (typeof meetings)[number]) =>
      entries.some((entry) => entry.date === date && entry.name === description);
    return [
      ...entries.map(programmeItem),
      ...meetings
        .filter((meeting) => !isInProgramme(meeting))
        .map(({ id, date, description, revision, modifiedAt: changedAt }) => ({
          ...{ id: `meeting-${id}`, date, title: description || 'Vergadering', revision, changedAt },
        })),
    ];
  },
};

/** The deadlines of one's own open tasks. */
const deadlines: AgendaSource = {
  key: 'tasks',
  async of(_portal, owner) {
    // Of this reading alone.
    const tasks = await listMyTasks(owner, commissionLoader({} as RequestContext));
    return tasks.flatMap(({ id, name, dueDate, commissionIndex: index, commissionName }) =>
      dueDate
        ? [
            {
              id: `task-${id}`,
              date: dueDate,
              title: `Taak: ${name}`,
              detail: calledBy({ index, name: commissionName }),
            },
          ]
        : [],
    );
  },
};

/** What the secretariat puts into the calendar of a person. */
export const secretariatAgenda = [programmeAndMeetings, deadlines].map((source) =>
  agendaSources.with(source),
);
