import type { CollectionPrivacy } from '../platform/privacy/collectionPrivacy';
import { CalendarEntryModel, CalendarFeedModel } from './calendar/calendar.model';
import { CommissionDocumentModel } from './commissionDocuments/commissionDocument.model';
import { DraaiboekModel } from './draaiboek/draaiboek.model';
import { MinutesMailWishModel } from './meetings/minutesMail.model';
import { SecretaryDocumentModel } from './meetings/secretaryDocument.model';
import { TaskListModel } from './tasks/task.model';
import { TaskCommentModel } from './tasks/taskComment.model';

const WRITTEN_BY = ['creator', 'createdBy'] as const;

/** Personal data of the secretariat: little beside who did what. */
export const secretariatPrivacy: readonly CollectionPrivacy[] = [
  {
    model: CalendarEntryModel,
    purpose: 'The yearly programme.',
    retention: 'For good: the history of the foundation.',
    actor: ['changeLog'],
    none: ['date', 'name', 'from', 'to', 'place', 'commissionId', 'comment'],
  },
  {
    model: CalendarFeedModel,
    purpose: 'The private links of one account to the yearly programme and to its own calendar.',
    retention: 'Until its end, or until its owner takes it away; only a hash.',
    none: ['tokenHash', 'createdAt', 'expiresAt'],
  },
  {
    model: SecretaryDocumentModel,
    purpose: 'Minutes and agendas of meetings.',
    retention: 'For good: the archive of the foundation.',
    actor: [...WRITTEN_BY, 'changeLog'],
    none: ['kind', 'date', 'description', 'dbOnly', 'file', 'creationDate'],
  },
  {
    model: MinutesMailWishModel,
    purpose: 'Which accounts want no minutes by mail; only their ids.',
    retention: 'As long as the wish.',
  },
  {
    model: CommissionDocumentModel,
    purpose: 'Documents of a committee.',
    retention: 'Until the committee removes them.',
    actor: WRITTEN_BY,
    none: ['title', 'description', 'file', 'link', 'creationDate', 'commissionId', 'kind'],
  },
  {
    model: DraaiboekModel,
    purpose: 'What a committee does each year, and which role does it.',
    retention: 'For good: it is handed on.',
    actor: ['changeLog'],
    none: ['categories', 'subCategories', 'items'],
  },
  {
    model: TaskListModel,
    purpose: 'The tasks of a season, and whose they are.',
    retention: 'For good; people by the id of their account.',
    actor: ['tasks.assigneeIds', 'tasks.given', 'tasks.finishedBy', 'changeLog'],
    none: ['commissionId', 'season', 'tasks', 'order'],
  },
  {
    model: TaskCommentModel,
    purpose: 'What people of a committee say of its tasks.',
    retention: 'For good, with the tasks; people by the id of their account.',
    actor: [...WRITTEN_BY, 'mentionIds'],
    none: ['commissionId', 'taskId', 'text', 'file', 'creationDate'],
  },
];
