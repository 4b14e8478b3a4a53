import { NotificationKind } from '../identity/notifications/notification.enums';
import { type NewsSource, newsSources } from '../identity/notifications/notificationSources';
import { leanWithId } from '../platform/database/reading/leanWithId';
import type { Extension } from '../platform/extensionPoint';
import { AdvertisementModel } from './advertisements/advertisement.model';
import { QuestionStatus } from './krant.enums';

/** What editors ask sellers about advertisements; a mail goes too (N28). */
const questions: NewsSource = {
  key: 'advertisement questions',
  async of(_portal, since) {
    const isNew = { creationDate: { $gte: since }, status: QuestionStatus.open };
    const ads = await AdvertisementModel.find({ advContactQuestions: { $elemMatch: isNew } })
      .select({ name: 1, contactId: 1, advContactQuestions: 1 })
      .lean(leanWithId);
    return ads.flatMap(({ name, contactId, advContactQuestions }) =>
      advContactQuestions
        .filter(({ status, creationDate }) => status === QuestionStatus.open && creationDate >= since)
        .map(({ id, creator, msg }) => ({
          ...{ userId: contactId ?? '', kind: NotificationKind.asked, key: `advertisement question ${id}` },
          title: `Vraag over ${name}`,
          detail: `${creator}: ${msg}`,
          ...{ link: '/mijn_adverteerders', hasOwnMail: true },
        })),
    );
  },
};

/** What people are told of the newspaper. */
export const krantNotifications: readonly Extension[] = [newsSources.with(questions)];
