import { belongsTo, isChairIn } from '../identity/catalogue/commissionPermission';
import { Permission, Role } from '../identity/catalogue/permission.enum';
import { inTrash, trashOfCommissions, trashOfDB, type TrashViewer } from '../identity/trash/trashSource';
import type { Plain } from '../platform/audit/changedValues';
import { formatCalendarDate } from '../platform/dates/amsterdam';
import { type CalendarEntry, CalendarEntryModel } from './calendar/calendar.model';
import {
  type CommissionDocument,
  CommissionDocumentModel,
} from './commissionDocuments/commissionDocument.model';
import { DraaiboekModel, type StoredDraaiboek } from './draaiboek/draaiboek.model';
import { DRAAIBOEK_PARTS, draaiboekObeys } from './draaiboek/draaiboek.service';
import { type SecretaryDocument, SecretaryDocumentModel } from './meetings/secretaryDocument.model';
import { CommissionDocumentKind } from './secretariat.enums';
import { type Task, type TaskList, TaskListModel } from './tasks/task.model';
import { DRAAIBOEK_TASKS, TASK } from './tasks/task.service';
import { type TaskComment, TaskCommentModel } from './tasks/taskComment.model';
import { seasonLabel, taskObeys } from './tasks/taskList';

const { doc, script } = CommissionDocumentKind;
const nameOf = (part?: Plain) => (part?.name ?? '') as string;

/** So much of a comment names it. */
const TITLE = 80;

/** What is of committees of which somebody is the chair, and what they added themselves to others. */
async function ofOwnOrChaired(viewer: TrashViewer): Promise<object | null> {
  const [asChair, asMember] = await Promise.all([
    trashOfCommissions('commissionId', isChairIn)(viewer),
    trashOfCommissions('commissionId', belongsTo)(viewer),
  ]);
  if (!asMember) return null;
  const own = { ...asMember, createdBy: viewer.user.id };
  return { $or: asChair ? [asChair, own] : [own] };
}

/** What of the secretariat can be restored. */
export const secretariatTrash = [
  inTrash<CalendarEntry>({
    entity: 'CalendarEntry',
    label: 'Activiteit van het jaarprogramma',
    operations: ['deleteCalendarEntry'],
    model: CalendarEntryModel,
    of: ({ user }) =>
      user.role === Role.Admin || user.permissions.general.includes(Permission.secjaarEdit) ? {} : null,
    title: ({ date, name }) => `${formatCalendarDate(date)} ${name}`,
  }),
  inTrash<SecretaryDocument>({
    entity: 'SecretaryDocument',
    label: 'Notulen of agenda',
    operations: ['deleteSecretaryDocument'],
    model: SecretaryDocumentModel,
    of: trashOfDB,
    title: ({ date, kind, description }) => `${kind} ${formatCalendarDate(date)} ${description}`.trim(),
  }),
  inTrash<CommissionDocument>({
    entity: 'CommissionScript',
    label: 'Script of begroting van een commissie',
    operations: ['deleteCommissionScript'],
    model: CommissionDocumentModel,
    of: async (viewer) => {
      const mine = await trashOfCommissions('commissionId', isChairIn)(viewer);
      return mine && { ...mine, kind: script };
    },
    title: ({ title }) => title,
  }),
  inTrash<CommissionDocument>({
    entity: 'CommissionDocument',
    label: 'Document van een commissie',
    operations: ['deleteCommissionDoc'],
    model: CommissionDocumentModel,
    of: async (viewer) => {
      const mine = await ofOwnOrChaired(viewer);
      return mine && { ...mine, kind: doc };
    },
    title: ({ title }) => title,
  }),
  inTrash<TaskComment>({
    entity: 'TaskComment',
    label: 'Opmerking bij een taak',
    operations: ['deleteTaskComment'],
    model: TaskCommentModel,
    of: ofOwnOrChaired,
    title: ({ text, file }) => text.slice(0, TITLE) || (file?.name ?? ''),
  }),
  inTrash<TaskList, Task>({
    entity: TASK,
    label: 'Taak',
    operations: ['deleteSingleTask'],
    model: TaskListModel,
    isPart: true,
    of: trashOfCommissions('commissionId', isChairIn),
    obeys: taskObeys,
    title: ({ season }, [task]) => `${nameOf(task)} (${seasonLabel(season)})`,
  }),
  inTrash<TaskList, Task>({
    entity: DRAAIBOEK_TASKS,
    label: 'Taken van een draaiboekonderdeel',
    operations: ['deleteDraaiboekTasks'],
    model: TaskListModel,
    isPart: true,
    of: trashOfCommissions('commissionId', isChairIn),
    obeys: taskObeys,
    title: ({ season }, tasks) => `${tasks.map(nameOf).join(', ')} (${seasonLabel(season)})`,
  }),
  inTrash<StoredDraaiboek, { parent: string }>({
    entity: DRAAIBOEK_PARTS.subCategories,
    label: 'Subcategorie van een draaiboek',
    operations: ['deleteDraaiboekSubCategory'],
    model: DraaiboekModel,
    isPart: true,
    of: trashOfCommissions('_id', isChairIn),
    title: (_draaiboek, [subCategory]) => nameOf(subCategory),
    obeys: draaiboekObeys.subCategories,
  }),
  inTrash<StoredDraaiboek, { parent: string }>({
    entity: DRAAIBOEK_PARTS.items,
    label: 'Onderdeel van een draaiboek',
    operations: ['deleteDraaiboekItem'],
    model: DraaiboekModel,
    isPart: true,
    of: trashOfCommissions('_id', isChairIn),
    title: (_draaiboek, [item]) => nameOf(item),
    obeys: draaiboekObeys.items,
  }),
];
