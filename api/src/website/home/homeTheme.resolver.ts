import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { ThemeInput } from './homeTheme.input';
import { HomeTheme, HomeThemeModel, HomeThemeVersion } from './homeTheme.model';
import * as service from './homeTheme.service';

@Resolver(() => HomeTheme)
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

  @Allow(Permission.webHome)
  @KeepOmitted({
    ...{ model: () => HomeThemeModel, of: () => ({}) },
    holder: (theme: HomeTheme) => theme.draft ?? theme,
  })
  @Mutation(() => HomeTheme, {
    description: 'Keeps a change of the theme as a draft: what is on the website stays as it is.',
  })
  saveThemeDraft(
    @Arg('revision', () => Int) revision: number,
    @Arg('theme') theme: ThemeInput,
    @Ctx() context: RequestContext,
  ): Promise<HomeTheme> {
    return service.saveThemeDraft(context.portal, actorOf(context), revision, theme);
  }

  @Allow(Permission.webHome)
  @Mutation(() => HomeTheme, { description: 'Publishes the draft of the theme, at once or on a day.' })
  publishThemeDraft(
    @Arg('revision', () => Int) revision: number,
    @Arg('on', () => String, {
      nullable: true,
      description: 'YYYY-MM-DD, from today to a year ahead; none, or today: at once.',
    })
    on: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<HomeTheme> {
    return service.publishThemeDraft(context.portal, actorOf(context), revision, on);
  }

  @Allow(Permission.webHome)
  @Mutation(() => HomeTheme, { description: 'Has the draft of the theme wait for no day any more.' })
  unplanThemeDraft(
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<HomeTheme> {
    return service.unplanThemeDraft(context.portal, actorOf(context), revision);
  }

  @Allow(Permission.webHome)
  @Mutation(() => HomeTheme, { description: 'Throws the draft of the theme away, with its picture.' })
  discardThemeDraft(
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<HomeTheme> {
    return service.discardThemeDraft(context.portal, actorOf(context), revision);
  }

  @Allow(Permission.webHome)
  @Mutation(() => HomeTheme, {
    description: 'Makes a draft of what the theme said before, with the picture of now.',
  })
  restoreThemeVersion(
    @Arg('revision', () => Int) revision: number,
    @Arg('versionId', () => ID, { description: 'The id of the version.' }) versionId: string,
    @Ctx() context: RequestContext,
  ): Promise<HomeTheme> {
    return service.restoreThemeVersion(context.portal, actorOf(context), revision, versionId);
  }

  @FieldResolver(() => [HomeThemeVersion], {
    description: 'What was put on the website, newest first: the last 20 times.',
  })
  versions(@Root() { versions }: HomeTheme): HomeThemeVersion[] {
    return [...(versions ?? [])].reverse();
  }
}
