import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { Allow, permissionFor } from '../../identity/permissions/allow';
import { PrivateLinkLimit } from '../../platform/limits/rateLimit';
import { isPublic } from '../../platform/schema/allow';
import { textPermissions, WebsiteTextKey } from '../website.enums';
import * as service from './preview.service';
import { PreviewLink, WebsitePreview } from './preview.types';

/** The limit on guessing private links to drafts of this process. */
const previewLimits = new PrivateLinkLimit('website previews');

@Resolver()
export class PreviewResolver {
  @Allow(Permission.webNews)
  @Mutation(() => PreviewLink, {
    description: 'Makes a private link of 7 days to what of news is not on the website yet.',
  })
  previewNewsDraft(
    @Arg('id', () => ID, { description: 'The id of the news item.' }) id: string,
    @Ctx() { settings }: RequestContext,
  ): Promise<PreviewLink> {
    return service.previewNews(id, settings);
  }

  @Allow(permissionFor('key', textPermissions))
  @Mutation(() => PreviewLink, {
    description: 'Makes a private link of 7 days to the draft of a keyed text.',
  })
  previewTextDraft(
    @Arg('key', () => WebsiteTextKey) key: WebsiteTextKey,
    @Ctx() { settings }: RequestContext,
  ): Promise<PreviewLink> {
    return service.previewText(key, settings);
  }

  @Allow(Permission.webHome)
  @Mutation(() => PreviewLink, { description: 'Makes a private link of 7 days to the draft of the theme.' })
  previewThemeDraft(@Ctx() { settings }: RequestContext): Promise<PreviewLink> {
    return service.previewTheme(settings);
  }

  @Allow(isPublic)
  @Query(() => WebsitePreview, {
    description: 'For everybody with a private link: what is not on the website yet, as it would be there.',
  })
  websitePreview(
    @Arg('token', { description: 'The secret of the private link.' }) token: string,
    @Ctx() { ip }: RequestContext,
  ): Promise<WebsitePreview> {
    return previewLimits.guessing(ip, () => service.readPreview(token));
  }
}
