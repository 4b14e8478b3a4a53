import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import type { Columns } from '../../platform/database/reading/columns';
import type { Page } from '../../platform/database/reading/readPage';
import { AskedColumns, type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { PageArgs } from '../../platform/graphql/connection';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { NewsItemInput } from './news.input';
import { NewsItem, NewsItemConnection, NewsModified, NewsSettings } from './news.model';
import { NewsItemModel } from './news.model';
import * as service from './news.service';

@Resolver(() => NewsItem)
export class NewsResolver {
  @Allow(Permission.webNews)
  @Query(() => NewsItemConnection, { description: 'News, newest first. Formerly: loadNewsItems.' })
  newsItems(@Args() page: PageArgs, @AskedPage() asked: AskedOfPage): Promise<Page<NewsItem>> {
    return service.listNews({ ...page, ...asked });
  }

  @Allow(Permission.webNews)
  @Query(() => NewsItem, { description: 'One news item. Formerly: loadNewsItems.' })
  newsItem(@Arg('id', () => ID) id: string, @AskedColumns() columns: Columns | undefined): Promise<NewsItem> {
    return service.getNewsItem(id, columns);
  }

  @Allow(Permission.webNews)
  @Query(() => NewsSettings, { description: 'What the news editor may offer.' })
  newsSettings(@Ctx() { settings }: RequestContext): NewsSettings {
    return { postpone: settings.newsPostpone };
  }

  @Allow(Permission.webNews)
  @Mutation(() => NewsItem, { description: 'Adds news. Formerly: addNewsItem.' })
  @AddOnce()
  addNewsItem(@Arg('newItem') newItem: NewsItemInput, @Ctx() context: RequestContext): Promise<NewsItem> {
    return service.addNewsItem(actorOf(context), newItem, context.settings);
  }

  @Allow(Permission.webNews)
  @KeepOmitted({ model: () => NewsItemModel })
  @Mutation(() => NewsItem, { description: 'Changes news. Formerly: addNewsItem, for an edit.' })
  editNewsItem(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('item') item: NewsItemInput,
    @Ctx() context: RequestContext,
  ): Promise<NewsItem> {
    return service.editNewsItem(context.portal, actorOf(context), id, revision, item, context.settings);
  }

  @Allow(Permission.webNews)
  @Mutation(() => ID, { description: 'Removes news and its photo. Formerly: deleteNewsItem.' })
  deleteNewsItem(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return service.deleteNewsItem(context.portal, id);
  }

  @Needs('modifiedAt', 'modifiedByName')
  @FieldResolver(() => NewsModified, { nullable: true, description: 'Absent when it was never changed.' })
  modified(@Root() item: NewsItem): NewsModified | null {
    return service.modificationOf(item);
  }
}
