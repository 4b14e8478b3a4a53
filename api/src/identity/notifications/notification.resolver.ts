import { Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import type { Page } from '../../platform/database/reading/readPage';
import { type AskedOfPage, AskedPage } from '../../platform/graphql/columns';
import { connectionOf } from '../../platform/graphql/connection';
import { PrivateLinkLimit } from '../../platform/limits/rateLimit';
import { isPublic } from '../../platform/schema/allow';
import { actorOf, type RequestContext } from '../people/requestContext';
import { Allow, isInPerson, isSignedIn } from '../permissions/allow';
import { MarkReadArgs, NotificationArgs, NotificationSettingsArgs, OptOutArgs } from './notification.input';
import { Notification } from './notification.model';
import * as service from './notification.service';
import * as settings from './notification.service';
import { OwnNotificationSettings } from './notificationSettings.model';
import { MailOptOut } from './notificationSources';

const NotificationConnection = connectionOf('Notification', Notification);
const optOuts = new PrivateLinkLimit('opt out of mail');

/** One's own inbox, and how one is told. */
@Resolver()
export class NotificationResolver {
  @Allow(isSignedIn)
  @Query(() => NotificationConnection, { description: "One's own inbox, the newest first." })
  notifications(
    @Args() args: NotificationArgs,
    @AskedPage() asked: AskedOfPage,
    @Ctx() context: RequestContext,
  ): Promise<Page<Notification>> {
    return service.listNotifications(actorOf(context).id, { ...args, ...asked });
  }

  @Allow(isSignedIn)
  @Query(() => Int, { description: "How many of one's own inbox were not read yet." })
  unreadNotifications(@Ctx() context: RequestContext): Promise<number> {
    return service.countUnread(actorOf(context).id);
  }

  @Allow(isSignedIn)
  @Mutation(() => Int, { description: "Marks of one's own inbox as read; tells how many are left." })
  markRead(@Args() { ids }: MarkReadArgs, @Ctx() context: RequestContext): Promise<number> {
    return service.markRead(actorOf(context).id, ids);
  }

  @Allow(isSignedIn)
  @Mutation(() => Int, { description: "Marks all of one's own inbox as read; tells how many are left." })
  markAllRead(@Ctx() context: RequestContext): Promise<number> {
    return service.markAllRead(actorOf(context).id);
  }

  @Allow(isSignedIn)
  @Query(() => OwnNotificationSettings, { description: 'How one is told of what.' })
  notificationSettings(@Ctx() context: RequestContext): Promise<OwnNotificationSettings> {
    return settings.ownSettings(actorOf(context));
  }

  @Allow(isInPerson)
  @Mutation(() => OwnNotificationSettings, { description: 'Changes how one is told.' })
  updateNotificationSettings(
    @Args() { revision, choices }: NotificationSettingsArgs,
    @Ctx() context: RequestContext,
  ): Promise<OwnNotificationSettings> {
    return settings.updateSettings(actorOf(context), revision, choices);
  }

  @Allow(isPublic)
  @Mutation(() => MailOptOut, { description: 'Ends mail of a kind by the link in one; twice is once.' })
  optOutOfMail(@Args() { token }: OptOutArgs, @Ctx() { ip }: RequestContext): Promise<MailOptOut> {
    return optOuts.guessing(ip, () => settings.optOut(token));
  }
}
