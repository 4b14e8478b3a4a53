import { Permission } from '../identity/catalogue/permission.enum';
import { referenceSources } from '../identity/references/references';
import { TaskListModel } from './tasks/task.model';
import { presentSeason } from './tasks/taskList';

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
