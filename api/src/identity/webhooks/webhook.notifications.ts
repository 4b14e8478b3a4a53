import { leanWithId } from '../../platform/database/reading/leanWithId';
import { Role } from '../catalogue/role.enum';
import { NotificationKind } from '../notifications/notification.enums';
import type { NewsSource } from '../notifications/notificationSources';
import { UserModel } from '../people/user.model';
import { WebhookState } from './webhook.enums';
import { type Webhook, WebhookModel } from './webhook.model';

/** Why one stands still by itself. */
const REASONS: Partial<Record<WebhookState, string>> = {
  [WebhookState.failing]: 'vijf dagen lang kwam er niets aan',
  [WebhookState.ended]: 'de ontvanger zegt dat hij is opgeheven',
  [WebhookState.restored]: 'de gegevens zijn teruggezet of verplaatst',
};

/** Tells Admins of webhooks that were stopped, but not by an Admin. */
export const stoppedWebhooks: NewsSource = {
  key: 'webhooks',
  async of(_portal, since) {
    const stopped = (await WebhookModel.find({
      stoppedAt: { $gte: since },
      state: { $in: Object.keys(REASONS) as WebhookState[] },
    }).lean(leanWithId)) as Webhook[];
    if (stopped.length === 0) return [];
    const admins = await UserModel.find({ role: Role.Admin }).select({ _id: 1 }).lean(leanWithId);
    return stopped.flatMap(({ id, name, state, stoppedAt }) =>
      admins.map(({ id: userId }) => ({
        ...{ userId, kind: NotificationKind.assigned, link: `/webhooks?open=${id}` },
        key: `webhook ${id} ${state} ${stoppedAt?.getTime()}`,
        title: 'Een webhook staat stil',
        detail: `${name}: ${REASONS[state] ?? ''}`,
      })),
    );
  },
};
