import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import type { Columns } from '../../platform/database/reading/leanFind';
import type { Page } from '../../platform/database/reading/readPage';
import { AskedColumns, type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { PageArgs } from '../../platform/graphql/connection';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { NewsState } from '../website.enums';
import { NewsDraftInput, NewsItemInput } from './news.input';
import {
  NewsDraft,
  NewsItem,
  NewsItemConnection,
  NewsModified,
  NewsSettings,
  NewsVersion,
} from './news.model';
import { NewsItemModel } from './news.model';
import * as service from './news.service';

const NEWS_ID = { description: 'The id of the news item.' };

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
  @Mutation(() => NewsItem, { description: 'Adds news as a draft, which only editors see.' })
  @AddOnce()
  addNewsDraft(@Arg('newItem') newItem: NewsDraftInput, @Ctx() context: RequestContext): Promise<NewsItem> {
    return service.addNewsDraft(actorOf(context), newItem);
  }

  @Allow(Permission.webNews)
  @KeepOmitted({ model: () => NewsItemModel, holder: (item: NewsItem) => item.draft ?? item })
  @Mutation(() => NewsItem, {
    description: 'Keeps a change of news as a draft: what is on the website stays as it is.',
  })
  saveNewsDraft(
    @Arg('id', () => ID, NEWS_ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('item') item: NewsDraftInput,
    @Ctx() context: RequestContext,
  ): Promise<NewsItem> {
    return service.saveNewsDraft(context.portal, actorOf(context), id, revision, item);
  }

  @Allow(Permission.webNews)
  @Mutation(() => NewsItem, { description: 'Publishes the draft of news, at once or on a day.' })
  publishNewsDraft(
    @Arg('id', () => ID, NEWS_ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('on', () => String, {
      nullable: true,
      description: 'YYYY-MM-DD, from today to a year ahead; none, or today: at once.',
    })
    on: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<NewsItem> {
    return service.publishNewsDraft(context.portal, actorOf(context), id, revision, on);
  }

  @Allow(Permission.webNews)
  @Mutation(() => NewsItem, { description: 'Has the draft of news wait for no day any more.' })
  unplanNewsDraft(
    @Arg('id', () => ID, NEWS_ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<NewsItem> {
    return service.unplanNewsDraft(context.portal, actorOf(context), id, revision);
  }

  @Allow(Permission.webNews)
  @Mutation(() => NewsItem, { description: 'Throws the draft beside published news away.' })
  discardNewsDraft(
    @Arg('id', () => ID, NEWS_ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<NewsItem> {
    return service.discardNewsDraft(context.portal, actorOf(context), id, revision);
  }

  @Allow(Permission.webNews)
  @Mutation(() => NewsItem, {
    description: 'Takes news from the website, or ends that it waits for its day: it becomes a draft.',
  })
  takeBackNewsItem(
    @Arg('id', () => ID, NEWS_ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<NewsItem> {
    return service.takeBackNewsItem(context.portal, actorOf(context), id, revision);
  }

  @Allow(Permission.webNews)
  @Mutation(() => NewsItem, { description: 'Makes a draft of what news said before.' })
  restoreNewsVersion(
    @Arg('id', () => ID, NEWS_ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('versionId', () => ID, { description: 'The id of the version.' }) versionId: string,
    @Ctx() context: RequestContext,
  ): Promise<NewsItem> {
    return service.restoreNewsVersion(context.portal, actorOf(context), id, revision, versionId);
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

  @Needs('isPublished', 'postponementDate')
  @FieldResolver(() => NewsState)
  state(@Root() item: NewsItem): NewsState {
    return service.stateOf(item);
  }

  @Needs('draft')
  @FieldResolver(() => NewsDraft, {
    nullable: true,
    description: 'Of news that is published: a change that is not on the website yet.',
  })
  draft(@Root() item: NewsItem): NewsDraft | null {
    return item.draft ?? null;
  }

  @Needs('versions')
  @FieldResolver(() => [NewsVersion], {
    description: 'What was put on the website, newest first: the last 20 times.',
  })
  versions(@Root() item: NewsItem): NewsVersion[] {
    return [...(item.versions ?? [])].reverse();
  }
}
