import { leanWithId } from '../../platform/database/reading/leanFind';
import { Role } from '../catalogue/permission.enum';
import { WaitingKind } from '../home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../home/homeSources';
import { type NewsSource, NotificationKind } from '../notifications/notificationSources';
import { UserModel } from '../people/user.model';
import { isAdmin, passes } from '../permissions/allow';
import { inTrash } from '../trash/trashSource';
import { WebhookState } from './webhook.enums';
import { type Webhook, WebhookModel } from './webhook.model';
import { forgetDeliveries, giveSlot } from './webhook.service';

/** Why one stands still by itself. */
const REASONS: Partial<Record<WebhookState, string>> = {
  [WebhookState.failing]: 'vijf dagen lang kwam er niets aan',
  [WebhookState.ended]: 'de ontvanger zegt dat hij is opgeheven',
  [WebhookState.restored]: 'de gegevens zijn teruggezet of verplaatst',
};

const STOPPED = { state: { $in: Object.keys(REASONS) as WebhookState[] } };

/** Tells Admins of webhooks that were stopped, but not by an Admin. */
export const stoppedWebhooks: NewsSource = {
  key: 'webhooks',
  async of(_portal, since) {
    const stopped = (await WebhookModel.find({
      stoppedAt: { $gte: since },
      ...STOPPED,
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

/** Webhooks that stand still, but not by an Admin, for Admins: until they go on or are deleted. */
export const webhooksWaiting: HomeSource<Waiting> = {
  key: 'webhooks',
  async of(context) {
    if (!(await passes(context, isAdmin))) return [];
    const stopped = (await WebhookModel.find({ stoppedAt: { $gte: new Date(0) }, ...STOPPED })
      .sort({ stoppedAt: 1 })
      .lean(leanWithId)) as Webhook[];
    const [first] = stopped;
    if (!first) return [];
    return [
      {
        ...{ id: 'webhooks', kind: WaitingKind.job, count: stopped.length, urgency: Urgency.sometime },
        title: stopped.length === 1 ? '1 webhook staat stil' : `${stopped.length} webhooks staan stil`,
        detail: `${first.name}: ${REASONS[first.state] ?? ''}`,
        ...{
          link: stopped.length === 1 ? `/webhooks?open=${first.id}` : '/webhooks',
          actionLabel: 'Bekijken',
        },
      },
    ];
  },
};

/** A deleted webhook: nothing is sent to it, and it comes back as it was. */
export const webhookTrash = inTrash<Webhook>({
  entity: 'Webhook',
  label: 'Webhook',
  operations: ['deleteWebhook'],
  model: WebhookModel as never,
  of: ({ user }) => (user.role === Role.Admin ? {} : null),
  title: ({ name }) => name,
  around: async (webhook, write) => {
    await giveSlot(webhook);
    return write();
  },
  condition: { slot: { $exists: true } },
  gone: (_portal, { id }) => forgetDeliveries(id),
});
