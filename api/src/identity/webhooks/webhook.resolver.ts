import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import type { Page } from '../../platform/database/reading/readPage';
import { type AskedOfPage, AskedPage } from '../../platform/graphql/columns';
import { connectionOf, PageArgs } from '../../platform/graphql/connection';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import type { RequestContext } from '../people/requestContext';
import { actorOf } from '../people/requestContext';
import { Allow, isAdmin } from '../permissions/allow';
import { WebhookDeliveryState } from './webhook.enums';
import { Webhook, WebhookModel } from './webhook.model';
import * as service from './webhook.service';
import * as deliveries from './webhook.service';
import { WebhookChoices, WebhookInput, WebhookSecret } from './webhook.types';
import { WebhookDelivery } from './webhookDelivery.model';

const WebhookDeliveryConnection = connectionOf('WebhookDelivery', WebhookDelivery);

/** The addresses of integrators that are told when records change. */
@Resolver(() => Webhook)
export class WebhookResolver {
  @Allow(isAdmin)
  @Query(() => [Webhook], { description: 'The webhooks, the oldest first; 20 at most.' })
  webhooks(): Promise<Webhook[]> {
    return service.listWebhooks();
  }

  @Allow(isAdmin)
  @Query(() => WebhookChoices, { description: 'What can be chosen for a webhook here.' })
  webhookChoices(@Ctx() { settings }: RequestContext): WebhookChoices {
    return service.webhookChoices(settings);
  }

  @Allow(isAdmin)
  @Query(() => WebhookDeliveryConnection, {
    description: 'What was and is to be sent to a webhook in the last 30 days, newest first.',
  })
  webhookDeliveries(
    @Arg('webhookId', () => ID) webhookId: string,
    @Arg('state', () => WebhookDeliveryState, { nullable: true, description: 'Only these; null: all.' })
    state: WebhookDeliveryState | null,
    @Args() { first, after }: PageArgs,
    @AskedPage() asked: AskedOfPage,
  ): Promise<Page<WebhookDelivery>> {
    return deliveries.listDeliveries(webhookId, state, { first, after, ...asked });
  }

  @Allow(isAdmin)
  @Mutation(() => WebhookSecret, { description: 'Adds a webhook; its secret is shown once.' })
  @AddOnce({ record: () => Webhook, answer: (webhook: Webhook) => service.secretOf(webhook) })
  addWebhook(@Arg('webhook') webhook: WebhookInput, @Ctx() context: RequestContext): Promise<WebhookSecret> {
    return service.addWebhook(context.settings, actorOf(context), webhook);
  }

  @Allow(isAdmin)
  @KeepOmitted({ model: () => WebhookModel })
  @Mutation(() => Webhook, { description: 'Changes a webhook; its secret stays.' })
  editWebhook(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('webhook') input: WebhookInput,
    @Ctx() context: RequestContext,
  ): Promise<Webhook> {
    return service.editWebhook(context.settings, actorOf(context), { id, revision, input });
  }

  @Allow(isAdmin)
  @Mutation(() => Webhook, {
    description: 'Stops sending to a webhook, or goes on with one that stands still for whatever reason.',
  })
  pauseWebhook(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('paused', { description: 'False: goes on.' }) paused: boolean,
    @Ctx() context: RequestContext,
  ): Promise<Webhook> {
    return service.pauseWebhook(context.settings, actorOf(context), { id, revision, paused });
  }

  @Allow(isAdmin)
  @Mutation(() => WebhookSecret, {
    description: 'Gives a webhook a new secret; the one before it signs too for 24 hours.',
  })
  @AddOnce({ record: () => Webhook, answer: (webhook: Webhook) => service.secretOf(webhook) })
  renewWebhookSecret(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<WebhookSecret> {
    return service.renewWebhookSecret(actorOf(context), id, revision);
  }

  @Allow(isAdmin)
  @Mutation(() => ID, { description: 'Puts a webhook in the trash: nothing is sent to it any more.' })
  deleteWebhook(@Arg('id', () => ID) id: string): Promise<string> {
    return service.deleteWebhook(id);
  }

  @Allow(isAdmin)
  @Mutation(() => ID, { description: 'Sends a message that tells of nothing. The id of its delivery.' })
  @AddOnce({ record: () => WebhookDelivery, answer: ({ id }: WebhookDelivery) => id })
  sendTestWebhook(@Arg('id', () => ID) id: string, @Ctx() { portal }: RequestContext): Promise<string> {
    return deliveries.sendTestWebhook(portal, id);
  }

  @Allow(isAdmin)
  @Mutation(() => WebhookDelivery, {
    description: 'Sends a delivery again that was given up, under the same webhook-id.',
  })
  resendWebhookDelivery(
    @Arg('id', () => ID) id: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<WebhookDelivery> {
    return deliveries.resendWebhookDelivery(portal, id);
  }

  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when the secret of before signs too; null: there is none.',
  })
  oldSecretUntil(@Root() webhook: Webhook): Date | null {
    return service.oldSecretEnds(webhook);
  }
}
