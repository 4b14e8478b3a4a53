import type { Area } from '../identity/area';
import { dutySources } from '../identity/users/leaving/duty';
import { calendarFeed, ownCalendarFeed } from './calendar/calendar.feed';
import { CalendarEntryModel, CalendarFeedModel } from './calendar/calendar.model';
import { moveCalendar } from './calendar/calendar.moving';
import { CalendarResolver } from './calendar/calendar.resolver';
import { CommissionDocumentModel } from './commissionDocuments/commissionDocument.model';
import { CommissionDocumentResolver } from './commissionDocuments/commissionDocument.resolver';
import { DraaiboekModel } from './draaiboek/draaiboek.model';
import { moveDraaiboek } from './draaiboek/draaiboek.moving';
import { DraaiboekResolver } from './draaiboek/draaiboek.resolver';
import { MinutesMailWishModel } from './meetings/minutesMail.model';
import { minutesTemplate } from './meetings/minutesMail.template';
import { SecretaryDocumentModel } from './meetings/secretaryDocument.model';
import { moveMeetings } from './meetings/secretaryDocument.moving';
import { SecretaryDocumentResolver } from './meetings/secretaryDocument.resolver';
import { MemberResolver } from './members/member.resolver';
import { secretariatAgenda } from './secretariat.agenda';
import { demoSecretariat } from './secretariat.demo';
import { secretariatFolders } from './secretariat.folders';
import { secretariatHome } from './secretariat.home';
import { secretariatNotifications } from './secretariat.notifications';
import { secretariatPrivacy } from './secretariat.privacy';
import { secretariatReferences, secretariatTrash } from './secretariat.references';
import { secretariatAudiences, secretariatSearch } from './secretariat.search';
import { secretariatWords } from './secretariat.words';
import { ActionPointResolver, MinutesPointsResolver } from './tasks/actionPoint.resolver';
import { TaskListModel } from './tasks/task.model';
import { moveTasks } from './tasks/task.moving';
import { TaskResolver } from './tasks/task.resolver';
import { TaskCommentModel } from './tasks/taskComment.model';
import { taskDuties } from './tasks/taskDuties';

/** Members, the yearly programme, agendas and minutes, and the pages of the committees. */
export const secretariat: Area = {
  name: 'secretariat',
  resolvers: [
    MemberResolver,
    CalendarResolver,
    SecretaryDocumentResolver,
    CommissionDocumentResolver,
    DraaiboekResolver,
    TaskResolver,
    ActionPointResolver,
    MinutesPointsResolver,
  ],
  words: secretariatWords,
  models: [
    CalendarEntryModel,
    CalendarFeedModel,
    SecretaryDocumentModel,
    MinutesMailWishModel,
    CommissionDocumentModel,
    DraaiboekModel,
    TaskListModel,
    TaskCommentModel,
  ],
  privacy: secretariatPrivacy,
  folders: secretariatFolders,
  feeds: [calendarFeed, ownCalendarFeed],
  extensions: [
    dutySources.with(taskDuties),
    ...secretariatAgenda,
    ...secretariatAudiences,
    ...secretariatHome,
    ...secretariatNotifications,
    ...secretariatSearch,
    ...secretariatTrash,
    ...secretariatReferences,
  ],
  moves: [moveCalendar, moveMeetings, moveDraaiboek, moveTasks],
  demo: demoSecretariat,
  mailTemplates: (settings) => ({
    minutes: minutesTemplate(settings),
  }),
};
