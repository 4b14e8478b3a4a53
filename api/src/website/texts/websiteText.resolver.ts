import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, permissionFor } from '../../identity/permissions/allow';
import { WebsiteTextKey } from '../website.enums';
import { textPermissions } from '../website.tables';
import { IntroInput } from './websiteText.input';
import { WebsiteText } from './websiteText.model';
import * as service from './websiteText.service';

@Resolver()
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
    return service.updateIntro(actorOf(context), revision, intro);
  }
}
