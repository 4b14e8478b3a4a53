import type { Model } from 'mongoose';

import { DAY, linkGone, newLink, openedBy, visitorUrl, withLink } from '../../identity/tokens/privateLink';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { AppError } from '../../platform/errors/appError';
import type { Settings } from '../../platform/settings/settings';
import { type HomeTheme, HomeThemeModel } from '../home/homeTheme.model';
import { getTheme, THEME, themePublishing } from '../home/homeTheme.service';
import { type NewsItem, NewsItemModel } from '../news/news.model';
import { getNewsItem, newsPublishing, stateOf } from '../news/news.service';
import { asOfToday } from '../publishing/publishing';
import { type WebsiteText, WebsiteTextModel } from '../texts/websiteText.model';
import { getText, textPublishing } from '../texts/websiteText.service';
import {
  NewsState,
  newsTagLabels,
  type WebsiteTextKey,
  websiteTextLabels,
  websiteTexts,
} from '../website.enums';
import type { PreviewLink, WebsitePreview } from './preview.types';

const LIFETIME = 7 * DAY;

/**
 * Makes a private link to what of news is not on the website yet. Ten work beside each other.
 * @throws NOT_FOUND, CONFLICT when all of it is on the website
 */
export async function previewNews(id: string, settings: Settings): Promise<PreviewLink> {
  const item = await getNewsItem(id);
  if (!waitingOf(item)) throw new AppError('CONFLICT', websiteTexts.nothingToPreview);
  return addLink(NewsItemModel as never, id, settings);
}

/** The same of the draft of a keyed text. @throws CONFLICT when it has none */
export async function previewText(key: WebsiteTextKey, settings: Settings): Promise<PreviewLink> {
  if (!(await getText(key)).draft) throw new AppError('CONFLICT', websiteTexts.nothingToPreview);
  return addLink(WebsiteTextModel as never, key, settings);
}

/** The same of the draft of the theme. @throws CONFLICT when it has none */
export async function previewTheme(settings: Settings): Promise<PreviewLink> {
  if (!(await getTheme()).draft) throw new AppError('CONFLICT', websiteTexts.nothingToPreview);
  return addLink(HomeThemeModel as never, THEME, settings);
}

/** What a private link opens: as long as it works and there is something that is not on the website. @throws NOT_FOUND */
export async function readPreview(token: string): Promise<WebsitePreview> {
  const preview = (await newsBehind(token)) ?? (await textBehind(token)) ?? (await themeBehind(token));
  if (!preview) throw linkGone();
  return preview;
}

async function newsBehind(token: string): Promise<WebsitePreview | null> {
  const found = await NewsItemModel.findOne(openedBy(token)).select({ versions: 0 }).lean(leanWithId);
  const waiting = found && waitingOf(asOfToday(newsPublishing, found as NewsItem));
  if (!waiting) return null;
  const { title, text, tags, photo, alt, focus, link, linkURL, publishOn } = waiting;
  return {
    ...{ page: 'Nieuws', title, text, photo, alt, focus, link, linkURL, publishOn },
    tags: tags.map((tag) => newsTagLabels[tag]),
  };
}

async function textBehind(token: string): Promise<WebsitePreview | null> {
  const found = await WebsiteTextModel.findOne(openedBy(token)).select({ versions: 0 }).lean(leanWithId);
  const draft = found && asOfToday(textPublishing, found as WebsiteText).draft;
  if (!draft) return null;
  const { text, publishOn } = draft;
  return { page: websiteTextLabels[found._id], title: '', text, tags: [], publishOn };
}

async function themeBehind(token: string): Promise<WebsitePreview | null> {
  const found = await HomeThemeModel.findOne(openedBy(token)).select({ versions: 0 }).lean(leanWithId);
  const draft = found && asOfToday(themePublishing, found as HomeTheme).draft;
  if (!draft) return null;
  const { title, text, image, alt, focus, publishOn } = draft;
  return { page: 'Homepage', title, text, photo: image, alt, focus, tags: [], publishOn };
}

/** What of news is not on the website yet: its draft, or all of it; null: nothing. */
function waitingOf(item: NewsItem) {
  if (item.draft) return item.draft;
  if (stateOf(item) === NewsState.published) return null;
  return { ...item, publishOn: item.postponementDate };
}

async function addLink(model: Model<object>, id: string, { publicUrl }: Settings): Promise<PreviewLink> {
  const { token, link } = newLink('hand', LIFETIME);
  const { matchedCount } = await model.updateOne({ _id: id }, withLink(link) as never, {
    updatePipeline: true,
  });
  if (matchedCount === 0) throw new AppError('CONFLICT', websiteTexts.nothingToPreview);
  return { url: visitorUrl(publicUrl, 'voorbeeld', token), until: link.expiresAt };
}
