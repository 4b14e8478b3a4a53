import { belongsTo, isChairIn } from '../identity/catalogue/catalogue';
import { Permission, Role } from '../identity/catalogue/permission.enum';
import { referenceSources } from '../identity/references/references';
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
import { presentSeason, seasonLabel, taskObeys } from './tasks/taskList';

/** What a committee has still to do, this season and later. */
async function openTasks(commissionId: string): Promise<number> {
  const lists = await TaskListModel.find({ commissionId, season: { $gte: presentSeason() } })
    .select({ 'tasks.finished': 1 })
    .lean();
  return lists.flatMap(({ tasks }) => tasks.filter(({ finished }) => !finished)).length;
}

/** What refers to records of the secretariat, and what of it refers to committees and people. */
export const secretariatReferences = [
  // An archived committee keeps them; nobody changes them.
  referenceSources.with({
    to: 'Commission',
    fields: [
      'CommissionDocument.commissionId',
      'TaskList.commissionId',
      'TaskList.tasks.commissionId',
      'TaskComment.commissionId',
    ],
    fate: 'along',
    hanging: {
      words: ['open taak', 'open taken'],
      count: openTasks,
      shownTo: Permission.secGebruikers,
    },
  }),
  // It was theirs, also when they are archived.
  referenceSources.with({ to: 'Commission', fields: ['CalendarEntry.commissionId'], fate: 'stays' }),
  referenceSources.with({
    to: 'StoredDraaiboek.categories',
    fields: ['StoredDraaiboek.subCategories.parent', 'StoredDraaiboek.items.grandParent'],
    fate: 'along',
  }),
  referenceSources.with({
    to: 'StoredDraaiboek.subCategories',
    fields: ['StoredDraaiboek.items.parent'],
    fate: 'along',
  }),
  // A task that was made of them stays (docs/domain/secretariat.md, S28).
  referenceSources.with({
    to: 'StoredDraaiboek.items',
    fields: ['TaskList.tasks.parent', 'TaskList.tasks.grandParent', 'TaskList.tasks.itemId'],
    fate: 'stays',
  }),
  // What was agreed is still to be done.
  referenceSources.with({ to: 'SecretaryDocument', fields: ['TaskList.tasks.meetingId'], fate: 'stays' }),
  referenceSources.with({
    to: 'User',
    fields: ['TaskList.tasks.assigneeIds'],
    fate: 'handedOver',
    duty: 'tasks',
  }),
  // Nobody sees it without the task; with a task that is restored it is back.
  referenceSources.with({ to: 'TaskList.tasks', fields: ['TaskComment.taskId'], fate: 'along' }),
  // That they were told of a task.
  referenceSources.with({
    to: 'User',
    fields: ['TaskList.tasks.given.userId', 'TaskComment.mentionIds'],
    fate: 'stays',
  }),
];

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
