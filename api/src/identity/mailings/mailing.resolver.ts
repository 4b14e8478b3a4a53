import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import type { Page } from '../../platform/database/reading/readPage';
import { forbidden, unauthenticated } from '../../platform/errors/appError';
import { type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { connectionOf, PageArgs } from '../../platform/graphql/connection';
import { Root } from '../../platform/graphql/root';
import { AddOnce, DoOnce } from '../../platform/once/once';
import type { RequestContext } from '../people/requestContext';
import { actorOf } from '../people/requestContext';
import {
  type Access,
  Allow,
  isAdmin,
  isCommissionMember,
  isSignedIn,
  permissionFor,
} from '../permissions/allow';
import { Mailing, MailingSettings } from './mailing.model';
import * as service from './mailing.service';
import { MailingInput, MailingReach, MailingSelection, MailingSettingsInput } from './mailing.types';
import { audiencePermissions, MailDelivery, MailingAudience, MailingState } from './mailingAudiences';

const MailingConnection = connectionOf('Mailing', Mailing);

/** Whoever may see the addresses of an audience. */
const mayWrite = permissionFor('to.audience', audiencePermissions);
/** Members of a committee, to that committee. */
const toOwnCommission: Access = {
  name: 'isCommissionMember to.of (to.audience commission)',
  looksAtField: true,
  test: (context, args, parent) => {
    if (!context.user) return unauthenticated();
    return (args as { to: MailingSelection }).to.audience === MailingAudience.commission
      ? isCommissionMember('to.of').test(context, args, parent)
      : forbidden();
  },
};

/** Writing to many, each in a mail of their own, and what became of it. */
@Resolver(() => Mailing)
export class MailingResolver {
  @Allow(mayWrite, toOwnCommission)
  @Query(() => MailingReach, { description: 'Whom a mailing would reach now.' })
  mailingReach(@Arg('to') to: MailingSelection, @Ctx() { portal }: RequestContext): Promise<MailingReach> {
    return service.reachOf(portal, to);
  }

  @Allow(mayWrite, toOwnCommission)
  @Mutation(() => String, {
    description:
      'Mails what was written to oneself, as the first of them would get it. Answers the address. 30 an hour.',
  })
  @DoOnce()
  testMailing(
    @Arg('to') to: MailingSelection,
    @Arg('mailing') mailing: MailingInput,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return service.testMailing(context.portal, actorOf(context), to, mailing);
  }

  @Allow(mayWrite, toOwnCommission)
  @Mutation(() => Mailing, {
    description: 'Sends a mailing, each a mail of their own: to whom is fixed now. 30 an hour.',
  })
  @AddOnce()
  sendMailing(
    @Arg('to') to: MailingSelection,
    @Arg('mailing') mailing: MailingInput,
    @Ctx() context: RequestContext,
  ): Promise<Mailing> {
    return service.sendMailing(context.portal, actorOf(context), to, mailing);
  }

  @Allow(isSignedIn)
  @Query(() => MailingConnection, {
    description:
      'The mailings that one sent, and those sent by a right that one holds; an Admin sees all. Newest first.',
  })
  mailings(
    @Args() { first, after }: PageArgs,
    @AskedPage() asked: AskedOfPage,
    @Ctx() context: RequestContext,
  ): Promise<Page<Mailing>> {
    return service.pageOfMailings(actorOf(context), { first, after, ...asked });
  }

  @Allow(isSignedIn)
  @Query(() => Mailing, { description: 'One of them.' })
  mailing(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<Mailing> {
    return service.getMailing(actorOf(context), id);
  }

  @Allow(isSignedIn)
  @Mutation(() => Mailing, { description: 'Nothing more goes out until it is resumed.' })
  pauseMailing(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<Mailing> {
    return service.changeMailing(context.portal, actorOf(context), id, MailingState.paused);
  }

  @Allow(isSignedIn)
  @Mutation(() => Mailing, { description: 'Goes on with one that was paused.' })
  resumeMailing(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<Mailing> {
    return service.changeMailing(context.portal, actorOf(context), id, MailingState.sending);
  }

  @Allow(isSignedIn)
  @Mutation(() => Mailing, { description: 'Stops one for good: who did not get it yet does not get it.' })
  stopMailing(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<Mailing> {
    return service.changeMailing(context.portal, actorOf(context), id, MailingState.stopped);
  }

  @Allow(isAdmin)
  @Query(() => MailingSettings, { description: 'What was set of mailings.' })
  mailingSettings(): Promise<MailingSettings> {
    return service.readMailingSettings();
  }

  @Allow(isAdmin)
  @Mutation(() => MailingSettings, { description: 'Sets how many mails of mailings go in an hour.' })
  updateMailingSettings(
    @Arg('revision', () => Int) revision: number,
    @Arg('settings') { perHour }: MailingSettingsInput,
    @Ctx() context: RequestContext,
  ): Promise<MailingSettings> {
    return service.saveMailingSettings(actorOf(context), revision, perHour);
  }

  @Needs('recipients')
  @FieldResolver(() => Int, { description: 'To how many it goes.' })
  recipientCount(@Root() { recipients }: Mailing): number {
    return recipients.length;
  }

  @Needs('recipients')
  @FieldResolver(() => Int, { description: 'Of them: how many the mail server took.' })
  sentCount(@Root() { recipients }: Mailing): number {
    return recipients.filter(({ delivery }) => delivery === MailDelivery.sent).length;
  }

  @Needs('recipients')
  @FieldResolver(() => Int, { description: 'Of them: how many were refused, or came back.' })
  failedCount(@Root() { recipients }: Mailing): number {
    const failed: readonly MailDelivery[] = [MailDelivery.refused, MailDelivery.bounced];
    return recipients.filter(({ delivery }) => failed.includes(delivery)).length;
  }

  @Needs()
  @FieldResolver(() => GraphQLDateTime, { description: 'When it was sent.' })
  sentAt(@Root() { id }: Mailing): Date {
    return service.sentAt(id);
  }
}
