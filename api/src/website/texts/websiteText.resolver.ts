import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, permissionFor } from '../../identity/permissions/allow';
import { Root } from '../../platform/graphql/root';
import { textPermissions, WebsiteTextKey } from '../website.enums';
import { IntroInput } from './websiteText.input';
import { WebsiteText, WebsiteTextVersion } from './websiteText.model';
import * as service from './websiteText.service';

@Resolver(() => WebsiteText)
export class WebsiteTextResolver {
  @Allow(permissionFor('key', textPermissions))
  @Query(() => WebsiteText, { description: 'One keyed text. Formerly: loadIntros.' })
  websiteText(@Arg('key', () => WebsiteTextKey) key: WebsiteTextKey): Promise<WebsiteText> {
    return service.getText(key);
  }

  @Allow(permissionFor('intro.name', textPermissions))
  @Mutation(() => WebsiteText, {
    description: 'Changes a keyed text; revision 0 when it was never written. Formerly: updateIntros.',
  })
  updateIntro(
    @Arg('revision', () => Int) revision: number,
    @Arg('intro') intro: IntroInput,
    @Ctx() context: RequestContext,
  ): Promise<WebsiteText> {
    return service.updateIntro(context.portal, actorOf(context), revision, intro);
  }

  @Allow(permissionFor('intro.name', textPermissions))
  @Mutation(() => WebsiteText, {
    description: 'Keeps a change of a keyed text as a draft: what is on the website stays as it is.',
  })
  saveTextDraft(
    @Arg('revision', () => Int) revision: number,
    @Arg('intro') intro: IntroInput,
    @Ctx() context: RequestContext,
  ): Promise<WebsiteText> {
    return service.saveTextDraft(context.portal, actorOf(context), revision, intro);
  }

  @Allow(permissionFor('key', textPermissions))
  @Mutation(() => WebsiteText, { description: 'Publishes the draft of a keyed text, at once or on a day.' })
  publishTextDraft(
    @Arg('key', () => WebsiteTextKey) key: WebsiteTextKey,
    @Arg('revision', () => Int) revision: number,
    @Arg('on', () => String, {
      nullable: true,
      description: 'YYYY-MM-DD, from today to a year ahead; none, or today: at once.',
    })
    on: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<WebsiteText> {
    return service.publishTextDraft(context.portal, actorOf(context), key, revision, on);
  }

  @Allow(permissionFor('key', textPermissions))
  @Mutation(() => WebsiteText, { description: 'Has the draft of a keyed text wait for no day any more.' })
  unplanTextDraft(
    @Arg('key', () => WebsiteTextKey) key: WebsiteTextKey,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<WebsiteText> {
    return service.unplanTextDraft(context.portal, actorOf(context), key, revision);
  }

  @Allow(permissionFor('key', textPermissions))
  @Mutation(() => WebsiteText, { description: 'Throws the draft of a keyed text away.' })
  discardTextDraft(
    @Arg('key', () => WebsiteTextKey) key: WebsiteTextKey,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<WebsiteText> {
    return service.discardTextDraft(context.portal, actorOf(context), key, revision);
  }

  @Allow(permissionFor('key', textPermissions))
  @Mutation(() => WebsiteText, { description: 'Makes a draft of what a keyed text said before.' })
  restoreTextVersion(
    @Arg('key', () => WebsiteTextKey) key: WebsiteTextKey,
    @Arg('revision', () => Int) revision: number,
    @Arg('versionId', () => ID, { description: 'The id of the version.' }) versionId: string,
    @Ctx() context: RequestContext,
  ): Promise<WebsiteText> {
    return service.restoreTextVersion(context.portal, actorOf(context), key, revision, versionId);
  }

  @FieldResolver(() => [WebsiteTextVersion], {
    description: 'What was put on the website, newest first: the last 20 times.',
  })
  versions(@Root() { versions }: WebsiteText): WebsiteTextVersion[] {
    return [...(versions ?? [])].reverse();
  }
}
