import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { ThemeInput } from './homeTheme.input';
import { HomeTheme } from './homeTheme.model';
import { HomeThemeModel } from './homeTheme.model';
import * as service from './homeTheme.service';

@Resolver()
export class HomeThemeResolver {
  @Allow(Permission.webHome)
  @Query(() => HomeTheme, { description: 'The theme of the year. Formerly: loadContentHome.' })
  homeTheme(): Promise<HomeTheme> {
    return service.getTheme();
  }

  @Allow(Permission.webHome)
  @KeepOmitted({ model: () => HomeThemeModel, of: () => ({}) })
  @Mutation(() => HomeTheme, {
    description: 'Changes the theme; revision 0 when it was never written. Formerly: updateContentHome.',
  })
  updateTheme(
    @Arg('revision', () => Int) revision: number,
    @Arg('theme') theme: ThemeInput,
    @Ctx() context: RequestContext,
  ): Promise<HomeTheme> {
    return service.updateTheme(context.portal, actorOf(context), revision, theme);
  }
}
