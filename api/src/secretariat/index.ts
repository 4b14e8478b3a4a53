import type { Area } from '../core/area';
import { calendarFeed } from './calendar.feed';
import { CalendarEntryModel } from './calendar.model';
import { CalendarResolver } from './calendar.resolver';
import { CalendarFeedModel } from './calendarFeed.model';
import { CommissionDocumentModel } from './commissionDocument.model';
import { CommissionDocumentResolver } from './commissionDocument.resolver';
import { DraaiboekModel } from './draaiboek.model';
import { DraaiboekResolver } from './draaiboek.resolver';
import { internalMailTemplate } from './internalMail.template';
import { MemberResolver } from './member.resolver';
import { MinutesMailWishModel } from './minutesMail.model';
import { minutesTemplate } from './minutesMail.template';
import { demoSecretariat } from './secretariat.demo';
import { secretariatFolders } from './secretariat.folders';
import { secretariatRules } from './secretariat.rules';
import { SecretaryDocumentModel } from './secretaryDocument.model';
import { SecretaryDocumentResolver } from './secretaryDocument.resolver';
import { TaskListModel } from './task.model';
import { TaskResolver } from './task.resolver';

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
  ],
  rules: secretariatRules,
  models: [
    CalendarEntryModel,
    CalendarFeedModel,
    SecretaryDocumentModel,
    MinutesMailWishModel,
    CommissionDocumentModel,
    DraaiboekModel,
    TaskListModel,
  ],
  folders: secretariatFolders,
  feeds: [calendarFeed],
  demo: demoSecretariat,
  mailTemplates: (settings) => ({
    internalMail: internalMailTemplate,
    minutes: minutesTemplate(settings),
  }),
};
